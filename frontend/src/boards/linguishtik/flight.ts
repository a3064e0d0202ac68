// Cubes fly from where they lay to where they lie.
import { prefersReducedMotion } from 'svelte/motion'
import { crossfade } from 'svelte/transition'

const MOVE = 180

export function motion(): { duration: number } {
  return { duration: prefersReducedMotion.current ? 0 : MOVE }
}

export const [send, receive] = crossfade({ duration: () => motion().duration })
