import { Invalid, problemSaying, Refused, type Values } from '../../define.ts'
import { name, sql } from '../../../server/database/sql.ts'
import type { Job, Turn } from '../../../server/jobs.ts'
import { log } from '../../../server/log.ts'
import type { Platform, StepContext, StepRule } from '../../../server/platform.ts'
import { announce } from '../../../server/resources/changes.ts'
import { appear, dueOf, expire, isAnyDue, isScheduled } from '../../../server/resources/held.ts'
import type { Model } from '../../../server/resources/model.ts'
import { changeLive, putLive, scheduleLive } from '../../../server/resources/versions.ts'
import { versionJob } from './keptVersions.server.ts'
import { reminderJob } from './reminders.server.ts'
import { tellOfAppearance, tellOfDecision } from './told.server.ts'

const times = ['publishAt', 'expireAt'] as const

/** The times of a publication: what the decision says of them, else what the record does. */
export function givenTimes(record: Values, input: Values): Values {
  return Object.fromEntries(times.map(key => [key, (key in input ? input[key] : record[key]) ?? null]))
}

/** @throws Invalid where the item would be over before anybody has read it, by the database's clock */
export async function requireTimeAhead({ record, input, transaction }: StepContext): Promise<void> {
  const { expireAt } = givenTimes(record, input)
  if (typeof expireAt !== 'string') return
  const row = await transaction.find<{ isOver: boolean }>(sql`select ${expireAt}::timestamptz <= now() as "isOver"`)
  if (row?.isOver !== true) return
  throw new Invalid([
    problemSaying(
      'expireAt',
      'rule',
      'وقت الانتهاء مضى. غيّره، أو أفرغه، ثم انشر',
      'The time at which it expires has passed. Change it or leave it empty, then publish',
    ),
  ])
}

/** Puts the present version where citizens read it, now or at its time, of which its author is told when it comes. @param record as the step has written it */
export async function putInTime(context: StepContext, record: Values): Promise<void> {
  const { model, transaction } = context
  const { publishAt, currentVersion } = record
  const id = String(record.id)
  const isAhead =
    typeof publishAt === 'string' &&
    (await transaction.find<{ isAhead: boolean }>(sql`select ${publishAt}::timestamptz > now() as "isAhead"`))?.isAhead === true
  if (isAhead) return scheduleLive(transaction, model, id, Number(currentVersion), publishAt)
  await putLive(transaction, model, id, Number(currentVersion))
  await tellOfDecision(context, 'contentApproved')
}

/** Gives what waits for its time another one, or publishes it now where that is emptied. */
export const rescheduleStep: StepRule = {
  guard: async context => {
    const { model, record, transaction } = context
    if (!(await isScheduled(transaction, model.resource.name, String(record.id))))
      throw new Refused('notScheduled', 'لا تنتظر المادة موعدًا لنشرها', 'The item does not wait for a time to be published', {
        status: 409,
      })
    await requireTimeAhead(context)
  },
  effect: ({ record, input }) => givenTimes(record, input),
  after: putInTime,
}

/**
 * The number of the version that citizens read, by its live copy: it is not the one that the record names while that waits for its time.
 * @throws Refused where they read none: its time has not come, or is over
 */
export async function getShownVersion({ model, record, transaction }: StepContext): Promise<number> {
  const shown =
    model.live &&
    (await transaction.find<{ version: number }>(sql`select version from ${name(model.live.table)} where id = ${String(record.id)}`))
  if (shown) return shown.version
  throw new Refused(
    'notShown',
    'المادة غير معروضة الآن: لم يحن وقت نشرها، أو انتهت مدتها',
    'The item is not shown now: its time has not come, or is over',
    { status: 409 },
  )
}

/** So many of a kind are seen to in one turn; the rest in the next. */
const mostAtOnce = 200

/** What was published for a time appears at that time, and ends at its end; what is featured no longer stands among the featured. */
export const contentJobs: readonly Job[] = [
  versionJob,
  reminderJob,
  {
    name: 'content: times',
    when: { everySeconds: 5 },
    // A citizen sees at a time what was promised for that time: within a second of it, on every process.
    isCalled: platform => isAnyDue(platform.database, timedModels(platform)),
    run: async turn => {
      const models = timedModels(turn.platform)
      for (const model of models) {
        const { appearing, ending } = await dueOf(turn.platform.database, model, mostAtOnce)
        await each(turn, model, appearing, appearTold(turn.platform))
        await each(turn, model, ending, expire)
        await each(turn, model, await noLongerFeatured(turn, model), unfeature)
      }
    },
  },
]

function timedModels({ models }: Platform): Model[] {
  return [...models.values()].filter(model => model.live !== undefined && model.has('expireAt'))
}

/** One that fails, and is logged, keeps no other from its time. */
async function each(turn: Turn, model: Model, ids: readonly string[], act: typeof appear): Promise<void> {
  for (const id of ids) {
    if (turn.signal.aborted) return
    try {
      await turn.write(async transaction => {
        if (await act(transaction, model, id)) await announce(transaction, model, id)
      })
    } catch (error) {
      log.error({ err: error, resource: model.resource.name, id }, 'what was to be done at its time was not; it is tried again')
    }
  }
}

async function noLongerFeatured({ platform }: Turn, model: Model): Promise<string[]> {
  if (!model.has('isFeatured') || !model.live) return []
  const rows = await platform.database.rows<{ id: string }>(sql`
    select t.id from ${name(model.table)} t where t.is_featured and (t.featured_until < ${platform.clock.today()}::date
      or not exists (select from ${name(model.live.table)} l where l.id = t.id)) limit ${mostAtOnce}::int`)
  return rows.map(({ id }) => id)
}

/** The same, told to its author. */
function appearTold(platform: Platform): typeof appear {
  return async (transaction, model, id) => {
    const isPut = await appear(transaction, model, id)
    if (isPut) await tellOfAppearance({ platform }, transaction, model, String(id))
    return isPut
  }
}

const unfeature: typeof appear = async (transaction, model, id) => {
  const done = await transaction.rows(sql`
    update ${name(model.table)} set is_featured = false, featured_until = null, featured_order = null where id = ${id} and is_featured returning id`)
  await changeLive(transaction, model, id, undefined, ['isFeatured', 'featuredUntil', 'featuredOrder'])
  return done.length > 0
}
