import type { Lang } from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Job, Turn } from '../../../server/jobs.ts'
import { log } from '../../../server/log.ts'
import { reasonCodes, stateCodes } from '../../../server/messages/outgoing.ts'
import type { Platform } from '../../../server/platform.ts'
import { postNews } from '../../admin/notifications/notifications.server.ts'
import { settings } from '../../admin/settings/settings.ts'
import { mayReturn } from '../notices/notices.server.ts'
import { noticeIn } from '../notices/notices.ts'
import { emailOf, findFollower, leave, mostTold, nextOf, ownPath, type Follower } from './followers.server.ts'
import { readTarget, type Entry, type Target } from './lists.server.ts'
import { followMailTexts } from './texts.ts'

/** Followers that are looked at in one turn; the others come with the next. */
const atOnce = 500
/** What a mail names at most; the page has the rest. */
const mostNamed = 30
/** After so many mails in a row for which there was no mailbox nobody follows any more. */
const mostUnknown = 3

/** Tells followers what was published since, each once. */
export const followJobs: readonly Job[] = [
  {
    name: 'followers: what is new',
    when: { everySeconds: 60 },
    leaseSeconds: 300,
    isCalled: async ({ database }) =>
      (await database.find(sql`select 1 from follower where confirmed_at is not null and next_at <= now() limit 1`)) !== undefined,
    run: tellFollowers,
  },
]

/** One turn of it. */
export async function tellFollowers(turn: Turn): Promise<void> {
  const { platform, signal, write } = turn
  const hours = platform.settings.get(settings.entryConfirmHours)
  // Who has not confirmed in time never asked.
  await write(transaction =>
    transaction.rows(sql`delete from follower where confirmed_at is null and asked_at < now() - make_interval(hours => ${hours}::int)`),
  )
  const due = await platform.database.rows<Due>(sql`
    select id, page, language, told, confirmed_at from follower where confirmed_at is not null and next_at <= now() order by next_at limit ${atOnce}`)
  const targets = new Map<string, Promise<Target | undefined>>()
  const [unchanged, ended]: [string[], string[]] = [[], []]
  const failed: string[] = []
  for (const follower of due) {
    if (signal.aborted) return
    const key = `${follower.language} ${follower.page}`
    const reading = targets.get(key) ?? readTarget(platform, follower.page, follower.language)
    targets.set(key, reading)
    const target = await reading.catch((error: unknown) => {
      if (!targets.has(`${key} failed`))
        log.error({ err: error, page: follower.page }, 'a followed page could not be read; it is tried again in an hour')
      targets.set(`${key} failed`, reading)
      return 'failed' as const
    })
    if (target === 'failed') failed.push(follower.id)
    else if (!target) ((await isGone(platform, follower.page)) ? ended : unchanged).push(follower.id)
    else if (freshFor(follower, target).length === 0) (target.isOver ? ended : unchanged).push(follower.id)
    else if (!(await tellIfPossible(turn, follower.id, target))) failed.push(follower.id)
  }
  if (unchanged.length > 0)
    await write(transaction =>
      transaction.rows(sql`
        update follower set next_at = ${nextOf(platform, sql`is_weekly`)} where id = any(${sql.param(unchanged)}::uuid[]) and next_at <= now()`),
    )
  if (ended.length > 0)
    await write(transaction => transaction.rows(sql`delete from follower where id = any(${sql.param(ended)}::uuid[]) and next_at <= now()`))
  // One page that cannot be read, or one follower who cannot be written to, keeps no news of the others.
  if (failed.length > 0)
    await write(transaction =>
      transaction.rows(
        sql`update follower set next_at = now() + interval '1 hour' where id = any(${sql.param(failed)}::uuid[]) and next_at <= now()`,
      ),
    )
}

/** Will a page that nobody reads now come back? A list may; a notice that is deleted, or whose time is over, does not. */
async function isGone(platform: Platform, page: string): Promise<boolean> {
  const notice = noticeIn(page)
  return notice !== undefined && !(await mayReturn(platform, notice))
}

/** Tells one of them. @returns false where it failed, which is logged @throws Error where the turn is over */
async function tellIfPossible({ platform, signal, write }: Turn, id: string, target: Target): Promise<boolean> {
  try {
    await write(transaction => tellOne(platform, transaction, id, target))
    return true
  } catch (error) {
    if (signal.aborted) throw error
    log.error({ err: error, follower: id }, 'a follower could not be told of what is new; it is tried again in an hour')
    return false
  }
}

