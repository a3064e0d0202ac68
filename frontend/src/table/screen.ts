// Where everything of a table stands on one screen: a phone, or any window too narrow for two columns.
import { MediaQuery } from 'svelte/reactivity'

/** The same width stands in the styles of the table page. */
export const narrow = new MediaQuery('max-width: 59.99rem', false)
