import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeIn, linkIn } from '../account/gate.ts'
import { inTurn, langs, say, type Desk, type Lang } from '../dashboard/desk.ts'
import { isSound, isSoundHere, overflowOf } from '../dashboard/eyes.ts'
import { atRest } from '../dashboard/rest.ts'
import { startEntriesDesk, withFiles, type EntriesDesk } from './entriesDesk.ts'

let desk: Desk
let gate: EntriesDesk['gate']
beforeAll(async () => {
  ;({ desk, gate } = await startEntriesDesk())
})
afterAll(() => desk?.close())

let lastVisitor = 0
const pathIn = (lang: Lang, path: string) => (lang === 'ar' ? path : `/en${path}`)
const withScript = (lang: Lang, hasScript: boolean) => {
  lastVisitor += 1
  const options = { javaScriptEnabled: hasScript, extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${lastVisitor}` } }
  // What a form is refused with is the page's own status, of which the browser complains.
  return { lang, options, withheld: /\/contactUs$/ }
}
/** Without a script axe cannot run; how wide the page is can be asked all the same. */
async function look(page: Page, hasScript: boolean): Promise<void> {
  if (hasScript) return isSound(page, [1440, 390, 320])
  const before = page.viewportSize()
  for (const width of [768, 320]) {
    await page.setViewportSize({ width, height: 900 })
    expect([width, await overflowOf(page)]).toEqual([width, 0])
  }
  if (before) await page.setViewportSize(before)
}
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()

/** What a visitor was given when he confirmed. */
interface Given {
  readonly number: string
  readonly key: string
}
async function givenOn(page: Page, lang: Lang, kind: 'MSG' | 'IDEA'): Promise<Given> {
  await page.waitForURL(/\/entry\/(MSG|IDEA)-/)
  const { pathname, searchParams } = new URL(page.url())
  const given = { number: pathname.split('/').at(-1) ?? '', key: searchParams.get('key') ?? '' }
  expect(given.number).toMatch(new RegExp(`^${kind}-\\d{4}-\\d{5}$`))
  await page.getByText(say(lang, 'استلمنا طلبك. رقمه', 'We have received your request. Its number is')).waitFor()
  return given
}

/** Follows an entry as somebody who kept number and key on paper. */
async function follow(page: Page, lang: Lang, { number, key }: Given): Promise<void> {
  await page.goto(pathIn(lang, '/entry'))
  await page.getByRole('textbox', { name: say(lang, 'رقم الطلب', 'Request number') }).fill(number)
  await page.getByRole('textbox', { name: say(lang, 'المفتاح', 'Key') }).fill(key)
  await press(page, say(lang, 'اعرض الطلب', 'Show the request'))
}

test.each(langs)('who asks for an entry without its number and key is told so at both, by the page itself (%s)', lang =>
  desk.visit(withScript(lang, true), async page => {
    await page.goto(pathIn(lang, '/entry'))
    await press(page, say(lang, 'اعرض الطلب', 'Show the request'))
    await page.waitForURL(/number=&key=/)
    for (const [name, message] of [
      ['number', say(lang, 'حقل رقم الطلب مطلوب', 'Request number is required')],
      ['key', say(lang, 'حقل المفتاح مطلوب', 'Key is required')],
    ] as const) {
      await page.locator('#errors').getByRole('link', { name: message }).waitFor()
      await page.locator(`#${name}[aria-invalid=true]`).waitFor()
    }
    await look(page, true)
  }),
)

