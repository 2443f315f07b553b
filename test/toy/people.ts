import type { Caller } from '../../kernel/kernel.ts'
import { permissionNames, type PlaceType } from './define.ts'

/** The branches that exist from the start, by what people call them. */
export const branches = {
  north: '00000000-0000-7000-8000-00000000b001',
  south: '00000000-0000-7000-8000-00000000b002',
  main: '00000000-0000-7000-8000-00000000b003',
} as const

const at = (type: PlaceType, id: string) => ({ id, type })
const everyPermission = (name: string) => permissionNames.has(name)

let numbers = 0
function person(place: Caller['place'], can: (permission: string) => boolean = everyPermission): Caller & { userId: string } {
  numbers += 1
  return { userId: `00000000-0000-7000-8000-${String(numbers).padStart(12, '0')}`, isAdmin: false, place, can }
}

/** Who works with the library. The word is the token of his session. */
export const people = {
  /** The desk of the northern branch. */
  salma: person(at('desk', branches.north)),
  /** A colleague at the same desk. */
  amal: person(at('desk', branches.north)),
  /** The desk of the southern branch. */
  omar: person(at('desk', branches.south)),
  /** Head office: reads and writes for every branch. */
  huda: person(at('headOffice', branches.main)),
  /** The archive reads everything and writes nothing. */
  nabil: person(at('archive', branches.main)),
  /** A partner sees what is published. */
  rima: person(at('partner', branches.main)),
  /** The gardener reaches no record, whatever he may. */
  zaki: person(at('garden', branches.north)),
  /** Has every permission and no place. */
  newcomer: person(undefined),
  /** Looks at books and loans, and changes nothing. */
  trainee: person(at('desk', branches.north), name => ['Library.Book', 'Library.Loan', 'Library.Notice'].includes(name)),
  /** Writes notices and does not send them for review. */
  intern: person(at('desk', branches.north), name => ['Library.Notice', 'Library.Notice.Create', 'Library.Notice.Update'].includes(name)),
  admin: { ...person(undefined), isAdmin: true, can: () => true },
} satisfies Record<string, Caller>

/** The name of somebody who works with the library. */
export type Person = keyof typeof people
