import { connect, type PeerCertificate } from 'node:tls'
import type { Found } from './calls.ts'

const longestMs = 4000
const keptMs = 300_000
const aDayMs = 86_400_000
/** Who renews by hand needs some days. */
const soonDays = 21

let last: { readonly address: string; readonly at: number; readonly found: Promise<Found> } | undefined

/** How the certificate of the portal's address is doing, asked at most every five minutes. @param address as it is set; empty: none */
export function certificateOf(address: string): Promise<Found> {
  if (!address.startsWith('https://')) return Promise.resolve(['unused', {}])
  if (last?.address !== address || Date.now() - last.at > keptMs) last = { address, at: Date.now(), found: lookAt(new URL(address)) }
  return last.found
}

async function lookAt({ hostname, port }: URL): Promise<Found> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const seen = await certificateAt(host, port === '' ? 443 : Number(port)).catch(() => undefined)
  if (!seen) return ['unknown', { host }]
  const validTo = new Date(seen.certificate.valid_to)
  if (Number.isNaN(validTo.getTime())) return ['unknown', { host }]
  const days = Math.floor((validTo.getTime() - Date.now()) / aDayMs)
  return [
    !seen.isTrusted || days < 0 ? 'fault' : days < soonDays ? 'warning' : 'well',
    { host, validTo: validTo.toISOString(), days, isTrusted: seen.isTrusted },
  ]
}

interface Seen {
  readonly certificate: PeerCertificate
  /** Would a browser take it? */
  readonly isTrusted: boolean
}

/** What is shown is looked at also when it is no good: that is what is to be told. */
function certificateAt(host: string, port: number): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const socket = connect(
      { host, port, ...(/^[\d.]+$|:/.test(host) ? {} : { servername: host }), rejectUnauthorized: false, timeout: longestMs },
      () => {
        resolve({ certificate: socket.getPeerCertificate(), isTrusted: socket.authorized })
        socket.end()
      },
    )
    socket.on('error', reject)
    socket.on('timeout', () => socket.destroy(new Error(`no answer for ${longestMs} ms`)))
  })
}
