import { problemAt, Refused, type Values } from '../../define.ts'
import { readSheet } from '../../../server/importExport/reading.ts'
import { tableOf, type TableColumn } from '../../../server/importExport/table.ts'
import type { Incoming, IncomingFile, IncomingValue } from './importPlan.ts'
import { typeColumns, valueColumns } from './tables.server.ts'

const limits = { mostRows: 10_000 }

/**
 * The values in a file: a table (XLSX, CSV), or the catalogue's form (JSON).
 * @param list of rows that name none
 * @throws Refused at `file` when it cannot be read
 */
export async function valuesIn(bytes: Uint8Array, list: string | undefined): Promise<IncomingFile> {
  if (isJson(bytes)) return { types: [], values: catalogueIn(bytes).values }
  const rows = tableOf(await readSheet(bytes, limits), withList(list))
  return {
    types: [],
    values: rows.map(({ number, cells: { type = null, ...given } }) => ({
      ...incomingOf(number, given),
      list: textOf(type) || (list ?? ''),
    })),
  }
}

/** The types in a file: a table of types alone, or the catalogue's form with their values. @throws Refused at `file` when it cannot be read */
export async function typesIn(bytes: Uint8Array): Promise<IncomingFile> {
  if (isJson(bytes)) return catalogueIn(bytes)
  const rows = tableOf(await readSheet(bytes, limits), typeColumns)
  return { types: rows.map(({ number, cells }) => incomingOf(number, cells)), values: [] }
}

function withList(list: string | undefined): readonly TableColumn[] {
  return valueColumns.map(column => (column.key === 'type' && list === undefined ? { ...column, isRequired: true } : column))
}

function incomingOf(row: number | null, given: Values, known: readonly string[] = Object.keys(given)): Incoming {
  const code = textOf(given.code).trim()
  const unknown = Object.keys(given).filter(key => !known.includes(key))
  return {
    row,
    title: code,
    code,
    given: Object.fromEntries(Object.entries(given).filter(([key]) => known.includes(key) && key !== 'code')),
    problems: unknown.map(key => problemAt(key, 'unknownField', ['', ''], [key])),
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function isJson(bytes: Uint8Array): boolean {
  const begin = new TextDecoder().decode(bytes.subarray(0, 64)).trimStart()
  return begin.startsWith('[') || begin.startsWith('{')
}

const keysOf = (columns: readonly TableColumn[]) => columns.map(({ key }) => key)
const typeKeys = keysOf(typeColumns)
const valueKeys = keysOf(valueColumns).filter(key => key !== 'type')

/** Types with their values, as the catalogue and the export write them. Numbers are those of another installation: what is known by its code keeps its own. */
function catalogueIn(bytes: Uint8Array): IncomingFile {
  const types: Incoming[] = []
  const values: IncomingValue[] = []
  for (const entry of [parsed(bytes)].flat()) {
    if (!isObject(entry)) throw noCatalogue()
    const { id: _, isSystem: __, values: own = [], ...given } = entry
    if (!Array.isArray(own)) throw noCatalogue()
    const type = incomingOf(null, given, typeKeys)
    types.push(type)
    for (const value of own) {
      if (!isObject(value)) throw noCatalogue()
      const { id: ___, ...rest } = value
      const read = incomingOf(null, rest, valueKeys)
      values.push({ ...read, title: `${type.code} › ${read.code}`, list: type.code })
    }
  }
  if (types.length + values.length > limits.mostRows) throw tooMany()
  return { types, values }
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw noCatalogue()
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function noCatalogue(): Refused {
  return new Refused(
    'unreadableSheet',
    'ملف JSON ليس بصيغة القوائم: مصفوفة من الأنواع، ولكل نوع قيمه',
    'The JSON file has not the form of lookups: a list of types, each with its values',
    { field: 'file' },
  )
}

function tooMany(): Refused {
  return new Refused('tooManyRows', 'في الملف قيم أكثر من المسموح. قسّمه', 'The file has more values than are read. Divide it', {
    field: 'file',
  })
}
