import { Hono } from 'hono'

/**
 * How many pages, and how many of the pictures that they show, a visitor's browser keeps: those that he opened last. What the program consists of
 * has a store of its own, with room for more than one release has (some 580 scripts, sheets and fonts): no picture pushes out a sheet.
 */
const most = { pages: 40, files: 200, assets: 1000 }

/**
 * Keeps what a visitor has opened of the portal, for when he has no connection: a page is always asked for first, and what it says of
 * copies (web/shells/portal/copies.ts) is shown only with a kept one. Pages and files that may not be stored, and those of staff, are not kept.
 */
const pages = `
const keptPages = 'pages', keptFiles = 'files', keptAssets = 'assets', keptAt = 'x-kept-at'
const isOfStaff = path => /^\\/(?:en\\/)?(?:api|dashboard|login|forgotPassword|resetPassword|gallery)(?:\\/|$)/.test(path)
const isAsset = path => path.startsWith('/assets/')
const isFile = path => isAsset(path) || path.startsWith('/api/Attachment/GetByte/')
// What is one person's stays nowhere: the answer says so, or its address bears his ticket (server/files/ticket.ts).
const mayBeKept = (url, answer) => !(answer.headers.get('cache-control') || '').includes('no-store') && !new URL(url, self.location.origin).searchParams.has('ticket')
self.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || request.headers.has('range')) return
  if (request.mode === 'navigate') {
    if (!isOfStaff(pathname)) event.respondWith(pageOf(event))
  } else if (isFile(pathname)) event.respondWith(fileOf(event))
})
self.addEventListener('message', event => {
  // The page that was open before this worker was: the browser has it still.
  const { keep } = event.data || {}
  if (typeof keep === 'string' && !isOfStaff(new URL(keep, self.location.origin).pathname))
    event.waitUntil(fetch(keep, { cache: 'force-cache' }).then(answer => keepPage(keep, answer), () => undefined))
})
const addressOf = url => url.split('#')[0]
async function pageOf(event) {
  const address = addressOf(event.request.url)
  try {
    const answer = await fetch(event.request)
    event.waitUntil(keepPage(address, answer.clone()))
    return answer
  } catch {
    return (await copyOf(address)) || (await listOfCopies(address))
  }
}
async function keepPage(address, answer) {
  const type = answer.headers.get('content-type') || ''
  if (answer.status !== 200 || answer.redirected || !type.startsWith('text/html') || !mayBeKept(address, answer)) {
    if (await isOver(answer)) await (await caches.open(keptPages)).delete(address)
    return
  }
  const headers = new Headers(answer.headers)
  headers.set(keptAt, new Date().toISOString())
  headers.delete('content-encoding')
  headers.delete('content-length')
  await put(keptPages, address, new Response(await answer.blob(), { headers }), ${most.pages})
}
// Is there no longer what was kept: was it withdrawn, has it moved, or may it not be kept any more? What was withdrawn is not shown from here either. A fault says
// nothing of a page, and neither does the copy that the portal itself has saved of it. A browser does not say where it is led, only that it is.
async function isOver(answer) {
  if (answer.redirected || answer.type === 'opaqueredirect' || answer.status === 404 || answer.status === 410) return true
  return answer.status === 200 && !/ data-copy="saved"(?! hidden)/.test(await answer.text())
}
async function put(name, key, answer, most) {
  const cache = await caches.open(name)
  await cache.delete(key)
  await cache.put(key, answer)
  const keys = await cache.keys()
  for (const old of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(old)
}
async function copyOf(address) {
  const kept = await (await caches.open(keptPages)).match(address)
  if (!kept) return undefined
  const at = new Date(kept.headers.get(keptAt))
  const html = await kept.text()
  const [, zone] = html.match(/ data-zone="([^"]+)"/) || []
  const said = saidOf(at, zone, /<html[^>]*lang="en"/.test(html.slice(0, 300)))
  const shown = html
    .replace('data-copy="offline" hidden=""', 'data-copy="offline"')
    .replace('<time data-copy-of="offline"></time>', '<time datetime="' + at.toISOString() + '">' + said + '</time>')
  return new Response(shown, { headers: kept.headers })
}
// YYYY/MM/DD, h:mm am by the clock that the page names, else by that of this device, as pages say it: noon and midnight are called so.
function saidOf(at, zone, isEnglish) {
  // Swedes write days and times as they are taken apart.
  const [date, clock] = at.toLocaleString('sv-SE', { timeZone: zone }).split(' ')
  const [hour, minute] = clock.split(':').map(Number)
  const [midnight, noon, am, pm] = isEnglish ? ['midnight', 'noon', 'am', 'pm'] : ['منتصف الليل', 'ظهرًا', 'ص', 'م']
  const isOnTheHour = minute === 0
  const part = isOnTheHour && hour === 12 ? noon : hour < 12 ? am : pm
  const time = isOnTheHour && hour === 0 ? midnight : (hour % 12 || 12) + ':' + clock.slice(3, 5) + ' ' + part
  const day = date.replaceAll('-', '/')
  return '<bdi dir="ltr">' + day + '</bdi>' + (isEnglish ? ', ' : '، ') + '<span class="bound">' + time + '</span>'
}
const isInEnglish = path => /^\\/en(?:\\/|$)/.test(path)
// A page that was never opened: those that can be read are named, in the language of the one that was asked for and in the frame of one of them; where there
// is none in it, those of the other language.
async function listOfCopies(address) {
  const isEnglish = isInEnglish(new URL(address).pathname)
  const cache = await caches.open(keptPages)
  const all = []
  for (const { url } of (await cache.keys()).reverse()) {
    const path = new URL(url).pathname
    const answer = await cache.match(url)
    const html = await answer.text()
    // The name of the portal stands before that of the page.
    const [, portal, title] = html.match(/<title>([^<]*?) - ([^<]*)</) || []
    if (title) all.push({ url, html, portal, title, headers: answer.headers, isEnglish: isInEnglish(path), isHome: /^\\/(?:en)?$/.test(path) })
  }
  const own = all.filter(one => one.isEnglish === isEnglish)
  const kept = own.length > 0 ? own : all
  const words = isEnglish
    ? ['You are offline', 'This page was not opened on this device before.', 'You can read', 'Try again']
    : ['أنت غير متصل بالإنترنت', 'لم تُفتح هذه الصفحة على هذا الجهاز من قبل.', 'يمكنك قراءة', 'حاول مرة أخرى']
  const links = kept.map(({ url, title, isEnglish }) => '<li><a href="' + url + '"' + inLanguage(isEnglish) + '>' + title + '</a></li>').join('')
  // The first page has a band of its own.
  const frame = kept.find(({ isHome }) => !isHome) || kept[0]
  const sign = frame ? (frame.html.match(/<svg class="product-mark".*?<\\/svg>/s) || frame.html.match(/<svg [^>]*lucide-info.*?<\\/svg>/s) || [''])[0] : ''
  const main = '<div class="wrap error-page"' + inLanguage(isEnglish) + '><div class="empty">' + sign.replace('product-mark"', 'product-mark is-pale"').replace(/(width|height)="\\d+"/g, '$1="120"')
    + '<h1 class="display-page">' + words[0] + '</h1><p class="empty-text">' + words[1] + '</p><a class="btn" href="">' + words[3] + '</a></div>'
    + (links && '<nav class="kept-pages" aria-labelledby="kept"><h2 id="kept">' + words[2] + '</h2><ul class="likely-pages">' + links + '</ul></nav>') + '</div>'
  return new Response(frame ? framed(frame, words[0], main, address) : bare(words[0], main, isEnglish), {
    status: 503,
    headers: frame ? frame.headers : { 'content-type': 'text/html; charset=utf-8' },
  })
}
function inLanguage(isEnglish) {
  return isEnglish ? ' lang="en" dir="ltr"' : ' lang="ar" dir="rtl"'
}
// What stands around a kept page, around something else: nothing in its menu is current, and the other language is that of this address.
function framed({ html, portal, isEnglish }, title, main, address) {
  const { pathname, search } = new URL(address)
  const counterpart = isInEnglish(pathname) ? pathname.slice(3) || '/' : '/en' + pathname.replace(/^\\/$/, '')
  const other = (isInEnglish(pathname) === isEnglish ? counterpart : pathname) + search
  const [from, to] = [html.indexOf('>', html.indexOf('<main')) + 1, html.lastIndexOf('</main>')]
  return (html.slice(0, from) + main + html.slice(to))
    .replace(/<title>[^<]*/, () => '<title>' + portal + ' - ' + title)
    .replace(/ aria-current="(?:page|true)"| class="is-here"/g, '')
    .replace(/href="[^"]*"(?= lang="\\w+" hrefLang)/g, () => 'href="' + other.replaceAll('&', '&amp;') + '"')
}
function bare(title, main, isEnglish) {
  return '<!doctype html><html lang="' + (isEnglish ? 'en" dir="ltr' : 'ar" dir="rtl') + '"><head><meta charset="utf-8">'
    + '<meta name="viewport" content="width=device-width, initial-scale=1"><title>' + title + '</title></head><body><main>' + main + '</main></body></html>'
}
async function fileOf(event) {
  const { request } = event
  const [name, most] = isAsset(new URL(request.url).pathname) ? [keptAssets, ${most.assets}] : [keptFiles, ${most.files}]
  const kept = await (await caches.open(name)).match(request.url)
  // What stands under assets never changes; a picture may be withdrawn, and is asked for.
  if (kept && name === keptAssets) return kept
  try {
    const answer = await fetch(request)
    if (answer.status === 200 && mayBeKept(request.url, answer)) event.waitUntil(put(name, request.url, answer.clone(), most))
    // What was withdrawn is not shown from here either.
    else if (kept && [200, 401, 403, 404, 410].includes(answer.status)) event.waitUntil(caches.open(name).then(cache => cache.delete(request.url)))
    return answer
  } catch (error) {
    if (kept) return kept
    // A picture that is not kept leaves its place empty: a browser's sign of what is broken would say that the page is.
    if (request.destination === 'image') return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers: { 'content-type': 'image/svg+xml' } })
    throw error
  }
}
// What an older worker has kept among the files: what may not be kept goes, assets go where they have room of their own.
async function sortFiles() {
  const files = await caches.open(keptFiles)
  for (const { url } of await files.keys()) {
    const answer = await files.match(url)
    const isOfProgram = isAsset(new URL(url).pathname)
    if (answer && mayBeKept(url, answer) && !isOfProgram) continue
    // Where there is no room for it, it is fetched anew: the rest is looked through all the same.
    if (answer && isOfProgram) await put(keptAssets, url, answer, ${most.assets}).catch(() => undefined)
    await files.delete(url)
  }
}
`

