// A number sentence while it grows: `3 + 5 = 8; 8 × 4 = 32`. The hall reads more than this page does.

export const SIGNS: Record<string, string> = { '+': '+', '-': '−', '*': '×', '/': '÷' }
const WORDS: Record<string, string> = { '+': 'plus', '-': 'minus', '*': 'times', '/': 'divided by' }

const SPELT: [RegExp, string][] = [
  [/plus|added to|add/g, '+'],
  [/minus|subtract|take away|less|[−–]/g, '-'],
  [/multiplied by|times|[x×·]/g, '*'],
  [/divided by|over|[÷:]/g, '/'],
  [/equals?|makes|gives|\bis\b/g, '='],
  [/and then|then|and|,|\.(?!\d)/g, ';'],
]

export interface Step {
  numbers: number[]
  signs: string[]
  /** `=` has been said. */
  equals: boolean
  result: number | null
}

/** The sentence in steps, as far as it has been said; null where this page cannot follow. */
export function readSteps(text: string): Step[] | null {
  let plain = text.toLowerCase()
  for (const [words, sign] of SPELT) plain = plain.replace(words, ` ${sign} `)
  if (!/^[\d\s+\-*/=;.]*$/.test(plain)) return null
  const steps: Step[] = []
  for (const part of plain.split(';')) {
    const step = readStep(part.match(/\d*\.\d+|\d+|[-+*/=]/g) ?? [])
    if (!step) return null
    if (step.numbers.length || part === plain) steps.push(step)
  }
  return steps
}

function readStep(tokens: readonly string[]): Step | null {
  const step: Step = { numbers: [], signs: [], equals: false, result: null }
  for (const token of tokens) {
    const digits = /\d$/.test(token)
    const wantsNumber = step.numbers.length === step.signs.length
    if (step.equals) {
      if (!digits || step.result !== null) return null
      step.result = Number(token)
    } else if (digits) {
      if (!wantsNumber) return null
      step.numbers.push(Number(token))
    } else if (wantsNumber) return null
    else if (token === '=') step.equals = true
    else step.signs.push(token)
  }
  return step
}

export function inSymbols(steps: readonly Step[]): string {
  return steps.map((step) => told(step, SIGNS, '=')).join('; ')
}

export function inWords(steps: readonly Step[]): string {
  return steps.map((step) => told(step, WORDS, 'is')).join(', and ')
}

function told(step: Step, signs: Record<string, string>, equals: string): string {
  const parts: (string | number)[] = []
  step.numbers.forEach((number, i) => {
    parts.push(number)
    const sign = step.signs[i]
    if (sign) parts.push(signs[sign] ?? sign)
  })
  if (step.equals) parts.push(equals)
  if (step.result !== null) parts.push(step.result)
  return parts.join(' ')
}

/** The result the player has announced at the end, if any. */
export function announced(text: string): number | null {
  return readSteps(text)?.at(-1)?.result ?? null
}

/** Which dice the sentence has used so far. A result said before is no die. */
export function usedDice(steps: readonly Step[], dice: readonly number[]): boolean[] {
  const used = dice.map(() => false)
  let before: number | null = null
  for (const step of steps) {
    let carried = before
    for (const number of step.numbers) {
      if (carried === number) {
        carried = null
        continue
      }
      const at = dice.findIndex((die, i) => die === number && !used[i])
      if (at >= 0) used[at] = true
    }
    before = step.result
  }
  return used
}

/** The result to go on from: said in the step before, and not yet used in this one. */
export function carriedResult(steps: readonly Step[]): number | null {
  const step = steps.at(-1)
  if (!step) return null
  if (step.result !== null) return step.result
  const before = steps.at(-2)?.result ?? null
  return before !== null && !step.numbers.includes(before) && !step.equals ? before : null
}

/** What may be said next. */
export function expects(steps: readonly Step[]): { number: boolean; sign: boolean; equals: boolean; digit: boolean } {
  const step = steps.at(-1)
  if (!step?.numbers.length) return { number: true, sign: false, equals: false, digit: false }
  if (step.equals) {
    const said = step.result !== null
    const shown = String(step.result ?? '')
    return { number: said, sign: said, equals: false, digit: shown.length < (shown.includes('.') ? 5 : 3) }
  }
  const wantsNumber = step.numbers.length === step.signs.length
  return { number: wantsNumber, sign: !wantsNumber, equals: !wantsNumber && step.numbers.length > 1, digit: false }
}

/** The sentence with one more word. */
export function sayNumber(text: string, number: number): string {
  const steps = readSteps(text) ?? []
  const done = steps.at(-1)?.result !== null && steps.length > 0
  return tidy(done ? `${text}; ${number}` : `${text} ${number}`)
}

export function saySign(text: string, sign: string): string {
  const steps = readSteps(text) ?? []
  const result = steps.at(-1)?.result ?? null
  return tidy(result === null ? `${text} ${sign}` : `${text}; ${result} ${sign}`)
}

/** A digit of the result, or its decimal point, which waits for a digit to follow. */
export function sayDigit(text: string, digit: string): string {
  if (digit === '.') return /\d$/.test(text) ? `${text}.` : text
  const steps = readSteps(text) ?? []
  return tidy(steps.at(-1)?.result === null ? `${text} ${digit}` : `${text}${digit}`)
}

/** Without the last word said. */
export function takeBackWord(text: string): string {
  const steps = readSteps(text)
  if (!steps) return ''
  const stating = steps.at(-1)?.result !== null
  const cut = stating ? text.trimEnd().replace(/\d$/, '') : text.trimEnd().replace(/(\d+|[^\d\s]+)$/, '')
  return tidy(cut.replace(/[;\s]+$/, ''))
}

export function tidy(text: string): string {
  const steps = readSteps(text)
  return steps ? inSymbols(steps) : text
}
