import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, eventually, inTurn, type Lang, langs, saying, startDesk } from './desk.ts'

let desk: Desk
let newsId = ''
const years = [2014, 2015, 2016, 2017, 2018, 2019]
beforeAll(async () => {
  desk = await startDesk()
  const localCommId = desk.places.get('01001') ?? ''
  for (const year of years) await desk.call('dataEntry', 'POST', 'WaterYear/Create', { localCommId, year })
  const { id } = await desk.call('spokesman', 'POST', 'News/Create', {
    titleAr: 'خبر على شاشة صغيرة',
    bodyAr: '<p>SDIP خطة التنمية المحلية للبلدة، تُعرض على الجمهور ثلاثين يومًا</p><ul><li>بند</li></ul>',
    bodyEn: '<p>The development plan of the town is shown to the public for thirty days</p>',
    date: '2026-03-01',
    isDraft: true,
  })
  newsId = String(id)
})
afterAll(() => desk?.close())

const phone = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true }
const bodies = (page: Page, lang: Lang) => {
  const say = saying(lang)
  const named = (name: string) => page.getByRole('textbox', { name, exact: true })
  return { arabic: named(say('النص (العربية)', 'Body (Arabic)')), english: named('Body (English)') }
}

test.each(langs)('a phone shows one language of a formatted text, and the other when it is asked for (%s)', lang =>
  desk.visit({ lang, who: 'spokesman', options: phone }, async page => {
    await page.goto(`/dashboard/news/${newsId}`)
    const { arabic, english } = bodies(page, lang)
    const [first, second] = lang === 'ar' ? [arabic, english] : [english, arabic]
    await first.waitFor()
    await expect(second.isVisible()).resolves.toBe(false)
    await page.getByRole('button', { name: lang === 'ar' ? 'English' : 'العربية', exact: true }).click()
    await second.waitFor()
    await expect(first.isVisible()).resolves.toBe(false)
  }),
)

test.each(langs)('a phone reaches every year of a sheet and every part of its form: no row of tabs is cut off (%s)', lang =>
  desk.visit({ lang, who: 'dataEntry', options: phone }, async page => {
    await page.goto(`/dashboard/water/${desk.places.get('01001') ?? ''}`)
    const rows = page.locator('.tabs, .form-index')
    const rowOfYears = page.getByRole('navigation', { name: saying(lang)('السنة', 'Year'), exact: true })
    await rowOfYears.getByRole('link').first().waitFor()
    // A single kind of sheet has no row of tabs above its years.
    await expect.poll(() => rows.count()).toBe(2)
    const cut = () =>
      rows.evaluateAll(found =>
        found.flatMap(row => {
          const inSight = (element: Element) => {
            const { left, right } = element.getBoundingClientRect()
            return left >= 0 && right <= window.innerWidth
          }
          const chosen = row.querySelector('[aria-current]')
          const faults = inSight(row) && chosen !== null && inSight(chosen) ? [] : [`${row.className}: ${chosen?.textContent}`]
          for (const tab of row.querySelectorAll('a')) {
            tab.focus()
            if (!inSight(tab)) faults.push(tab.textContent)
          }
          return faults
        }),
      )
    await expect(cut()).resolves.toEqual([])
    await rowOfYears.getByRole('link', { name: String(years[0]) }).click()
    await eventually(() => rowOfYears.locator('[aria-current]').innerText()).toContain(String(years[0]))
    await expect(cut()).resolves.toEqual([])
    const parts = page.getByRole('navigation', { name: saying(lang)('أقسام النموذج', 'Parts of the form') })
    await eventually(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      return parts.locator('[aria-current]').innerText()
    }).toContain(saying(lang)('ملاحظات ومرفقات', 'Notes and attachments'))
    await expect(cut()).resolves.toEqual([])
  }),
)

