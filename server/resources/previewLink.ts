import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long a link opens a preview (domain/portal-and-admin, section 11.2). */
export const previewHours = 48
/** For what the key is that signs links: words that never change. */
export const previewPurpose = 'content preview'

/** What a link shows, who has made it, and until when it opens. */
export interface Preview {
  /** Name of the definition. */
  readonly kind: string
  readonly id: string
  readonly userId: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** A preview as an address carries it: what it shows, by whom, until when, and the signature over all of it. */
export function signPreview(key: Uint8Array, preview: Preview): string {
  const { kind, id, userId, expiresAt } = preview
  return `${kind}.${id}.${userId}.${expiresAt}.${signatureOf(key, preview)}`
}

/**
 * What a link shows.
 * @param now milliseconds since 1970
 * @returns undefined when it is not of our making, or has run out
 */
export function findPreview(key: Uint8Array, given: string, now: number): Preview | undefined {
  const [, kind = '', id = '', userId = '', expires = '', signature = ''] =
    /^([A-Za-z]{1,60})\.([0-9a-f-]{36})\.([0-9a-f-]{36})\.(\d{1,15})\.([\w-]{43})$/.exec(given) ?? []
  const preview = { kind, id, userId, expiresAt: Number(expires) }
  if (signature === '' || now >= preview.expiresAt) return undefined
  return timingSafeEqual(Buffer.from(signatureOf(key, preview)), Buffer.from(signature)) ? preview : undefined
}

function signatureOf(key: Uint8Array, { kind, id, userId, expiresAt }: Preview): string {
  return createHmac('sha256', key).update(`${kind}\n${id.toLowerCase()}\n${userId}\n${expiresAt}`).digest('base64url')
}
