import { sql } from '../../../server/database/sql.ts'
import { demonstrator, insertDemonstration, isEmpty } from '../../../server/demonstration.ts'
import type { Platform } from '../../../server/platform.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'

/** Loads two messages that a ministry would show, one for citizens and one for staff, unless there are some already. Never an emergency. */
export async function loadGateMessages(platform: Platform): Promise<void> {
  const model = modelOf(platform, 'gateMessage')
  if (!(await isEmpty(platform.database, model))) return
  const kinds = platform.lookups.ids('gateMessageKind')
  const placements = platform.lookups.ids('gateMessagePlacement')
  const messages = [
    {
      kind: kinds.information,
      placement: [placements.homeBlock],
      titleAr: 'البوابة في نسختها التجريبية',
      titleEn: 'This portal is a trial version',
      textAr: '<p>وجدت خطأً أو نقصًا؟ أخبرنا.</p>',
      textEn: '<p>Is something wrong or missing? Tell us.</p>',
      linkUrl: '/contactUs',
      linkLabelAr: 'اكتب إلينا',
      linkLabelEn: 'Write to us',
    },
    {
      kind: kinds.announcement,
      placement: [placements.dashboard],
      titleAr: 'تحديث بيانات المياه',
      titleEn: 'Updating the water data',
      textAr: '<p>يرجى من الهيئات استكمال سجل المياه للسنة الماضية وإرساله للتدقيق.</p>',
      textEn: "<p>Authorities are asked to complete last year's water sheet and to submit it for review.</p>",
    },
  ]
  await platform.database.write(demonstrator, async transaction => {
    // Whoever starts at the same moment looks when this one has written.
    await transaction.rows(sql`select pg_advisory_xact_lock(hashtext('gateMessage'))`)
    if (!(await isEmpty(transaction, model))) return
    for (const [index, values] of messages.entries())
      await insertDemonstration(platform, transaction, model, { ...values, sortOrder: (index + 1) * 10 }, { isPublished: true })
  })
}
