/** What the forms promise: each line above the bar compiles, each line under an @ts-expect-error is a mistake that must not. Compiled, never run. */
import {
  bilingual,
  boolean,
  choice,
  date,
  dateTime,
  decimal,
  integer,
  money,
  ref,
  state,
  text,
  type DraftFor,
  type ParamsOf,
  type RecordFor,
  type RulesFor,
  type WireFor,
} from '../../kernel/kernel.ts'
import { action, lookup, pages, resource, states } from '../toy/define.ts'
import { loanStates } from '../toy/lending.ts'
import { book, type branch, loan, notice, type readingList, shelf, type subject, type yearReport } from '../toy/library.ts'
import { branchStock, everywhere, type ScopeTable } from '../toy/scopes.ts'

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const holds = <_T extends true>() => undefined

// Coded values: the word in rules, the integer in JSON and SQL, a map between.
holds<Same<RecordFor<typeof book>['binding'], 'paper' | 'cloth' | 'leather'>>()
holds<Same<WireFor<typeof book>['binding'], 1 | 2 | 5>>()
holds<Same<RecordFor<typeof book>['languages'], ('arabic' | 'english' | 'french')[] | null | undefined>>()
holds<Same<RecordFor<typeof book>['genre'], 'novel' | 'history' | 'poetry' | 'almanac'>>()
holds<Same<WireFor<typeof book>['genre'], number>>()
holds<Same<typeof book.fields.binding.codes.leather, 5>>()
holds<Same<typeof loanStates.codes.lost, 9>>()
// A state that no step enters is in no row.
holds<Same<RecordFor<typeof loan>['loanStatus'], 'reserved' | 'lent' | 'overdue' | 'returned' | 'lost'>>()
holds<Same<WireFor<typeof loan>['loanStatus'], 2 | 3 | 4 | 5 | 9>>()

// Two keys for a field in two languages; Arabic bound, English optional, both where `requiredBoth()` says so.
holds<Same<Pick<RecordFor<typeof book>, 'titleAr' | 'titleEn'>, { titleAr: string; titleEn?: string | null }>>()
holds<Same<Pick<RecordFor<typeof branch>, 'nameAr' | 'nameEn'>, { nameAr: string; nameEn: string }>>()

// Two moments: with states a draft has only what is required at once; without states both are the same.
holds<Same<Pick<DraftFor<typeof loan>, 'reader' | 'readerPhone'>, { reader: string; readerPhone?: string | null }>>()
holds<Same<Pick<RecordFor<typeof loan>, 'reader' | 'readerPhone'>, { reader: string; readerPhone: string }>>()
holds<Same<DraftFor<typeof book>, RecordFor<typeof book>>>()

// The scope gives the column that says whose the row is, publishing gives its own; money is text, rows are rows.
holds<Same<RecordFor<typeof book>['branchId'], string>>()
holds<Same<RecordFor<typeof notice>['issuer'], string | null>>()
holds<Same<RecordFor<typeof notice>['liveVersion'], number | null>>()
holds<Same<RecordFor<typeof shelf>['isPublished'], boolean>>()
holds<Same<RecordFor<typeof book>['price'], string | null | undefined>>()
holds<Same<RecordFor<typeof shelf>['visits'], { from: string; fee?: string | null }[] | null | undefined>>()
holds<Same<RecordFor<typeof yearReport>['year'], number>>()
// Ids are whole numbers where the definition says so, and so is what refers to such a record.
holds<Same<RecordFor<typeof book>['id'], string>>()
holds<Same<RecordFor<typeof subject>['broader'], number | null | undefined>>()
holds<Same<RecordFor<typeof readingList>['subject'], number>>()
holds<Same<RecordFor<typeof readingList>['related'], number[] | null | undefined>>()
holds<Same<ParamsOf<'a/{x}/b/{y}'>, { readonly x: string; readonly y: string }>>()

// ------------------------------------------------------------------------------------------------
const label = ['أ', 'a', 'ب', 'b'] as const
const permission = 'Library.Book'
const scope = branchStock
const message = ['م', 'm'] as const
const list = { columns: ['a'], sort: 'a' } as const
const fields = { a: text('أ', 'a') }
const base = { label, permission, scope, list } as const
const page = { label: ['أ', 'a'], permission, group: 'stock', icon: 'book', placeTypes: 'all' } as const
const aState = state(
  'الحالة',
  'State',
  states(
    { draft: [1, 'مسودة', 'Draft', 'draft'], done: [2, 'منجز', 'Done'] },
    [
      [null, 'create', 'draft', '.Create'],
      ['draft', 'submit', 'done', '.Update'],
    ],
    { create: ['إضافة', 'Create'], submit: ['إرسال', 'Send'] },
  ),
)

