import { Refused, type Values } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Call, StepContext, StepRule } from '../../../server/platform.ts'

/** Who has sent an item for review takes it back as his draft, unless whoever decides has it open (section 11.2). */
export const recallStep: StepRule = {
  isOf: isSender,
  guard: async context => {
    const { record } = context
    if (record.isDraft === true)
      throw new Refused('wrongState', 'المادة مسودة لم تُرسل للمراجعة', 'The item is a draft that was not sent for review', { status: 409 })
    requireSender(context)
    await requireFree(context)
  },
  // A version that is public stays so: only the edit is taken back. Who had sent it stays too: it is no draft that nobody has sent.
  effect: () => ({ isDraft: true }),
}

/** Has the caller written the item, or sent it? Who acts on what is public meanwhile has done neither. */
function isSender({ creator, sentBy }: Values, { caller }: Call): boolean {
  return caller.userId !== undefined && [creator, sentBy].includes(caller.userId)
}

function requireSender({ record, call }: StepContext): void {
  if (isSender(record, call)) return
  throw new Refused(
    'notSender',
    'لا يسحب المادة من المراجعة إلا من كتبها أو أرسلها',
    'Only who wrote the item, or sent it, takes it back from review',
    { status: 403 },
  )
}

async function requireFree({ model, record, transaction, call: { caller } }: StepContext): Promise<void> {
  const held = await transaction.find(sql`
    select 1 from review_hold where resource = ${model.resource.name} and record_id = ${String(record.id)} and until > now()
      and holder is distinct from ${caller.userId ?? null}::uuid`)
  if (!held) return
  throw new Refused(
    'heldByReviewer',
    'يطّلع مراجع على المادة الآن. انتظر قراره، أو حاول بعد عشر دقائق',
    'A reviewer has the item open. Wait for the decision, or try again in ten minutes',
    { status: 409 },
  )
}
