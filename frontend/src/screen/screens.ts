// A game may have a hall screen of its own: a `Screen.svelte` in its folder; no list is edited.
import type { Component } from 'svelte'
import type { Table } from '../table/table.svelte.ts'

export interface ScreenProps {
  table: Table
}

const screens = import.meta.glob<{ default: Component<ScreenProps> }>('../boards/*/Screen.svelte', { eager: true })

export function screenOf(game: string): Component<ScreenProps> | null {
  return screens[`../boards/${game}/Screen.svelte`]?.default ?? null
}