// @ts-expect-error a label in one language only
text('الاسم')
// @ts-expect-error a measurement without its unit
decimal('العمق', 'Depth')
// @ts-expect-error a check of numbers on a text
text('أ', 'a').between(1, 2)
// @ts-expect-error money is never a measurement between two numbers of any precision
money('أ', 'a').between(1, 2)
// @ts-expect-error both languages are asked of a field in two languages only
text('أ', 'a').requiredBoth()
// @ts-expect-error a choice without the specification's integer
choice('أ', 'a', { paper: ['ورق', 'Paper'] })
// @ts-expect-error one integer beside two words
choice('أ', 'a', { paper: [1, 'ورق', 'Paper'], cloth: [1, 'قماش', 'Cloth'] })
// @ts-expect-error a lookup list that does not exist
lookup('أ', 'a', 'libraryGenres')
// @ts-expect-error a day that is no day
date('أ', 'a').until('tomorrow')
// @ts-expect-error an instant has no bounds in days: which day it is depends on the zone
dateTime('أ', 'a').until('today')
// @ts-expect-error a state without its integer
states({ a: ['أ', 'A'] }, [], {})
// @ts-expect-error one integer beside two states
states({ a: [1, 'أ', 'A'], b: [1, 'ب', 'B'] }, [[null, 'create', 'a', '.Create']], { create: ['أ', 'a'] })
// @ts-expect-error a step to a state that does not exist
states({ a: [1, 'أ', 'A'] }, [['a', 'go', 'b', '.Update']], { go: ['أ', 'a'] })
// @ts-expect-error a step from a state that does not exist
states({ a: [1, 'أ', 'A'] }, [['b', 'go', 'a', '.Update']], { go: ['أ', 'a'] })
// @ts-expect-error a step under a permission that does not exist
states({ a: [1, 'أ', 'A'] }, [[null, 'create', 'a', '.Creat']], { create: ['أ', 'a'] })
// @ts-expect-error a button without its words
states({ a: [1, 'أ', 'A'] }, [[null, 'create', 'a', '.Create']], {})
// @ts-expect-error an integer in a rule
export const r1: RecordFor<typeof loan>['loanStatus'] = 3
// @ts-expect-error a word on the wire
export const r2: WireFor<typeof loan>['loanStatus'] = 'lent'
// @ts-expect-error a state that no row can hold
export const r3: RecordFor<typeof loan>['loanStatus'] = 'wanted'
// @ts-expect-error a code that the lookup list does not have
export const r4 = (b: RecordFor<typeof book>) => b.genre === 'drama'
// @ts-expect-error a field in two languages has no value under its bare name
export const r5 = (b: RecordFor<typeof book>) => b.title
// @ts-expect-error a draft may lack what is required on submitting
export const r6 = (l: DraftFor<typeof loan>) => l.readerPhone.length

