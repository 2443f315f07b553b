const here = 'http://portal'

/**
 * Is it an address of this site and of no other: a path, perhaps with a query and a fragment? What browsers read as another host is none, however it
 * is written: two slashes, a backslash, a step up that leaves two slashes.
 */
export function isOwnPath(address: string): boolean {
  if (!address.startsWith('/') || /[\s\\]/.test(address) || !URL.canParse(address, here)) return false
  const { origin, pathname, username } = new URL(address, here)
  return origin === here && username === '' && !pathname.includes('//')
}

/** The same without a fragment, which browsers keep to themselves; home is none, as it is always there. */
export function isOldAddress(address: string): boolean {
  return isOwnPath(address) && !address.includes('#') && !/^\/(\?|$)/.test(address)
}

/** An old address as it is kept and compared: its readable path, and its query in one order. */
export function oldAddressOf(address: string): string {
  return readablePath(address) + queryOf(address)
}

/** The query of an address in one order, whichever way round it was written: `?a=1&b=2`; empty where there is none. */
export function queryOf(address: string): string {
  const asked = new URL(address, here).searchParams
  asked.sort()
  return asked.size > 0 ? `?${asked}` : ''
}

/**
 * Does an old address stand for this one, in either language? Its path in capitals or small letters, and where it has a query that very one; without a
 * query it stands for its path with any.
 */
export function standsFor(old: string, address: string): boolean {
  const query = queryOf(old)
  return barePath(old) === barePath(address) && (query === '' || query === queryOf(address))
}

/** One address in one language, its path in capitals or small letters; of a query letters count. */
export function isSame(a: string, b: string): boolean {
  return readablePath(a).toLowerCase() === readablePath(b).toLowerCase() && queryOf(a) === queryOf(b)
}

/**
 * The path of an address of this site as people read it: letters for their codes, no slash at the end. What a path cannot hold as it is, such as a
 * space, stays a code, so the path can be sent as it was.
 */
export function readablePath(address: string): string {
  const read = new URL(address, here).pathname.replace(/(?:%[89a-f][0-9a-f])+|%[2-7][0-9a-f]/gi, decoded).normalize()
  return read.replace(/\/+$/, '') || '/'
}

/** The path that a visitor asks for, as people read it; undefined where it is none of this site, as that of `//[` is not. */
export function askedPath(pathname: string): string | undefined {
  const path = pathname.replace(/\/+$/, '') || '/'
  return isOwnPath(path) ? readablePath(path) : undefined
}

/** A path as it is sent: codes for its letters. */
export function sentPath(path: string): string {
  return new URL(path, here).pathname
}

/** What two addresses share that are the same page's: the path without its language and its query, in small letters. */
export function barePath(address: string): string {
  return withoutLanguage(readablePath(address)).toLowerCase()
}

/** The same address with a readable path; its query and its fragment stay as they are. */
export function withReadablePath(address: string): string {
  return readablePath(address) + restOf(address)
}

/** The same language, query and fragment at another path. */
export function atPath(address: string, path: string): string {
  const isEnglish = withoutLanguage(readablePath(address)) !== readablePath(address)
  return (isEnglish ? `/en${path}` : path) + restOf(address)
}

/** What stands behind the path. */
function restOf(address: string): string {
  return /[?#].*/.exec(address)?.[0] ?? ''
}

/** The Arabic path of a page, whichever language its path is of. */
export function withoutLanguage(path: string): string {
  return path.replace(/^\/en(?=\/|$)/i, '') || '/'
}

/**
 * Where a visitor is led: in the language of what he asked for, with the query that he brought.
 * @param to as the redirect has it @param isEnglish the address that was asked for is that of an English page
 * @returns undefined where it would lead to another site
 */
export function ledTo(to: string, isEnglish: boolean, search: string): string | undefined {
  if (!isOwnPath(to)) return undefined
  const { pathname, searchParams, hash } = new URL(to, here)
  for (const [key, value] of new URLSearchParams(search)) searchParams.append(key, value)
  const path = isEnglish && withoutLanguage(pathname) === pathname ? `/en${pathname === '/' ? '' : pathname}` : pathname
  return path + (searchParams.size > 0 ? `?${searchParams}` : '') + hash
}

function decoded(code: string): string {
  try {
    const read = decodeURIComponent(code)
    return code.length > 3 ? (/[\s\p{C}]/u.test(read) ? code : read) : /[\w.~-]/.test(read) ? read : code
  } catch {
    // Not every percent sign begins a letter's code.
    return code
  }
}
