import { inLang, type AnyResource, type Lang, type Values } from '../../define.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import { cellText, type CellValue } from '../../../server/importExport/cells.ts'
import { csvOf } from '../../../server/importExport/csv.ts'
import { formatIn, sheetFile } from '../../../server/importExport/format.ts'
import type { TableColumn } from '../../../server/importExport/table.ts'
import { writeXlsx } from '../../../server/importExport/xlsxWriter.ts'
import { listParametersOf, modelOf } from '../../../server/resources/endpoints.ts'
import { listQueryOf } from '../../../server/resources/query.ts'
import { exported } from '../../../server/resources/sheet.ts'
import type { StoredLists } from './importPlan.ts'
import { storedLists } from './importWriting.server.ts'
import { lookupType } from './lookupType.ts'
import { lookupValue } from './lookupValue.ts'
import { typeColumns, valueColumns } from './tables.server.ts'

const formats = ['csv', 'xlsx', 'json'] as const

/** The filtered lists as files that can be imported again: tables, and the form of the catalogue (section 7.2). */
export const exportCalls: readonly Endpoint[] = [
  exportCall(lookupType, 'Admin.LookupType.Export', 'تصدير أنواع القوائم', 'Export lookup types'),
  exportCall(lookupValue, 'Admin.Lookup.Export', 'تصدير قيم مرجعية', 'Export lookup values'),
]

function exportCall(resource: AnyResource, permission: string, ar: string, en: string): Endpoint {
  return {
    method: 'GET',
    path: `${resource === lookupType ? 'LookupType' : 'Lookup'}/Export`,
    label: [ar, en],
    permission: [permission],
    contract: { resource: resource.name, query: listParametersOf(resource), answers: 'file', formats },
    handle: async (call, { query }) => {
      const given = new URLSearchParams(query)
      const format = formatIn(given, formats)
      given.delete('format')
      const asked = listQueryOf(modelOf(call.platform, resource.name), given, call.platform.clock, call.lang)
      const content = await exported(call, modelOf(call.platform, resource.name), asked, format, async (records, runner) => {
        const shown = await placesOf(records)
        const stored = await storedLists(runner, call.platform)
        return format === 'json' ? catalogueOf(resource, shown, stored) : tableOf(resource, shown, stored, format, call.lang)
      })
      return sheetFile(resource.name, format, content)
    },
  }
}

/** The records of the filtered list by their ids, with their places in it. */
async function placesOf(records: AsyncIterable<Values>): Promise<ReadonlyMap<unknown, number>> {
  const places = new Map<unknown, number>()
  for await (const { id } of records) places.set(id, places.size)
  return places
}

function chosen(records: readonly Values[], shown: ReadonlyMap<unknown, number>): Values[] {
  return records.filter(({ id }) => shown.has(id)).toSorted((one, other) => (shown.get(one.id) ?? 0) - (shown.get(other.id) ?? 0))
}

function tableOf(
  resource: AnyResource,
  shown: ReadonlyMap<unknown, number>,
  { types, values }: StoredLists,
  format: 'csv' | 'xlsx',
  lang: Lang,
): string | Promise<Uint8Array<ArrayBuffer>> {
  const isOfTypes = resource === lookupType
  const columns = isOfTypes ? typeColumns : valueColumns
  const codes = codesOf({ types, values })
  const rows = chosen(isOfTypes ? types : values, shown).map(record => columns.map(column => cellOf(column, record, codes, lang)))
  const headings = columns.map(({ label }) => inLang(label, lang))
  if (format === 'csv') return csvOf([headings, ...rows.map(row => row.map(cellText))])
  const [, , ar, en] = resource.options.label
  return writeXlsx({
    name: inLang([ar, en], lang),
    isRightToLeft: lang === 'ar',
    columns: columns.map(({ kind }, index) => ({ heading: headings[index] ?? '', kind: kind === 'integer' ? 'decimal' : 'text' })),
    rows,
  })
}

interface Codes {
  readonly type: (id: unknown) => string | null
  readonly value: (id: unknown) => string | null
}

function codesOf({ types, values }: StoredLists): Codes {
  const finder = (records: readonly Values[]) => {
    const codes = new Map(records.map(({ id, code }) => [id, String(code)]))
    return (id: unknown) => codes.get(id) ?? null
  }
  return { type: finder(types), value: finder(values) }
}

function cellOf({ key }: TableColumn, record: Values, codes: Codes, lang: Lang): CellValue {
  const value = record[key]
  if (key === 'type' || key === 'parentType') return codes.type(value)
  if (key === 'parent') return codes.value(value)
  if (typeof value === 'boolean') return inLang(value ? ['نعم', 'Yes'] : ['لا', 'No'], lang)
  return typeof value === 'string' || typeof value === 'number' ? value : null
}

/** The form of the catalogue: types with their values; what is as usual is left out. */
function catalogueOf(resource: AnyResource, shown: ReadonlyMap<unknown, number>, { types, values }: StoredLists): string {
  const codes = codesOf({ types, values })
  const ofTypes = resource === lookupType
  const told = ofTypes ? values : chosen(values, shown)
  const valuesOf = Map.groupBy(
    ofTypes ? told.toSorted((one, other) => Number(one.sortOrder) - Number(other.sortOrder)) : told,
    ({ type }) => type,
  )
  const lists = ofTypes ? chosen(types, shown) : types.filter(({ id }) => valuesOf.has(id))
  const entries = lists.map(type => ({
    ...pick(type, ['id', 'code', 'nameAr', 'nameEn']),
    ...(ofTypes && {
      ...pick(type, ['descriptionAr', 'descriptionEn', 'allowsNewValues']),
      ...named('parentType', codes.type(type.parentType)),
    }),
    values: (valuesOf.get(type.id) ?? []).map(value => ({
      ...pick(value, ['code', 'nameAr', 'nameEn', 'value', 'color', 'icon']),
      ...named('parent', codes.value(value.parent)),
      ...(value.isActive === false && { isActive: false }),
      ...(value.isDefault === true && { isDefault: true }),
    })),
  }))
  return `${JSON.stringify(entries, null, 2)}\n`
}

function pick(record: Values, keys: readonly string[]): Values {
  return Object.fromEntries(keys.flatMap(key => (record[key] === null || record[key] === undefined ? [] : [[key, record[key]]])))
}

function named(key: string, code: string | null): Values {
  return code === null ? {} : { [key]: code }
}
