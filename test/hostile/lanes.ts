import { asOwner } from '../world.ts'
import {
  albumBody,
  authorityBody,
  aboutBody,
  contactPointBody,
  entryTemplateBody,
  gateMessageBody,
  redirectBody,
  searchPinBody,
  searchSynonymBody,
  menuBody,
  staticPageBody,
  lookupBody,
  lookupTypeBody,
  membershipBody,
  adsBody,
  eventBody,
  newsBody,
  placeBody,
  roleBody,
  sliderBody,
  storyBody,
  uploadedPicture,
  userBody,
  videoBody,
  waterBody,
} from '../walk/bodies.ts'
import { answerText, madeAnswer } from '../walk/answers.ts'
import { cases } from '../walk/cases.ts'
import { sent } from '../walk/entryCases.ts'
import { ideaBody, investorBody } from '../walk/entryBodies.ts'
import { done, type Answer, type Client } from '../walk/client.ts'
import { idIn, isObject, listIn, objectIn, textIn, type Json } from '../walk/json.ts'
import { knowledgeKindBody } from '../walk/knowledgeBodies.ts'
import { recordsOf } from '../walk/records.ts'
import { placeId, type Scene } from '../walk/scene.ts'
import { watchedOf } from '../walk/walk.ts'
import type { WritableField } from './places.ts'

/** A call that takes a body, ready for the next try. */
export interface Lane {
  /** The call with a body that it would take. @param field what will be written over in it */
  next(field?: WritableField): Promise<{ readonly path: string; readonly body: Json; readonly headers?: Readonly<Record<string, string>> }>
  /** What is stored after the call was done; undefined when it stores nothing that can be read back. */
  stored(answer: Answer): Promise<Json | undefined>
  /** The call was refused, so what it was tried on stands as it did. */
  refused?(): void
}

/** Makes the lane of a call. @param fields everything that the call takes */
export async function laneOf(scene: Scene, call: string, fields: readonly WritableField[]): Promise<Lane> {
  const admin = scene.as('administrator')
  const [, path = ''] = call.split(' ')
  const [kind = '', action = ''] = path.split('/')
  if (action === 'Create') return creating(scene, admin, kind)
  // Nobody makes a template or a text of the interface: those that there are have their words changed.
  if (action === 'Update' && kind !== 'MessageTemplate' && kind !== 'InterfaceText') return updating(scene, admin, kind, fields)
  if (action === 'SaveAndPublish') return updating(scene, admin, kind, fields, action)
  if (path === 'Account/Login') return entering(scene, path)
  if (path === 'Config/UpdateGroup') return configuring(admin)
  if (path.startsWith('Config/Restore/')) return restoring(admin)
  if (path.startsWith('Config/Test/')) return { next: async () => ({ path: 'Config/Test/storage', body: {} }), stored: nothing }
  if (path.startsWith('Role/Copy/')) return copying(scene, admin)
  return asWalked(scene, call)
}

let lastYear = 2015
/** A year of which Jenin has no sheet. */
function freshYear(): number {
  lastYear += 1
  return lastYear
}

