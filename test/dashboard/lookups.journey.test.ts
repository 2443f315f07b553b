import { readXlsx } from 'hucre/xlsx'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeOf } from '../axe.ts'
import { listIn, objectIn } from '../walk/json.ts'
import { type Desk, eventually, exported, inTurn, type Lang, langs, startDesk, titles } from './desk.ts'
import { focused, overflowOf } from './eyes.ts'
import { lowWindow, tabTo } from './keys.ts'
import { atRest } from './rest.ts'

let desk: Desk
beforeAll(async () => {
  desk = await startDesk()
})
afterAll(() => desk?.close())

const longest = 120_000

let lists = 0
/** A list of its own with the values one, two, three, …. @returns its code */
async function newList(...codes: readonly string[]): Promise<string> {
  const code = `trial${++lists}`
  const { id } = await desk.call('administrator', 'POST', 'LookupType/Create', { code, nameAr: `قائمة ${code}`, nameEn: `List ${code}` })
  for (const value of codes) await newValue(Number(id), value)
  return code
}

function newValue(type: number, code: string) {
  return desk.call('administrator', 'POST', 'Lookup/Create', { type, code, nameAr: `قيمة ${code}`, nameEn: `Value ${code}` })
}

async function codesOf(list: string): Promise<unknown[]> {
  return listIn(await desk.call('administrator', 'GET', `Lookup/GetByType/${list}`), 'items').map(item => objectIn(item).code)
}

const valueName = (code: string, lang: Lang) => (lang === 'ar' ? `قيمة ${code}` : `Value ${code}`)

const inList = (lang: Lang, list: string, work: (page: Page) => Promise<void>) =>
  desk.visit({ lang, who: 'administrator', options: lowWindow }, async page => {
    await page.goto(`/dashboard/lookup?type=${list}`)
    await page.getByRole('table').waitFor()
    await work(page)
  })

const words = {
  ar: {
    move: 'تغيير الترتيب',
    saved: 'تم حفظ الترتيب',
    add: 'إضافة قيمة',
    newValue: 'قيمة جديدة',
    code: /^الرمز/,
    nameAr: /^الاسم \(العربية\)/,
    nameEn: /^Name \(English\)/,
    save: 'حفظ',
    codeExists: 'الرمز موجود مسبقًا',
    added: 'تمت الإضافة بنجاح',
    more: 'المزيد',
    deactivate: 'إيقاف',
    outOfUse: 'موقوفة',
    delete: 'حذف',
    inUse: 'القيمة مستخدمة في سجل واحد ولا يمكن حذفها. يمكنك إيقافها',
    deactivateValue: 'إيقاف القيمة',
    import: 'استيراد',
    file: 'الملف',
    faulty: 'صف واحد يحتوي أخطاء. لن يُستورد شيء قبل إصلاحه.',
    row: 'صف 3',
    adds: 'سجل واحد يضاف، سجل واحد يعدَّل.',
    export: 'تصدير',
    find: 'ابحث في القوائم',
    system: 'أنواع النظام لا تُحذف',
  },
  en: {
    move: 'Move',
    saved: 'The order is saved',
    add: 'Add a value',
    newValue: 'New value',
    code: /^Code/,
    nameAr: /^Name \(Arabic\)/,
    nameEn: /^Name \(English\)/,
    save: 'Save',
    codeExists: 'Code already exists',
    added: 'Added successfully',
    more: 'More',
    deactivate: 'Deactivate',
    outOfUse: 'Out of use',
    delete: 'Delete',
    inUse: 'The value is used in 1 record and cannot be deleted. You can deactivate it',
    deactivateValue: 'Deactivate the value',
    import: 'Import',
    file: 'File',
    faulty: '1 row has errors. Nothing is imported before it is mended.',
    row: 'Row 3',
    adds: '1 record is added, 1 record is changed.',
    export: 'Export',
    find: 'Find a list',
    system: 'System types are not deleted',
  },
} as const

