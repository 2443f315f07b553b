import { columnsOf, findCheck, type Column, type Values } from '../../kernel/kernel.ts'
import { embeddedPicture, takesFiles } from '../files/filesIn.ts'
import { limitsOf } from '../files/kinds.ts'
import type { Call } from '../platform.ts'
import { findVisible, notFound } from './access.ts'
import { createRecord } from './create.ts'
import { findId } from './id.ts'
import type { Model } from './model.ts'
import { getRecord } from './read.ts'
import { isOfSystem } from './write.ts'

/** When something is published, and the number under which it was announced, belong to the record that they are said of. */
const ofRecord = new Set(['publishAt', 'expireAt', 'hideAfterExpiry', 'number'])
const sign = { titleAr: ' (نسخة)', titleEn: ' (copy)' } as const
const longestTitle = 200

/**
 * Begins a new draft with what a record of reviewed content says. It is of the same place where the caller writes there, else as a new one would be.
 * Files stay with the record that holds them, and what says something of them too; so does what only one record may have.
 * @param key the `Idempotency-Key` of the call: the same of the same caller makes one draft
 * @returns the draft
 * @throws Refused where there is no such record for the caller, or he makes none; Invalid where what it says is no longer right
 */
export async function copyAsDraft(call: Call, model: Model, given: unknown, key: string | undefined): Promise<Record<string, unknown>> {
  const id = findId(model, given)
  const row = id === undefined ? undefined : await findVisible(call, call.platform.database, model, id)
  if (id === undefined || !row) throw notFound()
  const record = await getRecord(call, model, id)
  const { owner } = model.resource.scope
  return createRecord(
    call,
    model,
    { ...contentOf(model, record), isDraft: true, ...(row.reached.write && owner !== 'id' && { [owner]: record[owner] }) },
    key,
  )
}

function contentOf({ resource }: Model, record: Values): Values {
  const files = Object.keys(resource.fields).filter(key => {
    const field = resource.fields[key]
    return field !== undefined && field.kind !== 'richText' && limitsOf(field) !== undefined
  })
  const columns = columnsOf(resource.fields).filter(
    column => !isOfSystem(column) && !ofRecord.has(column.name) && !isOfOne(column) && !files.some(file => column.name.startsWith(file)),
  )
  return Object.fromEntries(columns.map(({ name, field }) => [name, copied(name, field.kind === 'richText', record[name])]))
}

/** What no second record may say, and rows that hold files. */
function isOfOne({ field }: Column): boolean {
  return findCheck(field, 'unique') !== undefined || (field.fields !== undefined && takesFiles(field.fields))
}

function copied(name: string, isText: boolean, value: unknown): unknown {
  if (typeof value === 'string') {
    if (name === 'titleAr' || name === 'titleEn') return value.slice(0, longestTitle - sign[name].length) + sign[name]
    return isText ? withoutPictures(value) : value
  }
  if (!Array.isArray(value)) return value
  // Rows are written anew.
  return value.map((row: unknown) => {
    if (typeof row !== 'object' || row === null) return row
    const { id: _, ...rest }: Record<string, unknown> = { ...row }
    return rest
  })
}

/** Pictures in a text are files of the record as well. */
function withoutPictures(html: string): string {
  return html
    .replaceAll(new RegExp(`<figure[^>]*>(?:(?!</figure>)[\\s\\S])*${embeddedPicture}[\\s\\S]*?</figure>`, 'g'), '')
    .replaceAll(new RegExp(`<img[^>]*${embeddedPicture}[^>]*>`, 'g'), '')
}
