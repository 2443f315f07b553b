import { randomUUID } from 'node:crypto'
import { people, signIn } from '../people.ts'
import { asOwner } from '../world.ts'
import { newsBody, uploadedPicture } from './bodies.ts'
import { done, type Answer, type Request } from './client.ts'
import { idIn, isObject, textIn, type Json } from './json.ts'
import { callsOf, owners, type Records, type Taken, type Want } from './records.ts'
import { placeId, placeOf, type CallerName, type Scene } from './scene.ts'

/** A call that is tried. */
export interface Trial {
  readonly request: Request
  /** The record on which it is tried: refused, the call leaves it as it was. */
  readonly on?: { readonly want: Want; readonly before: Taken }
  /** Clears away what was made. */
  readonly undo?: (answer: Answer) => Promise<void>
}

/** Makes the request of a caller. */
export type Case = (scene: Scene, records: Records, caller: CallerName) => Promise<Trial>

export const note = 'راجعت المادة ولا بد من تعديلها'

/** What lies beside a record. */
export function of(want: Want, call: string): Case {
  return async (_scene, records) => plain('GET', `${callsOf(want)}/${call}/${(await records.take(want)).id}`)
}

/** A whole set that is written with the stamp of its record. */
export function whole(want: Want, action: string, bodyOf: (scene: Scene) => Json): Case {
  return async (scene, records) => {
    const before = await records.take(want)
    const body = { ...bodyOf(scene), concurrencyStamp: before.stamp }
    return { request: { method: 'PUT', path: `${callsOf(want)}/${action}/${before.id}`, body }, on: { want, before } }
  }
}

export function deactivating(scene: Scene, who: keyof typeof people): Trial {
  return plain('PUT', `User/Deactivate/${scene.user(who)}`, { reason: scene.lookup('deactivationReason', 'retired') })
}

export function lists(calls: string): Record<string, Case> {
  return {
    [`GET ${calls}/GetListPaged`]: async () => plain('GET', `${calls}/GetListPaged`),
    [`GET ${calls}/Export`]: async () => plain('GET', `${calls}/Export`),
  }
}

export function get(want: Want): Case {
  return async (_scene, records) => plain('GET', `${callsOf(want)}/Get/${(await records.take(want)).id}`)
}

export function publicly(call: string, want: Want): Case {
  return async (_scene, records) => plain('GET', `Public/${callsOf(want)}/${call}/${(await records.take(want)).id}`)
}

export function byCode(calls: string, want: Want): Case {
  return async (_scene, records) => plain('GET', `${calls}/GetByCode/${textIn((await records.take(want)).record, 'code')}`)
}

export function uploading(form: FormData): Trial {
  return { request: { method: 'POST', path: 'Attachment/Upload', form } }
}

/** The main picture of an item. */
export function file(call: string, want: Want): Case {
  return async (_scene, records) => plain('GET', `Attachment/${call}/${textIn((await records.take(want)).record, 'mainImage')}`)
}

/** The logo of Dura. */
export function logo(state: 'published' | 'unpublished'): Case {
  return async (scene, records) => {
    const { id, stamp, record } = await records.take(`localComm other ${state}`)
    const admin = scene.as('administrator')
    if (record.logo === null) {
      const body = { id, concurrencyStamp: stamp, logo: await uploadedPicture(admin, 'localComm', 'logo') }
      await done(admin, { method: 'PUT', path: 'LocalComm/Update', body })
    }
    return plain('GET', `Attachment/GetLogoByteByCode/${owners.other}`)
  }
}

export function create(calls: string, bodyOf: (scene: Scene) => Json | Promise<Json>): Case {
  return async scene => ({
    request: { method: 'POST', path: `${calls}/Create`, body: await bodyOf(scene) },
    undo: ({ body }) => removed(scene, calls, body),
  })
}

export function empty(method: string, path: string): Case {
  return async () => plain(method, path, {})
}

export function update(want: Want, changes: Json): Case {
  return async (_scene, records) => {
    const before = await records.take(want)
    return changing(want, before, { id: before.record.id, concurrencyStamp: before.stamp, ...changes })
  }
}

/** Somebody else has changed the record since it was read. */
export function stale(want: Want, changes: Json): Case {
  return async (_scene, records) => {
    const before = await records.take(want)
    return changing(want, before, { id: before.record.id, concurrencyStamp: randomUUID(), ...changes })
  }
}

export function changing(want: Want, before: Taken, body: Json): Trial {
  return { request: { method: 'PUT', path: `${callsOf(want)}/Update`, body }, on: { want, before } }
}

export function remove(want: Want): Case {
  return async (_scene, records) => {
    const before = await records.take(want)
    return { request: { method: 'DELETE', path: `${callsOf(want)}/Delete?id=${before.id}` }, on: { want, before } }
  }
}

export function step(want: Want, action: string, body: Json = {}): Case {
  return async (_scene, records) => {
    const before = await records.take(want)
    return { request: { method: 'PUT', path: `${callsOf(want)}/${action}/${before.id}`, body }, on: { want, before } }
  }
}

/** Who may write an item of his place tries to publish it himself; who may not tries it on that of another. */
export async function publishOwn(scene: Scene, records: Records, caller: CallerName): Promise<Trial> {
  const place = ['editor', 'publisher', 'spokesman', 'administrator'].includes(caller) ? owners.home : undefined
  const picture = caller === 'administrator' ? { mainImage: await uploadedPicture(scene.as(caller)), mainImageAltAr: 'أنابيب الخط' } : {}
  const body = { ...newsBody(scene, owners.home, picture), place: place ? placeId(scene, place) : (placeOf(scene, caller) ?? null) }
  const made = await scene.as(caller)({ method: 'POST', path: 'News/Create', body })
  if (made.status !== 200) return step('news home sent', 'Publish')(scene, records, caller)
  const request = { method: 'PUT', path: `News/Publish/${textIn(made.body, 'id')}`, body: {} }
  return {
    request,
    undo: async answer => {
      if (answer.status === 200)
        await done(scene.as('administrator'), { ...request, path: request.path.replace('Publish', 'CancelPublish'), body: { note } })
      await removed(scene, 'News', made.body)
    },
  }
}

export async function removed(scene: Scene, calls: string, body: unknown): Promise<void> {
  if (isObject(body) && 'id' in body) await done(scene.as('administrator'), { method: 'DELETE', path: `${calls}/Delete?id=${idIn(body)}` })
}

export function plain(method: string, path: string, body?: Json): Trial {
  return { request: { method, path, ...(body && { body }) } }
}

/** Whose name a visitor would give. */
export function nameOf(caller: CallerName): keyof typeof people {
  return caller === 'visitor' ? 'member' : caller
}

/** A session of its own, which may be ended. */
export async function freshSession({ world }: Scene, caller: keyof typeof people): Promise<Record<string, string>> {
  return { authorization: `Bearer ${await signIn(world, caller)}` }
}

/** The assignment of somebody to his place. */
export async function assignmentOf({ world }: Scene, userName: string): Promise<string> {
  return asOwner(world.database.ownerUrl, async client => {
    const { rows } = await client.query<{ id: string }>(
      'select up.id from user_place up join "system_user" u on u.id = up.user_id where u.user_name = $1',
      [userName],
    )
    return rows[0]?.id ?? ''
  })
}
