import { columnsOf, findState, inLang, stateWord, type AnyResource, type Lang } from '../../kernel/kernel.ts'

/** A record as calls answer it. */
export type Row = Readonly<Record<string, unknown>>

/** Does the server let the reader do this with the record as it is now? */
export function isAllowed(row: Row, action: string): boolean {
  return Array.isArray(row.allowed) && row.allowed.includes(action)
}

/** Has a visitor sent the record himself? Staff enter others for who comes to the counter. */
export function isOfSender({ fields }: AnyResource, { source }: Row): boolean {
  return source !== undefined && source === fields.source?.codes?.public
}

/** The text of a pair in the reader's language, else in the other one, and which language it is. */
export function pairOf(row: Row, name: string, lang: Lang): { text: string; lang: Lang } | undefined {
  const other = lang === 'ar' ? 'en' : 'ar'
  for (const candidate of [lang, other] as const) {
    const text = row[`${name}${candidate === 'ar' ? 'Ar' : 'En'}`]
    if (typeof text === 'string' && text !== '') return { text, lang: candidate }
  }
  return undefined
}

/** The title or name that a record has in the reader's language, else in the other one, and which language it is. */
export function titleIn(resource: AnyResource, row: Row, lang: Lang): { text: string; lang: Lang } | undefined {
  const names = ['title', 'name', 'officialName'].filter(
    name => (resource.fields[name] ?? resource.options.facts?.[name])?.bilingual === true,
  )
  return names.map(name => pairOf(row, name, lang)).find(pair => pair !== undefined)
}

/** What a reader calls the record: its title or name, else a title that has one language, its number, code, year or address, else its kind. */
export function titleOf(resource: AnyResource, row: Row, lang: Lang): string {
  const own = titleIn(resource, row, lang)
  if (own) return own.text
  for (const name of ['title', 'number', 'code', 'year', 'fromPath']) {
    const value = row[name]
    if ((typeof value === 'string' && value !== '') || typeof value === 'number') return String(value)
  }
  return inLang([resource.options.label[0], resource.options.label[1]], lang)
}

/** The word of the state that a record is in. */
export function wordOfState(resource: AnyResource, row: Row): string | undefined {
  const state = findState(resource)
  return state ? stateWord(state, row[state.name]) : undefined
}

/** Values of the definition's own fields, for a form. */
export function valuesOf(resource: AnyResource, row: Row): Record<string, unknown> {
  return Object.fromEntries(columnsOf(resource.fields).map(({ name }) => [name, row[name] ?? null]))
}
