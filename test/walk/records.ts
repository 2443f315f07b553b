import {
  adsBody,
  albumBody,
  authorityBody,
  aboutBody,
  contactPointBody,
  entryTemplateBody,
  eventBody,
  gateMessageBody,
  menuBody,
  redirectBody,
  searchPinBody,
  searchSynonymBody,
  staticPageBody,
  lookupBody,
  lookupTypeBody,
  membershipBody,
  newsBody,
  placeBody,
  roleBody,
  sliderBody,
  storyBody,
  uploadedPicture,
  userBody,
  videoBody,
  waterBody,
} from './bodies.ts'
import { madeAnswer } from './answers.ts'
import { done, type Client } from './client.ts'
import { ideaBody, investorBody } from './entryBodies.ts'
import { knowledgeBody, knowledgeKindBody } from './knowledgeBodies.ts'
import { idIn, isObject, listIn, objectIn, textIn, type Json } from './json.ts'
import { placeId, type Scene } from './scene.ts'

/** A record that calls are tried on: what it is, whose, and in which state. */
export type Want =
  | `${Reviewed} ${Whose} ${'draft' | 'sent' | 'bare' | 'published' | 'withdrawn'}`
  | `waterYear ${Whose} ${'draft' | 'submitted' | 'verified'}`
  | `localComm ${Whose | 'other'} ${'unpublished' | 'published'}`
  | 'localComm spare unpublished'
  | 'localComm spare incomplete'
  | 'place spare present'
  | `councilMembership ${'home' | 'far'} present`
  | `user ${Whose | 'ministry'} ${'present' | 'deactivated'}`
  | 'role spare present'
  | 'lookupType spare present'
  | 'lookup spare present'
  | `${'gateMessage' | 'menu' | 'staticPage' | 'aboutUs' | 'contactPoint'} spare ${'unpublished' | 'published'}`
  | 'searchSynonym spare present'
  | 'searchPin spare present'
  | 'entryTemplate spare present'
  | 'redirect spare present'
  | `${'video' | 'imageAlbum'} home ${'unpublished' | 'published'}`
  | `slider spare ${'unpublished' | 'published'}`
  | `${SwitchedKind} spare ${'unpublished' | 'published'}`
  | `knowledgeAnswer ${'home' | 'near'} ${'unpublished' | 'published'}`
  | 'creativeIdeasBank home present'
  | 'investors spare present'

/** Kinds of reviewed content. */
export type Reviewed = 'news' | 'ads' | 'event' | 'successStory' | 'knowledgeExchange'

/** Kinds that are published by a switch and belong to no place. */
export type SwitchedKind = 'legalEnvironment' | 'localGovernmentSector' | 'partnership' | 'gateService'

/** Jenin's, that of its neighbour in the same directorate, that of Hebron in another one. `other` is Dura's, beside Hebron. */
export type Whose = 'home' | 'near' | 'far'

/** Codes of the places whose records are tried. */
export const owners = { home: '01001', near: '01002', far: '50001', other: '50002', ministry: 'P03' } as const

/** A record as it stands before a call. */
export interface Taken {
  readonly id: string
  readonly stamp: string
  readonly record: Json
}

/** Gives each wanted record, made or brought back to its state where a call has used it up. */
export interface Records {
  take(want: Want): Promise<Taken>
  /** What was given since anything was kept or forgotten stands as it did: it is given again without being read. */
  keep(): void
  /** Anything may have changed: each record is read before it is given again. */
  forget(): void
}

/** The records of a scene. They are made by the administrator; what Jenin hands in, by its engineer. */
export function recordsOf(scene: Scene): Records {
  const ids = new Map<Want, string>()
  const given = new Map<Want, Taken>()
  const standing = new Map<Want, Taken>()
  const admin = scene.as('administrator')
  return {
    async take(want) {
      const unchanged = standing.get(want)
      if (unchanged) return unchanged
      const known = ids.get(want)
      const found = known === undefined ? undefined : await find(admin, kindOf(want), known)
      const record = (found && (await restored(scene, want, found))) ?? (await made(scene, want))
      const id = idIn(record)
      ids.set(want, id)
      const taken = { id, stamp: textIn(record, 'concurrencyStamp'), record }
      given.set(want, taken)
      return taken
    },
    keep() {
      for (const [want, taken] of given) standing.set(want, taken)
      given.clear()
    },
    forget() {
      given.clear()
      standing.clear()
    },
  }
}

