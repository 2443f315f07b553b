import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTurn, say, type Desk } from '../dashboard/desk.ts'
import { isSound } from '../dashboard/eyes.ts'
import { atRest } from '../dashboard/rest.ts'
import { startEntriesDesk } from './entriesDesk.ts'

// A form that does not arrive loses nothing of what was typed.

let desk: Desk
beforeAll(async () => {
  ;({ desk } = await startEntriesDesk())
})
afterAll(() => desk?.close())

test.each(inTurn('en'))('a message is kept where nobody answers or takes it, and forgotten once it has arrived (%s)', async lang => {
  const options = { serviceWorkers: 'block' as const }
  await desk.visit({ lang, options, withheld: /\/(?:contactUs|Altcha|robots\.txt)$/ }, async page => {
    const path = lang === 'ar' ? '/contactUs' : '/en/contactUs'
    const body = say(
      lang,
      'متى تستقبل الوزارة طلبات الترخيص هذا الشهر، وما الأوراق اللازمة لذلك؟',
      'When does the ministry take applications for permits this month, and which papers are needed?',
    )
    const field = (ar: string, en: string) => page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${say(lang, ar, en)}`) })
    const message = field('نص الرسالة', 'Message')
    const draft = page.getByRole('button', { name: say(lang, 'امسح المسودة', 'Delete the draft') })
    const agree = page.getByRole('checkbox', {
      name: say(lang, 'أوافق على معالجة بياناتي لغرض الرد', 'I agree to the use of my data to reply to me'),
    })
    const send = () =>
      page
        .getByRole('main')
        .getByRole('button', { name: say(lang, 'أرسل', 'Send'), exact: true })
        .click()
    await page.goto(path)
    await atRest(page)
    const subject = await desk.lookup('contactSubject', 'inquiry')
    await page
      .getByRole('combobox', { name: new RegExp(`^${say(lang, 'نوع الرسالة', 'Message type')}`) })
      .selectOption({ label: subject[lang] })
    await field('الموضوع', 'Subject').fill(say(lang, 'مواعيد الاستقبال', 'Hours of reception'))
    await message.fill(body)
    await field('الاسم', 'Name').fill(say(lang, 'رائد عمر', 'Raed Omar'))
    await field('البريد الإلكتروني', 'E-mail').fill(`far.${lang}@mail.example`)
    await agree.check()
    await page.context().setOffline(true)
    await send()
    await page
      .getByRole('alert')
      .filter({ hasText: say(lang, 'تعذر الوصول إلى البوابة', 'The portal could not be reached') })
      .waitFor()
    expect(await message.inputValue()).toBe(body)
    await isSound(page, [1440, 390, 320])
    await page.context().setOffline(false)
    const away = { status: 503, contentType: 'text/html', body: '<p>away</p>' }
    await page.route(/\/contactUs$/, route => (route.request().method() === 'POST' ? route.fulfill(away) : route.continue()))
    await send()
    await page.getByText('away').waitFor()
    await page.unrouteAll()
    await page.goto(path)
    await draft.waitFor()
    expect(await message.inputValue()).toBe(body)
    await agree.check()
    await send()
    await page.getByText(say(lang, 'أرسلنا رابط تأكيد إلى', 'We sent a confirmation link to')).waitFor()
    await page.goto(path)
    await atRest(page)
    expect(await draft.isVisible()).toBe(false)
    expect(await message.inputValue()).toBe('')
  })
})
