import type { CallDirector, Note } from '../../generated/scrabble.ts'

export const CALLS: Record<CallDirector['reason'], string> = {
  problem: 'There is a problem',
  flash: 'Tiles were drawn too quickly',
  underdraw: 'A rack is short',
  set: 'The set is not complete',
  leaving: 'I have to leave the room',
  left: 'My opponent has left the room',
}

export const NOTES: Record<Note['about'], string> = {
  conduct: 'Conduct',
  dress: 'Dress',
  equipment: 'Equipment',
  set: 'The set',
  certified: 'Set certified',
}
