import { Refused } from '../../define.ts'
import type { Runner, Transaction } from '../../../server/database/connect.ts'
import { fullNameOf } from '../../../server/database/fullName.ts'
import { sql, type SQL } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { Call, Platform, ResourceRules, StepContext } from '../../../server/platform.ts'
import { isPublicRow, notFound, ownerOf, requireWritable } from '../../../server/resources/access.ts'
import { bodyName } from '../../../server/resources/bodyName.ts'
import { announce } from '../../../server/resources/changes.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { isId, newId, newStamp } from '../../../server/resources/id.ts'
import { claimFiles } from '../../../server/resources/references.ts'
import { initialValues, inputOf, insertRecord, requireValid } from '../../../server/resources/write.ts'
import { settings } from '../../admin/settings/settings.ts'
import { requireScope } from '../content/content.server.ts'
import { answerQuestion, markBest, type OpenQuestion, type PublicAnswer, type StaffAnswer } from './answers.ts'
import { answerStanding, knowledgeAnswer } from './knowledgeAnswer.ts'
import { knowledgeExchange } from './knowledgeExchange.ts'
import { findReadable, isAsker, questionType } from './readable.server.ts'

const { codes } = answerStanding
/** The title that readers know; of what nobody reads any more there is none to tell. */
const titleIn = (column: 'title_ar' | 'title_en') => sql`coalesce(
  (select l.${sql.raw(column)} from knowledge_exchange_live l where l.id = t.question),
  (select q.${sql.raw(column)} from knowledge_exchange q where q.id = t.question and q.live_version = q.current_version))`

/** What is asked of answers beside their definition: four eyes, and that the text which somebody has published stays. */
export const answerRules: ResourceRules = {
  facts: {
    titleAr: titleIn('title_ar'),
    titleEn: titleIn('title_en'),
    author: sql`(select ${fullNameOf('u')} from "system_user" u where u.id = t.creator)`,
    standing: sql`case when t.is_published then ${sql.raw(String(codes.published))} else ${sql.raw(String(codes.waiting))} end`,
  },
  publicWhen: sql`exists (select from knowledge_exchange_live l where l.id = t.question)`,
  unchangeable: ({ isPublished, creator }, { caller }) => {
    if (isPublished === true)
      return new Refused(
        'published',
        'الإجابة منشورة. ألغِ نشرها قبل تعديلها',
        'The answer is published. Cancel its publishing before changing it',
        { status: 409 },
      )
    if (caller.isAdmin || creator === caller.userId) return undefined
    return new Refused('notAuthor', 'لا يعدّل الإجابة إلا من كتبها', 'Only its author changes an answer', { status: 403 })
  },
  steps: {
    publish: { guard: mayBePublished, after: toldToQuestion },
    // What nobody reads is the best of nothing.
    cancelPublish: { guard: requireScope, effect: () => ({ isBest: false }), after: toldToQuestion },
  },
}

/** Outside public relations a place decides only where it may publish for itself; and nobody on his own answer, but an administrator. */
async function mayBePublished(context: StepContext): Promise<void> {
  requireScope(context)
  const { call, record } = context
  if (call.caller.isAdmin || !call.platform.settings.get(settings.fourEyes) || record.creator !== call.caller.userId) return
  throw new Refused('fourEyes', 'لا ينشر الإجابة من كتبها', 'Who wrote an answer cannot publish it', { status: 403 })
}

/** The page of the question shows its answers, and the search finds it by them. */
async function toldToQuestion({ call, transaction, record }: StepContext): Promise<void> {
  await announceQuestion(call, transaction, String(record.question))
}

async function announceQuestion({ platform }: Call, transaction: Transaction, id: string): Promise<void> {
  // Of two answers that are published at once the second waits: what is found by the question is written from both.
  await transaction.rows(sql`select from knowledge_exchange where id = ${id} for no key update`)
  await announce(transaction, modelOf(platform, knowledgeExchange.name), id)
}

