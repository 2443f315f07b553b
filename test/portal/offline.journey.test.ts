import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../browser.ts'
import { startDemoWorld, type World } from '../world.ts'

let world: World
let browser: Browser
beforeAll(async () => {
  ;[world, browser] = await Promise.all([startDemoWorld(), launchBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})

const words = {
  ar: { home: '/', copy: 'نسخة دون اتصال من', never: 'أنت غير متصل بالإنترنت', name: 'محلّي', again: 'حاول مرة أخرى', news: /^الأخبار$/ },
  en: { home: '/en', copy: 'Offline copy of', never: 'You are offline', name: 'Mahalli', again: 'Try again', news: /^News$/ },
} as const

test.each(['ar', 'en'] as const)('what a visitor has opened stays readable without a connection, and says what it is (%s)', async lang => {
  const { home, copy, never, name, again, news } = words[lang]
  // A reader abroad reads times by the clock of the portal.
  const context = await browser.newContext({ baseURL: world.url, timezoneId: 'Pacific/Kiritimati' })
  const page = await context.newPage()
  try {
    await page.goto(home)
    const heading = await page.getByRole('heading', { level: 1 }).innerText()
    // The page that was open before the worker was is kept with the others.
    await page.waitForFunction(async () => (await (await caches.open('pages')).keys()).length > 0)
    await page.goto(`${home === '/' ? '' : home}/news`)
    await page.waitForFunction(async () => (await (await caches.open('pages')).keys()).length > 1)
    expect(await page.getByText(copy).isVisible()).toBe(false)
    await context.setOffline(true)
    await page.reload()
    expect(await page.getByText(copy).isVisible()).toBe(true)
    expect(await page.getByText(copy).innerText()).toMatch(
      / 20\d\d\/\d\d\/\d\d[,،] (?:midnight|منتصف الليل|(?:1[0-2]|\d):\d\d (?:[ap]m|noon|[صم]|ظهرًا))\./,
    )
    const kept = page.locator('[data-copy="offline"] time')
    const at = new Date((await kept.getAttribute('datetime')) ?? '')
    const [day = '', time = ''] = at.toLocaleString('sv-SE', { timeZone: 'Asia/Hebron' }).split(' ')
    expect(await kept.innerText()).toContain(day.replaceAll('-', '/'))
    expect(await kept.innerText()).toMatch(Number(time.slice(0, 2)) < 12 ? /am|midnight|ص|منتصف/ : /pm|noon|م|ظهرًا/)
    // What holds at this moment a copy does not know.
    expect(await page.locator('.open-now').filter({ visible: true }).count()).toBe(0)
    // A picture that was not kept leaves its place empty, and no sign of something broken.
    await page.evaluate(() => Object.assign(new Image(), { src: `/api/Attachment/GetByte/${crypto.randomUUID()}` }).decode())
    await page.goto(home)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading)
    expect(await page.getByText(copy).isVisible()).toBe(true)
    await page.goto(`${home === '/' ? '' : home}/localComms`)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(never)
    expect(await page.getByRole('listitem').allInnerTexts()).toEqual(expect.arrayContaining([expect.stringMatching(news)]))
    expect(await page.getByRole('listitem').filter({ hasText: name }).count(), 'said once, above').toBe(0)
    // It stands in the frame of the portal, with the reader's colours and a sign.
    expect(
      await page
        .getByRole('banner')
        .getByRole('link', { name: new RegExp(`^${name}`) })
        .getAttribute('href'),
    ).toBe(home)
    expect(await page.locator('.band').isVisible()).toBe(true)
    expect(await page.getByRole('main').locator('svg.is-pale').isVisible()).toBe(true)
    const [other, way] = lang === 'ar' ? ['English', '/en/localComms'] : ['العربية', '/localComms']
    expect(await page.getByRole('banner').getByRole('link', { name: other }).getAttribute('href')).toBe(way)
    expect(await page.getByRole('banner').locator('[aria-current], .is-here').count()).toBe(0)
    // In the language in which he has opened nothing he is told so too, and what he can read.
    await page.goto(way)
    const there = page.locator(`main [lang=${lang === 'ar' ? 'en' : 'ar'}]`).first()
    expect(await there.getByRole('heading', { level: 1 }).innerText()).toBe(words[lang === 'ar' ? 'en' : 'ar'].never)
    expect(await page.locator('.band').isVisible()).toBe(true)
    expect(await there.getByRole('link', { name: news }).getAttribute('lang')).toBe(lang)
    expect(await page.getByRole('banner').getByRole('link', { name: other }).getAttribute('href')).toBe(way)
    await page.goBack()
    await page.evaluate(() => localStorage.setItem('a11y', JSON.stringify({ contrast: 'inverted' })))
    await page.getByRole('link', { name: again }).click()
    await page.waitForLoadState()
    expect(await page.evaluate(() => document.documentElement.dataset.contrast)).toBe('inverted')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(never)
    await context.setOffline(false)
    await page.goto(home)
    expect(await page.getByText(copy).isVisible()).toBe(false)
  } finally {
    await context.close()
  }
})

test('what an older worker has kept of files that are not for everybody is gone when the next one takes over', async () => {
  const context = await browser.newContext({ baseURL: world.url })
  const page = await context.newPage()
  const addressesKept = () =>
    page.evaluate(async () => (await (await caches.open('files')).keys()).map(({ url }) => url.slice(location.origin.length)))
  try {
    // Here no worker is asked for yet.
    await page.goto('/robots.txt')
    await page.evaluate(async () => {
      const files = await caches.open('files')
      const keep = (name: string, control: string) =>
        files.put(`/api/Attachment/GetByte/${name}`, new Response('x', { headers: { 'cache-control': control } }))
      await keep('shown?ticket=1.a.b', 'public')
      await keep('private', 'private, no-store')
      await keep('public', 'public')
    })
    await page.goto('/')
    await expect.poll(addressesKept).toContain('/api/Attachment/GetByte/public')
    const isPrivate = (address: string) => /ticket|private/.test(address)
    await expect.poll(async () => (await addressesKept()).filter(isPrivate)).toEqual([])
  } finally {
    await context.close()
  }
})
