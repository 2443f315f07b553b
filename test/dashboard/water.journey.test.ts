import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { choose, eventually, inTurn, langs, startDesk, type Desk, type Lang } from './desk.ts'

let desk: Desk
beforeAll(async () => {
  desk = await startDesk()
})
afterAll(() => desk?.close())

const words = {
  ar: {
    addYear: 'إضافة سنة',
    year: 'السنة',
    subscribers: /^المشتركون والاستهلاك/,
    supply: /^الكميات الموردة/,
    addRow: 'إضافة صف',
    category: /الفئة/,
    count: 'العدد',
    use: 'الاستهلاك',
    source: /مصدر المياه/,
    quantity: 'الكمية',
    total: 'إجمالي المشتركين',
    supplied: 'الكمية الموردة',
    computed: 'قيم محسوبة',
    save: 'حفظ',
    added: 'تمت الإضافة بنجاح',
    saved: 'تم الحفظ بنجاح',
    removeRow: 'إزالة الصف',
    send: 'إرسال للتدقيق',
    missing: ['حقل مصدر البيانات مطلوب', 'حقل مزود الخدمة مطلوب'],
  },
  en: {
    addYear: 'Add a year',
    year: 'Year',
    subscribers: /^Subscribers and consumption/,
    supply: /^Supplied quantity by source/,
    addRow: 'Add a row',
    category: /Category/,
    count: 'Count',
    use: 'Consumption',
    source: /Source type/,
    quantity: 'Quantity',
    total: 'Total subscribers',
    supplied: 'Supplied quantity',
    computed: 'Computed values',
    save: 'Save',
    added: 'Added successfully',
    saved: 'Saved successfully',
    removeRow: 'Remove the row',
    send: 'Send for review',
    missing: ['Data source is required', 'Service provider is required'],
  },
} as const

/** A number is taken when its field is left. */
async function write(within: Page | Locator, label: string, number: string, nth = 0): Promise<void> {
  const field = within.getByRole('textbox', { name: label, exact: true }).nth(nth)
  await field.fill(number)
  await field.blur()
}

/** A computed value, by its name. */
function computed(page: Page, lang: Lang, name: string): Locator {
  const region = page.getByRole('heading', { name: words[lang].computed }).locator('..')
  return region.locator('dt', { hasText: name }).locator('..')
}

async function writeSheet(page: Page, lang: Lang, year: string): Promise<void> {
  const say = words[lang]
  const [domestic, commercial, well] = [
    await desk.lookup('subscriberCategory', 'domestic'),
    await desk.lookup('subscriberCategory', 'commercial'),
    await desk.lookup('waterSourceType', 'authorityWell'),
  ]
  await page.getByRole('button', { name: say.addYear }).first().click()
  await write(page, say.year, year)
  const subscribers = page.getByRole('group', { name: say.subscribers })
  for (const [index, { category, count }] of [
    { category: domestic, count: '800' },
    { category: commercial, count: '75' },
  ].entries()) {
    await subscribers.getByRole('button', { name: say.addRow }).click()
    await choose(subscribers.getByRole('listitem').nth(index), say.category, category[lang])
    await write(subscribers.getByRole('listitem').nth(index), say.count, count)
  }
  await write(subscribers.getByRole('listitem').first(), say.use, '90000')
  const supply = page.getByRole('group', { name: say.supply })
  await supply.getByRole('button', { name: say.addRow }).click()
  await choose(supply, say.source, well[lang])
  await write(supply, say.quantity, '130000.5')
}

test.each(inTurn('ar'))('a water sheet with its rows is saved as a draft, opened again, and its rows are changed and removed (%s)', lang =>
  desk.visit({ lang, who: 'dataEntry' }, async page => {
    const say = words[lang]
    const count = (row: number) =>
      page.getByRole('group', { name: say.subscribers }).getByRole('textbox', { name: say.count, exact: true }).nth(row)
    await page.goto(`/dashboard/water/${desk.places.get('01001') ?? ''}`)
    await writeSheet(page, lang, lang === 'ar' ? '2023' : '2024')
    await eventually(() => computed(page, lang, say.total).innerText()).toContain('875')
    await expect(computed(page, lang, say.supplied).innerText()).resolves.toContain('130,000.5')
    await page.getByRole('button', { name: say.save, exact: true }).click()
    await page.getByText(say.added).waitFor()
    await page.reload()
    await eventually(() => count(0).inputValue()).toBe('800')
    await write(page.getByRole('group', { name: say.subscribers }), say.count, '820')
    await page
      .getByRole('group', { name: say.subscribers })
      .getByRole('button', { name: `${say.removeRow} 2` })
      .click()
    await eventually(() => computed(page, lang, say.total).innerText()).toContain('820')
    await page.getByRole('button', { name: say.save, exact: true }).click()
    await page.getByText(say.saved).waitFor()
    await page.reload()
    await eventually(() => count(0).inputValue()).toBe('820')
    await expect(count(1).count()).resolves.toBe(0)
  }),
)

