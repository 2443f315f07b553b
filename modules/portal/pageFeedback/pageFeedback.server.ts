import { proofField, Refused, trapField, visitor } from '../../define.ts'
import type { Actor } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import type { PostedForm } from '../../../server/files/postedForm.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import { whatAnswers } from '../../../server/http/living.ts'
import { waitOf, type PageForm, type Shown } from '../../../server/http/pageForms.ts'
import type { Job } from '../../../server/jobs.ts'
import type { Call } from '../../../server/platform.ts'
import { announce } from '../../../server/resources/changes.ts'
import { notFound } from '../../../server/resources/access.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { newId, newStamp } from '../../../server/resources/id.ts'
import { insertRecord, updateRecord } from '../../../server/resources/write.ts'
import { placeOfPage } from '../../../server/search/placeOfPage.ts'
import { requireProof } from '../../admin/sessions/sessions.server.ts'
import { settings } from '../../admin/settings/settings.ts'
import { digestOf, gate, networkOf, proofRefused, requireRoomAtDoor, smallForm, tooMany } from '../entries/entries.server.ts'
import { countedPath } from '../events/events.ts'
import { countCalls } from './counts.server.ts'
import { longestComment, pageFeedback } from './pageRating.ts'
import type { PostedRating } from './posted.ts'
import { isRated } from './ratedPage.ts'
import { getRatedPage, ratePage } from './ratePage.ts'
import { titlesOf } from './titled.server.ts'

export { pageFeedbackRules } from './rules.server.ts'

const anHourMs = 3_600_000
/** From one address in an hour, whatever becomes of them: an office or a town may stand behind one. */
const doorway = gate()
const posts = [{ most: 120, ms: anHourMs }]
/** Of these so many whose browsers proved no work (12.18). */
const withoutProof = gate()
const unproved = [{ most: 20, ms: anHourMs }]

const admit = ({ actor }: Call) => Math.ceil(doorway.pass(networkOf(actor.address), posts, Date.now()) / 1000)

/** What is said at the foot of a page; it is answered by a page with thanks, which asks what was missing where something was. */
export const ratingForm: PageForm = smallForm('/pageFeedback', receive, { admit, mostAtOnce: 12 })

/** What staff ask of the ratings beside their list, the rating that is sent by a call, by the same rules as from a page, and what a rated page is called. */
export const pageFeedbackCalls: readonly Endpoint[] = [
  implement(ratePage, async ({ page, useful, reason, comment, altcha }, call, { request }) => {
    requireRoomAtDoor(admit(call))
    const given = { page: page.trim(), useful, reason: reason == null ? '' : String(reason), comment: (comment ?? '').trim() }
    try {
      await rate(call, request, given, altcha ?? '')
    } catch (error) {
      throw error instanceof Refused && error.code === 'notProved' ? proofRefused(error) : error
    }
  }),
  implement(getRatedPage, async ({ page }, { platform }) => {
    if (!isRated(page)) throw notFound()
    return { page, ...(await titlesOf(platform, page)) }
  }),
  ...countCalls,
]

async function receive(call: Call, { values }: PostedForm, request: Request): Promise<Shown> {
  const said = (name: string) => (values[name]?.[0] ?? '').trim()
  const page = said('page')
  const useful = said('useful')
  const given = { page, useful: useful === '' ? undefined : useful === '1', reason: said('reason'), comment: said('comment') }
  const isWhole = said('more') !== ''
  try {
    if (said(trapField) === '') await rate(call, request, given, said(proofField))
    return shown({ ...given, step: isWhole || given.useful ? 'done' : 'why' })
  } catch (error) {
    if (!(error instanceof Refused) || error.status >= 500) throw error
    const failure = { ar: error.sentence.ar, en: error.sentence.en }
    return shown({ ...given, step: isWhole ? 'why' : 'ask', failure, field: error.field }, error)
  }
}

function shown(posted: PostedRating, refused?: Refused): Shown {
  return { status: refused?.status ?? 200, posted, retryAfter: refused && waitOf(refused) }
}

interface Given {
  readonly page: string
  readonly useful: boolean | undefined
  readonly reason: string
  readonly comment: string
}
interface Rating {
  readonly page: string
  readonly useful: boolean
  /** Id in lookup(46). */
  readonly reason: number | null
  readonly comment: string | null
}

/** @throws Refused */
async function rate(call: Call, request: Request, given: Given, proof: string): Promise<void> {
  const rating = await checked(call, given)
  await requireRoom(call, proof)
  await keep(call, request, rating)
}