/** The name of the calls of a record: `WaterYear`. */
export function callsOf(want: Want): string {
  return callOf(kindOf(want))
}

async function find(admin: Client, kind: string, id: string): Promise<Json | undefined> {
  const { status, body } = await admin({ method: 'GET', path: `${callOf(kind)}/Get/${id}` })
  return status === 200 && isObject(body) ? body : undefined
}

/** The record in the wanted state; undefined when it cannot be brought back there, and has been cleared away. */
async function restored(scene: Scene, want: Want, record: Json): Promise<Json | undefined> {
  const admin = scene.as('administrator')
  const [kind, whose = '', state = ''] = want.split(' ')
  if (kind === 'user') return settledUser(scene, whose, state, record)
  if (kind === 'waterYear') return broughtTo(admin, state, record)
  if (switchedKinds.has(kind ?? '') || isSwitched(kind)) return switched(admin, callOf(kind ?? ''), state, record)
  // Whatever was decided on an entry, or agreed to: the next is tried on one that waits for both.
  const isEntry = kind === 'creativeIdeasBank' || kind === 'investors'
  if (isEntry && record.publishStatus === 1 && record.ownerApproval !== true && record.investorApproval !== true) return record
  if (!isEntry && (!isReviewed(kind) || reviewedStateOf(kind, record) === state)) return record
  if (record.liveVersion !== null)
    await done(admin, step(callOf(kind ?? ''), 'CancelPublish', record, { note: 'لم تعد هذه المادة مطلوبة' }))
  await done(admin, { method: 'DELETE', path: `${callOf(kind ?? '')}/Delete?id=${textIn(record, 'id')}` })
  return undefined
}

/** What is published by a switch. */
const switchedKinds: ReadonlySet<string> = new Set([
  'localComm',
  'gateMessage',
  'menu',
  'staticPage',
  'aboutUs',
  'contactPoint',
  'video',
  'imageAlbum',
  'slider',
  'knowledgeAnswer',
])

async function made(scene: Scene, want: Want): Promise<Json> {
  const admin = scene.as('administrator')
  const [kind, whose = '', state = ''] = want.split(' ')
  const owner = Object.entries(owners).find(([name]) => name === whose)?.[1] ?? ''
  const create = (path: string, body: Json) => done(admin, { method: 'POST', path: `${path}/Create`, body })
  if (isSwitched(kind)) {
    const calls = callOf(kind)
    return switched(admin, calls, state, await create(calls, knowledgeKindBody(scene, calls, scene.freshName('walk')) ?? {}))
  }
  switch (kind) {
    case 'news':
    case 'ads':
    case 'event':
    case 'successStory':
    case 'knowledgeExchange':
      return madeReviewed(scene, kind, owner, state)
    case 'knowledgeAnswer': {
      const author = scene.as(whose === 'home' ? 'engineer' : 'neighbour')
      return switched(admin, 'KnowledgeAnswer', state, await madeAnswer(scene, author, scene.freshName('answer')))
    }
    case 'creativeIdeasBank':
      return create('CreativeIdeasBank', ideaBody(scene, { place: placeId(scene, owner) }))
    case 'investors':
      return create('Investors', investorBody(scene))
    case 'video':
      return switched(admin, 'Video', state, await create('Video', videoBody(scene, owner)))
    case 'imageAlbum':
      return switched(admin, 'ImageAlbum', state, await create('ImageAlbum', await albumBody(scene, admin, owner)))
    case 'slider':
      return switched(admin, 'Slider', state, await create('Slider', await sliderBody(scene, admin)))
    case 'waterYear':
      return madeSheet(scene, whose, owner, state)
    case 'localComm': {
      const file = whose === 'spare' ? undefined : await find(admin, 'localComm', placeId(scene, owner))
      if (file) return switched(admin, 'LocalComm', state, file)
      const body = authorityBody(scene, scene.freshCode('01'), 'D01')
      return create('LocalComm', state === 'incomplete' ? body : { ...body, populationCount: 900, location: { lat: 32, lng: 35.2 } })
    }
    case 'user':
      return settledUser(scene, whose, state, await create('User', userBody(scene, scene.freshName('user'))))
    case 'role':
      return create('Role', roleBody(scene.freshName('role')))
    case 'lookupType':
      return create('LookupType', lookupTypeBody(scene.freshName('list')))
    case 'lookup':
      return create('Lookup', await lookupBody(scene, scene.freshName('value')))
    case 'gateMessage':
      return switched(admin, 'GateMessage', state, await create('GateMessage', gateMessageBody(scene)))
    case 'entryTemplate':
      return create('EntryTemplate', entryTemplateBody(scene))
    case 'searchSynonym':
      return create('SearchSynonym', searchSynonymBody())
    case 'searchPin':
      return create('SearchPin', searchPinBody())
    case 'redirect':
      return create('Redirect', redirectBody(scene))
    case 'menu':
      return switched(admin, 'Menu', state, await create('Menu', menuBody(scene)))
    case 'staticPage':
      return switched(admin, 'StaticPage', state, await create('StaticPage', staticPageBody(scene)))
    case 'aboutUs':
      return switched(
        admin,
        'AboutUs',
        state,
        await create('AboutUs', await freeSection(scene, state === 'published' ? 'departments' : 'history')),
      )
    case 'contactPoint':
      return switched(admin, 'ContactPoint', state, await create('ContactPoint', contactPointBody(scene)))
    case 'place':
      return create('Place', placeBody(scene, `X${scene.freshCode('15')}`))
    default:
      return create('CouncilMembership', whose === 'home' ? membershipBody(scene, 'C01', '01003') : membershipBody(scene, 'C50', '50002'))
  }
}

