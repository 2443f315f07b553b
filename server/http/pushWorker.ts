import { Hono } from 'hono'

/**
 * Runs in the browser, also while no page is open: shows what arrives, and goes where it leads. An address of another site is never opened:
 * what arrives is encrypted for this browser, and still this is asked.
 */
const worker = `
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()))
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

/** `GET /push-worker.js`: the service worker of push notices, from our own origin and at an address that never changes. */
export function servePushWorker(): Hono {
  const app = new Hono()
  app.get('/push-worker.js', context =>
    context.body(worker, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
    }),
  )
  return app
}
