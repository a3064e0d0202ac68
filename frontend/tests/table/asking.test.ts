import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { ask } from '../../src/table/asking.ts'

type Answers = (path: string, sent?: { method?: string; body?: string }) => Promise<Response>

async function with_(answers: Answers, body: () => Promise<void>): Promise<void> {
  const real = globalThis.fetch
  globalThis.fetch = answers as typeof fetch
  try {
    await body()
  } finally {
    globalThis.fetch = real
  }
}

test('the answer is what the hall says', () =>
  with_(
    (path) => Promise.resolve(Response.json({ path })),
    async () => {
      deepEqual(await ask('/t/x/ask/safe?leave=4'), { path: '/t/x/ask/safe?leave=4' })
    },
  ))

test('a body is sent as JSON', () =>
  with_(
    (_, sent) => Promise.resolve(Response.json([sent?.method, sent?.body])),
    async () => {
      deepEqual(await ask('/api', { word: 'lamp' }), ['POST', '{"word":"lamp"}'])
    },
  ))

test('a no is the sentence of the hall', () =>
  with_(
    () => Promise.resolve(Response.json({ says: 'Help is given at guided tables.' }, { status: 409 })),
    async () => {
      equal(await ask('/x'), 'Help is given at guided tables.')
    },
  ))

test('where nobody answers, or not in JSON, a sentence says so', async () => {
  await with_(
    () => Promise.reject(new TypeError('down')),
    async () => {
      equal(await ask('/x'), 'The hall has no answer now.')
    },
  )
  await with_(
    () => Promise.resolve(new Response('<html>', { status: 502 })),
    async () => {
      equal(await ask('/x'), 'The hall has no answer now.')
    },
  )
})
