import { inLang } from '../../define.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import { csvOf } from '../../../server/importExport/csv.ts'
import { formatIn, sheetFile } from '../../../server/importExport/format.ts'
import type { Call, Platform } from '../../../server/platform.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { listPublic, publicSource } from '../../../server/resources/publicRead.ts'
import { listedBy } from '../../../server/search/listed.ts'
import type { Filter } from '../../../server/resources/query.ts'
import { tooManyRows } from '../../../server/resources/sheet.ts'
import { exportAuthorities } from './exportAuthorities.ts'
import { localComm } from './localComm.ts'
import { regionOf } from './regions.ts'

const formats = ['csv'] as const
const columns = ['code', 'name', 'authorityType', 'municipalityClass', 'governorate', 'populationCount'] as const

/**
 * The narrowed list of authorities as a file for everybody: UTF-8 with a mark, headings and names in the language that is asked for.
 * @param limit counts what an address takes, and throws Refused 429 where that is too often
 */
export function authorityExport(limit: (call: Call) => void): Endpoint {
  const endpoint = implement(
    exportAuthorities,
    async ({ lang, ...narrowed }, asked, { query }) => {
      const format = formatIn(query, formats)
      limit(asked)
      const call: Call = { ...asked, lang: lang === 'ar' || lang === 'en' ? lang : asked.lang }
      const { fields } = localComm
      const rows = (await listOf(call, narrowed)).map(item => columns.map(column => cellOf(call, column, item)))
      return sheetFile('localAuthorities', format, csvOf([columns.map(column => inLang(fields[column].label, call.lang)), ...rows]))
    },
    formats,
  )
  return { ...endpoint, contract: { ...endpoint.contract, isLimited: true } }
}

/** By what a list is narrowed, as text. */
type Narrowed = Readonly<
  Partial<Record<'governorate' | 'region' | 'authorityType' | 'municipalityClass' | 'filter', string | null | undefined>>
>

/** @throws Refused when the list is longer than a file may be */
async function listOf(call: Call, narrowed: Narrowed): Promise<readonly Record<string, unknown>[]> {
  const { platform, lang } = call
  const filters = filtersOf(platform, narrowed)
  if (!filters) return []
  const most = platform.exportMaxRows()
  const sorting = [{ column: lang === 'ar' ? 'nameAr' : 'nameEn', isDescending: false }]
  const model = modelOf(platform, localComm.name)
  const found = narrowed.filter ? (await listedBy(call, publicSource(platform, model), narrowed.filter)).found : undefined
  const query = { skip: 0, limit: most, sorting, filters, text: narrowed.filter ?? undefined, found }
  const { items, totalCount } = await listPublic(call, model, query, { in: undefined, lacking: undefined })
  if (totalCount > most) throw tooManyRows(most)
  return items
}

/** @returns undefined where nothing can be meant: a governorate of another region */
function filtersOf({ lookups }: Platform, { governorate, region, authorityType, municipalityClass }: Narrowed): Filter[] | undefined {
  const isPlaced = Boolean(governorate || region)
  const wanted = region ? (lookups.find('region', Number(region))?.code ?? 'none') : undefined
  const meant = (lookups.findList('governorate')?.values ?? [])
    .filter(({ id, code }) => (!governorate || id === Number(governorate)) && (!wanted || regionOf(code) === wanted))
    .map(({ id }) => id)
  if (isPlaced && meant.length === 0) return undefined
  return [
    ...(isPlaced ? [{ column: 'governorate', oneOf: meant }] : []),
    ...(authorityType ? [{ column: 'authorityType', oneOf: [Number(authorityType)] }] : []),
    ...(municipalityClass ? [{ column: 'municipalityClass', oneOf: [Number(municipalityClass)] }] : []),
  ]
}

/** A value as text: that of a list by its name, a name in the file's language. */
function cellOf({ lang, platform }: Call, column: (typeof columns)[number], item: Readonly<Record<string, unknown>>): string {
  if (column === 'name') return plain((lang === 'en' ? item.nameEn : null) ?? item.nameAr)
  const { list } = localComm.fields[column]
  const value = item[column]
  if (list === undefined) return plain(value)
  const found = typeof value === 'number' ? platform.lookups.find(list, value) : undefined
  return found ? inLang([found.nameAr, found.nameEn], lang) : ''
}

function plain(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
