import { useRef } from 'react'
import { callsOf, type AnyResource } from '../../kernel/kernel.ts'
import { ApiError } from './api.ts'
import { browserApi } from './browserApi.ts'
import type { Row } from './record.ts'
import { changesOf, isWritable, type Values } from './written.ts'

interface Attempt {
  readonly key: string
  readonly body: Values
}

/**
 * Makes the new record of a form, once: an attempt whose answer was lost on the way is made again under its own key, and what was typed
 * since is written over what it made.
 */
export function useCreation(resource: AnyResource) {
  const attempt = useRef<Attempt>(undefined)
  return async (body: Values): Promise<Row> => {
    const tried = attempt.current
    const first = tried ? await replayed(resource, tried) : undefined
    const open = first && tried ? tried : { key: newKey(), body }
    attempt.current = open
    const made =
      first ??
      (await create(resource, open).catch((error: unknown) => {
        if (isRefusal(error)) attempt.current = undefined
        throw error
      }))
    const typedSince = sinceThen(resource, body, open.body)
    const path = callsOf(resource)
    const stamped = { id: made.id, concurrencyStamp: made.concurrencyStamp }
    const record =
      Object.keys(typedSince).length === 0 ? made : await browserApi.send<Row>('PUT', `${path}/Update`, { ...stamped, ...typedSince })
    attempt.current = undefined
    // First kept as a draft, then sent: the draft is there, and the sending is still to be done.
    if (body.isDraft !== false || record.isDraft !== true) return record
    return browserApi.send<Row>('PUT', `${path}/Submit/${String(record.id)}`, { concurrencyStamp: record.concurrencyStamp })
  }
}

/** What an attempt has made whose answer was lost; nothing when it had never been made, and is refused as it stands. */
async function replayed(resource: AnyResource, tried: Attempt): Promise<Row | undefined> {
  try {
    return await create(resource, tried)
  } catch (error) {
    if (isRefusal(error)) return undefined
    throw error
  }
}

function create(resource: AnyResource, { key, body }: Attempt): Promise<Row> {
  return browserApi.send('POST', `${callsOf(resource)}/Create`, body, { 'idempotency-key': key })
}

function sinceThen(resource: AnyResource, body: Values, before: Values): Values {
  const emptied = Object.fromEntries(Object.keys(before).map(key => [key, null]))
  return Object.fromEntries(Object.entries(changesOf({ ...emptied, ...body }, before)).filter(([key]) => isWritable(resource, key)))
}

// Refused before it was looked at: an earlier attempt under the same key may have succeeded all the same.
const unseen = [401, 408, 429]

/** Is it certain that nothing was made? */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && !unseen.includes(error.status)
}

/** `crypto.randomUUID` is there over https only, and an office may reach its server without. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
}