/** Shows what arrives, also while no page is open, and goes where it leads. An address of another site is never opened: what arrives is encrypted for this browser, and still this is asked. */
const push = `
self.addEventListener('push', event => {
  let notice = {}
  try { notice = event.data ? event.data.json() : {} } catch { return }
  event.waitUntil(self.registration.showNotification(String(notice.title || ''), {
    body: String(notice.body || ''),
    lang: notice.lang === 'en' ? 'en' : 'ar',
    dir: notice.lang === 'en' ? 'ltr' : 'rtl',
    tag: String(notice.id || ''),
    data: { link: String(notice.link || '') },
  }))
})
self.addEventListener('notificationclick', event => {
  event.notification.close()
  const home = self.location.origin + '/dashboard'
  const link = event.notification.data && event.notification.data.link
  const to = typeof link === 'string' && link.startsWith(self.location.origin + '/') ? link : home
  event.waitUntil(self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(pages => {
    const open = pages.find(page => page.url.startsWith(home))
    return open ? open.focus().then(page => page.navigate(to)) : self.clients.openWindow(to)
  }))
})
`

const worker = `
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', event => event.waitUntil(Promise.all([self.clients.claim(), sortFiles()])))
${push}${pages}`

/** `GET /worker.js`: the one service worker, from our own origin and at an address that never changes. */
export function serveWorker(): Hono {
  const app = new Hono()
  app.get('/worker.js', context =>
    context.body(worker, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'self'",
    }),
  )
  return app
}
