import { sql } from '../../../server/database/sql.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { ResourceRules } from '../../../server/platform.ts'
import { removeLive } from '../../../server/resources/versions.ts'
import { reviewRulesOf } from '../content/content.server.ts'
import { answerCalls } from './answers.server.ts'
import { downloadCalls, downloadsOf } from './downloads.server.ts'
import { knowledgeExchange } from './knowledgeExchange.ts'
import { publicKnowledgeCalls } from './publicKnowledge.server.ts'
import { isForStaff } from './readable.server.ts'
import { readingCalls } from './reading.server.ts'

export { loadKnowledge } from './demonstration.server.ts'
export { answerRules } from './answers.server.ts'
export { keepCounting } from './downloads.server.ts'

/** The calls about knowledge beside those of its definitions. */
export const knowledgeCalls: readonly Endpoint[] = [...publicKnowledgeCalls, ...downloadCalls, ...readingCalls, ...answerCalls]

const reviewed = reviewRulesOf(knowledgeExchange, {
  waiting: {
    ar: {
      zero: 'لا مواد معرفية بانتظار المراجعة',
      one: 'مادة معرفية واحدة بانتظار المراجعة',
      two: 'مادتان معرفيتان بانتظار المراجعة',
      few: '{n} مواد معرفية بانتظار المراجعة',
      many: '{n} مادة معرفية بانتظار المراجعة',
      other: '{n} مادة معرفية بانتظار المراجعة',
    },
    en: { one: '{n} knowledge item awaits review', other: '{n} knowledge items await review' },
  },
})

/** What is asked of knowledge beside its definition: what is for staff is approved as anything else and never stands on the portal. */
export const knowledgeRules: ResourceRules = {
  ...reviewed,
  filesReadWhen: isForStaff,
  hasUnspoken: true,
  publicOrders: { 'downloads desc': sql`${downloadsOf(sql`t.id`)} desc, t.date desc nulls last` },
  alsoFound: sql`array(select a.text from knowledge_answer a where a.question = t.id and a.is_published order by a.creation_time, a.id)`,
  steps: {
    ...reviewed.steps,
    publish: {
      ...reviewed.steps?.publish,
      after: async (context, record) => {
        await reviewed.steps?.publish?.after?.(context, record)
        if (record.audienceLevel === knowledgeExchange.fields.audienceLevel.codes?.staff)
          await removeLive(context.transaction, context.model, String(record.id))
      },
    },
  },
}
