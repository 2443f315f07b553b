import { definitions } from '../../kernel/kernel.ts'

/** What each page of the library lets somebody do beside looking at it. */
const buttons = {
  'Library.Branch': ['Create', 'Update', 'Delete'],
  'Library.Shelf': ['Create', 'Update', 'Delete', 'Publish'],
  'Library.Book': ['Create', 'Update', 'Delete', 'Export'],
  'Library.BookFile': ['Create', 'Update', 'Delete'],
  'Library.Insurance': ['Create', 'Update', 'Delete'],
  'Library.Loan': ['Create', 'Update', 'Delete', 'Lend', 'Return', 'Correct'],
  'Library.YearReport': ['Create', 'Update', 'Delete'],
  'Library.Subject': ['Create', 'Update', 'Delete', 'Export'],
  'Library.ReadingList': ['Create', 'Update', 'Delete'],
  'Library.Notice': ['Create', 'Update', 'Delete', 'Submit', 'Publish', 'Reject'],
} as const
type Buttons = typeof buttons

/** Every permission of the library. */
export type Permission = { [Page in keyof Buttons]: Page | `${Page}.${Buttons[Page][number]}` }[keyof Buttons]
export const permissionNames: ReadonlySet<string> = new Set(
  Object.entries(buttons).flatMap(([page, names]) => [page, ...names.map(name => `${page}.${name}`)]),
)

/** Who works with the library. */
export type PlaceType = 'desk' | 'headOffice' | 'archive' | 'partner' | 'garden'

/** The lookup lists of the library, with the integer ids of their values; the last value of a list is no longer in use. */
export const lists = {
  libraryGenre: { novel: 900_001, history: 900_002, poetry: 900_003, almanac: 900_004 },
  libraryCondition: { new: 901_001, worn: 901_002, damaged: 901_003, mouldy: 901_004 },
  libraryRefusal: { incomplete: 902_001, wrong: 902_002 },
} as const
type Lists = typeof lists

/** The kernel's forms, told the library's names. */
export const { action, lookup, pages, resource, states } = definitions<{
  permission: Permission
  placeType: PlaceType
  group: 'stock' | 'desk'
  icon: 'book' | 'building'
  lookup: { [List in keyof Lists]: keyof Lists[List] & string }
}>()