async function madeSheet(scene: Scene, whose: string, owner: string, state: string): Promise<Json> {
  const admin = scene.as('administrator')
  const year = yearOf(whose, state)
  const known = await sheetOf(admin, placeId(scene, owner), year)
  if (known) return broughtTo(admin, state, known)
  const author = whose === 'home' ? scene.as('engineer') : admin
  const sheet = await done(author, { method: 'POST', path: 'WaterYear/Create', body: waterBody(scene, owner, year) })
  return broughtTo(admin, state, state === 'draft' ? sheet : await done(author, step('WaterYear', 'Submit', sheet)))
}

/** A new section about the ministry. Each is written once: what stands in its way is cleared away. */
export async function freeSection(scene: Scene, code: string): Promise<Json> {
  const admin = scene.as('administrator')
  const found = await done(admin, { method: 'GET', path: `AboutUs/GetListPaged?section=${scene.lookup('aboutUsSection', code)}` })
  for (const item of listIn(found, 'items')) {
    const id = textIn(item, 'id')
    if (objectIn(item).isPublished === true) await done(admin, { method: 'PUT', path: `AboutUs/CancelPublish/${id}`, body: {} })
    await done(admin, { method: 'DELETE', path: `AboutUs/Delete?id=${id}` })
  }
  return aboutBody(scene, code)
}

/** The user with the role of a member at his place, active or not. */
async function settledUser(scene: Scene, whose: string, state: string, user: Json): Promise<Json> {
  const admin = scene.as('administrator')
  const place = placeId(scene, Object.entries(owners).find(([name]) => name === whose)?.[1] ?? '')
  const change = async (action: string, record: Json, body: Json) =>
    done(admin, step('User', action, record, { ...body, concurrencyStamp: textIn(record, 'concurrencyStamp') }))
  const member = scene.role('member')
  let record = user
  if (JSON.stringify(record.roles) !== JSON.stringify([member])) record = await change('SetRoles', record, { roles: [member] })
  if (record.defaultPlace !== place) record = await change('SetPlaces', record, { places: [{ place, isDefault: true }] })
  if (record.isActive === (state === 'present')) return record
  if (state === 'present') return done(admin, step('User', 'Activate', record))
  return done(admin, step('User', 'Deactivate', record, { reason: scene.lookup('deactivationReason', 'transferred') }))
}

async function sheetOf(admin: Client, authority: string, year: number): Promise<Json | undefined> {
  const page = await done(admin, { method: 'GET', path: `WaterYear/GetListPaged?localCommId=${authority}&year=${year}` })
  const [item] = listIn(page, 'items')
  return item === undefined ? undefined : find(admin, 'waterYear', textIn(item, 'id'))
}

