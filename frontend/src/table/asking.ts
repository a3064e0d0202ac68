// What a page asks besides what it is sent.

/** Asks the hall; a sentence for people where it does not answer. */
export async function ask<T>(path: string, body?: object): Promise<T | string> {
  try {
    const response = body
      ? await fetch(path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        })
      : await fetch(path, { headers: { Accept: 'application/json' } })
    const answer: unknown = await response.json()
    if (response.ok) return answer as T
    return (answer as { says?: string } | null)?.says ?? 'The hall has no answer now.'
  } catch {
    return 'The hall has no answer now.'
  }
}