/** A complete record of each kind, every list of child rows with a row. */
function bodyOf(scene: Scene, kind: string, year: number): Json | Promise<Json> {
  const code = scene.freshName('9')
  const bodies: Readonly<Record<string, () => Json | Promise<Json>>> = {
    News: () => newsBody(scene, '01001'),
    Ads: () => adsBody(scene, '01001'),
    Event: () =>
      eventBody(scene, '01001', {
        sessions: [{ date: '2090-06-01', startTime: '17:00', endTime: '17:30', titleAr: 'عرض الموازنة', speaker: 'رئيس البلدية' }],
      }),
    WaterYear: () => ({ ...waterBody(scene, '01001', year), tariff: [tariffRow(scene)] }),
    LocalComm: () => authorityBody(scene, scene.freshCode('01'), 'D01'),
    Place: () => placeBody(scene, `H${code}`),
    CouncilMembership: () => membershipBody(scene, 'C01', '01002'),
    User: () => userBody(scene, `hostile${code}`),
    Role: () => roleBody(`hostile${code}`),
    LookupType: () => lookupTypeBody(`hostile${code}`),
    Lookup: () => lookupBody(scene, `hostile${code}`),
    GateMessage: () => gateMessageBody(scene),
    CreativeIdeasBank: () => ideaBody(scene, { date: '2026-05-01' }),
    // Visitors write it: what staff add to it is changed.
    ContactMessage: () => ({ priority: 1, notes: 'اتصلنا به' }),
    KnowledgeAnswer: () => ({ text: answerText }),
    Investors: () => investorBody(scene),
    Video: () => videoBody(scene, '01001'),
    ImageAlbum: () => albumBody(scene, scene.as('administrator'), '01001'),
    Slider: () => sliderBody(scene, scene.as('administrator')),
    SuccessStory: () => ({
      ...storyBody(scene, '01001'),
      figures: [{ labelAr: 'أحياء تصلها المياه', value: '3' }],
    }),
    SearchSynonym: () => searchSynonymBody(),
    SearchPin: () => searchPinBody(),
    Redirect: () => redirectBody(scene),
    Menu: () => menuBody(scene),
    StaticPage: () => staticPageBody(scene),
    AboutUs: () => aboutBody(scene, 'history'),
    ContactPoint: () => contactPointBody(scene),
    EntryTemplate: () => entryTemplateBody(scene),
  }
  const make = bodies[kind]
  const further = knowledgeKindBody(scene, kind, `h${code}`)
  if (further) return further
  if (!make) throw new Error(`There is no body for ${kind}: write one beside the others`)
  return make()
}

function tariffRow(scene: Scene): Json {
  return { category: scene.lookup('subscriberCategory', 'domestic'), bandFrom: 0, unitPrice: '2.5000', effectiveDate: '2020-01-01' }
}

const ofAPicture: ReadonlySet<string> = new Set(['Slider', 'ImageAlbum'])

async function creating(scene: Scene, admin: Client, kind: string): Promise<Lane> {
  const body = await bodyOf(scene, kind, 2010)
  return {
    // A picture goes with the record that was made of it.
    next: async field => ({
      path: `${kind}/Create`,
      body: ofAPicture.has(kind) ? await bodyOf(scene, kind, 2010) : { ...body, ...(await attachedFor(scene, admin, kind, field)) },
    }),
    async stored(answer) {
      const id = idIn(answer.body)
      const record = await done(admin, { method: 'GET', path: `${kind}/Get/${id}` })
      await done(admin, { method: 'DELETE', path: `${kind}/Delete?id=${id}` })
      return record
    },
  }
}

/** A file with its title, where a try is for such a row: a file goes with the record that it stood in, so each try has its own. */
async function attachedFor(scene: Scene, admin: Client, kind: string, field: WritableField | undefined): Promise<Json> {
  if (field?.path.startsWith('attachments[') !== true) return {}
  const file = await uploadedPicture(admin, `${kind.charAt(0).toLowerCase()}${kind.slice(1)}`, 'attachments.file')
  return {
    attachments: [{ file: [file], type: scene.lookup('attachmentType', 'other'), titleAr: 'مخطط الخط', titleEn: 'Plan of the line' }],
  }
}

/** Every field is sent with every change, so that what an earlier try has stored is gone. */
async function updating(
  scene: Scene,
  admin: Client,
  kind: string,
  fields: readonly WritableField[],
  action: 'Update' | 'SaveAndPublish' = 'Update',
): Promise<Lane> {
  const own = kind === 'News' ? 'news' : kind === 'SuccessStory' ? 'successStory' : undefined
  const made = {
    ...(await bodyOf(scene, kind, kind === 'WaterYear' ? freshYear() : 2010)),
    ...(['News', 'SuccessStory', 'KnowledgeExchange'].includes(kind) && { isDraft: true }),
    // What is published shows a picture.
    ...(action === 'SaveAndPublish' && own && { mainImage: await uploadedPicture(admin, own), mainImageAltAr: 'أنابيب الخط الجديد' }),
  }
  let record = (await standing(scene, admin, kind)) ?? (await done(admin, { method: 'POST', path: `${kind}/Create`, body: made }))
  const names = fields.map(({ path }) => path).filter(path => !path.includes('[') && path !== 'id' && path !== 'concurrencyStamp')
  const whole = Object.fromEntries(names.map(name => [name, name in made ? objectIn(name === 'section' ? record : made)[name] : null]))
  return {
    next: async field => ({
      path: `${kind}/${action}`,
      body: {
        ...whole,
        ...(await attachedFor(scene, admin, kind, field)),
        id: record.id,
        concurrencyStamp: record.concurrencyStamp,
      },
    }),
    async stored() {
      record = await done(admin, { method: 'GET', path: `${kind}/Get/${idIn(record)}` })
      return record
    },
  }
}

