import { lookup, type LookupAddress } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { NotSent } from '../channels.ts'

// Two lists: one of both kinds takes an address of version 4 for its image in version 6.
const inside = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.ipv4.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 127],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.ipv6.addSubnet(network, prefix, 'ipv6')

/**
 * May a browser name this address as its push service? One on the public web, or of an origin that the operator has named: otherwise whoever
 * has an account could let this server ask others inside the ministry's network.
 * @source RFC 8030, section 5
 */
export function isPushEndpoint(endpoint: string, ownOrigins: readonly string[]): boolean {
  if (!URL.canParse(endpoint) || endpoint.length > 2000) return false
  const { protocol, origin, hostname, username, password } = new URL(endpoint)
  if (ownOrigins.includes(origin)) return true
  const host = hostname.replace(/^\[|\]$/g, '')
  return protocol === 'https:' && username === '' && password === '' && (isIP(host) === 0 ? host.includes('.') : !isInside(host))
}

function isInside(address: string): boolean {
  return isIP(address) === 6 ? inside.ipv6.check(address, 'ipv6') : inside.ipv4.check(address, 'ipv4')
}

/** What a push service answered. */
export interface PushAnswer {
  readonly status: number
  readonly text: string
  readonly location: string | undefined
}

const longestMs = 20_000
const mostAnswerCharacters = 2000

/** Posts to a push service. A name that leads inside is refused when it is looked up, not before, so it cannot change in between. @throws NotSent */
export function postTo(
  endpoint: string,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
  ownOrigins: readonly string[],
): Promise<PushAnswer> {
  if (!isPushEndpoint(endpoint, ownOrigins)) return Promise.reject(new NotSent('addressUnknown', 'no push service'))
  const url = new URL(endpoint)
  const isOwn = ownOrigins.includes(url.origin)
  const make = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const request = make(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': body.length },
        timeout: longestMs,
        ...(!isOwn && { lookup: publicLookup }),
      },
      response => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (piece: string) => {
          if (text.length < mostAnswerCharacters) text += piece
        })
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: text.slice(0, mostAnswerCharacters), location: response.headers.location }),
        )
        response.on('error', error => reject(new NotSent('unreachable', error.message)))
      },
    )
    request.on('timeout', () => request.destroy(new Error('the push service does not answer')))
    request.on('error', error => reject(error instanceof NotSent ? error : new NotSent('unreachable', error.message, { cause: error })))
    request.end(body)
  })
}

/** Looks a name up as usual, and finds nothing where it leads inside. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, [])
    const open = addresses.filter(({ address }) => !isInside(address))
    const [first] = open
    if (!first) return callback(new NotSent('addressUnknown', 'no push service'), [])
    return options.all ? callback(null, open) : callback(null, first.address, first.family)
  })
}