/** The calls about answers beside those of their definition. */
export const answerCalls: readonly Endpoint[] = [
  implement(answerQuestion, async (input, call, { params: { id = '' } }) => {
    const { platform } = call
    await requireQuestion(call, platform.database, id)
    const model = modelOf(platform, knowledgeAnswer.name)
    const { values, problems } = inputOf(model, input, [])
    return platform.database.write(call.actor, async transaction => {
      await requireQuestion(call, transaction, id)
      const record = { ...initialValues(model, platform.clock.today()), ...values }
      // The question is left out: it may be another place's, and was looked for by who may read it.
      await requireValid(call, transaction, model, record, undefined, problems)
      const answer = newId()
      const more = { concurrencyStamp: newStamp(), creator: call.caller.userId ?? null, place: call.caller.place?.id ?? null }
      await insertRecord(transaction, model, answer, { ...record, question: id }, more)
      await requireWritable(call, transaction, model, answer)
      await claimFiles(transaction, model.resource, answer, record)
      await announce(transaction, model, answer)
      return { id: answer }
    })
  }),
  implement(markBest, (_input, call, { params: { id = '' } }) =>
    call.platform.database.write(call.actor, async transaction => {
      if (!isId(id)) throw notFound()
      const found = await transaction.find<{ question: string }>(sql`select question from knowledge_answer where id = ${id}`)
      const item = found && (await findReadable(call, transaction, found.question))
      if (!found || !item?.isQuestion) throw notFound()
      if (!isAsker(call, item))
        throw new Refused('notAsker', 'يختار أفضل إجابة من طرح السؤال', 'Who has asked marks the best answer', { status: 403 })
      // Answers before their question, as publishing locks them.
      const answers = await transaction.rows<{ id: string; isPublished: boolean }>(sql`
        select id, is_published as "isPublished" from knowledge_answer where question = ${found.question} order by id for no key update`)
      if (answers.find(answer => answer.id === id)?.isPublished !== true)
        throw new Refused('notPublished', 'الإجابة غير منشورة', 'The answer is not published', { status: 409 })
      const model = modelOf(call.platform, knowledgeAnswer.name)
      const changed = await transaction.rows<{ id: string }>(sql`
        update knowledge_answer set is_best = (id = ${id}), concurrency_stamp = gen_random_uuid()
        where question = ${found.question} and coalesce(is_best, false) <> (id = ${id}) returning id`)
      for (const answer of changed) await announce(transaction, model, answer.id)
      await announceQuestion(call, transaction, found.question)
      return { id }
    }),
  ),
]

const inOrder = sql`order by coalesce(t.is_best, false) desc, t.creation_time, t.id`

function shown(platform: Platform): SQL {
  return sql`t.id, t.text, coalesce(t.is_best, false) as "isBest", t.creation_time as "answeredAt",
    ${bodyName(platform, sql`p`, 'ar')} as "placeNameAr", ${bodyName(platform, sql`p`, 'en')} as "placeNameEn"`
}

/** The published answers to a question that citizens read: the best one first, then as they were written. */
export function publicAnswersTo({ platform }: Call, question: string): Promise<PublicAnswer[]> {
  return platform.database.rows<PublicAnswer>(sql`
    select ${shown(platform)} from knowledge_answer t left join place p on p.id = t.place
    where t.question = ${question} and t.is_published ${inOrder}`)
}

/** What staff read beneath a question: what is published, and what waits as far as it is theirs. */
export function staffAnswersTo(call: Call, question: string): Promise<StaffAnswer[]> {
  const { platform, caller } = call
  const model = modelOf(platform, knowledgeAnswer.name)
  const reach = platform.reachOf(model.resource.scope)
  const isReached = sql`coalesce(${reach.visibleTo(caller, ownerOf(model), isPublicRow(model, platform))}, false)`
  const isOwn = sql`t.creator is not distinct from ${caller.userId ?? null}::uuid`
  return platform.database.rows<StaffAnswer>(sql`
    select ${shown(platform)}, t.is_published as "isPublished", ${isOwn} as "isOwn", ${isReached} as "isReached"
    from knowledge_answer t left join place p on p.id = t.place
    where t.question = ${question} and (t.is_published or ${isOwn} or ${isReached}) ${inOrder}`)
}

/** The newest published questions that nobody has answered in public yet. */
export function openQuestions({ platform }: Call, told: SQL): Promise<OpenQuestion[]> {
  return platform.database.rows<OpenQuestion>(sql`
    select t.id, t.title_ar as "titleAr", t.title_en as "titleEn", t.date from knowledge_exchange_live t
    where t.resource_type = ${questionType(platform)} and ${told} and not exists (select from knowledge_answer a where a.question = t.id and a.is_published)
    order by t.date desc nulls last, t.id limit ${mostOpen}`)
}

const mostOpen = 3

/** @throws Refused 404 where there is no such item that staff read, 409 where it is no question */
async function requireQuestion(call: Call, runner: Runner, id: string): Promise<void> {
  const item = await findReadable(call, runner, id)
  if (!item) throw notFound()
  if (!item.isQuestion) throw new Refused('noQuestion', 'المادة ليست سؤالًا', 'The item is no question', { status: 409 })
}