// @ts-expect-error no permission
resource('x', { label, scope, fields, list })
// @ts-expect-error a permission that does not exist
resource('x', { label, permission: 'Library.Books', scope, fields, list })
// @ts-expect-error a permission without the `.Lend` that a step of the record's states names
resource('x', { label, permission, scope, fields: { ...fields, s: state('الحالة', 'State', loanStates) }, list })
// @ts-expect-error no scope
resource('x', { label, permission, fields, list })
// @ts-expect-error a scope that is no declared scope
resource('x', { label, permission, scope: 'branch', fields, list })
// @ts-expect-error a list column that is no field
resource('x', { label, permission, scope, fields, list: { columns: ['nope'], sort: 'a' } })
// @ts-expect-error a sort that is no field
resource('x', { label, permission, scope, fields, list: { columns: ['a'], sort: '-b' } })
// @ts-expect-error a filter that is no field
resource('x', { label, permission, scope, fields, list: { columns: ['a'], sort: 'a', filters: ['b'] } })
// @ts-expect-error a portal field that is no field
resource('x', { label, permission, scope, fields, list, portal: { fields: ['secret'] } })
// @ts-expect-error a portal condition that no record can meet
resource('x', { ...base, fields: { ...fields, s: aState }, portal: { when: { s: 'publised' }, fields: ['a'] } })
// @ts-expect-error a rule at a field that does not exist
resource('x', { ...base, fields, rules: [{ at: 'b', ok: () => true, message }] })
const pair = { ...fields, b: bilingual('ب', 'b') }
// @ts-expect-error a rule at the bare name of a field in two languages: at which of the two?
resource('x', { ...base, fields: pair, rules: [{ at: 'b', ok: () => true, message }] })
// @ts-expect-error a rule that reads a field that does not exist
resource('x', { ...base, fields, rules: [{ at: 'a', ok: x => x.b === 1, message }] })
const withGenre = { ...fields, g: lookup('ن', 'g', 'libraryGenre') }
// @ts-expect-error a rule that compares with a code that the list does not have
resource('x', { ...base, fields: withGenre, rules: [{ at: 'a', ok: x => x.g === 'drama', message }] })
const asked = { a: text('أ', 'a').required(), b: boolean('ب', 'b'), s: aState }
// @ts-expect-error a rule at every save that counts on what only submitting requires
resource('x', { ...base, fields: asked, rulesAtOnce: [{ at: 'a', ok: x => x.a.length > 1, message }] })
// @ts-expect-error a condition of the form that counts on a value not yet typed
resource('x', { ...base, fields: asked, shownWhen: { b: x => x.a.length > 1 } })
// @ts-expect-error a derived value that reads a field that does not exist
resource('x', { ...base, fields, derived: { d: { as: integer('د', 'd'), from: x => x.b } } })
// @ts-expect-error unique together with a column that does not exist
resource('x', { ...base, fields, unique: [['issuer', 'a']] })
// @ts-expect-error an order between fields that are no dates
resource('x', { ...base, fields: { ...fields, d: date('د', 'd') }, order: [['a', 'd']] })
// @ts-expect-error reviewed content without states to review it through
resource('x', { ...base, fields, publishing: 'reviewed' })
const blockRules: RulesFor<{ a: typeof fields.a; b: typeof fields.a }> = [{ at: 'b', ok: x => !!x.b, message }]
// @ts-expect-error a block's rule taken without the block's fields
resource('x', { ...base, fields, rules: blockRules })
// @ts-expect-error a further part of a record that names a field which it does not have
resource('x', { ...base, scope: everywhere, fields, extends: { base: book, fields: ['b'], fixed: {} } })
// @ts-expect-error a place type forgotten in a scope's table
export const t1: ScopeTable = { desk: ['own', 'own'] }
// @ts-expect-error writing what is only read when published
export const t2: ScopeTable = { ...branchStock.table, partner: ['publishedOnly', 'publishedOnly'] }
// @ts-expect-error an action under a permission that does not exist
action('أ', 'a', { method: 'PUT', path: 'X/Do/{id}', permission: 'Library.Boks' })
// @ts-expect-error a reference that is a value: it is named by a function, so that two definitions may name each other
ref('أ', 'a', book)

// @ts-expect-error a page without a permission
pages({ x: { label: ['أ', 'a'], group: 'stock', icon: 'book', placeTypes: 'all', list: book } })
// @ts-expect-error any of several permissions, one of which does not exist
pages({ x: { ...page, permission: ['Library.Book', 'Library.Bok'], list: book } })
// @ts-expect-error a group that the sidebar does not have
pages({ x: { ...page, group: 'stocks', list: book } })
// @ts-expect-error a place type that does not exist
pages({ x: { ...page, placeTypes: ['branch'], list: book } })
// @ts-expect-error records of one place on a route that names no place
pages({ stock: { ...page, tabs: [book] } })
// @ts-expect-error records of a branch on the route of an issuer
pages({ 'notices/{issuer}': { ...page, tabs: [book] } })
// @ts-expect-error a form on a route that names no record
pages({ books: { ...page, form: book } })
// @ts-expect-error a list and a form on one page
pages({ 'books/{id}': { ...page, list: book, form: book } })
// @ts-expect-error a page with nothing on it
pages({ books: page })
// @ts-expect-error under a page that does not exist
pages({ books: { ...page, list: book }, 'books/{id}': { under: 'book', form: book } })
// @ts-expect-error a screen that asks for a parameter that the route does not have
pages({ 'x/{id}': { ...page, screen: async () => (props: { params: { bookId: string } }) => props.params.bookId } })
