// Which numbers three dice can make: the hint of a guided table. Only the hall's referee decides what counts.
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