/** @throws Refused at the field where what was said is none */
async function checked(call: Call, { page, useful, reason, comment }: Given): Promise<Rating> {
  if (!isRated(page) || (await whatAnswers(call.platform, page)) !== 'something')
    throw new Refused('unknownPage', 'لا توجد صفحة بهذا العنوان', 'There is no page at this address', { field: 'page' })
  if (useful === undefined) throw new Refused('answerNeeded', 'اختر نعم أو لا', 'Choose yes or no', { field: 'useful' })
  const id = Number(reason)
  const isReason = reason === '' || call.platform.lookups.find('pageFeedbackReason', id)?.isActive === true
  if (!isReason) throw new Refused('unknownReason', 'اختر سببًا من القائمة', 'Choose a reason from the list', { field: 'reason' })
  if (comment.length > longestComment)
    throw new Refused('tooLong', `لا يزيد التعليق على ${longestComment} حرف`, `A comment has at most ${longestComment} characters`, {
      field: 'comment',
    })
  return { page: countedPath(page), useful, reason: reason === '' || useful ? null : id, comment: cleaned(comment) || null }
}

/** Characters that steer a terminal or the direction of what follows have no place in what staff read. */
function cleaned(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, character => (character === '\n' ? character : ' ')).trim()
}

/** @throws Refused 400 for a proof that is none, 429 where too many came without one */
async function requireRoom(call: Call, proof: string): Promise<void> {
  if (proof !== '') return requireProof(call, proof)
  const waitMs = withoutProof.pass(networkOf(call.actor.address), unproved, Date.now())
  if (waitMs > 0) throw tooMany('address', waitMs / 1000)
}

/** Neither the rating nor its audit knows from where it came. */
const reader = (requestId: string): Actor => ({ caller: visitor, requestId, address: undefined, reason: 'page rating' })

/** One of each page, day and browser: who says more, or something else, has corrected what he said. */
async function keep(call: Call, request: Request, rating: Rating): Promise<void> {
  const { platform } = call
  const model = modelOf(platform, pageFeedback.name)
  const day = platform.clock.today()
  const agent = request.headers.get('user-agent') ?? ''
  const browser = digestOf(platform, `page rating ${day}`, [networkOf(call.actor.address), agent, call.lang, rating.page].join('\n'))
  const record = { ...rating, pageLanguage: call.lang === 'en' ? 2 : 1, at: new Date().toISOString() }
  await platform.database.write(reader(call.requestId), async transaction => {
    const fresh = newId()
    const kept = await transaction.find<{ id: string }>(sql`
      insert into page_feedback_day (browser_hash, feedback_id, day) values (${browser}, ${fresh}, ${day})
      on conflict (browser_hash) do update set day = excluded.day returning feedback_id as id`)
    const id = kept?.id ?? fresh
    const isThere = (await transaction.find(sql`select 1 from page_feedback where id = ${id} for update`)) !== undefined
    if (isThere) await updateRecord(transaction, model, id, record, { concurrencyStamp: newStamp() }, record)
    // Staff have deleted what he said before: he is not heard again today.
    else if (id === fresh) {
      const whose = await transaction.find<{ place: string | null }>(
        sql`select ${placeOfPage(platform, sql`${rating.page}::text`)} as place`,
      )
      await insertRecord(transaction, model, id, record, {
        concurrencyStamp: newStamp(),
        creator: null,
        place: whose?.place ?? null,
      })
    } else return
    await announce(transaction, model, id)
  })
}

/** At once, so that no statement holds many rows for long. */
const mostRows = 1000

/** What visitors say of pages, and how often they open them, is kept for the months of its own setting. */
export const pageFeedbackJobs: readonly Job[] = [
  {
    name: 'page ratings: retention',
    when: { dailyAt: () => '03:40' },
    run: async ({ platform, signal, write }) => {
      const months = platform.settings.get(settings.feedbackMonths)
      for (let gone = mostRows; gone === mostRows && !signal.aborted; ) {
        const rows = await write(transaction =>
          transaction.rows(sql`
            delete from page_feedback where id = any(array(
              select id from page_feedback where at < now() - make_interval(months => ${months}::int) limit ${mostRows})) returning 1`),
        )
        gone = rows.length
      }
      await write(transaction =>
        transaction.rows(
          sql`delete from page_view where day < (${platform.clock.today()}::date - make_interval(months => ${months}::int))::date`,
        ),
      )
    },
  },
]