/** A new item of a place in a state. */
export async function madeReviewed(scene: Scene, kind: Reviewed, owner: string, state: string): Promise<Json> {
  const admin = scene.as('administrator')
  const calls = callOf(kind)
  const item = await done(admin, { method: 'POST', path: `${calls}/Create`, body: await bodyOf(scene, kind, owner, state) })
  if (state !== 'published' && state !== 'withdrawn') return item
  const published = await done(admin, step(calls, 'Publish', item))
  return state === 'published' ? published : done(admin, step(calls, 'CancelPublish', published, { note: 'سُحبت المادة للتدقيق' }))
}

/** A bare item lacks what publishing needs: those with a picture lack it, the others their summary. */
async function bodyOf(scene: Scene, kind: Reviewed, owner: string, state: string): Promise<Json> {
  const isBare = state === 'bare'
  const isDraft = state === 'draft'
  if (kind === 'knowledgeExchange') return knowledgeBody(scene, owner, { titleAr: `دليل القراءة في ${owner} (${state})`, isDraft })
  if (!isPictured(kind)) return (kind === 'ads' ? adsBody : eventBody)(scene, owner, { isDraft, ...(isBare && { summaryAr: null }) })
  const image = isBare ? {} : { mainImage: await uploadedPicture(scene.as('administrator'), kind), mainImageAltAr: 'أنابيب الخط الجديد' }
  const title = { titleAr: `افتتاح خط مياه جديد في ${owner} (${state})` }
  return (kind === 'news' ? newsBody : storyBody)(scene, owner, { ...title, ...image, isDraft })
}

function isReviewed(kind: string | undefined): kind is Reviewed {
  return kind === 'news' || kind === 'ads' || kind === 'event' || kind === 'successStory' || kind === 'knowledgeExchange'
}

/** Is the kind not published without a picture? */
function isPictured(kind: Reviewed): kind is 'news' | 'successStory' {
  return kind === 'news' || kind === 'successStory'
}

/** A published or withdrawn item, or one of which citizens know nothing. A notice that was closed is another one. */
function reviewedStateOf(kind: Reviewed, { isDraft, liveVersion, publishStatus, mainImage, summaryAr, closedStage = null }: Json): string {
  if (isDraft === true) return 'draft'
  if (liveVersion !== null) return publishStatus === 3 && closedStage === null ? 'published' : 'edited'
  if (publishStatus === 2) return 'withdrawn'
  const isBare = isPictured(kind) ? mainImage === null : summaryAr === null
  return publishStatus !== 1 ? 'decided' : isBare ? 'bare' : 'sent'
}

/** The steps from each state of a sheet (1 draft, 2 submitted, 3 verified, 4 returned) to the wanted one. */
const ways: Readonly<Record<string, Readonly<Record<number, readonly string[]>>>> = {
  draft: { 1: [], 2: ['Withdraw'], 3: ['Reopen', 'Submit', 'Withdraw'], 4: ['Submit', 'Withdraw'] },
  submitted: { 1: ['Submit'], 2: [], 3: ['Reopen', 'Submit'], 4: ['Submit'] },
  verified: { 1: ['Submit', 'Verify'], 2: ['Verify'], 3: [], 4: ['Submit', 'Verify'] },
}

async function broughtTo(admin: Client, state: string, sheet: Json): Promise<Json> {
  let record = sheet
  for (const action of ways[state]?.[Number(sheet.status)] ?? [])
    record = await done(admin, step('WaterYear', action, record, action === 'Reopen' ? { note: 'أعيد فتح السجل للتدقيق' } : {}))
  return record
}

async function switched(admin: Client, calls: string, state: string, file: Json): Promise<Json> {
  if (file.isPublished === (state === 'published')) return file
  return done(admin, step(calls, state === 'published' ? 'Publish' : 'CancelPublish', file))
}

/** Each wanted sheet has a year of its own, so that it is known in a file of lines too. */
function yearOf(whose: string, state: string): number {
  return ({ home: 2001, near: 2004, far: 2007 }[whose] ?? 0) + ['draft', 'submitted', 'verified'].indexOf(state)
}

function step(calls: string, action: string, record: Json, body: Json = {}): { method: string; path: string; body: Json } {
  return { method: 'PUT', path: `${calls}/${action}/${textIn(record, 'id')}`, body }
}

function kindOf(want: Want): string {
  return want.split(' ')[0] ?? ''
}

function callOf(kind: string): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1)
}

function isSwitched(kind: string | undefined): kind is SwitchedKind {
  return ['legalEnvironment', 'localGovernmentSector', 'partnership', 'gateService'].some(name => name === kind)
}
