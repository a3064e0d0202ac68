// Everything that can be cited at a table; asked for once.
import type { Source } from '../../generated/protocol.ts'
import { ask } from '../../table/asking.ts'

const books = new Map<string, Promise<readonly Source[] | string>>()

export function paragraphsOf(table: string): Promise<readonly Source[] | string> {
  let found = books.get(table)
  if (!found) {
    found = ask<readonly Source[]>(`/t/${encodeURIComponent(table)}/ask/paragraphs`)
    books.set(table, found)
  }
  return found
}
