import { actField, proofField, Refused, trapField } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import type { PostedForm } from '../../../server/files/postedForm.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import { waitOf, type PageForm, type Shown } from '../../../server/http/pageForms.ts'
import type { Call } from '../../../server/platform.ts'
import { notFound } from '../../../server/resources/access.ts'
import { requireProof } from '../../admin/sessions/sessions.server.ts'
import { admitSmall, gate, networkOf, proofRefused, requireRoomAtDoor, smallForm } from '../entries/entries.server.ts'
import { noticeIn } from '../notices/notices.ts'
import { ask, requireEmail } from './ask.server.ts'
import { findTarget, getOwn } from './calls.ts'
import { confirmFollow, endFollow, followPage } from './following.ts'
import { findFollower, isFollowKey, leave, mostTold, nextOf, type Follower } from './followers.server.ts'
import { headOf, readTarget } from './lists.server.ts'
import { newestOf } from './news.server.ts'
import { targetOf } from './target.ts'

export { followJobs } from './news.server.ts'

/** So much of what is followed is shown before somebody follows it. */
const mostShown = 3

/** What the pages of followers ask. */
export const followCalls: readonly Endpoint[] = [
  implement(findTarget, async ({ page }, call) => {
    const { page: own, title, entries } = await requireTarget(call, page, readTarget)
    const latest = entries
      .toSorted((a, b) => b.at.localeCompare(a.at))
      .slice(0, mostShown)
      .map(entry => ({ title: entry.title, text: entry.text, path: entry.path, at: entry.at, change: entry.change?.said ?? null }))
    return { page: own, title, latest }
  }),
  implement(getOwn, async ({ id, key }, call) => {
    const follower = await ownFollower(call, id, key)
    if (!follower) throw notFound()
    const target = await headOf(call.platform, follower.page, call.lang)
    return {
      page: follower.page,
      title: target?.title ?? follower.page,
      isWeekly: follower.is_weekly,
      isConfirmed: follower.is_confirmed,
      isOver: !follower.is_confirmed && follower.is_over,
    }
  }),
  implement(followPage, async ({ page, email, isWeekly, altcha }, call) => {
    requireRoomAtDoor(admitSmall(call))
    try {
      await wish(call, { page, email: email.trim(), isWeekly: isWeekly ?? undefined, proof: altcha ?? '' })
    } catch (error) {
      if (error instanceof Refused && error.code === 'notFound') throw noTarget()
      throw error instanceof Refused && error.code === 'notProved' ? proofRefused(error) : error
    }
  }),
  implement(confirmFollow, async ({ id, key }, call) => {
    requireRoomAtDoor(admitPress(call))
    const follower = await ownFollower(call, id, key)
    if (!follower) throw notFound()
    if (!follower.is_confirmed && follower.is_over) throw linkExpired()
    await choose(call, follower, follower.is_weekly)
  }),
  implement(endFollow, async ({ id, key }, call) => {
    requireRoomAtDoor(admitPress(call))
    if (!isFollowKey(call.platform, id, key)) throw notFound()
    await call.platform.database.write(call.actor, transaction => leave(transaction, id))
  }),
]

/** Who leaves must not find the door closed: the servers of a mail program press for all of its readers from a few addresses. */
const doorway = gate()
const presses = [{ most: 600, ms: 10 * 60_000 }]
const admitPress = ({ actor }: Call) => Math.ceil(doorway.pass(networkOf(actor.address), presses, Date.now()) / 1000)

/** The forms that followers post. */
export const followForms: readonly PageForm[] = [
  smallForm('/follow', (call, form) => asked(call, form)),
  smallForm(
    '/follow/:id',
    (call, form, request, { id = '' }) => chosen(call, form, new URL(request.url).searchParams.get('key') ?? '', id),
    { admit: admitPress, mostAtOnce: 50 },
  ),
]

/** @param read how much of it is asked for: its head alone, or what stands there too @throws Refused 404, where nothing more comes too */
async function requireTarget({ platform, lang }: Call, given: string, read = headOf) {
  const page = targetOf(given)
  const target = page === undefined ? undefined : await read(platform, page, lang)
  if (!target || target.isOver) throw notFound()
  return target
}