/** What is changed as it stands, since no call makes another one. */
async function standing(scene: Scene, admin: Client, kind: string): Promise<Json | undefined> {
  if (kind === 'AboutUs') return findSection(scene, admin)
  if (kind === 'ContactMessage') return done(admin, { method: 'GET', path: `ContactMessage/Get/${(await sent(scene)).message}` })
  if (kind === 'KnowledgeAnswer') return madeAnswer(scene, admin, scene.freshName('answer'))
  return undefined
}

/** A section about the ministry that is there: each is written once, and a fresh installation leaves few open. */
async function findSection(scene: Scene, admin: Client): Promise<Json | undefined> {
  const open = scene.lookup('aboutUsSection', 'history')
  const page = await done(admin, { method: 'GET', path: 'AboutUs/GetListPaged?maxResultCount=50' })
  const other = listIn(page, 'items').find(item => objectIn(item).section !== open)
  return other === undefined ? undefined : done(admin, { method: 'GET', path: `AboutUs/Get/${idIn(other)}` })
}

/** As the walk tries the call: on a record, a message or a session of its own. */
function asWalked(scene: Scene, call: string): Lane {
  const walked = cases[call]
  if (!walked) throw new Error(`The walk does not try ${call}`)
  const records = recordsOf(scene)
  let isAsBefore = false
  let wasTouched = () => true
  return {
    async next() {
      if (isAsBefore) records.keep()
      else records.forget()
      isAsBefore = false
      const { watched, isTouched } = watchedOf(scene)
      wasTouched = isTouched
      const { path, body = {}, headers = {} } = (await walked(watched, records, 'administrator')).request
      return { path, body, headers }
    },
    stored: nothing,
    refused() {
      isAsBefore = !wasTouched()
    },
  }
}

/** The copies are deleted at once, so that the next one has the same code. */
function copying(scene: Scene, admin: Client): Lane {
  return {
    next: async () => ({ path: `Role/Copy/${scene.role('member')}`, body: { code: 'hostileCopy', titleAr: 'نسخة', titleEn: 'Copy' } }),
    async stored(answer) {
      const id = textIn(answer.body, 'id')
      const record = await done(admin, { method: 'GET', path: `Role/Get/${id}` })
      await done(admin, { method: 'DELETE', path: `Role/Delete?id=${id}` })
      return record
    },
  }
}

