import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeOf } from '../axe.ts'
import { noteWords } from '../people.ts'
import { eventually, inTurn, langs, startDesk, type Desk, type Lang } from './desk.ts'
import { atRest } from './rest.ts'
import { focused, overflowOf, smallTargets } from './eyes.ts'
import { tabTo } from './keys.ts'
import { listIn, objectIn } from '../walk/json.ts'

let desk: Desk
beforeAll(async () => {
  desk = await startDesk()
  await noteWords(desk.world)
})
afterAll(() => desk?.close())

const words = {
  ar: {
    open: /^بحث/,
    title: 'الانتقال إلى صفحة أو سجل',
    users: 'المستخدمون',
    part: 'مستخدمون',
    authority: 'عرابه',
    found: 'عرابة',
    here: 'أنت هنا',
    last: 'فُتح مؤخرًا',
    pages: 'الصفحات',
    nothing: 'لا نتائج',
    failed: /^تعذر البحث في السجلات/,
    retry: 'أعد المحاولة',
    authorities: 'الهيئات المحلية',
  },
  en: {
    open: /^Search/,
    title: 'Go to a page or a record',
    users: 'Users',
    part: 'use',
    authority: 'arra',
    found: 'Arraba',
    here: 'You are here',
    last: 'Opened lately',
    pages: 'Pages',
    nothing: 'Nothing was found',
    failed: /^The records could not be searched/,
    retry: 'Try again',
    authorities: 'Local authorities',
  },
} as const

const paletteOf = (page: Page, lang: Lang) => page.getByRole('dialog', { name: words[lang].title })
const results = (page: Page, lang: Lang) => paletteOf(page, lang).getByRole('menuitem')

async function opened(page: Page, lang: Lang): Promise<void> {
  await page.goto('/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  await paletteOf(page, lang).getByRole('searchbox').waitFor()
}

/** Goes down the results until this one is chosen. */
async function arrowTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor()
  await eventually(async () => {
    if ((await wanted.getAttribute('data-focused')) !== null) return true
    await page.keyboard.press('ArrowDown')
    return false
  }).toBe(true)
}

test.each(langs)('by keyboard alone: a page by a part of its name, then a record by its name; both stand there the next time (%s)', lang =>
  desk.visit({ lang, who: 'administrator' }, async page => {
    const say = words[lang]
    await opened(page, lang)
    // The first row is chosen from the beginning, and the page that is open says so.
    await eventually(() => results(page, lang).first().getAttribute('data-focused')).toBe('true')
    await expect(results(page, lang).filter({ hasText: say.here }).count()).resolves.toBe(1)
    await page.keyboard.type(say.part)
    await arrowTo(page, results(page, lang).filter({ hasText: say.users }).first())
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard/systemUsers')
    await expect(paletteOf(page, lang).count()).resolves.toBe(0)
    await page.keyboard.press('Control+k')
    await paletteOf(page, lang).getByRole('searchbox').waitFor()
    await page.keyboard.type(say.authority)
    const group = paletteOf(page, lang).getByRole('group').filter({ hasText: say.authorities })
    await arrowTo(page, group.getByRole('menuitem').filter({ hasText: say.found }))
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard/localCommittees/01003')
    await page.keyboard.press('Control+k')
    const last = paletteOf(page, lang).getByRole('group').filter({ hasText: say.last })
    await eventually(() => last.getByRole('menuitem').count()).toBe(2)
    await expect(last.getByRole('menuitem').first().innerText()).resolves.toContain(say.found)
    await page.keyboard.press('Escape')
    await expect(paletteOf(page, lang).count()).resolves.toBe(0)
  }),
)

test.each(inTurn('en'))('the button in the head opens it and gets the focus back; what somebody may not see is not offered (%s)', lang =>
  desk.visit({ lang, who: 'dataEntry' }, async page => {
    const say = words[lang]
    await page.goto('/dashboard')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await tabTo(page, say.open)
    await page.keyboard.press('Enter')
    await paletteOf(page, lang).getByRole('searchbox').waitFor()
    await expect(results(page, lang).filter({ hasText: say.users }).count()).resolves.toBe(0)
    await page.keyboard.type(say.authority)
    await paletteOf(page, lang).getByText(say.nothing, { exact: true }).last().waitFor()
    await page.keyboard.press('Escape')
    await eventually(async () => (await focused(page)).name).toMatch(say.open)
  }),
)