/** Takes a step on the desk: what it asks for is filled in. */
async function takeStep(page: Page, step: string, field: string, text: string): Promise<void> {
  await page.getByRole('button', { name: step, exact: true }).click()
  const dialog = page.getByRole('alertdialog').and(page.locator(':not(.toast)'))
  await dialog.getByRole('textbox', { name: field }).fill(text)
  await isSoundHere(page)
  await dialog.getByRole('button', { name: step, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

describe.each(langs)('a message to the ministry (%s)', lang => {
  const title = say(lang, 'مواعيد استقبال طلبات الترخيص', 'When applications for permits are taken')
  const body = say(
    lang,
    'متى تستقبل الوزارة طلبات الترخيص هذا الشهر، وما الأوراق اللازمة لذلك؟',
    'When does the ministry take applications for permits this month, and which papers are needed?',
  )
  const field = (page: Page, ar: string, en: string) =>
    page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${say(lang, ar, en)}`) })
  async function fillIn(page: Page, email: string, more: string): Promise<void> {
    const subject = await desk.lookup('contactSubject', 'inquiry')
    await page
      .getByRole('combobox', { name: new RegExp(`^${say(lang, 'نوع الرسالة', 'Message type')}`) })
      .selectOption({ label: subject[lang] })
    await field(page, 'الموضوع', 'Subject').fill(`${title} ${more}`)
    await field(page, 'نص الرسالة', 'Message').fill(`${body} (${more})`)
    await field(page, 'الاسم', 'Name').fill(say(lang, 'رائد عمر', 'Raed Omar'))
    await field(page, 'البريد الإلكتروني', 'E-mail').fill(email)
  }
  const agree = (page: Page) =>
    page.getByRole('checkbox', { name: say(lang, 'أوافق على معالجة بياناتي لغرض الرد', 'I agree to the use of my data to reply to me') })

  test.each(inTurn('ar', lang))('without JavaScript is corrected, confirmed, answered, and read by who holds its key', async () => {
    const email = `paper.${lang}@mail.example`
    let given: Given = { number: '', key: '' }
    await desk.visit(withScript(lang, false), async page => {
      await page.goto(pathIn(lang, '/contactUs'))
      await look(page, false)
      await fillIn(page, 'nobody', '1')
      await page.getByLabel(say(lang, 'المرفقات', 'Attachments'), { exact: true }).setInputFiles({
        name: 'plan.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'),
      })
      await press(page, say(lang, 'أرسل', 'Send'))
      // Each mistake is a way to its field, and nothing of what was filled in is lost.
      await page
        .getByRole('link', {
          name: say(lang, 'يلزم قبول معالجة البيانات لإرسال الرسالة', 'The use of your data must be accepted to send the message'),
        })
        .waitFor()
      expect(await field(page, 'نص الرسالة', 'Message').inputValue()).toContain(body)
      expect(await field(page, 'البريد الإلكتروني', 'E-mail').getAttribute('aria-invalid')).toBe('true')
      expect(await page.getByRole('checkbox', { name: 'plan.pdf' }).isChecked()).toBe(true)
      await look(page, false)
      await field(page, 'البريد الإلكتروني', 'E-mail').fill(email)
      await agree(page).check()
      await press(page, say(lang, 'أرسل', 'Send'))
      await page.getByText(say(lang, 'أرسلنا رابط تأكيد إلى', 'We sent a confirmation link to')).waitFor()
      await look(page, false)
      const [mail] = await gate.sentTo(email)
      const { pathname, search } = linkIn(mail ?? { channel: 'email', kind: '', address: '', subject: '', body: '' })
      await page.goto(pathname + search)
      await press(page, say(lang, 'أكد الطلب', 'Confirm the request'))
      given = await givenOn(page, lang, 'MSG')
      await look(page, false)
    })
    await desk.visit({ lang, who: 'spokesman' }, async page => {
      await page.goto('/dashboard/contactUs')
      await page.getByRole('rowheader', { name: `${title} 1` }).waitFor()
      await atRest(page)
      await isSound(page)
      await page.getByRole('row', { name: given.number }).getByRole('button').first().click()
      await page
        .getByRole('heading', { name: `${title} 1` })
        .first()
        .waitFor()
      await atRest(page)
      await isSound(page)
      await takeStep(
        page,
        say(lang, 'رد', 'Reply'),
        say(lang, 'الرد', 'Reply'),
        say(lang, 'من الأحد إلى الأربعاء حتى الواحدة.', 'From Sunday to Wednesday, until one.'),
      )
      await page.getByText(say(lang, 'من الأحد إلى الأربعاء حتى الواحدة.', 'From Sunday to Wednesday, until one.')).waitFor()
    })
    await desk.visit(withScript(lang, false), async page => {
      await follow(page, lang, { ...given, key: 'AAAAAAAAAAAAAAAAAAAAAA' })
      await page.getByText(say(lang, 'لا يوجد طلب بهذا الرقم والمفتاح', 'No request has this number and key')).waitFor()
      expect(await page.content()).not.toContain(title)
      await look(page, false)
      await follow(page, lang, given)
      await page.getByText(say(lang, 'من الأحد إلى الأربعاء حتى الواحدة.', 'From Sunday to Wednesday, until one.')).waitFor()
      await look(page, false)
    })
  })

  test.each(inTurn('en', lang))('with JavaScript stays a draft, proves the work of its browser, and goes back and forth', async () => {
    const email = `screen.${lang}@mail.example`
    await desk.visit(withScript(lang, true), async page => {
      const draft = page.getByRole('button', { name: say(lang, 'امسح المسودة', 'Delete the draft') })
      await page.goto(pathIn(lang, '/contactUs'))
      expect(await draft.isVisible()).toBe(false)
      await fillIn(page, email, '2')
      await page.reload()
      await draft.waitFor()
      expect(await field(page, 'نص الرسالة', 'Message').inputValue()).toContain(body)
      await look(page, true)
      // Without the consent it comes back, and the reader stands before what is missing.
      await press(page, say(lang, 'أرسل', 'Send'))
      await page.locator('#errors').and(page.locator(':focus')).waitFor()
      await look(page, true)
      await agree(page).check()
      await press(page, say(lang, 'أرسل', 'Send'))
      await page.getByText(say(lang, 'أرسلنا رابط تأكيد إلى', 'We sent a confirmation link to')).waitFor()
      const [mail] = await gate.sentTo(email)
      const { pathname, search } = linkIn(mail ?? { channel: 'email', kind: '', address: '', subject: '', body: '' })
      await page.goto(pathname + search)
      await press(page, say(lang, 'أكد الطلب', 'Confirm the request'))
      const { number } = await givenOn(page, lang, 'MSG')
      expect(await gate.sql('select proof_of_work as proved from visitor_submission where number = $1', [number])).toEqual([
        { proved: true },
      ])
      const question = say(lang, 'لأي مبنى تريد الترخيص؟', 'For which building do you want a permit?')
      const [{ id = '' } = {}] = await gate.sql('select id::text from contact_message where number = $1', [number])
      await desk.call('spokesman', 'PUT', `ContactMessage/Ask/${String(id)}`, { question })
      await page.goto(page.url().replace(/&new=1$/, ''))
      await page.getByText(question).waitFor()
      await page
        .getByRole('textbox', { name: say(lang, 'جوابك', 'Your reply') })
        .fill(say(lang, 'لبيت من طابقين.', 'For a house of two floors.'))
      await look(page, true)
      await press(page, say(lang, 'أرسل الجواب', 'Send the reply'))
      await page.getByText(say(lang, 'لبيت من طابقين.', 'For a house of two floors.')).waitFor()
      await page.getByText(say(lang, 'محالة', 'Assigned'), { exact: true }).waitFor()
    })
  })
})

describe.each(langs)('an idea (%s)', lang => {
  const owner = say(lang, 'سلمى ياسين', 'Salma Yasin')
  const titleOf = (mark: string) => say(lang, `حديقة أسطح ${mark}`, `حديقة أسطح للمدرسة ${mark}`)
  async function fillIn(page: Page, mark: string, phone: string): Promise<void> {
    const text = (ar: string, en: string) => page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${say(lang, ar, en)}`) })
    const list = async (ar: string, en: string, of: string, code: string) =>
      page.getByRole('combobox', { name: new RegExp(`^${say(lang, ar, en)}`) }).selectOption({ label: (await desk.lookup(of, code))[lang] })
    await text('عنوان الفكرة \\(بالعربية\\)', 'Idea title \\(Arabic\\)').fill(titleOf(mark))
    await list('مجال المشروع', 'Project field', 'projectField', 'AGR')
    await text('ملخص الفكرة \\(بالعربية\\)', 'Summary \\(Arabic\\)').fill(
      // Each of its own: what says nearly the same as another entry of the week is flagged.
      `زراعة أسطح المباني العامة بالخضار، تديرها جمعية نسوية وتبيع محصولها في سوق البلدة (${mark} ${crypto.randomUUID()}).`,
    )
    await text('المشكلة أو الحاجة', 'Problem or need').fill('لا توجد أرض زراعية قريبة من البلدة.')
    await text('الحل المقترح', 'Proposed solution').fill('أحواض خفيفة وشبكة ري بالتنقيط.')
    await text('الفئة المستفيدة', 'Beneficiaries').fill('عشرون سيدة.')
    await page.getByRole('checkbox', { name: say(lang, 'تمويل', 'Funding'), exact: true }).check()
    await page.getByRole('radio', { name: say(lang, 'الجميع بعد الموافقة', 'Everybody, once it is approved') }).check()
    await list('صفة صاحب الفكرة', 'Kind of owner', 'applicantType', 'IND')
    await text('اسم صاحب الفكرة', 'Owner’s name').fill(owner)
    await text('رقم الجوال', 'Mobile').fill(phone)
    for (const consent of [
      say(lang, 'أوافق على نشر الفكرة إذا قُبلت', 'I agree to the publication of the idea if it is accepted'),
      say(lang, 'أقر بأن الفكرة لي أو أنني مفوض بتقديمها', 'The idea is mine, or I am entitled to present it'),
      say(lang, 'أوافق على معالجة بياناتي لغرض دراسة الفكرة', 'I agree to the use of my data for the study of the idea'),
    ])
      await page.getByRole('checkbox', { name: consent }).check()
  }

  /** Three files, each of which may be sent, and not all of them together: nothing is sent before that is said. */
  const takesNoMoreThanFits = (page: Page) =>
    withFiles(3, 9 * 1024 * 1024, async paths => {
      const files = page.getByLabel(say(lang, 'المرفقات', 'Attachments'), { exact: true })
      await files.setInputFiles(paths)
      const told = page.getByRole('alert').filter({ hasText: say(lang, 'أكبر من 25 م.ب', 'larger than 25 MB') })
      await told.waitFor()
      await look(page, true)
      await press(page, say(lang, 'راجع قبل الإرسال', 'Review and send'))
      await told.waitFor()
      expect(await files.evaluate(field => field === document.activeElement)).toBe(true)
      await files.setInputFiles([])
      await told.waitFor({ state: 'detached' })
    })

  /** Fills it in, looks it through, sends it and confirms it by the code. */
  async function sent(page: Page, mark: string, phone: string, hasScript: boolean): Promise<Given & { id: string }> {
    await page.goto(pathIn(lang, '/addCreativeIdeasBank'))
    await look(page, hasScript)
    await fillIn(page, mark, phone)
    if (hasScript) await takesNoMoreThanFits(page)
    await press(page, say(lang, 'راجع قبل الإرسال', 'Review and send'))
    await page.getByRole('heading', { name: say(lang, 'راجع طلبك', 'Review your request') }).waitFor()
    // What everybody will read is told apart from what nobody will.
    const told = async (name: string) => (await page.getByRole('definition').filter({ hasText: name }).locator('..').textContent()) ?? ''
    expect(await told(titleOf(mark))).toContain(say(lang, 'سيظهر للعامة', 'Will be public'))
    for (const secret of [owner, phone]) expect(await told(secret)).toContain(say(lang, 'لن يُنشر', 'Not published'))
    await look(page, hasScript)
    await press(page, say(lang, 'أرسل', 'Send'))
    await page.getByText(say(lang, 'أرسلنا رمزًا من ستة أرقام إلى', 'We sent a six-digit code to')).waitFor()
    await look(page, hasScript)
    const [sms] = await gate.sentTo(`+970${phone.slice(1)}`)
    await page
      .getByRole('textbox', { name: say(lang, 'رمز التأكيد', 'Code') })
      .fill(codeIn(sms ?? { channel: 'sms', kind: '', address: '', subject: '', body: '' }))
    await press(page, say(lang, 'أكد الطلب', 'Confirm the request'))
    const given = await givenOn(page, lang, 'IDEA')
    const [{ id = '' } = {}] = await gate.sql('select id::text from creative_ideas_bank where number = $1', [given.number])
    return { ...given, id: String(id) }
  }

  test.each(inTurn('en', lang))('without JavaScript is nobody’s before it is published, hides its owner, and is withdrawn', async () => {
    const phone = lang === 'ar' ? '0599310001' : '0599310002'
    const mark = lang === 'ar' ? 'الأولى' : 'الثانية'
    let own = { number: '', key: '', id: '' }
    await desk.visit(withScript(lang, false), async page => {
      own = await sent(page, mark, phone, false)
      await page.goto(pathIn(lang, '/entrepreneurialIdeaBank'))
      expect(await page.getByRole('main').textContent()).not.toContain(titleOf(mark))
      await look(page, false)
    })
    await desk.visit({ lang, who: 'economist' }, async page => {
      await page.goto('/dashboard/visitorEntries')
      await page.getByRole('row', { name: own.number }).waitFor()
      await atRest(page)
      await isSound(page)
      await page.getByRole('row', { name: own.number }).getByRole('button').first().click()
      await page.getByRole('link', { name: say(lang, 'افتح السجل', 'Open the record') }).waitFor()
      await atRest(page)
      await isSound(page)
      await page.getByRole('link', { name: say(lang, 'افتح السجل', 'Open the record') }).click()
      const publish = say(lang, 'نشر', 'Publish')
      await page.getByRole('button', { name: publish, exact: true }).click()
      await page.getByRole('alertdialog').and(page.locator(':not(.toast)')).getByRole('button', { name: publish, exact: true }).click()
      await page
        .getByText(say(lang, 'تم النشر بنجاح', 'Published successfully'))
        .first()
        .waitFor()
    })
    await desk.visit(withScript(lang, true), async page => {
      await page.goto(pathIn(lang, '/addCreativeIdeasBank'))
      await atRest(page)
      const title = page.getByRole('textbox', {
        name: new RegExp(`^${say(lang, 'عنوان الفكرة', 'Idea title')}.*${say(lang, 'بالعربية', 'Arabic')}`),
      })
      await title.pressSequentially(titleOf(mark))
      const alike = page.getByRole('link', { name: titleOf(mark) })
      await alike.waitFor()
      expect(await alike.getAttribute('href')).toMatch(new RegExp(`^${pathIn(lang, '/entrepreneurialIdeaBank/')}[\\w-]+$`))
      await page.getByText(say(lang, 'بين الأفكار المنشورة ما يشبه فكرتك', 'Some published ideas are much like yours')).waitFor()
      await look(page, true)
      await title.fill(say(lang, 'ملعب لكرة القدم', 'ملعب لكرة السلة'))
      await alike.waitFor({ state: 'detached' })
    })
    await desk.visit(withScript(lang, false), async page => {
      await page.goto(pathIn(lang, '/entrepreneurialIdeaBank'))
      await page.getByRole('link', { name: titleOf(mark) }).click()
      await page.getByRole('heading', { level: 1, name: titleOf(mark) }).waitFor()
      for (const secret of [owner, phone, phone.slice(1)]) expect(await page.content()).not.toContain(secret)
      await look(page, false)
      const idea = page.url()
      await follow(page, lang, own)
      await page.getByRole('link', { name: say(lang, 'افتح الصفحة المنشورة', 'Open the published page') }).waitFor()
      await look(page, false)
      await page.getByText(say(lang, 'اسحب الطلب', 'Withdraw the request'), { exact: true }).click()
      await look(page, false)
      await press(page, say(lang, 'نعم، اسحبه', 'Yes, withdraw it'))
      // What was done, not only that something was.
      const done = say(lang, 'أُزيل ما نُشر منه، وتُمحى بياناتك بعد 30 يومًا', 'your data will be erased after 30 days')
      await page.getByRole('status').filter({ hasText: done }).waitFor()
      await page
        .getByText(say(lang, 'مسحوب', 'Withdrawn'))
        .first()
        .waitFor()
      expect((await page.request.get(idea)).status()).toBe(410)
    })
  })

  test.each(inTurn('ar', lang))('with JavaScript is rejected with a reason that its owner alone reads', async () => {
    const phone = lang === 'ar' ? '0599310003' : '0599310004'
    const mark = lang === 'ar' ? 'الثالثة' : 'الرابعة'
    await desk.visit(withScript(lang, true), async page => {
      const { id } = await sent(page, mark, phone, true)
      const note = 'تعمل في المحافظة جمعية بالفكرة نفسها منذ عامين.'
      await desk.call('economist', 'PUT', `CreativeIdeasBank/Reject/${id}`, {
        reason: (await desk.lookup('entryRejectionReason', 'existing')).id,
        note,
      })
      await page.goto(page.url().replace(/&new=1$/, ''))
      await page.getByText(note).first().waitFor()
      await page.getByText(say(lang, 'امح بياناتي', 'Erase my data'), { exact: true }).click()
      await look(page, true)
      expect((await page.request.get(`/entrepreneurialIdeaBank/${id}`)).status()).toBe(404)
    })
  })
})