test.each(langs)('a phone reads each value of a row with its name, and does all that may be done with it (%s)', lang =>
  desk.visit({ lang, who: 'administrator', options: phone }, async page => {
    const say = saying(lang)
    await page.goto('/dashboard/localCommittees?size=30')
    const name = say('يعبد', "Ya'bad")
    const row = page.locator('tr', { has: page.getByRole('link', { name, exact: true }) })
    await row.waitFor()
    const values = await row.locator('td[data-label]').evaluateAll(cells =>
      cells
        .filter(cell => cell.checkVisibility())
        .map(cell => ({
          value: cell.textContent,
          isState: cell.querySelector('.state') !== null,
          name: getComputedStyle(cell, '::before')
            .content.replaceAll(/["\u200b\u200c]|^(?:none|normal)$/g, '')
            .trim(),
        })),
    )
    expect(values).toContainEqual({ value: expect.stringMatching(/^\d{5}$/), isState: false, name: say('رمز الهيئة', 'Code') })
    expect(values.map(value => value.name)).toContain(say('نوع الهيئة', 'Authority type'))
    // A state says itself what it is: it alone has no name.
    expect(values.filter(value => value.isState !== (value.name === ''))).toEqual([])
    expect(values.some(value => value.isState)).toBe(true)
    await row.getByRole('button', { name: `${say('الإجراءات', 'Actions')}: ${name}` }).click()
    await page.getByRole('menu').waitFor()
    const acts = await page.getByRole('menuitem').allInnerTexts()
    expect(acts[0]).toBe(say('تعديل', 'Edit'))
    expect(acts).toContain(say('المياه', 'Water'))
    expect(acts.at(-1)).toContain(say('حذف', 'Delete'))
    await page.getByRole('menuitem', { name: say('المياه', 'Water') }).click()
    await page.waitForURL(/\/dashboard\/water\//)
  }),
)

test.each(langs)('a search in the other language leaves its sign, its text and the cross that clears it apart (%s)', lang =>
  desk.visit({ lang, who: 'spokesman', options: phone }, async page => {
    await page.goto('/dashboard/news')
    const field = page.getByRole('searchbox')
    await field.fill(saying(lang)('SDIP', 'بلدية'))
    const direction = lang === 'ar' ? 'rtl' : 'ltr'
    await expect(field.evaluate(input => getComputedStyle(input).direction)).resolves.toBe(direction)
    await expect(field.evaluate(input => getComputedStyle(input).textAlign)).resolves.toMatch(lang === 'ar' ? 'right' : 'left')
  }),
)

test.each(langs)('a phone has the acts of a record in one row, the others in a menu that says why one is refused (%s)', lang =>
  desk.visit({ lang, who: 'spokesman', options: phone }, async page => {
    const say = saying(lang)
    await page.goto(`/dashboard/news/${newsId}`)
    const save = page.getByRole('button', { name: say('حفظ', 'Save'), exact: true })
    await save.waitFor()
    const more = page.getByRole('button', { name: say('إجراءات أخرى', 'More actions'), exact: true })
    await more.waitFor()
    const heights = await page.locator('.form-acts').evaluateAll(bars => bars.map(bar => bar.clientHeight))
    expect(heights).toEqual([expect.closeTo(64, -1)])
    await more.click()
    const refused = page.getByRole('menuitem', { name: say('حفظ ونشر', 'Save and publish') })
    await refused.waitFor()
    await expect(refused.getAttribute('aria-disabled')).resolves.toBe('true')
    expect(await refused.innerText()).toContain(say('المادة مسودة لم تُرسل للمراجعة', 'The item is a draft that was not sent for review'))
  }),
)

const menuOfActs = /\/Menu-[\w-]+\.js$/
test.each(inTurn('ar'))('where the menu of acts does not come, a phone has all acts of a record beside each other (%s)', lang =>
  desk.visit({ lang, who: 'spokesman', options: phone, withheld: menuOfActs }, async page => {
    const say = saying(lang)
    await page.route(menuOfActs, route => route.abort())
    const failing = page.waitForEvent('requestfailed', request => menuOfActs.test(request.url()))
    await page.goto(`/dashboard/news/${newsId}`)
    await failing
    for (const name of [say('إرسال للمراجعة', 'Send for review'), say('حفظ ونشر', 'Save and publish'), say('حفظ', 'Save')])
      await page.locator('.form-acts').getByRole('button', { name, exact: true }).waitFor()
    expect(await page.getByRole('button', { name: say('إجراءات أخرى', 'More actions'), exact: true }).count()).toBe(0)
  }),
)

test.each(inTurn('en'))(
  'what is chosen in the menu of acts is not chosen twice: until it is done, the menu says that it is under way (%s)',
  async lang => {
    const say = saying(lang)
    const sent = await desk.call('spokesman', 'POST', 'KnowledgeExchange/Create', {
      titleAr: 'دليل قراءة العدادات',
      summaryAr: 'خطوات قراءة العدادات كما تعمل بها الهيئات.',
      bodyAr: `<p>${'تقرأ العدادات كل شهرين. '.repeat(12)}</p>`,
      resourceType: (await desk.lookup('knowledgeResourceType', 'guide')).id,
      topics: [(await desk.lookup('knowledgeTopic', 'water')).id],
      date: '2026-01-05',
      audienceLevel: 1,
      resourceLanguage: 1,
    })
    await desk.visit({ lang, who: 'publisher', options: phone }, async page => {
      const written: string[] = []
      page.on('request', request => void (request.method() === 'PUT' && written.push(new URL(request.url()).pathname)))
      const hold = Promise.withResolvers<void>()
      await page.route('**/api/KnowledgeExchange/SaveAndPublish**', async route => {
        await hold.promise
        await route.continue()
      })
      await page.goto(`/dashboard/knowledgeExchange/${String(sent.id)}`)
      const more = page.getByRole('button', { name: say('إجراءات أخرى', 'More actions'), exact: true })
      await more.click()
      await page.getByRole('menuitem', { name: say('حفظ ونشر', 'Save and publish') }).click()
      await eventually(() => more.getAttribute('aria-busy')).toBe('true')
      await more.press('Enter')
      expect(await page.getByRole('menu').count()).toBe(0)
      // Whatever else sends the form meanwhile.
      await page.locator('form.record-form').evaluate(form => form instanceof HTMLFormElement && form.requestSubmit())
      hold.resolve()
      await page.getByText(say('تم النشر بنجاح', 'Published successfully')).waitFor()
      expect(written.filter(path => /\/KnowledgeExchange\/(?:Update|SaveAndPublish)/.test(path))).toEqual([
        '/api/KnowledgeExchange/SaveAndPublish',
      ])
    })
  },
)

test.each(langs)('why a button is refused is read within the edges of a phone (%s)', lang =>
  desk.visit({ lang, who: 'editor', options: phone }, async page => {
    await page.goto('/dashboard/knowledgeExchange')
    const locked = page.locator('main .desk-title [aria-disabled="true"]').first()
    await locked.waitFor()
    await locked.focus()
    const reason = page.getByRole('tooltip').filter({ visible: true })
    await reason.waitFor()
    const { x, width } = (await reason.boundingBox()) ?? { x: 0, width: 0 }
    expect(x).toBeGreaterThanOrEqual(16)
    expect(x + width).toBeLessThanOrEqual(phone.viewport.width - 16)
  }),
)

test('a mistake in a formatted text is never folded away', () =>
  desk.visit({ lang: 'en', who: 'spokesman', options: phone }, async page => {
    await page.goto('/dashboard/news/0')
    const { arabic } = bodies(page, 'en')
    await bodies(page, 'en').english.waitFor()
    await page.getByRole('button', { name: 'Send for review' }).click()
    await page.getByRole('alert').getByRole('link', { name: 'Body (Arabic) is required' }).click()
    await eventually(() => arabic.evaluate(editor => editor.contains(document.activeElement))).toBe(true)
  }))

test.each(langs)('an editor has the direction of its language, whatever it begins with (%s)', lang =>
  desk.visit({ lang, who: 'spokesman' }, async page => {
    await page.goto(`/dashboard/news/${newsId}`)
    const { arabic, english } = bodies(page, lang)
    await arabic.waitFor()
    const directionIn = (selector: string) =>
      arabic
        .locator(selector)
        .first()
        .evaluate(part => getComputedStyle(part).direction)
    await expect(Promise.all(['ul', 'li'].map(directionIn))).resolves.toEqual(['rtl', 'rtl'])
    await expect(arabic.evaluate(editor => getComputedStyle(editor).direction)).resolves.toBe('rtl')
    await expect(english.evaluate(editor => getComputedStyle(editor).direction)).resolves.toBe('ltr')
  }),
)

test.each(langs)('a phone folds all filters but the search, and says how many are in force (%s)', lang =>
  desk.visit({ lang, who: 'spokesman', options: phone }, async page => {
    const say = saying(lang)
    await page.goto('/dashboard/news?standing=1')
    const more = page.getByRole('search').getByRole('button', { name: say('المزيد (1)', 'More (1)') })
    await more.waitFor()
    const state = page.getByRole('search').getByRole('button', { name: say('الحالة', 'State') })
    await expect(state.isVisible()).resolves.toBe(false)
    await more.click()
    await state.waitFor()
    await expect(more.getAttribute('aria-expanded')).resolves.toBe('true')
  }),
)

test.each(langs)('a phone’s head is one row: the other language and the way to the portal stand in the menu (%s)', lang =>
  desk.visit({ lang, who: 'spokesman', options: phone }, async page => {
    const say = saying(lang)
    await page.goto('/dashboard/news')
    const banner = page.getByRole('banner')
    await banner.waitFor()
    const { height } = (await banner.boundingBox()) ?? { height: 0 }
    expect(height).toBeLessThanOrEqual(64)
    await page.getByRole('button', { name: say('القائمة', 'Menu'), exact: true }).click()
    await page.getByRole('link', { name: say('البوابة الخارجية', 'External land board') }).waitFor()
    await page.getByRole('button', { name: say('English', 'العربية'), exact: true }).click()
    await page.getByRole('heading', { name: say('News', 'الأخبار'), level: 1 }).waitFor()
  }),
)

test.each(langs)('a date reads year, month, day with slashes, in the field as on the portal (%s)', lang =>
  desk.visit({ lang, who: 'spokesman' }, async page => {
    await page.goto(`/dashboard/news/${newsId}`)
    const date = page.getByRole('group', { name: saying(lang)('تاريخ الخبر', 'News date') }).first()
    await eventually(async () => (await date.innerText()).replaceAll(/[\s\u2066-\u2069]/g, '')).toContain('2026/03/01')
  }),
)
