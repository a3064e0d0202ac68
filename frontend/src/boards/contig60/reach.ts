// Which numbers three dice can make: the hint of a guided table. Only the hall's referee decides what counts.
import { SIGNS } from './sentence.ts'

const WORTH: ((a: number, b: number) => number)[] = [
  (a, b) => a + b,
  (a, b) => a - b,
  (a, b) => a * b,
  (a, b) => (b === 0 ? NaN : a / b),
]

/** Combines two of the numbers until one is left; `whole`: no fraction and nothing below 0 on the way. */
export function reach(dice: readonly number[], whole: boolean): Set<number> {
  const found = new Set<number>()
  combine([...dice], whole, found)
  return found
}

function combine(numbers: number[], whole: boolean, found: Set<number>): void {
  const [only] = numbers
  if (numbers.length === 1 && only !== undefined) {
    const near = Math.round(only)
    if (Math.abs(only - near) < 1e-9 && near >= 0) found.add(near)
    return
  }
  for (let i = 0; i < numbers.length; i++) {
    for (let j = 0; j < numbers.length; j++) {
      if (i === j) continue
      const rest = numbers.filter((_, k) => k !== i && k !== j)
      for (const worth of WORTH) {
        const value = worth(numbers[i] ?? 0, numbers[j] ?? 0)
        if (Number.isNaN(value) || (whole && (value < 0 || !Number.isInteger(value)))) continue
        combine([value, ...rest], whole, found)
      }
    }
  }
}

/** The number sentences that make this number of three dice, in whole steps, as they are announced. */
export function waysTo(dice: readonly number[], wanted: number): string[] {
  const found = new Set<string>()
  for (const [i, a] of dice.entries()) {
    for (const [j, b] of dice.entries()) {
      const last = dice.find((_, k) => k !== i && k !== j)
      if (i === j || last === undefined) continue
      for (const first of stepsOf(a, b)) {
        for (const second of [...stepsOf(first.makes, last), ...stepsOf(last, first.makes)]) {
          if (second.makes === wanted) found.add(`${first.says}; ${second.says}`)
        }
      }
    }
  }
  return [...found]
}

interface Step {
  readonly makes: number
  readonly says: string
}

/** One step with two numbers; what may be said either way round is said with the larger first. */
function stepsOf(a: number, b: number): Step[] {
  return Object.values(SIGNS).flatMap((sign, i) => {
    const makes = WORTH[i]?.(a, b) ?? NaN
    const turned = (sign === SIGNS['+'] || sign === SIGNS['*']) && a < b
    return turned || !Number.isInteger(makes) || makes < 0 ? [] : [{ makes, says: `${a} ${sign} ${b} = ${makes}` }]
  })
}
