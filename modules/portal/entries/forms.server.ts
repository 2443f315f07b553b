import { actField, Invalid, Refused, type PostedValues } from '../../define.ts'
import { withPostedForm, type PostedForm } from '../../../server/files/postedForm.ts'
import { waitOf, type PageForm, type Shown } from '../../../server/http/pageForms.ts'
import type { Call } from '../../../server/platform.ts'
import { confirm, resend } from './confirmation.server.ts'
import { findCorrectable } from './correct.server.ts'
import { enter, notProved, readForm, type Entered, type Own } from './entered.server.ts'
import type { EntryKindName } from './visitorSubmission.ts'
import type { EntryKind } from './entryKind.server.ts'
import { fill } from './fill.server.ts'
import { actOn } from './follow.server.ts'
import { ownDataOf } from './ownData.server.ts'
import { gate, networkOf } from './limits.ts'
import { trackingPath } from './sender.server.ts'
import { requireReachable, requireRoom } from './send.server.ts'

const aMinute = 60_000
/** How often one address may post at all, right or wrong, whatever became of it: looking through a form and correcting it takes several, and an office or a carrier has one address for many. */
const posts = [
  { most: 24, ms: 10 * aMinute },
  { most: 80, ms: 60 * aMinute },
]
/** Of forms of a few lines, such as a code: who has just sent much still confirms it. */
const smallPosts = [
  { most: 30, ms: 10 * aMinute },
  { most: 120, ms: 60 * aMinute },
]
/** Posts of the whole installation that are read at once: what a form brings is written to the disk while it comes. */
const mostAtOnce = 12
/** Of these so many from one network: who sends slowly on purpose holds no more places. */
const mostOfOne = 3
/** When who is not let in may try again. */
const secondsUntilRoom = 5
const doorway = gate()
const smallDoorway = gate()
const underWay: string[] = []

/**
 * How much a form may bring (domain/portal-and-admin, section 13.2). Its template may add thirty fields, and one of several values comes once for each.
 * More files than any field takes are read, so that the field can say so.
 */
export const limits = { fields: 120, textBytes: 256 * 1024, fileBytes: 25 * 1024 * 1024, files: 40 }
const smallLimits = { fields: 8, textBytes: 16 * 1024, fileBytes: 0, files: 0 }

/** Asked before a byte of the body is read, and answered from memory: a storm costs its sender more than it costs us. @returns seconds until it may; 0: now */
export function admit({ actor }: Call): number {
  const network = networkOf(actor.address)
  return waitForRoom(network) || Math.ceil(doorway.pass(network, posts, Date.now()) / 1000)
}

/** The same of what is a few lines. @returns seconds until it may; 0: now */
export function admitSmall({ actor }: Call): number {
  const network = networkOf(actor.address)
  return waitForRoom(network) || Math.ceil(smallDoorway.pass(network, smallPosts, Date.now()) / 1000)
}

interface Places {
  /** The networks whose posts are being read. */
  readonly held: readonly string[]
  readonly most: number
  readonly ofOne: number
}
const ofEntries: Places = { held: underWay, most: mostAtOnce, ofOne: mostOfOne }

/** @returns seconds until there may be room; 0: there is */
function waitForRoom(network: string, { held, most, ofOne }: Places = ofEntries): number {
  return held.length >= most || held.filter(one => one === network).length >= ofOne ? secondsUntilRoom : 0
}

/** The forms that visitors post to pages. */
export function entryForms(kinds: readonly EntryKind[]): readonly PageForm[] {
  return [
    ...kinds.map(
      (kind): PageForm => ({
        path: kind.spec.path,
        admit,
        receive: (call, request) => received(call, request, limits, form => take(call, kinds, kind, form)),
      }),
    ),
    {
      path: '/entry/confirm/:id',
      admit: admitSmall,
      receive: (call, request, { id = '' }) => received(call, request, smallLimits, form => confirmed(call, kinds, id, form)),
    },
    {
      path: '/entry/:number/correct',
      admit,
      receive: (call, request, { number = '' }) =>
        received(call, request, limits, form => corrected(call, kinds, { number, request }, form)),
    },
    {
      path: '/entry/:number',
      admit: admitSmall,
      receive: (call, request, { number = '' }) => received(call, request, smallLimits, form => acted(call, kinds, number, form)),
    },
  ]
}

