// The page of a table that gathers: its code and its links are copied with one tap, or handed on by the phone itself.
import { copiesByTap } from '../sharing/copying.ts'

copiesByTap()
