import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTurn, langs, say, startDesk, type Desk, type Lang } from '../dashboard/desk.ts'
import { isSound, isSoundHere } from '../dashboard/eyes.ts'
import { textIn } from '../walk/json.ts'
import { asOwner } from '../world.ts'

let desk: Desk
beforeAll(async () => {
  desk = await startDesk()
})
afterAll(() => desk?.close())

const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
const pathIn = (lang: Lang, path: string) => (lang === 'ar' ? path : `/en${path === '/' ? '' : path}`)

interface Wanted {
  readonly kind?: string
  readonly at: string
  readonly title: readonly [ar: string, en: string]
  readonly more?: object
}
async function made({ kind = 'information', at, title: [titleAr, titleEn], more }: Wanted): Promise<string> {
  const record = await desk.call('administrator', 'POST', 'GateMessage/Create', {
    kind: (await desk.lookup('gateMessageKind', kind)).id,
    placement: [(await desk.lookup('gateMessagePlacement', at)).id],
    titleAr,
    titleEn,
    textAr: '<p>نص الرسالة للناس.</p>',
    textEn: '<p>What the message says to people.</p>',
    ...more,
  })
  return textIn(record, 'id')
}
async function published(wanted: Wanted): Promise<string> {
  const id = await made(wanted)
  await desk.call('administrator', 'PUT', `GateMessage/Publish/${id}`, { confirmed: true })
  return id
}
const clear = () => asOwner(desk.world.database.ownerUrl, client => client.query('delete from gate_message'))

test('a message that there is in Arabic alone stands on pages in English in lines of its own, from the right, and says so', async () => {
  await clear()
  const title = 'توقف الخدمة مساء اليوم من الساعة السادسة حتى التاسعة'
  const more = { titleEn: null, textEn: null, linkUrl: '/contactUs', linkLabelAr: 'اتصل بنا' }
  await published({ at: 'topBanner', title: [title, ''], more })
  await desk.visit({ lang: 'en' }, async page => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/en/ads')
    const banner = page.locator('.announcement')
    await banner.getByText('In Arabic only', { exact: true }).waitFor()
    // Where each line of the title, of the text and of the link ends on the right.
    const ends = (of: string) =>
      banner.locator(of).evaluate(element => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return [...range.getClientRects()].map(({ right }) => Math.round(right))
      })
    const lines = await ends('b')
    const [edge = 0] = lines
    expect([lines.length > 1, new Set(lines).size]).toEqual([true, 1])
    for (const of of ['.prose p', 'a']) expect((await ends(of))[0]).toBe(edge)
    await isSound(page, [1440, 390, 320])
  })
})

describe.each(langs)('a visitor (%s)', lang => {
  test.each(inTurn('ar', lang))('puts a banner aside and does not see it again, until it says something else', async () => {
    await clear()
    const title = ['مواعيد جديدة', 'New hours'] as const
    const id = await published({ at: 'topBanner', title })
    await desk.visit({ lang }, async page => {
      await page.goto(pathIn(lang, '/news'))
      const banner = page.getByText(say(lang, ...title), { exact: true })
      await isSound(page, [1440, 390, 320])
      await page.getByRole('button', { name: say(lang, `إغلاق: ${title[0]}`, `Close: ${title[1]}`) }).click()
      await banner.waitFor({ state: 'detached' })
      await page.goto(pathIn(lang, '/'))
      await banner.waitFor({ state: 'hidden' })
      expect(await page.context().cookies()).toEqual([
        expect.objectContaining({ name: 'gate', value: expect.stringMatching(/^[0-9a-f]{12}$/) }),
      ])
      const record = await desk.call('administrator', 'GET', `GateMessage/Get/${id}`)
      const { concurrencyStamp } = record
      await desk.call('administrator', 'PUT', 'GateMessage/Update', { id, concurrencyStamp, textAr: '<p>تغيّر النص.</p>' })
      await page.reload()
      await banner.waitFor()
    })
  })

  test.each(inTurn('en', lang))('reads the dialog of the first page, closes it with the keyboard, and is not asked again', async () => {
    await clear()
    const title = ['رأيك في خدماتنا', 'Your opinion'] as const
    await published({ kind: 'survey', at: 'homeDialog', title, more: { startAt: soon(-60), endAt: soon(3600) } })
    await desk.visit({ lang }, async page => {
      await page.goto(pathIn(lang, '/'))
      const dialog = page.getByRole('dialog', { name: new RegExp(say(lang, ...title)) })
      await dialog.waitFor()
      expect(await page.evaluate(() => document.querySelector('dialog')?.matches(':modal'))).toBe(true)
      await isSound(page, [1440, 390, 320])
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      await page.reload()
      await page.locator('h1').waitFor()
      expect(await page.evaluate(() => document.querySelector('dialog')?.matches(':modal'))).toBe(false)
      expect(await dialog.isVisible()).toBe(false)
    })
    await desk.visit({ lang, options: { javaScriptEnabled: false } }, async page => {
      await page.goto(pathIn(lang, '/'))
      await page.getByText(say(lang, ...title), { exact: true }).waitFor()
      expect(await page.getByRole('button', { name: say(lang, 'إغلاق', 'Close') }).count()).toBe(0)
    })
  })
})

