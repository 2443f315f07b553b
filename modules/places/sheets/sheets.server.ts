import { Refused } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import type { ResourceRules, StepContext } from '../../../server/platform.ts'
import { announce } from '../../../server/resources/changes.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { correctedSheets, decidedSheets, ownSheets } from '../hierarchy/hierarchy.ts'

/** Who takes which step of a yearly sheet, and what it leaves behind (domain/places, section 0.5). */
export const sheetRules: ResourceRules = {
  scopes: { update: correctedSheets, withdraw: ownSheets, verify: decidedSheets, return: decidedSheets, reopen: decidedSheets },
  steps: {
    submit: { guard: requireLiaison, after: noteDataEntry },
    verify: { effect: () => ({ verifiedAt: new Date().toISOString(), returnReason: null }) },
    return: { effect: ({ input }) => ({ returnReason: input.note }) },
    reopen: { effect: ({ input }) => ({ returnReason: input.note, verifiedAt: null }) },
  },
}

/** Whoever looks at the sheet must know whom to ask (domain/places, section 2.1). */
async function requireLiaison({ record, transaction }: StepContext): Promise<void> {
  const file = await transaction.find<{ name: string | null }>(
    sql`select contact_person_name as name from local_comm where id = ${String(record.localCommId)}`,
  )
  if (!file?.name)
    throw new Refused(
      'noLiaison',
      'أدخل اسم ضابط الاتصال لإدخال البيانات في ملف الهيئة قبل الإرسال',
      'Enter the data liaison officer in the authority’s file before sending',
      { status: 409 },
    )
}

/** The file says when its data were entered last (domain/places, section 2.1). Its stamp stays: nobody's form is out of date for that. */
async function noteDataEntry({ call: { platform }, record, transaction }: StepContext): Promise<void> {
  const id = String(record.localCommId)
  await transaction.rows(sql`update local_comm set data_entry_date = ${platform.clock.today()} where id = ${id}`)
  await announce(transaction, modelOf(platform, 'localComm'), id)
}
