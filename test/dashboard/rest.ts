import type { Page, Request } from 'playwright-core'

/** What each page is waiting for. */
const underWay = new WeakMap<Page, Set<Request>>()

/** The stream of notices stays open as long as the page does. It comes after a pause of its own, so at times a page is quiet before it. */
const staysOpen = /\/api\/Notification\/Stream$/

const quietMs = 400
const longestMs = 60_000

/** Notes from now on what a page asks for, so that `atRest` knows when all of it has come. */
export function noteRequests(page: Page): void {
  const open = new Set<Request>()
  underWay.set(page, open)
  page.on('request', request => {
    if (!staysOpen.test(request.url())) open.add(request)
  })
  page.on('requestfinished', request => void open.delete(request))
  page.on('requestfailed', request => void open.delete(request))
}

/**
 * Waits until a page of the desk has had nothing to wait for during 400 ms. The browser's own word for it, `networkidle`, never comes where
 * the stream of notices was opened before the page fell quiet.
 * @throws Error with what it still waits for after a minute
 */
export async function atRest(page: Page): Promise<void> {
  const open = underWay.get(page)
  if (!open) throw new Error('Nobody noted what this page asks for')
  await page.waitForLoadState('load')
  const end = Date.now() + longestMs
  for (let quietSince = Date.now(); Date.now() - quietSince < quietMs; await page.waitForTimeout(50)) {
    if (open.size === 0) continue
    quietSince = Date.now()
    if (quietSince > end) throw new Error(`After ${longestMs} ms the page still waits for ${[...open].map(one => one.url()).join(', ')}`)
  }
}
