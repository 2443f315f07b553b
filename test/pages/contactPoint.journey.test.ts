import { afterAll, beforeAll, test } from 'vitest'
import { choose, eventually, inTurn, say, startDesk, type Desk } from '../dashboard/desk.ts'
import { atRest } from '../dashboard/rest.ts'
import { asOwner } from '../world.ts'

let desk: Desk
beforeAll(async () => {
  desk = await startDesk()
})
afterAll(() => desk?.close())

test.each(inTurn('ar'))('a contact point takes landlines as people write them (%s)', async lang => {
  const kind = await desk.lookup('contactPointKind', 'unit')
  await desk.visit({ lang, who: 'publisher' }, async page => {
    await page.goto('/dashboard/contactPoint/0')
    await choose(page, new RegExp(say(lang, 'النوع', 'Kind')), kind[lang])
    await page
      .getByRole('textbox', { name: /^الاسم|^Name/ })
      .first()
      .fill('وحدة جنين')
    const phones = page.getByRole('textbox', { name: say(lang, 'الهواتف', 'Phones') })
    for (const typed of ['04-2400999', '(04) 240.0998']) {
      await phones.fill(typed)
      await phones.press('Enter')
    }
    await page.getByRole('textbox', { name: say(lang, 'الفاكس', 'Fax') }).fill('04/2400997')
    await atRest(page)
    await page.getByRole('button', { name: say(lang, 'حفظ', 'Save'), exact: true }).click()
    await eventually(() =>
      asOwner(desk.world.database.ownerUrl, async client => {
        const { rows } = await client.query(`select phones, fax from contact_point where name_ar = 'وحدة جنين'`)
        return rows
      }),
    ).toEqual([{ phones: ['042400999', '042400998'], fax: '042400997' }])
  })
})