/** Of the places of a door of its own so many for one network: of what is sent slowly on purpose it holds no more. */
const mostOfOneApart = 8

/** A door of its own: what is read behind it takes no place of an entry. */
export interface Door {
  /** In the place of the usual one. */
  readonly admit: PageForm['admit']
  /** Posts of the whole installation that are read at once behind it. */
  readonly mostAtOnce: number
}

/** A form of a few lines that visitors post to a page of another capability, through the same narrow door, or one of its own. */
export function smallForm(
  path: string,
  receive: (call: Call, form: PostedForm, request: Request, params: Readonly<Record<string, string>>) => Promise<Response | Shown>,
  door?: Door,
): PageForm {
  const places: string[] = door ? [] : underWay
  const admit: PageForm['admit'] = door
    ? (call, request) =>
        waitForRoom(networkOf(call.actor.address), { held: places, most: door.mostAtOnce, ofOne: mostOfOneApart }) ||
        door.admit(call, request)
    : admitSmall
  return {
    path,
    admit,
    receive: (call, request, params) => received(call, request, smallLimits, form => receive(call, form, request, params), places),
  }
}

/** Reads what is posted, and holds a place of those that are read at once until the work is done. */
export async function received<T>(
  call: Call,
  request: Request,
  most: typeof limits,
  work: (form: PostedForm) => Promise<T>,
  places = underWay,
): Promise<T> {
  const network = networkOf(call.actor.address)
  places.push(network)
  try {
    return await withPostedForm(request, call.platform.files.workFolder, most, work)
  } finally {
    places.splice(places.indexOf(network), 1)
  }
}

/** @param own the entry that is corrected; undefined: a new one is sent */
async function take(call: Call, kinds: readonly EntryKind[], given: EntryKind, form: PostedForm, own?: Own): Promise<Response | Shown> {
  const read = await readForm(call, given, form, own)
  const { age, start, files, typed, proof, kind } = read
  const { spec } = kind
  const shown = (step: PostedValues['step'], status: number, more: Partial<PostedValues> = {}, refused?: Refused): Shown => ({
    status,
    posted: {
      step,
      values: age === undefined ? form.values : typed,
      files: files.kept,
      problems: [],
      failure: undefined,
      // A form that is shown once more was begun when it was first shown.
      start: age === undefined ? undefined : start,
      ...more,
    } satisfies PostedValues,
    retryAfter: refused && waitOf(refused),
  })
  const act = form.values[actField]?.[0] ?? ''
  if (act === 'correct') return shown('form', 200)
  if (age === undefined) return shown('form', 400, { failure: notProved })
  // A form that is only looked through proves nothing yet, and may still. Who corrects sends no new entry.
  const hindrance = own ? undefined : await hindranceOf(call, spec.kind, proof !== '' || (spec.isReviewed && act !== 'send'))
  if (hindrance) return shown('form', hindrance.status, { failure: hindrance.sentence }, hindrance)
  const filled = await fill(call, kind, typed, files)
  if (filled.problems.length > 0) return shown('form', 400, { problems: problemsOf(filled.problems) })
  try {
    if (spec.isReviewed && act !== 'send') {
      if (!own) requireReachable(call, kind, filled)
      return shown('review', 200)
    }
    return onward(call, await enter(call, kinds, read, filled, own), own !== undefined)
  } catch (error) {
    const step = spec.isReviewed ? 'review' : 'form'
    if (error instanceof Invalid) {
      const problems = problemsOf(error.problems)
      const [first] = problems.filter(({ at }) => at === '')
      return first ? shown(step, 409, { failure: first }) : shown('form', 400, { problems })
    }
    if (error instanceof Refused && error.status < 500) return shown(step, error.status, { failure: error.sentence }, error)
    throw error
  }
}

