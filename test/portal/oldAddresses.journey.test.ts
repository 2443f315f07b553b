import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTurn, langs, say, startDemoDesk, type Desk } from '../dashboard/desk.ts'
import { isSound } from '../dashboard/eyes.ts'
import { atRest } from '../dashboard/rest.ts'

let desk: Desk
beforeAll(async () => {
  desk = await startDemoDesk()
})
afterAll(() => desk?.close())

describe.each(langs)('a citizen (%s)', lang => {
  const pathIn = (path: string) => (lang === 'ar' ? path : `/en${path}`)

  test.each(inTurn('ar', lang))('copies the short address of what he reads, and whoever opens it reads the same', () =>
    desk.visit({ lang }, async page => {
      await page.addInitScript(() => {
        // Chromium keeps its clipboard from pages without a window in front: what would be written is kept on the page.
        Object.defineProperty(navigator, 'clipboard', {
          value: { writeText: (text: string) => Promise.resolve(void (document.documentElement.dataset.copied = text)) },
        })
      })
      await page.goto(pathIn('/successStory'))
      await page.locator('main a[href*="/successStory/"]:not([href*="feed."])').first().click()
      await page.waitForURL(/successStory\/[\w-]{36}/)
      const read = page.url()
      const copy = page.getByRole('button', { name: say(lang, 'انسخ الرابط', 'Copy link') })
      await copy.click()
      await page.getByRole('button', { name: say(lang, 'نُسخ الرابط', 'Link copied') }).waitFor()
      const copied = (await page.locator('html').getAttribute('data-copied')) ?? ''
      expect(new URL(copied).pathname).toMatch(lang === 'ar' ? /^\/s\/\w{6}$/ : /^\/en\/s\/\w{6}$/)
      await isSound(page)
      await page.goto(copied)
      expect(page.url()).toBe(read)
    }),
  )

  test.each(inTurn('en', lang))('hands on the page of an authority', () =>
    desk.visit({ lang }, async page => {
      await page.goto(pathIn('/localComm/01001'))
      const way = page.getByRole('main').getByRole('link', { name: lang === 'ar' ? 'واتساب' : 'WhatsApp' })
      expect(decodeURIComponent((await way.getAttribute('href')) ?? '')).toMatch(lang === 'ar' ? /\/s\/\w{6}$/ : /\/en\/s\/\w{6}$/)
      await isSound(page)
    }),
  )

  test('who has kept an address of the site before is led to the page that took its place', () =>
    desk.visit({ lang, options: { javaScriptEnabled: false } }, async page => {
      await page.goto(pathIn('/Pages/Municipalities.aspx?governorate=01'))
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(pathIn('/localComms?governorate=01'))
    }))
})

test.each(langs)('an administrator keeps the old addresses (%s)', lang =>
  desk.visit({ lang, who: 'admin' }, async page => {
    await page.goto('/dashboard/redirect')
    await page.getByText('/Pages/News.aspx').first().waitFor()
    await atRest(page)
    await isSound(page)
    await page.goto('/dashboard/redirect/0')
    const from = page.getByLabel(say(lang, 'من', 'From'), { exact: true })
    const to = page.getByLabel(say(lang, 'إلى', 'To'), { exact: true })
    const save = page.getByRole('button', { name: say(lang, 'حفظ', 'Save') }).first()
    await from.fill('/news')
    await to.fill('/events')
    await save.click()
    await page
      .getByText(say(lang, 'هذا العنوان قائم في البوابة، فلا يُحوَّل منه', 'The portal has this address: nobody is led away from it'))
      .first()
      .waitFor()
    await atRest(page)
    await isSound(page)
    await from.fill(`/Old/Calendar-${lang}.html`)
    await save.click()
    await page.getByRole('alertdialog').first().waitFor()
    const led = await page.request.get(`/en/old/calendar-${lang}.html?view=list`)
    expect(new URL(led.url()).pathname + new URL(led.url()).search).toBe('/en/events?view=list')
  }),
)
