import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually, inTurn, langs, say, startDesk, type Desk, type Lang } from './desk.ts'

let desk: Desk
const sheets: Record<Lang, string> = { ar: '', en: '' }
beforeAll(async () => {
  desk = await startDesk()
  for (const [index, lang] of langs.entries()) sheets[lang] = await verifiedSheet(2018 + index)
})
afterAll(() => desk?.close())

const owner = () => desk.places.get('01002') ?? ''

/** A water sheet of Ya'bad that was verified. @returns its id */
async function verifiedSheet(year: number): Promise<string> {
  const ids = async (list: string, code: string) => (await desk.lookup(list, code)).id
  const { id } = await desk.call('neighbour', 'POST', 'WaterYear/Create', {
    localCommId: owner(),
    year,
    dataSource: await ids('dataSource', 'localAuthority'),
    isServed: true,
    providerType: await ids('serviceProviderType', 'localAuthority'),
    connectedHouseholds: 900,
    billingMethod: await ids('billingMethod', 'collector'),
    subscribers: [{ category: await ids('subscriberCategory', 'domestic'), count: 900, consumptionM3: 100_000 }],
    supply: [{ sourceType: await ids('waterSourceType', 'authorityWell'), quantityM3: 130_000 }],
  })
  await desk.call('neighbour', 'PUT', `WaterYear/Submit/${String(id)}`, {})
  await desk.call('administrator', 'PUT', `WaterYear/Verify/${String(id)}`, {})
  return String(id)
}

const households = (page: Page, lang: Lang) =>
  page.getByRole('textbox', { name: say(lang, 'الأسر المشتركة', 'Connected households'), exact: true })
const saveButtons = (page: Page, lang: Lang) => page.getByRole('button', { name: say(lang, 'حفظ', 'Save'), exact: true })
const readOnly = (page: Page, lang: Lang) =>
  page.getByText(
    say(lang, 'السجل في حالة «معتمد»، وحقوله للقراءة فقط.', 'The state of the record is “Verified”: its fields are read-only.'),
  )

test.each(inTurn('ar'))('a verified sheet is read by those who enter it: it says why, and offers nothing to save (%s)', lang =>
  desk.visit({ lang, who: 'neighbour' }, async page => {
    await page.goto(`/dashboard/water/${owner()}?record=${sheets[lang]}`)
    await readOnly(page, lang).waitFor()
    await expect(households(page, lang).isDisabled()).resolves.toBe(true)
    await expect(saveButtons(page, lang).count()).resolves.toBe(0)
    await expect(page.getByRole('button', { name: say(lang, 'تصحيح القيم', 'Correct the values') }).count()).resolves.toBe(0)
  }),
)

test.each(inTurn('en'))('who may correct a verified sheet says so first; it stays verified and is read again when it is saved (%s)', lang =>
  desk.visit({ lang, who: 'administrator' }, async page => {
    await page.goto(`/dashboard/water/${owner()}?record=${sheets[lang]}`)
    await readOnly(page, lang).waitFor()
    await expect(households(page, lang).isDisabled()).resolves.toBe(true)
    await expect(saveButtons(page, lang).count()).resolves.toBe(0)
    await page.getByRole('button', { name: say(lang, 'تصحيح القيم', 'Correct the values') }).click()
    await saveButtons(page, lang).waitFor()
    await households(page, lang).fill('905')
    await households(page, lang).blur()
    await saveButtons(page, lang).click()
    await page.getByText(say(lang, 'تم الحفظ بنجاح', 'Saved successfully')).waitFor()
    await readOnly(page, lang).waitFor()
    await eventually(() => households(page, lang).isDisabled()).toBe(true)
    const saved = await desk.call('administrator', 'GET', `WaterYear/Get/${sheets[lang]}`)
    expect(saved).toMatchObject({ connectedHouseholds: 905, status: 3 })
  }),
)
