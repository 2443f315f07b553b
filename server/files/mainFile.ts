import { Refused, type FieldKind, type Values } from '../../kernel/kernel.ts'
import { sql } from '../database/sql.ts'
import type { Call } from '../platform.ts'
import { findVisible } from '../resources/access.ts'
import { isId } from '../resources/id.ts'
import type { Model } from '../resources/model.ts'
import { getPublic } from '../resources/publicRead.ts'
import { filesIn } from './filesIn.ts'
import { findSeenFile, type SeenFile } from './visibility.ts'

const order: readonly FieldKind[] = ['image', 'attachments', 'richText']

/** The main image of a record, else its first file, as the caller sees the record: a visitor what is published, staff what they edit. */
export async function findMainFile(call: Call, id: unknown): Promise<SeenFile | undefined> {
  if (!isId(id)) return undefined
  const held = await call.platform.database.find<{ resource: string }>(
    sql`select resource from attachment where record_id = ${id} and resource is not null limit 1`,
  )
  const model = held && call.platform.models.get(held.resource)
  const record = model && (await findRecord(call, model, id))
  if (!model || !record) return undefined
  const uses = filesIn(model.resource.fields, record)
  const first = order.flatMap(kind => uses.filter(use => use.kind === kind)).at(0)
  return first && findSeenFile(call, first.id)
}

async function findRecord(call: Call, model: Model, id: string): Promise<Values | undefined> {
  const seen = call.caller.can(model.resource.permission) ? await findVisible(call, call.platform.database, model, id) : undefined
  if (seen || !model.resource.options.portal) return seen
  try {
    return await getPublic(call, model, id)
  } catch (error) {
    // Nothing of it is public: then it has no file for this caller.
    if (error instanceof Refused) return undefined
    throw error
  }
}