describe.each(langs)('the values of a list (%s)', lang => {
  const say = words[lang]

  test.each(inTurn('ar', lang))(
    'by the keyboard alone: a value is moved, one is added whose code is there already, then under another, and one goes out of use',
    async () => {
      const list = await newList('one', 'two', 'three')
      await inList(lang, list, async page => {
        await tabTo(page, new RegExp(`^${say.move}: ${valueName('one', lang)}`))
        await page.keyboard.press('Alt+ArrowDown')
        await page.keyboard.press('Alt+ArrowDown')
        await eventually(async () => (await focused(page)).name).toContain(valueName('one', lang))
        await page.getByRole('status').filter({ hasText: say.saved }).waitFor()
        expect(await codesOf(list)).toEqual(['two', 'three', 'one'])

        await tabTo(page, say.add, 'Shift+Tab')
        await page.keyboard.press('Enter')
        const dialog = page.getByRole('dialog', { name: say.newValue })
        await dialog.getByLabel(say.code).waitFor()
        await tabTo(page, say.code)
        await page.keyboard.type('TWO')
        await tabTo(page, say.nameAr)
        await page.keyboard.type('قيمة four')
        await tabTo(page, say.nameEn)
        await page.keyboard.type('Value four')
        await tabTo(page, say.save)
        await page.keyboard.press('Enter')
        await dialog.getByText(say.codeExists).first().waitFor()
        await tabTo(page, say.code, 'Tab', at => at.html.startsWith('<input'))
        await page.keyboard.press('ControlOrMeta+A')
        await page.keyboard.type('four')
        await tabTo(page, say.save)
        await page.keyboard.press('Enter')
        await dialog.waitFor({ state: 'detached' })
        await page.getByRole('rowheader', { name: valueName('four', lang) }).waitFor()

        await tabTo(page, `${say.more}: ${valueName('four', lang)}`)
        await page.keyboard.press('Enter')
        await page.getByRole('menu').waitFor()
        await tabTo(page, say.deactivate, 'ArrowDown')
        await page.keyboard.press('Enter')
        await page.getByRole('rowheader', { name: new RegExp(say.outOfUse) }).waitFor()
        const offered = listIn(await desk.call('administrator', 'GET', `Public/Lookup/GetByType/${list}`), 'items')
        expect(offered.map(item => objectIn(item).code)).toEqual(['two', 'three', 'one'])
      })
    },
    longest,
  )

  test('a value is dragged to another place, which is saved', async () => {
    const list = await newList('one', 'two', 'three')
    await inList(lang, list, async page => {
      const handle = (code: string) => page.getByRole('button', { name: `${say.move}: ${valueName(code, lang)}` })
      const [from, to] = [await handle('one').boundingBox(), await handle('three').boundingBox()]
      if (!from || !to) throw new Error('There is no handle')
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
      await page.mouse.down()
      // Past the middle of the last row, which may have several lines.
      await page.mouse.move(to.x + to.width / 2, to.y + to.height + 24, { steps: 8 })
      await page.mouse.up()
      await eventually(() => codesOf(list)).toEqual(['two', 'three', 'one'])
      expect(await titles(page)).toEqual(['two', 'three', 'one'].map(code => valueName(code, lang)))
    })
  })

  test.each(inTurn('en', lang))('what is moved while an order is being saved follows it, and never goes beside it', async () => {
    const list = await newList('one', 'two', 'three')
    await inList(lang, list, async page => {
      const orders: string[] = []
      let underWay = 0
      let most = 0
      let release: () => void = () => undefined
      const held = new Promise<void>(done => {
        release = done
      })
      await page.route('**/api/Lookup/Reorder', async route => {
        orders.push(route.request().postData() ?? '')
        most = Math.max(most, ++underWay)
        if (orders.length === 1) await held
        const response = await route.fetch()
        underWay -= 1
        await route.fulfill({ response })
      })
      const down = async (code: string) => {
        await page.getByRole('button', { name: `${say.more}: ${valueName(code, lang)}` }).click()
        await page.getByRole('menuitem', { name: lang === 'ar' ? 'نقل لأسفل' : 'Move down' }).click()
      }
      await down('one')
      await eventually(() => orders.length).toBe(1)
      await down('one')
      await eventually(() => titles(page)).toEqual(['two', 'three', 'one'].map(code => valueName(code, lang)))
      release()
      await eventually(() => codesOf(list)).toEqual(['two', 'three', 'one'])
      await eventually(() => underWay).toBe(0)
      expect([orders.length, most]).toEqual([2, 1])
      expect(await titles(page)).toEqual(['two', 'three', 'one'].map(code => valueName(code, lang)))
    })
  })

  test.each(inTurn('ar', lang))('one that a record holds is not deleted: its use is said, and it is taken out of use', async () => {
    const code = `held-${lang}`
    const { id } = await newValue(8, code)
    await desk.call('spokesman', 'POST', 'News/Create', { titleAr: 'خبر بتصنيف خاص', category: id, date: '2026-03-01', isDraft: true })
    await inList(lang, 'newsCategory', async page => {
      await page.getByRole('button', { name: `${say.more}: ${valueName(code, lang)}` }).click()
      await page.getByRole('menuitem', { name: say.delete }).click()
      const dialog = page.getByRole('alertdialog')
      await dialog.getByRole('button', { name: say.delete, exact: true }).click()
      await dialog.getByText(say.inUse).waitFor()
      await dialog.getByText(lang === 'ar' ? 'الأخبار' : 'News', { exact: true }).waitFor()
      await dialog.getByRole('button', { name: say.deactivateValue }).click()
      await dialog.waitFor({ state: 'detached' })
      await page.getByRole('rowheader', { name: new RegExp(`${code}.*${say.outOfUse}`) }).waitFor()
    })
  })

  test('a file with a mistake is imported in no part; the mended one shows what it changes, then changes it', async () => {
    const list = await newList('one')
    const file = (second: string) => ({
      name: 'values.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`code,nameAr,nameEn\none,الأولى,First\n${second}\n`),
    })
    await inList(lang, list, async page => {
      await page.getByRole('button', { name: say.import, exact: true }).click()
      const dialog = page.getByRole('dialog')
      const send = dialog.getByRole('button', { name: say.import, exact: true })
      await dialog.locator('input[type=file]').setInputFiles(file('two,,Second'))
      await dialog.getByText(say.faulty).waitFor()
      await dialog.getByRole('listitem').filter({ hasText: say.row }).first().waitFor()
      await expect(send.getAttribute('aria-disabled')).resolves.toBe('true')
      expect(await axeOf(page)).toEqual([])
      await dialog.locator('input[type=file]').setInputFiles(file('two,الثانية,Second'))
      await dialog.getByText(say.adds).waitFor()
      expect(await codesOf(list)).toEqual(['one'])
      expect(await axeOf(page)).toEqual([])
      await send.click()
      await dialog.waitFor({ state: 'detached' })
      await page.getByRole('rowheader', { name: lang === 'ar' ? 'الثانية' : 'Second' }).waitFor()
      expect(await codesOf(list)).toEqual(['one', 'two'])
    })
  })

  test.each(inTurn('en', lang))('what is exported can be imported again: a workbook, and the catalogue’s form', async () => {
    const list = await newList('one', 'two')
    await inList(lang, list, async page => {
      const [sheet] = (await readXlsx((await exported(page, lang, 'XLSX')).bytes, { sheets: [0] })).sheets
      expect(sheet?.rows.slice(1).map(row => row[1])).toEqual(['one', 'two'])
      const [type] = JSON.parse((await exported(page, lang, 'JSON')).bytes.toString('utf8'))
      expect(objectIn(type).code).toBe(list)
      expect(listIn(type, 'values').map(value => objectIn(value).code)).toEqual(['one', 'two'])
    })
  })
})