test.each(langs)('an investor is read as far as he allows, at any width (%s)', async lang => {
  const id = (name: 'applicantType' | 'country' | 'economicActivity', code: string) => desk.lookup(name, code).then(value => value.id)
  const email = `boxes.${lang}@mail.example`
  const investor = await desk.call('economist', 'POST', 'Investors/Create', {
    nameAr: `شركة المرج للتغليف ${lang === 'ar' ? 'الأولى' : 'الثانية'}`,
    nameEn: `Al Marj Packaging ${lang}`,
    kind: await id('applicantType', 'SML'),
    country: await id('country', 'PS'),
    contactName: 'ليلى عودة',
    position: 'المديرة',
    email,
    phone: '+970599777111',
    interestField: [await id('economicActivity', 'C')],
    activityDescriptionAr: 'إنتاج عبوات كرتونية للخضار والفواكه بأحجام يطلبها المصدرون.',
    activityDescriptionEn: 'Cardboard boxes for fruit and vegetables in the sizes that exporters ask for.',
    allowToPublish: true,
  })
  const note = 'وقّع الموافقة في مكتب الوحدة، وهي في ملفه'
  await desk.call('economist', 'PUT', `Investors/ConfirmOwner/${String(investor.id)}`, { note })
  await desk.call('economist', 'PUT', `Investors/Publish/${String(investor.id)}`, {})
  await desk.visit(withScript(lang, true), async page => {
    await page.goto(pathIn(lang, '/addInvestor'))
    await look(page, true)
    await page.goto(pathIn(lang, '/investors'))
    await look(page, true)
    await page.getByRole('link', { name: String(lang === 'ar' ? investor.nameAr : investor.nameEn) }).click()
    await page.getByRole('heading', { name: say(lang, 'التواصل', 'Contact') }).waitFor()
    for (const secret of ['ليلى عودة', email, '599777111']) expect(await page.content()).not.toContain(secret)
    await look(page, true)
  })
})