/** Each setting is saved in its group and takes its default again, before it holds for the other tries. */
async function configuring(admin: Client): Promise<Lane> {
  const items = async () => listIn(await done(admin, { method: 'GET', path: 'Config/GetListPaged?maxResultCount=1000' }), 'items')
  const all = (await items()).map(item => objectIn(item))
  // `System.MaintenanceTextAr` belongs to `System.MaintenanceText`, not to `System.Maintenance`.
  const byLength = all.toSorted((a, b) => textIn(b, 'key').length - textIn(a, 'key').length)
  const settingOf = (path: string) => byLength.find(setting => path.startsWith(textIn(setting, 'key')))
  const someRow: Readonly<Record<string, () => Promise<Json>>> = {
    'Calendar.Holidays': async () => ({
      holiday: await idOf(admin, 'officialHoliday'),
      fromDate: '2026-05-01',
      toDate: '2026-05-01',
    }),
    'Site.HomeBlocks': async () => ({ block: await idOf(admin, 'homeBlock', 'news'), isVisible: true, count: 4 }),
    'Contact.Social': async () => ({ network: await idOf(admin, 'socialNetwork'), url: 'https://social.example/ministry' }),
  }
  let path = ''
  return {
    async next(field) {
      path = field?.path ?? ''
      const { key, group } = settingOf(path) ?? { key: 'General.Slogan', group: 'identity' }
      const row = someRow[String(key)]
      const body = row && path.includes('[') ? { [String(key)]: [await row()] } : settingOf(path) ? {} : { 'General.SloganAr': 'شعار' }
      return { path: 'Config/UpdateGroup', body: { group, stamps: [{ key, concurrencyStamp: null }], ...body } }
    },
    async stored() {
      const saved = (await items()).map(item => objectIn(item)).filter(({ concurrencyStamp }) => concurrencyStamp !== null)
      for (const { key, group, concurrencyStamp } of saved)
        await done(admin, {
          method: 'PUT',
          path: 'Config/UpdateGroup',
          body: { group, stamps: [{ key, concurrencyStamp }], defaults: [key] },
        })
      const setting = settingOf(path)
      // Of a secret nothing is told.
      if (!setting || setting.isSecret === true) return undefined
      return objectIn(saved.find(({ key }) => key === setting.key) ?? setting, 'values')
    },
  }
}

/** The value of a list with this code; its first one where none is named. */
async function idOf(admin: Client, list: string, code?: string): Promise<unknown> {
  const { body } = await admin({ method: 'GET', path: `Public/Lookup/GetByType/${list}` })
  const values = listIn(body, 'items').map(item => objectIn(item))
  return (code === undefined ? values[0] : values.find(value => value.code === code))?.id
}

/** Brings back the first of two slogans. */
async function restoring(admin: Client): Promise<Lane> {
  const slogan = async () => done(admin, { method: 'GET', path: 'Config/Get/General.Slogan' })
  const stampOf = async () => ({ concurrencyStamp: (await slogan()).concurrencyStamp })
  const save = async (text: string) => {
    const stamps = [{ key: 'General.Slogan', ...(await stampOf()) }]
    await done(admin, { method: 'PUT', path: 'Config/UpdateGroup', body: { group: 'identity', stamps, 'General.SloganAr': text } })
  }
  await save('شعار أول')
  await save('شعار ثان')
  const history = await done(admin, { method: 'GET', path: 'Config/History/General.Slogan' })
  const first = objectIn(listIn(history, 'items').at(-1)).id
  return { next: async () => ({ path: `Config/Restore/General.Slogan/${String(first)}`, body: await stampOf() }), stored: nothing }
}

const nothing = async () => undefined

/** Failures to sign in are forgotten, so that each try is looked at. */
function entering({ world }: Scene, path: string): Lane {
  return {
    async next() {
      await asOwner(world.database.ownerUrl, client => client.query('delete from sign_in_failure'))
      return { path, body: { userName: 'nobody', password: 'nothing' } }
    },
    stored: nothing,
  }
}

/** The value under a path: `supply[0].quantityM3`. */
export function valueAt(record: unknown, path: string): unknown {
  return partsOf(path).reduce<unknown>((value, part) => {
    if (Array.isArray(value)) return value[Number(part)]
    return isObject(value) ? value[part] : undefined
  }, record)
}

/** The body as it is sent, with what is written in JSON under the path. */
export function bodyWith(body: Json, path: string, json: string): string {
  const marker = '@@hostile@@'
  return JSON.stringify(placed(body, partsOf(path), marker)).replace(`"${marker}"`, () => json)
}

function placed(value: unknown, [part = '', ...rest]: readonly string[], marker: string): unknown {
  const inner = (old: unknown) => (rest.length === 0 ? marker : placed(old, rest, marker))
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === part ? inner(item) : item))
  const record = isObject(value) ? value : {}
  return { ...record, [part]: inner(record[part]) }
}

/** The name of a setting has a dot in itself: `Contact.Social[0].url`. */
function partsOf(path: string): string[] {
  return path.match(/^[A-Z]\w*\.\w+|\w+/g) ?? []
}

/** The place of Jenin, for parameters that name one. */
export function jenin(scene: Scene): string {
  return placeId(scene, '01001')
}