test.each(inTurn('ar'))('records that could not be searched are said, and searched again when it is asked (%s)', lang =>
  desk.visit({ lang, who: 'administrator' }, async page => {
    const say = words[lang]
    await opened(page, lang)
    await page.route('**/api/Desk/Find*', route => route.abort())
    await page.keyboard.type(say.authority)
    await paletteOf(page, lang).getByRole('alert').filter({ hasText: say.failed }).waitFor()
    await page.unroute('**/api/Desk/Find*')
    await paletteOf(page, lang).getByRole('button', { name: say.retry }).click()
    await results(page, lang).filter({ hasText: say.found }).first().waitFor()
  }),
)

test('a page is found by a word with the article that its name lacks or that stands for one of its words, and a record by its whole code with the hyphen, before others', async () => {
  for (const [code, title] of [
    ['plan-team', 'Zealous planners'],
    ['plan-team-two', 'Able planners'],
  ])
    await desk.call('administrator', 'POST', 'Role/Create', { code, titleAr: `دور ${code}`, titleEn: title })
  await desk.visit({ lang: 'ar', who: 'administrator' }, async page => {
    await opened(page, 'ar')
    await page.keyboard.type('الصندوق')
    await results(page, 'ar').filter({ hasText: 'صندوق الصادر' }).first().waitFor()
    // A word of its name stands for this one.
    await paletteOf(page, 'ar').getByRole('searchbox').fill('مناقصة')
    const group = paletteOf(page, 'ar').getByRole('group').filter({ hasText: words.ar.pages })
    await group.getByRole('menuitem').filter({ hasText: 'الإعلانات والعطاءات' }).waitFor()
    await paletteOf(page, 'ar').getByRole('searchbox').fill('plan-team')
    const roles = paletteOf(page, 'ar').getByRole('group').filter({ hasText: 'الأدوار' }).getByRole('menuitem')
    await eventually(() => roles.allInnerTexts().then(texts => texts.map(text => text.split('\n').at(-1)))).toEqual([
      'plan-team',
      'plan-team-two',
      'authorityPlanTeam',
    ])
  })
})

const quick = {
  ar: {
    open: 'تنقل سريع',
    onPortal: 'عرض هذه الصفحة في البوابة',
    edit: 'تحرير هذه المادة',
    signIn: 'تسجيل الدخول',
    board: 'البوابة الخارجية',
    main: 'لوحة التحكم الرئيسية',
    place: 'nameAr',
  },
  en: {
    open: 'Quick navigation',
    onPortal: 'See this page on the portal',
    edit: 'Edit this item',
    signIn: 'Sign in',
    board: 'External land board',
    main: 'Main dashboard',
    place: 'nameEn',
  },
} as const

/** The head of a page of the portal. */
const head = (page: Page) => page.getByRole('banner')

test.each(inTurn('en'))(
  'quick navigation leads from a record to its page on the portal and back, by real links; visitors are led to the sign-in (%s)',
  async lang => {
    const say = quick[lang]
    const { items } = await desk.call('administrator', 'GET', 'StaticPage/GetListPaged')
    const pages = listIn({ items }, 'items').map(one => objectIn(one))
    const record = pages.find(({ slug }) => slug === 'privacy')
    const form = `/dashboard/staticPage/${String(record?.id)}`
    const leaf = `${lang === 'ar' ? '' : '/en'}/page/privacy`
    await desk.visit({ lang, who: 'administrator' }, async page => {
      await page.goto(form)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.getByRole('button', { name: say.open }).click()
      for (const [name, href] of [
        [say.main, '/dashboard'],
        [say.board, lang === 'ar' ? '/' : '/en'],
      ] as const)
        expect(await page.getByRole('menuitem', { name }).getAttribute('href')).toBe(href)
      await page.getByRole('menuitem', { name: say.onPortal }).click()
      await page.waitForURL(`**${leaf}`)
      await expect(head(page).getByRole('link', { name: say.signIn }).isVisible()).resolves.toBe(false)
      await head(page).getByText(say.open).click()
      const edit = head(page).getByRole('link', { name: say.edit })
      await edit.waitFor()
      expect(await axeOf(page)).toEqual([])
      await edit.click()
      await page.waitForURL(`**${form}`)
    })
    await desk.visit({ lang, who: 'dataEntry' }, async page => {
      await page.goto(leaf)
      const answer = page.waitForResponse('**/api/Desk/Counterpart*')
      await head(page).getByText(say.open).click()
      expect(await (await answer).json()).toEqual({ href: null })
      await head(page).getByRole('link', { name: say.main }).waitFor()
      await expect(head(page).getByRole('link', { name: say.edit }).isVisible()).resolves.toBe(false)
    })
    await desk.visit({ lang }, async page => {
      await page.goto(leaf)
      await head(page).getByRole('link', { name: say.signIn }).first().waitFor()
      await expect(head(page).getByText(say.open).first().isVisible()).resolves.toBe(false)
    })
  },
)

