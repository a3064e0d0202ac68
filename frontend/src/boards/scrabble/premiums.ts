// What is printed on a premium square, and how it is spoken.

export const SHORT: Readonly<Record<string, string>> = { T: '3W', D: '2W', t: '3L', d: '2L' }

export const LONG: Readonly<Record<string, readonly [times: string, what: string]>> = {
  T: ['3×', 'word'],
  D: ['2×', 'word'],
  t: ['3×', 'letter'],
  d: ['2×', 'letter'],
}

export const SPOKEN: Readonly<Record<string, string>> = {
  T: 'triple word',
  D: 'double word',
  t: 'triple letter',
  d: 'double letter',
}
