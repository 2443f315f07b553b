import type { Call } from '../platform.ts'
import { lockForWriting, notFound } from './access.ts'
import { announce } from './changes.ts'
import { findId } from './id.ts'
import type { Model } from './model.ts'
import { complete, getRecord } from './read.ts'
import { stepInputOf } from './steps.ts'
import { requireStamp, stampOf } from './update.ts'
import { updateRecord } from './write.ts'

/** Shows a record to citizens, or takes it away from them. @throws Refused when the capability's guard does not let it be published */
export async function setPublished(
  call: Call,
  model: Model,
  given: unknown,
  isPublished: boolean,
  body: unknown,
): Promise<Record<string, unknown>> {
  const id = findId(model, given)
  if (id === undefined) throw notFound()
  const { concurrencyStamp } = stepInputOf(call, {}, body)
  return call.platform.database.write(call.actor, async transaction => {
    const row = await lockForWriting(call, transaction, model, id, isPublished ? 'publish' : 'cancelPublish')
    const before = await complete(call.platform, transaction, model, row)
    if (concurrencyStamp !== undefined) await requireStamp(call, transaction, model, { row, before }, concurrencyStamp, {})
    call.platform.rulesOf(model.resource).mayPublish?.(before, isPublished)
    await updateRecord(transaction, model, id, {}, { ...stampOf(call), isPublished }, before)
    await announce(transaction, model, id)
    return getRecord(call, model, id, transaction)
  })
}
