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
  const pathIn = (of: string) => withoutLanguage(readablePath(of)).toLowerCase()
  const query = queryOf(old)
  return pathIn(old) === pathIn(address) && (query === '' || query === queryOf(address))
}

/** The path of an address of this site as people read it: letters for their codes, no slash at the end. */
export function readablePath(address: string): string {
  const path = new URL(address, here).pathname
  const read = decoded(path)
  return read.length > 1 ? read.replace(/\/+$/, '') || '/' : read
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

function decoded(path: string): string {
  try {
    return decodeURI(path).normalize()
  } catch {
    // Not every percent sign begins a letter's code.
    return path
  }
}
