/** Where to go after signing in: only a page of this dashboard. An address that a stranger has written into the link leads nowhere else. */
export function wayBack(given: string | null): string {
  if (given === null || !/^\/dashboard(?:[/?#]|$)/.test(given) || /[\\\p{Cc}]/u.test(given)) return '/dashboard'
  const { origin, pathname, search } = new URL(given, 'http://here.invalid')
  // What leads out of the dashboard by its dots is none of its pages.
  return origin === 'http://here.invalid' && /^\/dashboard(?:\/|$)/.test(pathname) ? pathname + search : '/dashboard'
}
