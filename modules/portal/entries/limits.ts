/** How often one may come within a time. */
export interface Window {
  readonly most: number
  readonly ms: number
}

/** A gate that counts who comes, in this process alone: it keeps a storm from everything that costs. What it forgets, the database still knows. */
export interface Gate {
  /** @returns 0 when he may pass, and it was counted; else milliseconds until he may */
  pass(key: string, windows: readonly Window[], now: number): number
}

const mostKeys = 50_000

/** A gate that remembers so many keys; when there are more, the ones that came first are forgotten. */
export function gate(keys = mostKeys): Gate {
  const times = new Map<string, number[]>()
  return {
    pass(key, windows, now) {
      const longest = Math.max(...windows.map(({ ms }) => ms))
      const known = (times.get(key) ?? []).filter(at => at > now - longest)
      const waits = windows.map(({ most, ms }) => {
        const within = known.filter(at => at > now - ms)
        const first = within[within.length - most]
        return first === undefined ? 0 : first + ms - now
      })
      const wait = Math.max(0, ...waits)
      // Who knocks too often is not written down again: his list stays as long as the windows allow.
      if (wait === 0) known.push(now)
      times.delete(key)
      times.set(key, known)
      if (times.size > keys) for (const oldest of times.keys()) if (times.size > keys && oldest !== key) times.delete(oldest)
      return wait
    },
  }
}

/** What one sender has for his own of the network: an IPv4 address, or the /64 of an IPv6 address (domain/portal-and-admin, section 13.2). */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return 'unknown'
  if (!address.includes(':')) return address
  const [before = '', after] = address.split('::')
  const head = before.split(':').filter(Boolean)
  const tail = (after ?? '').split(':').filter(Boolean)
  const middle = after === undefined ? [] : Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  return [...head, ...middle, ...tail]
    .slice(0, 4)
    .map(part => part.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')
}