async function asked(call: Call, { values }: PostedForm): Promise<Response | Shown> {
  const said = (name: string) => values[name]?.[0] ?? ''
  const page = said('page')
  const email = said('email').trim()
  const isWeekly = said('how') !== 'once'
  try {
    const target = await wish(call, { page, email, isWeekly, proof: said(proofField) }, said(trapField) !== '')
    return seeOther(call, `/follow?${new URLSearchParams({ page: target.page, sent: '1' }).toString()}`)
  } catch (error) {
    if (!(error instanceof Refused) || error.status >= 500) throw error
    return {
      status: error.status,
      posted: { failure: error.sentence, field: error.field, page, email, how: isWeekly ? 'weekly' : 'once' },
      retryAfter: waitOf(error),
    }
  }
}

interface Said {
  readonly page: string
  readonly email: string
  /** Undefined: as is usual for what is followed, a notice at once and all else once a week. */
  readonly isWeekly: boolean | undefined
  /** The solution of a challenge; empty: no work was proved. */
  readonly proof: string
}

/** Keeps what somebody wants to follow, and asks him by e-mail. @param isTrapped it came from a robot: nothing is kept. @throws Refused */
async function wish(call: Call, { page, email, isWeekly: said, proof }: Said, isTrapped = false) {
  requireEmail(call, email)
  const target = await requireTarget(call, page)
  const isWeekly = said ?? noticeIn(target.page) === undefined
  const hasProof = proof !== ''
  if (hasProof) await requireProof(call, proof)
  if (!isTrapped) await ask(call, { email, page: target.page, title: target.title, isWeekly, hasProof })
  return target
}

function noTarget(): Refused {
  return new Refused('unknownPage', 'لا تُتابع هذه الصفحة بالبريد', 'This page cannot be followed by e-mail', { field: 'page' })
}

/** P-36. */
function linkExpired(): Refused {
  return new Refused('linkExpired', 'انتهت صلاحية الرابط', 'The link has expired', { field: 'id' })
}

async function ownFollower(call: Call, id: string, key: string): Promise<Follower | undefined> {
  if (!isFollowKey(call.platform, id, key)) return undefined
  return findFollower(call.platform, call.platform.database, id)
}

/** Confirms, chooses anew or leaves. Who has left leaves once more without harm: a mail program may ask twice. */
async function chosen(call: Call, { values }: PostedForm, key: string, id: string): Promise<Response | Shown> {
  const { platform } = call
  const said = (name: string) => values[name]?.[0] ?? ''
  if (!isFollowKey(platform, id, key)) return { status: 404, posted: undefined }
  // Asked by a mail program itself (RFC 8058), which follows nothing and shows nothing.
  if (said('List-Unsubscribe') === 'One-Click' || said(actField) === 'leave') {
    await platform.database.write(call.actor, transaction => leave(transaction, id))
    if (said(actField) !== 'leave') return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
    return seeOther(call, `/follow/${id}?key=${key}&done=left`)
  }
  const follower = await ownFollower(call, id, key)
  if (!follower || (!follower.is_confirmed && follower.is_over)) return seeOther(call, `/follow/${id}?key=${key}`)
  await choose(call, follower, said('how') !== 'once')
  return seeOther(call, `/follow/${id}?key=${key}&done=${follower.is_confirmed ? 'changed' : 'confirmed'}`)
}

/** Begins what a follower has asked for, or changes how often he is written to. */
async function choose({ platform, actor }: Call, follower: Follower, isWeekly: boolean): Promise<void> {
  // What stands there already is nothing new to him, however it changes.
  const standing = follower.is_confirmed ? undefined : await readTarget(platform, follower.page, follower.language)
  const told = [...new Set((standing?.entries ?? []).flatMap(entry => [newestOf(entry), entry.id]))].slice(0, mostTold)
  await platform.database.write(actor, transaction =>
    transaction.rows(sql`
      update follower set is_weekly = ${isWeekly}, confirmed_at = coalesce(confirmed_at, now()), told = case when confirmed_at is null then ${sql.param(told)}::text[] else told end,
        next_at = ${nextOf(platform, sql`${isWeekly}::boolean`)} where id = ${follower.id}`),
  )
}

function seeOther({ lang }: Call, path: string): Response {
  return new Response(null, { status: 303, headers: { location: `${lang === 'en' ? '/en' : ''}${path}`, 'cache-control': 'no-store' } })
}
