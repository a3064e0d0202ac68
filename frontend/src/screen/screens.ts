// A game may have a hall screen of its own: a `Screen.svelte` in its folder; no list is edited.
import type { Component } from 'svelte'
import type { Table } from '../table/table.svelte.ts'

export interface ScreenProps {
  table: Table
}

const screens = import.meta.glob<{ default: Component<ScreenProps> }>('../boards/*/Screen.svelte')

export async function screenOf(game: string): Promise<Component<ScreenProps> | null> {
  const found = await screens[`../boards/${game}/Screen.svelte`]?.()
  return found?.default ?? null
}
