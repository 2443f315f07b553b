/** Browsers call themselves so, and with them programs that say more of themselves. */
const isBrowser = /^(?:Mozilla|Opera)\//
/** What programs say of themselves that walk the web, show what a link leads to, or measure pages. */
const isProgram =
  /bot|crawl|spider|slurp|scan|monitor|preview|headless|lighthouse|facebookexternalhit|archiv|validator|feed|curl|wget|python|java\/|go-http/i

/**
 * Does somebody read what is asked for? No program does that says what it is, and no browser that fetches a page in case it is wanted. What is counted
 * of readers (visits, downloads, searches) goes by this alone.
 * @param header the value of a header of the request, by its name in small letters
 */
export function isReader(header: (name: string) => string | undefined): boolean {
  const agent = header('user-agent') ?? ''
  const purpose = ['sec-purpose', 'purpose', 'x-moz', 'x-purpose'].map(name => header(name) ?? '').join(' ')
  return isBrowser.test(agent) && !isProgram.test(agent) && !/prefetch|prerender|preview/i.test(purpose)
}
