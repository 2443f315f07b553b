import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../browser.ts'
import { password, settle, type PersonName } from '../people.ts'
import { stages } from '../guarantees/turns.ts'
import type { World } from '../world.ts'
import { item, words } from './words.ts'

let world: World
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

const image = () =>
  sharp({ create: { width: 1200, height: 675, channels: 3, background: '#475227' } })
    .png()
    .toBuffer()

/** Opens the dashboard in a language, signed in through the screen. */
async function signedIn(lang: 'ar' | 'en', who: PersonName): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  await context.addInitScript(chosen => localStorage.setItem('currentLang', chosen), lang)
  const page = await context.newPage()
  const say = words[lang]
  await page.goto(`${world.url}/login`)
  await page.getByLabel(say.userName).fill(who)
  await page.getByLabel(say.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: say.signIn }).click()
  await page.waitForURL(/\/dashboard$/)
  return page
}

async function write(page: Page, lang: 'ar' | 'en', mark: string): Promise<void> {
  const say = words[lang]
  await page
    .getByRole('navigation', { name: lang === 'ar' ? 'القائمة' : 'Menu' })
    .getByRole('link', { name: say.news })
    .click()
  // An empty list offers it in its middle too.
  await page.getByRole('button', { name: say.add }).first().click()
  await page.getByRole('button', { name: say.send }).click()
  // Nothing is sent while something is missing; each mistake stands at its field.
  await expect.poll(() => page.getByText(say.required).count()).toBeGreaterThan(1)
  await page.getByLabel(say.title).fill(`${item.title} ${mark}`)
  await page.getByLabel(say.titleEn).fill(`${item.titleEn} ${mark}`)
  await page.getByLabel(say.summary).fill(item.summary)
  await page.getByLabel(say.summaryEn).fill(item.summaryEn)
  await page.getByRole('textbox', { name: say.body }).fill(item.body)
  await page.getByRole('textbox', { name: say.bodyEn }).fill(item.bodyEn)
  await page.getByRole('button', { name: new RegExp(say.category) }).click()
  await page.getByRole('option', { name: say.ministryNews }).click()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'station.png', mimeType: 'image/png', buffer: await image() })
  await page.getByRole('button', { name: `${say.remove}: station.png` }).waitFor()
  await page.getByLabel(say.alt).fill(item.alt)
  await page.getByLabel(say.altEn).fill(item.altEn)
  await page.getByRole('button', { name: say.send }).click()
  await page.getByText(say.sent).waitFor()
}

describe.for(stages)('told to $stage', ({ start }) => {
  beforeAll(async () => {
    world = await start()
    await settle(world)
  })
  afterAll(() => world?.stop())

  test.each(['ar', 'en'] as const)('an editor writes a news item, a publisher publishes it, a citizen reads it (%s)', async lang => {
    const say = words[lang]
    const mark = lang === 'ar' ? 'أولى' : 'second'
    const editor = await signedIn(lang, 'editor')
    await write(editor, lang, mark)
    await editor.context().close()

    const publisher = await signedIn(lang, 'publisher')
    await publisher.getByRole('heading', { name: say.waiting }).waitFor()
    await publisher
      .getByRole('link', { name: new RegExp(mark) })
      .first()
      .click()
    await publisher.getByRole('button', { name: say.publish, exact: true }).click()
    await publisher.getByRole('alertdialog').getByRole('button', { name: say.publish, exact: true }).click()
    await publisher.getByText(say.published).waitFor()
    const id = new URL(publisher.url()).pathname.split('/').at(-1)
    await publisher.context().close()

    const citizen = await browser.newContext({ javaScriptEnabled: false })
    const page = await citizen.newPage()
    const prefix = lang === 'ar' ? '' : '/en'
    await page.goto(`${world.url}${prefix}/news/${id}`)
    await expect(page.getByRole('heading', { level: 1 }).innerText()).resolves.toContain(mark)
    await expect(page.getByRole('img', { name: lang === 'ar' ? item.alt : item.altEn }).count()).resolves.toBe(1)
    await page.goto(`${world.url}${prefix}/news`)
    await expect(page.getByRole('link', { name: new RegExp(mark) }).count()).resolves.toBeGreaterThan(0)
    await citizen.close()
  })
})
