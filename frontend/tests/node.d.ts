// What the tests use of Node's own test runner.
declare module 'node:test' {
  export function test(name: string, body: () => void | Promise<void>): void
}

declare module 'node:assert/strict' {
  export function equal<T>(found: T, wanted: T, says?: string): void
  export function deepEqual<T>(found: T, wanted: T, says?: string): void
  export function ok(found: unknown, says?: string): void
}
