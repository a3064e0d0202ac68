// What is said of a cube besides its colour and letter.
import { nameOf, type Shown } from './cubes.ts'
import type { Desk } from './desk.svelte.ts'

/** Its place in the word that is marked, from 1; 0: not marked. */
export function markOf(desk: Desk | undefined, cube: number): number {
  return (desk?.marked.indexOf(cube) ?? -1) + 1
}

/** The cube read out; `last`: the one that was moved last. */
export function lookOf(cube: Shown, desk: Desk | undefined, last: number | null): string {
  const parts = [nameOf(cube)]
  if (cube.carries) parts.push('may carry a demand')
  if (markOf(desk, cube.cube)) parts.push(`letter ${markOf(desk, cube.cube)} of the word`)
  if (last === cube.cube) parts.push('just moved')
  return parts.join(', ')
}
