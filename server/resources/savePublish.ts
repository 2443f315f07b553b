import { stepPermission, type AnyResource, type Fields, type Values } from '../../kernel/kernel.ts'
import type { Call } from '../platform.ts'
import { requirePermission, type FoundRow } from './access.ts'
import type { Model } from './model.ts'
import { stepInputOf, stepWithin } from './steps.ts'
import { changeOf, updateWithin } from './update.ts'

/**
 * Changes a record and publishes it, in one: what cannot be published is not saved either (domain/portal-and-admin, section 11.2). Whoever
 * decides on an item so decides on what another has sent: that he has corrected it meanwhile does not make him its sender. What publishing
 * asks a second time is answered by `confirmed`, beside the fields.
 * @throws Invalid, Refused
 */
export async function saveAndPublish(call: Call, model: Model, body: unknown): Promise<Record<string, unknown>> {
  const { fields, confirmation } = partsOf(body)
  const change = await changeOf(call, model, fields)
  const input = stepInputOf(call, confirmationOf(model.resource), confirmation)
  const rules = call.platform.rulesOf(model.resource)
  const step: Call = { ...call, actor: { ...call.actor, action: 'transition' } }
  return call.platform.database.write(step.actor, async transaction => {
    let found: FoundRow | undefined
    const guard = (row: FoundRow) => {
      found = row
      const bar = rules.unpublishable?.(row, call)
      if (bar) throw bar
      if (row.isDraft === true) requirePermission(call, stepPermission(model.resource, '.Submit'))
    }
    await updateWithin(step, transaction, model, change, { guard, isSent: true })
    return stepWithin(step, transaction, model, { id: change.id, action: 'publish', input, sentBy: found?.sentBy })
  })
}

/** What publishing in the same act is told beside the fields of the record: that its second question is answered. */
export function confirmationOf({ options }: AnyResource): Fields {
  const confirmed = options.stepInput?.publish?.confirmed
  return confirmed ? { confirmed } : {}
}

function partsOf(body: unknown): { readonly fields: unknown; readonly confirmation: Values } {
  if (typeof body !== 'object' || body === null || !('confirmed' in body)) return { fields: body, confirmation: {} }
  const { confirmed, ...fields } = body
  return { fields, confirmation: { confirmed } }
}
