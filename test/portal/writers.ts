import { adsBody, eventBody } from '../walk/bodies.ts'
import { done } from '../walk/client.ts'
import { textIn, type Json } from '../walk/json.ts'
import type { CallerName, Scene } from '../walk/scene.ts'

/** An instant so many days from now. */
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

/** Calls of the people of a scene that is only being set. */
export function writersIn(scene: () => Scene) {
  /** @throws Error where it is refused */
  const send = (who: CallerName, method: string, path: string, body: Json = {}) => done(scene().as(who), { method, path, body })
  const attempt = (who: CallerName, method: string, path: string, body: Json = {}) => scene().as(who)({ method, path, body })
  const read = (path: string, who: CallerName = 'visitor') => done(scene().as(who), { method: 'GET', path })
  /** A notice or an event that citizens see. @returns its id */
  const published = async (kind: 'Ads' | 'Event', more: Json = {}): Promise<string> => {
    const body = (kind === 'Ads' ? adsBody : eventBody)(scene(), '01001', more)
    const id = textIn(await send('administrator', 'POST', `${kind}/Create`, body), 'id')
    await send('administrator', 'PUT', `${kind}/Publish/${id}`)
    return id
  }
  return { send, attempt, read, published }
}
