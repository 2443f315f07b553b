import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../browser.ts'
import { asOwner, startDemoWorld, type World } from '../world.ts'

let world: World
let browser: Browser
/** Id of a film of another site. */
let elsewhere: string
beforeAll(async () => {
  world = await startDemoWorld()
  elsewhere = await movedElsewhere()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})

/** The demonstration has films of its own alone: before its page is kept, one of them becomes one of another site. @returns its id */
async function movedElsewhere(): Promise<string> {
  return asOwner(world.database.ownerUrl, async client => {
    const { rows } = await client.query<{ id: string }>(
      `update video set file = null, captions_ar = null, captions_en = null, url = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', source = (
         select l.id from lookup l join lookup_type y on y.id = l.type where y.code = 'videoSource' and l.code = 'youtube')
       where id = (select id from video where is_published and not is_featured and title_en is not null order by date limit 1) returning id`,
    )
    const [film] = rows
    if (!film) throw new Error('The demonstration has no film')
    return film.id
  })
}

const languages = [
  ['ar', ''],
  ['en', '/en'],
] as const

async function withPage(hasScript: boolean, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: hasScript, serviceWorkers: 'block' })
  try {
    await work(await context.newPage())
  } finally {
    await context.close()
  }
}

async function fits(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
}

test.each(languages)('a visitor without JavaScript goes through an album picture by picture and reads a story (%s)', (lang, base) =>
  withPage(false, async page => {
    const say = (ar: string, en: string) => (lang === 'ar' ? ar : en)
    await page.goto(`${world.url}${base}/imgCenter`)
    await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click()
    await page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('link')
      .filter({ has: page.getByRole('img') })
      .first()
      .click()
    await page.getByRole('link', { name: say('الصورة التالية', 'Next picture') }).click()
    expect(new URL(page.url()).pathname).toMatch(/\/2$/)
    await page.goto(`${world.url}${base}/successStory`)
    await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: say('التحدي', 'The challenge') }).isVisible()).resolves.toBe(true)
  }),
)

test.each(languages)(
  'with a script the arrows lead from picture to picture, and a film of another site waits for a click (%s)',
  (lang, base) =>
    withPage(true, async page => {
      const say = (ar: string, en: string) => (lang === 'ar' ? ar : en)
      const asked: string[] = []
      await page.route(/youtube/, route => {
        asked.push(route.request().url())
        return route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>Player</title>' })
      })
      const { items: albums } = await (await fetch(`${world.url}/api/Public/ImageAlbum/GetListPaged`)).json()
      await page.goto(`${world.url}${base}/imgCenter/${albums[0].id}/1`)
      await page.keyboard.press(lang === 'ar' ? 'ArrowLeft' : 'ArrowRight')
      await page.waitForURL(/\/2$/)
      await page.goto(`${world.url}${base}/video/${elsewhere}`)
      expect(asked).toEqual([])
      await page.getByRole('button', { name: say('شغّل', 'Play') }).click()
      await page.locator('iframe').waitFor()
      await expect.poll(() => asked.length).toBe(1)
      expect(asked[0]).toContain('youtube-nocookie.com/embed/')
    }),
)

test.each(languages)('no page of media and stories is wider than a phone (%s)', (_lang, base) =>
  withPage(true, async page => {
    const list = async (kind: string) => (await (await fetch(`${world.url}/api/Public/${kind}/GetListPaged`)).json()).items[0].id
    const paths = [
      '/mediaCenter',
      '/imgCenter',
      `/imgCenter/${await list('ImageAlbum')}`,
      `/imgCenter/${await list('ImageAlbum')}/2`,
      '/videoCenter',
      '/video',
      '/successStory',
      `/successStory/${await list('SuccessStory')}`,
    ]
    await page.setViewportSize({ width: 320, height: 700 })
    for (const path of paths) {
      await page.goto(world.url + base + path, { waitUntil: 'load' })
      expect.soft(await fits(page), `${path} at 320`).toBe(true)
    }
  }),
)