type Due = Pick<Follower, 'id' | 'page' | 'language' | 'told' | 'confirmed_at'>

/** What was published since he confirmed, or of which a change was announced since, and he was not told of. */
function freshFor({ told, confirmed_at }: Pick<Follower, 'told' | 'confirmed_at'>, { entries }: Target): readonly Entry[] {
  const since = confirmed_at === null ? Number.POSITIVE_INFINITY : Date.parse(confirmed_at)
  return entries.filter(entry => Date.parse(entry.at) >= since && !told.includes(newestOf(entry)))
}

/** What names an entry as it stands there now: another change of it is told anew. */
export function newestOf({ id, change }: Entry): string {
  return change ? `${id} ${change.at}` : id
}

/** An entry as a mail names it: what has become of it stands before its title. A notice that is followed by itself was edited, where nothing else is said. */
function named({ change, ...entry }: Entry, { page }: Target, lang: Lang): Entry {
  const said = change?.said ?? (noticeIn(page) === undefined ? undefined : followMailTexts.say('noticeEdited', lang))
  return said === undefined ? entry : { ...entry, title: `${said}: ${entry.title}` }
}

async function tellOne(platform: Platform, transaction: Transaction, id: string, target: Target): Promise<void> {
  const follower = await findFollower(platform, transaction, id, sql`for update`)
  if (!follower?.is_confirmed) return
  const unknownTimes = await unknownTimesOf(transaction, follower)
  if (unknownTimes >= mostUnknown) return leave(transaction, id)
  const fresh = freshFor(follower, target)
  const email = emailOf(platform, follower)
  const { language: lang } = follower
  const message =
    email !== undefined && fresh.length > 0
      ? await postNews(platform, transaction, {
          email,
          lang,
          subject: subjectOf(platform, lang, target, fresh),
          intro: introOf(lang, target, fresh),
          items: fresh.slice(0, mostNamed).map(entry => named(entry, target, lang)),
          page: `${lang === 'en' ? '/en' : ''}${target.page}`,
          because: followMailTexts.say(becauseOf(target), lang, { title: target.title, leave: '{leave}' }),
          leaveWord: followMailTexts.say('leave', lang),
          leave: ownPath(platform, lang, id),
        })
      : null
  if (target.isOver) return leave(transaction, id)
  // Whose change is withdrawn by an edit is not told again as if it were new.
  const told = [...new Set([...fresh.flatMap(entry => [newestOf(entry), entry.id]), ...follower.told])].slice(0, mostTold)
  await transaction.rows(sql`
    update follower set told = ${sql.param(told)}::text[], next_at = ${nextOf(platform, sql`is_weekly`)}, last_message = ${message},
      unknown_times = ${unknownTimes} where id = ${id}`)
}

/** How many mails in a row had no mailbox, the last one among them as far as it is known. */
async function unknownTimesOf(transaction: Transaction, { last_message, unknown_times }: Follower): Promise<number> {
  const last =
    last_message === null
      ? undefined
      : await transaction.find<{ state: number; reason: number | null }>(sql`select state, reason from outbox where id = ${last_message}`)
  if (last?.state === stateCodes.failed && last.reason === reasonCodes.addressUnknown) return unknown_times + 1
  return last?.state === stateCodes.sent || last?.state === stateCodes.delivered ? 0 : unknown_times
}

function introOf(lang: Lang, { page, title, isOver }: Target, fresh: readonly Entry[]): string {
  if (noticeIn(page) !== undefined) return followMailTexts.say(isOver ? 'noticeOver' : 'noticeIntro', lang, { title })
  return followMailTexts.say(fresh.length > mostNamed ? 'introMany' : 'intro', lang, { title })
}

/** Why a mail came: of a notice that is over there is nothing more to leave. */
function becauseOf({ page, isOver }: Target): 'because' | 'becauseNotice' | 'becauseOver' {
  if (noticeIn(page) === undefined) return 'because'
  return isOver ? 'becauseOver' : 'becauseNotice'
}

/** Nothing of it was typed by a visitor. */
function subjectOf(platform: Platform, lang: Lang, target: Target, fresh: readonly Entry[]): string {
  const product = platform.settings.get(settings.productName)[lang === 'ar' ? 0 : 1]
  const [only] = fresh
  const what = fresh.length === 1 && only ? named(only, target, lang).title : followMailTexts.say('newIn', lang, { title: target.title })
  return `${what} - ${product}`
}
