import { requireScanned } from '../files/scanned.ts'
import type { Call, StepContext } from '../platform.ts'
import { lockForWriting, notFound, wrongSwitch } from './access.ts'
import { announce } from './changes.ts'
import { findId } from './id.ts'
import type { Model } from './model.ts'
import { complete, getRecord } from './read.ts'
import { stepInputOf } from './steps.ts'
import { requireStamp, stampOf } from './update.ts'
import { updateRecord } from './write.ts'

/**
 * Shows a record to citizens, or takes it away from them, as a step `publish` or `cancelPublish` of the capability's rules.
 * @throws Refused when it is so already (P-24), and when the capability's guard does not let it be published
 */
export async function setPublished(
  call: Call,
  model: Model,
  given: unknown,
  isPublished: boolean,
  body: unknown,
): Promise<Record<string, unknown>> {
  const id = findId(model, given)
  if (id === undefined) throw notFound()
  const action = isPublished ? 'publish' : 'cancelPublish'
  const { concurrencyStamp, ...input } = stepInputOf(call, { ...model.resource.options.stepInput?.[action] }, body)
  return call.platform.database.write(call.actor, async transaction => {
    const row = await lockForWriting(call, transaction, model, id, action)
    if ((row.isPublished === true) === isPublished) throw wrongSwitch(isPublished)
    const before = await complete(call.platform, transaction, model, row)
    if (concurrencyStamp !== undefined) await requireStamp(call, transaction, model, { row, before }, concurrencyStamp, {})
    const rules = call.platform.rulesOf(model.resource)
    const context: StepContext = { model, record: before, input, call, transaction }
    await rules.steps?.[action]?.guard?.(context)
    if (isPublished) await requireScanned(transaction, model.resource.fields, before)
    const effect = (await rules.steps?.[action]?.effect?.(context)) ?? {}
    const after = { ...before, ...effect, isPublished }
    await updateRecord(transaction, model, id, effect, { ...stampOf(call), isPublished }, after)
    await rules.steps?.[action]?.after?.(context, after)
    await announce(transaction, model, id)
    return getRecord(call, model, id, transaction)
  })
}
