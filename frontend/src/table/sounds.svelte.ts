// What is heard and felt at a table: your turn, the bell, the last ten seconds. The program makes the tones itself.
// Nothing sounds before somebody has touched the page, as browsers ask; one tap turns it off, and that is remembered.

export type Cue = 'turn' | 'bell' | 'seconds'

interface Tone {
  readonly hertz: number
  /** Seconds after the cue, and how long it rings. */
  readonly at: number
  readonly rings: number
}

const TONES: Record<Cue, readonly Tone[]> = {
  turn: [
    { hertz: 523, at: 0, rings: 0.18 },
    { hertz: 784, at: 0.12, rings: 0.3 },
  ],
  bell: [
    { hertz: 1319, at: 0, rings: 1.1 },
    { hertz: 2638, at: 0, rings: 0.5 },
    { hertz: 3560, at: 0, rings: 0.25 },
  ],
  seconds: [
    { hertz: 880, at: 0, rings: 0.08 },
    { hertz: 880, at: 0.16, rings: 0.08 },
  ],
}
const FEELS: Record<Cue, number[]> = { turn: [60], bell: [120, 60, 120], seconds: [40, 60, 40] }
const LOUD = 0.16
const KEPT = 'gamehall-sounds'

let context: AudioContext | null = null

export const sounds = $state({ on: localStorage.getItem(KEPT) !== 'off' })

export function turnSounds(): void {
  sounds.on = !sounds.on
  localStorage.setItem(KEPT, sounds.on ? 'on' : 'off')
  play('turn')
}

/** From the first touch or key on, the page may be heard. */
export function listenForTouch(): () => void {
  const touched = (): void => {
    context ??= new AudioContext()
    void context.resume()
  }
  const once = { once: true, capture: true }
  window.addEventListener('pointerdown', touched, once)
  window.addEventListener('keydown', touched, once)
  return () => {
    window.removeEventListener('pointerdown', touched, once)
    window.removeEventListener('keydown', touched, once)
  }
}

export function play(cue: Cue): void {
  if (!sounds.on || !context) return
  for (const tone of TONES[cue]) ring(context, tone)
  if (matchMedia('(prefers-reduced-motion: no-preference)').matches && 'vibrate' in navigator)
    navigator.vibrate(FEELS[cue])
  document.dispatchEvent(new CustomEvent('gamehall:cue', { detail: cue }))
}

function ring(on: AudioContext, { hertz, at, rings }: Tone): void {
  const source = on.createOscillator()
  const volume = on.createGain()
  const begins = on.currentTime + at
  source.frequency.value = hertz
  volume.gain.setValueAtTime(0, begins)
  volume.gain.linearRampToValueAtTime(LOUD, begins + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.001, begins + rings)
  source.connect(volume).connect(on.destination)
  source.start(begins)
  source.stop(begins + rings)
}