test.each(inTurn('en'))('an incomplete water sheet is not sent for review; each gap is named at its field (%s)', async lang => {
  const say = words[lang]
  const localCommId = desk.places.get('01001') ?? ''
  const year = lang === 'ar' ? 2019 : 2020
  const { id } = await desk.call('dataEntry', 'POST', 'WaterYear/Create', { localCommId, year })
  await desk.visit({ lang, who: 'dataEntry' }, async page => {
    await page.goto(`/dashboard/water/${localCommId}?record=${String(id)}`)
    await page.getByRole('button', { name: say.send }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: say.send }).click()
    for (const message of say.missing) {
      await page.getByRole('alert').getByRole('link', { name: message }).waitFor()
      await expect(page.getByText(message, { exact: true }).count()).resolves.toBe(2)
    }
    await expect(page.getByRole('alertdialog').count()).resolves.toBe(0)
    const summary = page.getByRole('alert')
    await eventually(() => summary.evaluate(box => document.activeElement !== document.body && document.activeElement?.contains(box))).toBe(
      true,
    )
    const record = await desk.call('dataEntry', 'GET', `WaterYear/Get/${String(id)}`)
    expect(record.status).toBe(1)
  })
})

test.each(langs)('an amount is read with its thousands and its currency, in fields, prices and what is computed (%s)', async lang => {
  const localCommId = desk.places.get('01001') ?? ''
  const [shekel, domestic, well] = [
    await desk.lookup('currency', 'ILS'),
    await desk.lookup('subscriberCategory', 'domestic'),
    await desk.lookup('waterSourceType', 'authorityWell'),
  ]
  const { id } = await desk.call('dataEntry', 'POST', 'WaterYear/Create', {
    localCommId,
    year: lang === 'ar' ? 2009 : 2010,
    currency: shekel.id,
    billedAmount: '43194070.87',
    subscribers: [{ category: domestic.id, count: 800, consumptionM3: 90_000, billed: '43194070.87' }],
    supply: [{ sourceType: well.id, quantityM3: 130_000, unitPrice: '2.6' }],
  })
  const [unit, perCubic] = lang === 'ar' ? ['شيكل', 'شيكل/م³'] : ['ILS', 'ILS/m³']
  const say = (ar: string, en: string) => (lang === 'ar' ? ar : en)
  await desk.visit({ lang, who: 'dataEntry' }, async page => {
    await page.goto(`/dashboard/water/${localCommId}?record=${String(id)}`)
    const amount = (name: string) => page.getByRole('textbox', { name, exact: true })
    const billed = amount(say('المبالغ المفوترة', 'Billed amount'))
    await eventually(() => billed.inputValue()).toBe('43,194,070.87')
    await expect(billed.locator('..').innerText()).resolves.toContain(unit)
    await expect(amount(say('المفوتر', 'Billed')).inputValue()).resolves.toBe('43,194,070.87')
    await expect(amount(say('سعر الوحدة', 'Unit price')).locator('..').innerText()).resolves.toContain(perCubic)
    await expect(computed(page, lang, say('متوسط سعر المتر المكعب', 'Average price per m³')).innerText()).resolves.toMatch(
      new RegExp(`479\\.93\\s*${unit}`),
    )
    // While it is written nothing is changed in it.
    await billed.fill('1250.5')
    await expect(billed.inputValue()).resolves.toBe('1250.5')
    await billed.blur()
    await expect(billed.inputValue()).resolves.toBe('1,250.50')
    await page.getByRole('button', { name: words[lang].save, exact: true }).click()
    await page.getByText(words[lang].saved).waitFor()
  })
  const saved = await desk.call('dataEntry', 'GET', `WaterYear/Get/${String(id)}`)
  expect(saved.billedAmount).toBe('1250.50')
})
