import { columnsAsked, columnsOf, type FormSpec, type FormTemplate, type PostedValues } from '../../../kernel/kernel.ts'
import type { Visit } from '../visit.ts'
import { byName, lookupOf, type LookupValue } from './lookups.ts'

/** An authority or a council as a form offers it. */
export interface OfferedPlace {
  readonly code: string
  readonly nameAr: string
  readonly nameEn: string
}

interface Said {
  readonly ar: string
  readonly en: string
}

/** What a visitor's form is drawn with. */
export interface EntryFormData {
  /** The signed instant at which it was drawn. */
  readonly start: string
  readonly isOpen: boolean
  /** What its files may weigh, all of them together. */
  readonly mostFileBytes: number
  /** Why none could be sent now: by anybody, or from a browser without a script. */
  readonly full: Said | null
  readonly fullWithoutScript: Said | null
  readonly lists: Readonly<Record<string, readonly LookupValue[]>>
  readonly places: readonly OfferedPlace[]
  readonly posted: PostedValues | undefined
  /** How the ministry has the form asked; null: as the program has it. */
  readonly template: FormTemplate | null
  /** Values that the address brings: of which place somebody came, and from which page. */
  readonly preset: Readonly<Record<string, readonly string[]>>
}

/** Has a form come back because something in it is to be corrected, or could not be sent? That stands before all that one reads first. */
export function isToMend({ posted }: Pick<EntryFormData, 'posted'>): boolean {
  return posted !== undefined && (posted.problems.length > 0 || posted.failure !== undefined)
}

/** Loads what a form offers. @param given the query of the page: what it may preset */
export async function loadEntryForm({ api, posted, lang }: Visit, spec: FormSpec, given: URLSearchParams): Promise<EntryFormData> {
  const asked = new Set(columnsAsked(spec))
  const lists = [
    ...new Set(columnsOf(spec.resource.fields).flatMap(({ name, field }) => (asked.has(name) && field.list ? field.list : []))),
  ]
  const [{ start, ...state }, { template }, places, ...values] = await Promise.all([
    api.get<Pick<EntryFormData, 'start' | 'isOpen' | 'mostFileBytes' | 'full' | 'fullWithoutScript'>>(
      `Public/Submission/GetForm/${spec.kind}`,
    ),
    api.get<{ template: FormTemplate | null }>('Public/EntryTemplate', { module: spec.module }),
    placesOf(spec, api),
    ...lists.map(list => lookupOf(api, list)),
  ])
  const again = isPosted(posted) ? posted : undefined
  const valuesOf = Object.fromEntries(lists.map((list, index) => [list, values[index] ?? []]))
  return {
    start: again?.start ?? start,
    ...state,
    lists: valuesOf,
    places: places.toSorted(byName(lang)),
    posted: again,
    template,
    preset: presetIn(given, valuesOf[spec.resource.fields.subjectKind?.list ?? ''] ?? []),
  }
}

/** The authorities that may be chosen in a form, and the councils. */
async function placesOf({ places, hasCouncils }: FormSpec, api: Visit['api']): Promise<OfferedPlace[]> {
  const calls = [...(places.length > 0 ? ['Public/LocalComm/GetPoints'] : []), ...(hasCouncils ? ['Public/Council/GetList'] : [])]
  const lists = await Promise.all(calls.map(call => api.get<{ items: readonly OfferedPlace[] }>(call)))
  return lists.flatMap(({ items }) => items.map(({ code, nameAr, nameEn }) => ({ code, nameAr, nameEn })))
}

/** A place page names its place, «report an error» its page, without its query where that is too long, and of which kind the message is. @param subjects the kinds that there are */
function presetIn(given: URLSearchParams, subjects: readonly LookupValue[]): Record<string, readonly string[]> {
  const place = /^[0-9A-Z-]{1,10}$/.exec(given.get('place') ?? '')?.[0]
  const address = given.get('page') ?? ''
  const page = /^\/(?![/\\])[^\s\\]{0,300}$/.exec(address.length > 300 ? address.replace(/[?#].*/, '') : address)?.[0]
  const subject = subjects.find(({ id, code }) => [String(id), code].includes(given.get('subject') ?? ''))
  return {
    ...(place !== undefined && { place: [place] }),
    ...(page !== undefined && { pageUrl: [page] }),
    ...(subject !== undefined && { subjectKind: [String(subject.id)] }),
  }
}

function isPosted(value: unknown): value is PostedValues {
  return typeof value === 'object' && value !== null && 'step' in value
}
