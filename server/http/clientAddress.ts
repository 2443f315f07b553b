import { BlockList, isIP } from 'node:net'

/** The address of a client. @param connected whoever is connected to this process @param forwarded the header `X-Forwarded-For` */
export type ClientAddress = (connected: string | undefined, forwarded: string | undefined) => string | undefined

/**
 * Tells clients from the proxies in front of this process: what a proxy says of whom it speaks for is believed only where it is named.
 * Each proxy adds its client on the right, so the first address from the right that is no trusted proxy is the client's; what stands left
 * of it anybody may have written.
 * @param trusted addresses and networks, as `proxiesOf` has read them
 */
export function clientAddressOf(trusted: BlockList): ClientAddress {
  const isTrusted = (address: string) => trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  return (connected, forwarded) => {
    let client = plain(connected ?? '')
    if (client === undefined) return connected
    const chain = (forwarded ?? '').split(',').map(plain)
    while (isTrusted(client) && chain.length > 0) {
      const next = chain.pop()
      // What is no address ends what can be known.
      if (next === undefined) return client
      client = next
    }
    return client
  }
}

/** Reads a list of addresses and networks: `127.0.0.1, ::1, 10.0.0.0/8`. @throws Error naming the entry that is none */
export function proxiesOf(text: string): BlockList {
  const list = new BlockList()
  for (const entry of text.split(',').flatMap(part => part.trim() || [])) {
    const [address = '', bits] = entry.split('/')
    const version = isIP(address)
    const most = version === 6 ? 128 : 32
    if (version === 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most)))
      throw new Error(`${entry} is no address and no network`)
    list.addSubnet(address, bits === undefined ? most : Number(bits), version === 6 ? 'ipv6' : 'ipv4')
  }
  return list
}

/** An address as it is compared and kept: without port, brackets and zone; IPv4 in its own form. */
function plain(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
  const address = bare.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')
  return isIP(address) === 0 ? undefined : address.toLowerCase()
}