describe.each(langs)('the desk (%s)', lang => {
  test('asks twice before an emergency, which then stands above the card of signing in too', async () => {
    await clear()
    const title = ['انقطاع المياه', 'No water'] as const
    const loginPage = [(await desk.lookup('gateMessagePlacement', 'loginPage')).id]
    const id = await made({
      kind: 'emergency',
      at: 'topBanner',
      title,
      more: { startAt: soon(-60), endAt: soon(3600), placement: loginPage },
    })
    await desk.visit({ lang, who: 'publisher' }, async page => {
      await page.goto(`/dashboard/gateMessage/${id}`)
      await page.getByRole('button', { name: say(lang, 'نشر', 'Publish'), exact: true }).click()
      const dialog = page.getByRole('alertdialog')
      await dialog.getByRole('button', { name: say(lang, 'نشر', 'Publish'), exact: true }).click()
      await dialog.getByText(say(lang, 'هذا تنبيه طارئ', 'This is an emergency'), { exact: false }).waitFor()
      await isSoundHere(page)
      await dialog.getByRole('button', { name: say(lang, 'تأكيد: نشر', 'Confirm: Publish') }).click()
      await page
        .getByText(say(lang, 'تم النشر بنجاح', 'Published successfully'))
        .first()
        .waitFor()
    })
    await desk.visit({ lang }, async page => {
      await page.goto('/login')
      await page.evaluate(chosen => localStorage.setItem('currentLang', chosen), lang)
      await page.reload()
      await page
        .getByRole('alert')
        .getByText(say(lang, ...title), { exact: true })
        .waitFor()
      await isSound(page, [1440, 390, 320])
    })
  })

  test.each(inTurn('ar', lang))('puts messages of one kind in order by keyboard', async () => {
    await clear()
    await published({ at: 'homeBlock', title: ['الأولى', 'The first'] })
    await published({ at: 'homeBlock', title: ['الثانية', 'The second'] })
    await desk.visit({ lang, who: 'publisher' }, async page => {
      await page.goto('/dashboard/gateMessage')
      await page.getByRole('button', { name: say(lang, 'ترتيب الظهور', 'Order') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: say(lang, 'نقل إلى أعلى: الثانية', 'Move up: The second') }).press('Alt+ArrowUp')
      await expect.poll(() => dialog.getByRole('listitem').first().textContent()).toBe(say(lang, 'الثانية', 'The second'))
      await isSoundHere(page)
      await dialog.getByRole('button', { name: say(lang, 'حفظ', 'Save') }).click()
      await page
        .getByText(say(lang, 'حُفظ الترتيب', 'The order is saved'))
        .first()
        .waitFor()
      await page.goto(pathIn(lang, '/'))
      const [first] = await page.locator('.announcement b').allTextContents()
      expect(first).toBe(say(lang, 'الثانية', 'The second'))
    })
  })
})