describe.each(langs)('the lists (%s)', lang => {
  const say = words[lang]

  test('one is found by a part of its name, and its values are shown', () =>
    desk.visit({ lang, who: 'administrator', options: { viewport: { width: 1440, height: 900 } } }, async page => {
      await page.goto('/dashboard/lookup')
      await page.getByRole('searchbox', { name: say.find }).fill(lang === 'ar' ? 'محافظ' : 'governorate')
      const index = page.getByRole('navigation', { name: lang === 'ar' ? 'أنواع القوائم' : 'Lists' })
      await eventually(() => index.getByRole('link').count()).toBeLessThan(10)
      // One stop of Tab, then the arrows; the last one leads no further.
      for (const key of ['Tab', 'ArrowDown', 'End', 'ArrowDown', 'Home', 'Enter']) await page.keyboard.press(key)
      await page.getByRole('rowheader').first().waitFor()
      expect(new URL(page.url()).searchParams.get('type')).toBe('governorate')
    }))

  test.each(inTurn('en', lang))('a list is made, changed and deleted; one of the system is not deleted', () =>
    desk.visit({ lang, who: 'administrator' }, async page => {
      const code = `made-${lang}`
      await page.goto('/dashboard/lookupType/0')
      await page.getByLabel(say.code).fill(code)
      await page.getByLabel(say.nameAr).fill(`قائمة ${code}`)
      await page.getByLabel(say.nameEn).fill(`List ${code}`)
      await page.getByRole('button', { name: say.save }).click()
      await page.waitForURL(/lookupType\/\d{4,}$/)
      await page.goto(`/dashboard/lookupType?filter=${code}`)
      const name = lang === 'ar' ? `قائمة ${code}` : `List ${code}`
      await page.getByRole('button', { name: `${say.delete}: ${name}` }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: say.delete, exact: true }).click()
      await page.getByRole('rowheader', { name }).waitFor({ state: 'detached' })
      await page.goto('/dashboard/lookupType?filter=newsCategory')
      const locked = page.getByRole('button', { name: new RegExp(`^${say.delete}: `) }).first()
      await expect(locked.getAttribute('aria-disabled')).resolves.toBe('true')
      await locked.focus()
      await page.getByText(say.system).first().waitFor()
    }),
  )

  // Wide in both directions; of the narrow widths each in one of them.
  test.each([1440, lang === 'ar' ? 390 : 768])(
    'axe finds nothing, and nothing is too wide, at %s pixels',
    async width => {
      const list = await newList('one', 'two')
      await desk.visit({ lang, who: 'administrator', options: { viewport: { width, height: 900 } } }, async page => {
        const found: string[] = []
        for (const path of [
          'lookup',
          `lookup?type=${list}`,
          'lookup?type=governorate',
          `lookup?type=${list}&value=0`,
          'lookupType',
          'lookupType/8',
        ]) {
          await page.goto(`/dashboard/${path}`)
          await atRest(page)
          await page.getByRole('heading', { level: 1 }).first().waitFor()
          if (path.includes('value=0')) await page.getByRole('dialog').getByLabel(say.code).waitFor()
          found.push(...(await axeOf(page)).map(what => `${path}: ${what}`))
          const over = await overflowOf(page)
          if (over > 0) found.push(`${path}: ${over} px too wide`)
        }
        expect(found).toEqual([])
      })
    },
    longest,
  )
})
