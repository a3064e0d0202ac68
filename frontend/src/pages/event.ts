// The pages of an event: what is typed reaches the hall once and is never lost, clocks go on, links are copied by a tap.
import { entry } from '../event/entry.ts'
import { followsTheClock } from '../event/following.ts'
import { filters, leadOn, leaveWhoTypes } from '../event/typing.ts'
import { copiesByTap } from '../sharing/copying.ts'
import '../event/event.css'

copiesByTap()
leaveWhoTypes()
filters()
leadOn()
followsTheClock()
entry()
