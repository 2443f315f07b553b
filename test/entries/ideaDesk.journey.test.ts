import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeIn } from '../account/gate.ts'
import { choose, eventually, inTurn, say, type Desk } from '../dashboard/desk.ts'
import { isSound, isSoundHere } from '../dashboard/eyes.ts'
import { atRest } from '../dashboard/rest.ts'
import { startEntriesDesk, type EntriesDesk } from './entriesDesk.ts'
import { idOf, visitorOf } from './visitor.ts'

let desk: Desk
let gate: EntriesDesk['gate']
beforeAll(async () => {
  ;({ desk, gate } = await startEntriesDesk())
})
afterAll(() => desk?.close())

let last = 0

/** An idea whose owner lets it be published without his name, with one file. @returns the id of its record */
async function sentIdea(): Promise<string> {
  const phone = `05995${String(++last).padStart(5, '0')}`
  const id = async (list: 'projectField' | 'applicantType', code: string) => String((await desk.lookup(list, code)).id)
  const visitor = visitorOf(gate)
  const given = {
    titleAr: `حديقة أسطح ${last}`,
    summaryAr: `زراعة أسطح المباني العامة بالخضار وإدارتها من جمعية نسوية تبيع المحصول في سوق البلدة (${last}).`,
    problem: 'لا توجد أرض زراعية قريبة من البلدة.',
    solution: 'أحواض خفيفة وشبكة ري بالتنقيط.',
    targetGroup: 'عشرون سيدة.',
    field: await id('projectField', 'AGR'),
    requestedSupport: ['1'],
    accessibility: '3',
    owner: await id('applicantType', 'IND'),
    ownerName: 'سلمى ياسين',
    ownerPhone: phone,
    ownerAgrees: 'on',
    statement: 'on',
    agree: 'on',
    altcha: await gate.proof(),
    act: 'send',
  }
  const file = new File(['%PDF-1.4\n%%EOF\n'], 'plan.pdf', { type: 'application/pdf' })
  const sent = await visitor.post('/addCreativeIdeasBank', given, { attachment: file })
  const [sms] = await gate.sentTo(`+970${phone.slice(1)}`)
  if (!sms) throw new Error('No message came')
  const { location } = await visitor.post(sent.location, { code: codeIn(sms), act: 'confirm' })
  return idOf(gate, 'creative_ideas_bank', /IDEA-[\d-]+/.exec(location)?.[0] ?? '')
}