test.each(inTurn('ar'))('who has two places takes the other one from the head of the portal, and acts for it on the desk (%s)', lang =>
  desk.visit({ lang, who: 'twoPlaces' }, async page => {
    const other = () =>
      page.evaluate(name => {
        const { UserPlaces, activePlace } = JSON.parse(localStorage.getItem('userDetails') ?? '{}')
        return String(UserPlaces.find(({ id }: { id: string }) => id !== activePlace.id)[name])
      }, quick[lang].place)
    await page.goto(lang === 'ar' ? '/' : '/en')
    const name = await other()
    await head(page).getByText(quick[lang].open).click()
    const button = head(page).locator('[data-place]:visible').filter({ hasText: name })
    expect(await button.getAttribute('aria-pressed')).toBe('false')
    await page.evaluate(() => sessionStorage.setItem('openFile', JSON.stringify({ id: '1', nameAr: 'أخرى', nameEn: 'Another' })))
    await button.click()
    await eventually(() => button.getAttribute('aria-pressed')).toBe('true')
    // The file that was open is not one of the place that he acts for now.
    expect(await page.evaluate(() => sessionStorage.getItem('openFile'))).toBeNull()
    await page.goto('/dashboard')
    await page.getByRole('banner').getByRole('button', { name, exact: true }).waitFor()
    await page.getByRole('button', { name: quick[lang].open }).click()
    await page
      .getByRole('menuitem')
      .filter({ hasText: await other() })
      .click()
    await page.getByRole('banner').getByRole('button', { name, exact: true }).waitFor({ state: 'detached' })
  }),
)

test('a place without an English name has its Arabic one in the head of the English portal', () =>
  desk.visit({ lang: 'en', who: 'twoPlaces' }, async page => {
    await page.goto('/en')
    const named = await page.evaluate(() => {
      const details = JSON.parse(localStorage.getItem('userDetails') ?? '{}')
      details.UserPlaces[0].nameEn = ''
      localStorage.setItem('userDetails', JSON.stringify(details))
      return String(details.UserPlaces[0].nameAr)
    })
    await page.reload()
    await head(page).getByText(quick.en.open).click()
    const button = head(page).locator('[data-place]:visible').filter({ hasText: named })
    await button.waitFor()
    expect(await button.getAttribute('lang')).toBe('ar')
  }))

test.each([
  ['ar', 390],
  ['en', 390],
  ['ar', 1440],
  ['en', 320],
] as const)('the palette in %s at %i pixels: axe finds nothing, nothing overflows, targets are large enough', (lang, width) =>
  desk.visit({ lang, who: 'administrator', options: { viewport: { width, height: 780 } } }, async page => {
    await opened(page, lang)
    await page.keyboard.type(words[lang].authority)
    await results(page, lang).filter({ hasText: words[lang].found }).first().waitFor()
    // More may come behind the first.
    await atRest(page)
    await expect(axeOf(page)).resolves.toEqual([])
    await expect(overflowOf(page)).resolves.toBe(0)
    await expect(smallTargets(page, 24, false)).resolves.toEqual([])
    await page.keyboard.press('Escape')
    await expect(overflowOf(page)).resolves.toBe(0)
  }),
)