/** Where its sender goes on: to the page on which he confirms it, or to that on which he follows it. */
function onward({ lang }: Call, entered: Entered, isCorrection: boolean): Response {
  if ('flowId' in entered) return seeOther(`${lang === 'en' ? '/en' : ''}/entry/confirm/${entered.flowId}`)
  return seeOther(`${trackingPath(lang, entered.number, entered.key)}&${isCorrection ? 'done=correct' : 'new=1'}`)
}

function problemsOf(problems: Invalid['problems']): PostedValues['problems'] {
  return problems.map(({ at, sentence }) => ({ at, ar: sentence.ar, en: sentence.en }))
}

/** Why no entry of the kind comes from this address now; undefined where one may. */
async function hindranceOf(call: Call, kind: EntryKindName, hasProof: boolean): Promise<Refused | undefined> {
  try {
    await requireRoom(call, { kind, hasProof })
    return undefined
  } catch (error) {
    if (error instanceof Refused) return error
    throw error
  }
}

/** What is posted to the page on which an entry is corrected: its key stands in the address. */
async function corrected(
  call: Call,
  kinds: readonly EntryKind[],
  { number, request }: { readonly number: string; readonly request: Request },
  form: PostedForm,
): Promise<Response | Shown> {
  const key = new URL(request.url).searchParams.get('key') ?? ''
  try {
    const entry = await findCorrectable(call, kinds, number, key)
    return await take(call, kinds, entry.kind, form, { entry, key })
  } catch (error) {
    // The page says of the entry what hinders it.
    if (error instanceof Refused && error.status < 500)
      return { status: error.status, posted: { failure: error.sentence }, retryAfter: waitOf(error) }
    throw error
  }
}

async function confirmed(call: Call, kinds: readonly EntryKind[], id: string, { values }: PostedForm): Promise<Response | Shown> {
  const said = (name: string) => values[name]?.[0] ?? ''
  const base = call.lang === 'en' ? '/en' : ''
  try {
    if (said(actField) === 'resend') {
      await resend(call, id)
      return seeOther(`${base}/entry/confirm/${id}?sent=1`)
    }
    const done = await confirm(call, kinds, id, { code: said('code'), token: said('token') })
    if (!done.isComplete) return seeOther(`${base}/entry/confirm/${id}?sent=1`)
    return seeOther(`${trackingPath(call.lang, done.number, done.key)}&${done.isCorrection ? 'done=correct' : 'new=1'}`)
  } catch (error) {
    // What was right when it was sent is so no more, and the fields are not here.
    if (error instanceof Invalid) return { status: 409, posted: { failure: error.problems[0]?.sentence } }
    if (error instanceof Refused && error.status < 500)
      return { status: error.status, posted: { failure: error.sentence, field: error.field }, retryAfter: waitOf(error) }
    throw error
  }
}

async function acted(call: Call, kinds: readonly EntryKind[], given: string, { values }: PostedForm): Promise<Response | Shown> {
  const number = given.trim()
  const said = (name: string) => (values[name]?.[0] ?? '').trim()
  const key = said('key')
  const text = said('text')
  const act = said(actField)
  try {
    if (act === 'data') return await ownDataOf(call, kinds, number, key)
    await actOn(call, kinds, { number, key }, { act, text, wordingMark: said('wording') })
    return seeOther(`${trackingPath(call.lang, number, key)}&done=${encodeURIComponent(act)}`)
  } catch (error) {
    if (error instanceof Refused && error.status < 500)
      return { status: error.status, posted: { failure: error.sentence, field: error.field, act, key, text }, retryAfter: waitOf(error) }
    throw error
  }
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