describe.each(inTurn('ar'))('an idea that a visitor has sent (%s)', lang => {
  const files = say(lang, 'نشر ملفات الفكرة', 'Publish files of the idea')

  test('says what its owner has agreed to, and offers no switch that he alone turns on', async () => {
    const id = await sentIdea()
    await desk.visit({ lang, who: 'economist' }, async page => {
      await page.goto(`/dashboard/creativeIdeasBank/${id}`)
      const heading = page.getByRole('heading', { name: say(lang, 'ما وافق عليه صاحب الفكرة', 'What the owner has agreed to') })
      const agreed = page.locator('section').filter({ has: heading })
      for (const said of [
        say(lang, 'وافق على نشر النص الحالي', 'Agrees to the publication of the present text'),
        say(lang, 'لا يظهر اسمه للعامة', 'The name is not shown to the public'),
        say(lang, 'الجميع بعد الموافقة', 'Everybody, once it is approved'),
      ])
        await agreed.getByText(said).waitFor()
      await atRest(page)
      await isSound(page)
      const shown = page.getByRole('checkbox', { name: say(lang, 'إظهار الاسم للعامة', 'Show my name to the public') })
      expect(await shown.count()).toBe(0)
      // What he lets everybody read may be taken back for him.
      await gate.sql('update creative_ideas_bank set show_owner_name = true where id = $1', [id])
      await page.reload()
      await agreed.getByText(say(lang, 'يظهر اسمه للعامة', 'The name is shown to the public'), { exact: true }).waitFor()
      expect(await shown.isChecked()).toBe(true)
    })
  })

  test('names its sender as a visitor in its versions, which close by Escape wherever the focus was', async () => {
    const id = await sentIdea()
    await desk.visit({ lang, who: 'economist' }, async page => {
      await page.goto(`/dashboard/creativeIdeasBank/${id}`)
      await page.getByRole('button', { name: say(lang, 'النسخ', 'Versions'), exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText(say(lang, 'الزائر', 'The visitor')).waitFor()
      expect(await dialog.getByText(say(lang, 'عند التنصيب', 'With the installation')).count()).toBe(0)
      await isSoundHere(page)
      // As where what had it is taken out.
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
      // The dialog takes the focus back with the next frame, which a busy machine draws late.
      await eventually(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    })
  })

  test('lets its files be published one by one by the keyboard alone', async () => {
    const id = await sentIdea()
    await desk.visit({ lang, who: 'economist' }, async page => {
      await page.goto(`/dashboard/creativeIdeasBank/${id}`)
      await page.getByRole('button', { name: files, exact: true }).click()
      const dialog = page.getByRole('dialog')
      const file = dialog.getByRole('switch', { name: 'plan.pdf' })
      await file.focus()
      const isPublic = async () =>
        (await gate.sql('select public_files from creative_ideas_bank where id = $1', [id]))[0]?.public_files !== null
      for (const wanted of [true, false]) {
        await page.keyboard.press('Space')
        await expect.poll(async () => [await file.isChecked(), await isPublic()]).toEqual([wanted, wanted])
        expect(await file.evaluate(one => one === document.activeElement)).toBe(true)
      }
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    })
  })
})

describe.each(inTurn('en'))('of the subfields (%s)', lang => {
  test('staff are offered those of the field that is chosen', async () => {
    const id = await sentIdea()
    const [olives, stone] = [await desk.lookup('projectSubField', 'AGR.OLV'), await desk.lookup('projectSubField', 'IND.STN')]
    const field = await desk.lookup('projectField', 'IND')
    await desk.visit({ lang, who: 'economist' }, async page => {
      await page.goto(`/dashboard/creativeIdeasBank/${id}`)
      await atRest(page)
      const offered = async () => {
        await page.getByRole('button', { name: /Subfield/ }).click()
        const options = await page.getByRole('option').allInnerTexts()
        await page.keyboard.press('Escape')
        return options
      }
      expect(await offered()).toEqual(expect.arrayContaining([olives.en]))
      expect(await offered()).not.toContain(stone.en)
      await choose(page, /Project field/, field.en)
      expect(await offered()).toEqual(expect.arrayContaining([stone.en]))
      expect(await offered()).not.toContain(olives.en)
    })
  })

  test('a visitor is offered those of the field that he chooses, and in groups without a script', async () => {
    const [agriculture, industry] = [await desk.lookup('projectField', 'AGR'), await desk.lookup('projectField', 'IND')]
    const olives = await desk.lookup('projectSubField', 'AGR.OLV')
    const address = `${lang === 'en' ? '/en' : ''}/addCreativeIdeasBank`
    await desk.visit({ lang }, async page => {
      await page.goto(address)
      await atRest(page)
      const above = page.getByLabel(new RegExp(`^${say(lang, 'مجال المشروع', 'Project field')}`))
      const beneath = page.getByLabel(new RegExp(`^${say(lang, 'المجال الفرعي', 'Subfield')}`))
      const groups = () =>
        beneath.evaluate(list => [...list.querySelectorAll('optgroup')].flatMap(group => (group.disabled ? [] : [group.label])))
      expect((await groups()).length).toBeGreaterThan(2)
      await above.selectOption(String(agriculture.id))
      expect(await groups()).toEqual([agriculture[lang]])
      await beneath.selectOption(String(olives.id))
      await above.selectOption(String(industry.id))
      expect([await beneath.inputValue(), await groups()]).toEqual(['', [industry[lang]]])
    })
    const { html } = await visitorOf(gate).read(address)
    expect(html).toContain(`<optgroup label="${agriculture[lang]}" data-of="${agriculture.id}"><option value="`)
  })
})
