import { Secret, TOTP } from 'otpauth'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTurn, say, saying, type Lang } from '../dashboard/desk.ts'
import { isSound } from '../dashboard/eyes.ts'
import { launchBrowser } from '../browser.ts'
import { startGateway, type Gateway } from '../messages/peers/gateway.ts'
import { mailUser, startMailServer, type MailServer } from '../messages/peers/mailServer.ts'
import { startMessageCenter, type MessageCenter } from '../messages/peers/messageCenter.ts'
import { startWorld, type World } from '../world.ts'

// A ministry is set up from nothing, through the screens alone: ways out, places, a role, twenty users, their first sign-in, a second
// factor, and passwords that were forgotten. Its mail server, SMPP center and SMS gateway are real ones, on loopback. The ministry works in
// Arabic; one of its people reads English.

const adminPassword = 'Juniper-19-terrace'
const firstPassword = 'Lantern-55-harvest'
const nextPassword = 'Orchard-68-morning'
const center = { systemId: 'mahalli', password: 'smpp-key' }

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

describe.each(inTurn('ar'))('a new ministry (%s)', lang => {
  let world: World
  let mail: MailServer
  let smpp: MessageCenter
  let gateway: Gateway
  let admin: Page
  const s = (ar: string, en: string) => say(lang, ar, en)
  beforeAll(async () => {
    ;[mail, smpp, gateway] = await Promise.all([startMailServer(), startMessageCenter(center.password), startGateway()])
    world = await startWorld({ MAHALLI_ADMIN_PASSWORD: adminPassword })
    admin = await newPage(world, lang)
    await signIn(admin, lang, 'admin', adminPassword)
    await admin.waitForURL(/\/dashboard$/)
  })
  afterAll(async () => {
    await admin?.context().close()
    await world?.stop()
    await Promise.all([mail?.stop(), smpp?.stop(), gateway?.stop()])
  })

  test('sends its mail and its SMS through its own servers, tried where they are set', async () => {
    await admin.goto(`${world.url}/dashboard/config/email`)
    await choose(admin, s('طريقة الإرسال', 'Sent by'), s('خادم SMTP', 'SMTP server'))
    await fill(admin, s('خادم البريد', 'Mail server'), '127.0.0.1')
    await fill(admin, s('المنفذ', 'Port'), String(mail.port))
    await choose(admin, s('التشفير', 'Encryption'), s('دون تشفير', 'None'))
    await fill(admin, s('اسم المستخدم', 'User name'), mailUser.user)
    await admin.getByLabel(s('كلمة المرور', 'Password'), { exact: true }).fill(mailUser.password)
    await fill(admin, s('عنوان المرسل', 'Sender address'), 'noreply@ministry.example')
    await save(admin, lang)
    await admin.getByLabel(s('بريد المستلم', 'E-mail of the receiver'), { exact: true }).fill('first@ministry.example')
    await admin.getByRole('button', { name: s('إرسال بريد تجريبي', 'Send a test e-mail') }).click()
    await arrival(() => mail.arrived.find(({ to }) => to.includes('first@ministry.example')))

    await admin.goto(`${world.url}/dashboard/config/sms`)
    await choose(admin, s('طريقة الإرسال', 'Sent by'), 'SMPP 3.4')
    await fill(admin, s('خادم SMPP', 'SMPP server'), '127.0.0.1')
    await fill(admin, s('منفذ SMPP', 'SMPP port'), String(smpp.port))
    await fill(admin, s('اسم الحساب', 'System id'), center.systemId)
    await admin.getByLabel(s('كلمة مرور SMPP', 'SMPP password'), { exact: true }).fill(center.password)
    await save(admin, lang)
    await admin.getByLabel(s('جوال المستلم', 'Mobile number of the receiver'), { exact: true }).fill('0599000001')
    await admin.getByRole('button', { name: s('إرسال رسالة تجريبية', 'Send a test message') }).click()
    await arrival(() => smpp.arrived.find(({ to }) => to.endsWith('599000001')))
  })

  test('has its directorate, its public relations and two authorities', async () => {
    const add = async (list: string, name: string) => {
      await admin.goto(`${world.url}/dashboard/${list}`)
      await admin.getByRole('button', { name }).first().click()
      await admin.getByLabel(s('الاسم (العربية)', 'Name (Arabic)'), { exact: true }).waitFor()
    }
    const named = async (ar: string, en: string) => {
      await admin.getByLabel(s('الاسم (العربية)', 'Name (Arabic)'), { exact: true }).fill(ar)
      await admin.getByLabel('Name (English)', { exact: true }).fill(en)
    }
    await add('place', s('إضافة جهة', 'Add place'))
    await choose(admin, s('نوع الجهة', 'Place type'), s('مديرية الحكم المحلي', 'Local government directorate'))
    await fill(admin, s('الرمز', 'Code'), 'D50')
    await named('مديرية الحكم المحلي - الخليل', 'Local Government Directorate - Hebron')
    await choose(admin, s('المحافظة', 'Governorate'), s('الخليل', 'Hebron'))
    await saveNew(admin, lang)
    await add('place', s('إضافة جهة', 'Add place'))
    await choose(admin, s('نوع الجهة', 'Place type'), s('العلاقات العامة والإعلام', 'Public relations and media'))
    await fill(admin, s('الرمز', 'Code'), 'P08')
    await named('العلاقات العامة والإعلام', 'Public relations and media')
    await saveNew(admin, lang)
    for (const [code, ar, en] of [
      ['50001', 'الخليل', 'Hebron'],
      ['50002', 'دورا', 'Dura'],
    ] as const) {
      await add('localCommittees', s('إضافة هيئة محلية', 'Add local authority'))
      await fill(admin, s('رمز الهيئة', 'Code'), code)
      await named(ar, en)
      await choose(admin, s('نوع الهيئة', 'Authority type'), s('بلدية', 'Municipality'))
      await choose(admin, s('تصنيف البلدية', 'Municipality class'), s('فئة (أ)', 'Class A'))
      await choose(admin, s('المحافظة', 'Governorate'), s('الخليل', 'Hebron'))
      await choose(admin, s('المديرية', 'Directorate'), s('مديرية الحكم المحلي - الخليل', 'Local Government Directorate - Hebron'))
      await saveNew(admin, lang)
    }
  })

  test('has a role of its own, with what it needs of the tree', async () => {
    await admin.goto('/dashboard/userRoles')
    await admin
      .getByRole('button', { name: s('إضافة دور', 'Add role') })
      .first()
      .click()
    await fill(admin, s('الرمز', 'Code'), 'newsDesk')
    await fill(admin, s('المسمى (العربية)', 'Title (Arabic)'), 'مكتب الأخبار')
    await fill(admin, 'Title (English)', 'News desk')
    await saveNew(admin, lang)
    await admin.getByRole('tab', { name: s('الصلاحيات', 'Permissions') }).click()
    await admin.getByLabel(s('ابحث في الصلاحيات', 'Find a permission')).fill('Portal.News.Create')
    await admin.locator('[data-id="Portal.News.Create"]').click()
    await admin.getByRole('button', { name: s('مراجعة التغييرات', 'Review the changes') }).click()
    await save(admin, lang)
  })

  test('imports twenty users with their roles and places, and invites them', async () => {
    await admin.goto('/dashboard/systemUsers')
    await admin.getByRole('button', { name: s('استيراد مستخدمين', 'Import users') }).click()
    const dialog = admin.getByRole('dialog')
    await admin.locator('input[type=file]').setInputFiles({ name: 'users.csv', mimeType: 'text/csv', buffer: Buffer.from(fileOf(lang)) })
    await dialog.getByText(s('20 سجلًا يضاف', '20 records are added')).waitFor()
    await dialog.getByText(s('بالبريد الإلكتروني', 'By e-mail')).click()
    await dialog.getByRole('button', { name: s('استيراد', 'Import'), exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await admin.getByText(s('المجموع 21', 'of 21')).first().waitFor()
    await expect
      .poll(() => new Set(mail.arrived.flatMap(({ to }) => to).filter(to => to.startsWith('user'))).size, { timeout: 40_000 })
      .toBe(20)
  })

  test('gives one of them a second place to work for', async () => {
    await admin.getByLabel(s('بحث', 'Search'), { exact: true }).fill('user05')
    await admin.getByText(s('المجموع 1', 'of 1')).first().waitFor()
    await admin.getByRole('rowheader').getByRole('link').click()
    await admin.getByRole('tab', { name: s('الجهات', 'Places') }).click()
    await admin.getByRole('combobox', { name: s('الجهة', 'Place'), exact: true }).fill(s('دورا', 'Dura'))
    await admin.getByRole('option').first().click()
    await admin.getByRole('button', { name: s('تخصيص جهة', 'Assign a place') }).click()
    await save(admin, lang)
    await admin.goto('/dashboard/userPlaces')
    await admin.getByRole('row', { name: /50002/ }).getByText('9', { exact: true }).waitFor()
  })

  test('one who is invited chooses a password, is asked for a second factor and signs in with both', async () => {
    await join('user01', '599000101', lang, isSound)
    const page = await newPage(world, lang)
    await signIn(page, lang, 'user01', firstPassword)
    await page.waitForURL(/\/dashboard$/)
    await page.goto('/dashboard/profile')
    await page.getByRole('button', { name: s('إعداد التحقق بخطوتين', 'Set up the second factor') }).click()
    await page.getByLabel(s('كلمة مرورك الحالية', 'Your current password'), { exact: true }).fill(firstPassword)
    await page.getByRole('button', { name: s('متابعة', 'Continue') }).click()
    const secret = (await page.locator('.profile-key').innerText()).replaceAll(' ', '')
    await isSound(page)
    await page.getByLabel(s('الرمز الظاهر في التطبيق', 'The code that the authenticator shows')).fill(factorCode(secret, -1))
    await page.getByText(s('احفظ رموز الاسترداد', 'Keep your recovery codes')).waitFor()
    await isSound(page)
    await page.getByRole('button', { name: s('حفظتها', 'I have kept them') }).click()
    await page.context().close()

    const again = await newPage(world, lang)
    await signIn(again, lang, 'user01', firstPassword)
    await again
      .getByText(s('أدخل الرمز الظاهر في تطبيق المصادقة على هاتفك.', 'Enter the code that the authenticator on your telephone shows.'))
      .waitFor()
    await isSound(again)
    await again.getByLabel(s('رمز التحقق', 'Verification code')).fill(factorCode(secret))
    await again.waitForURL(/\/dashboard$/)
    await again
      .getByRole('navigation', { name: s('القائمة', 'Menu') })
      .getByRole('link', { name: s('الأخبار', 'News') })
      .waitFor()
    await again.context().close()
  })

  test.each([
    ['SMPP', 'ar'],
    ['HTTP', 'en'],
  ] as const)('one who has forgotten his password is let in by an SMS over %s (%s)', async (way, own) => {
    const his = saying(own)
    const number = way === 'SMPP' ? '05' : '06'
    const [userName, phone] = [`user${number}`, `5990001${number}`]
    await join(userName, phone, own)
    if (way === 'HTTP') {
      await admin.goto('/dashboard/config/sms')
      await choose(admin, s('طريقة الإرسال', 'Sent by'), s('بوابة HTTP', 'HTTP gateway'))
      await fill(admin, s('عنوان البوابة', 'Address of the gateway'), `${gateway.url}/send`)
      await fill(admin, s('نص الطلب', 'Body'), '{"to":"{to}","text":"{text}"}')
      await fill(admin, s('ترويسات الطلب', 'Headers'), 'Content-Type: application/json')
      await fill(admin, s('علامة النجاح', 'Sign of success'), 'OK')
      await save(admin, lang)
    }
    const page = await newPage(world, own)
    await page.goto('/login')
    await page.getByRole('link', { name: his('نسيت كلمة المرور؟', 'Forgotten your password?') }).click()
    await page.getByLabel(his('رقم الجوال', 'Mobile number')).fill(`0${phone}`)
    await isSound(page)
    await page.getByRole('button', { name: his('أرسل الرمز', 'Send the code') }).click()
    await page.getByRole('button', { name: his('تحقق', 'Verify') }).waitFor()
    await isSound(page)
    const code = way === 'SMPP' ? await smsCode(phone) : await gatewayCode(phone)
    await page.getByLabel(his('رمز التحقق', 'Verification code')).fill(code)
    await page.getByLabel(his('كلمة المرور الجديدة', 'New password'), { exact: true }).fill(nextPassword)
    await page.getByLabel(his('أعد كتابتها', 'Repeat it'), { exact: true }).fill(nextPassword)
    await isSound(page)
    await page.getByRole('button', { name: his('حفظ كلمة المرور', 'Save the password') }).click()
    await page.waitForURL(/\/login$/)
    await signIn(page, own, userName, nextPassword)
    await page.waitForURL(/\/dashboard$/)
    await page.context().close()
  })

  /** First sign-in by invitation, his telephone confirmed. */
  async function join(userName: string, phone: string, own: Lang, look?: (page: Page) => Promise<void>): Promise<void> {
    const his = saying(own)
    const page = await newPage(world, own)
    await page.goto(linkTo(`${userName}@ministry.example`))
    await page.getByRole('heading', { name: his('أهلًا بك في محلّي', 'Welcome to Mahalli') }).waitFor()
    await look?.(page)
    await page.getByLabel(his('كلمة المرور الجديدة', 'New password'), { exact: true }).fill(firstPassword)
    await page.getByLabel(his('أعد كتابتها', 'Repeat it'), { exact: true }).fill(firstPassword)
    await page.getByRole('button', { name: his('أرسل الرمز', 'Send the code') }).click()
    await page.getByLabel(his('رمز التحقق', 'Verification code')).fill(await smsCode(phone))
    await page.getByText(his('أوافق على شروط الاستخدام', 'I accept the terms of use')).click()
    await page.getByRole('button', { name: his('ابدأ استخدام الحساب', 'Start using the account') }).click()
    await page.waitForURL(/\/login$/)
    await page.context().close()
  }
  function linkTo(address: string): string {
    const text = mail.arrived.findLast(({ to }) => to.includes(address))?.mail.text ?? ''
    return /https?:\/\/\S+/.exec(text)?.[0] ?? `no link in: ${text}`
  }
  /** The newest code that the center was given for a number; each is asked for once. */
  async function smsCode(phone: string): Promise<string> {
    const code = await arrival(() => codeIn(smpp.arrived.findLast(({ to }) => to.endsWith(phone))?.text))
    smpp.arrived.length = 0
    return code
  }
  const gatewayCode = (phone: string) => arrival(() => codeIn(gateway.arrived.findLast(({ body }) => body.includes(phone))?.body))
})

/** Twenty people: editors of public relations, and clerks of both authorities. */
function fileOf(lang: Lang): string {
  const columns = 'firstName,secondName,lastName,userName,email,phoneNumber,position,language,roleCode,placeCode'
  const people = Array.from({ length: 20 }, (_, index) => {
    const number = String(index + 1).padStart(2, '0')
    const [role, place] = index < 4 ? ['newsDesk', 'P08'] : ['authorityDataEntry', index < 12 ? '50001' : '50002']
    return ['رهف', 'سليمان', 'عودة', `user${number}`, `user${number}@ministry.example`, `05990001${number}`, 'engineer', lang, role, place]
  })
  return [columns, ...people.map(person => person.join(','))].join('\r\n')
}

async function newPage(world: World, lang: Lang): Promise<Page> {
  const context = await browser.newContext({ baseURL: world.url, reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
  context.setDefaultTimeout(60_000)
  await context.addInitScript(chosen => localStorage.setItem('currentLang', chosen), lang)
  return context.newPage()
}

async function signIn(page: Page, lang: Lang, userName: string, password: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel(say(lang, 'اسم المستخدم أو البريد الإلكتروني', 'User name or e-mail')).fill(userName)
  await page.getByLabel(say(lang, 'كلمة المرور', 'Password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: say(lang, 'تسجيل الدخول', 'Sign in'), exact: true }).click()
}

/** The code of an authenticator, some steps from now. */
function factorCode(secret: string, steps = 0): string {
  const totp = new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) })
  return totp.generate({ timestamp: Date.now() + steps * 30_000 })
}

function codeIn(text: string | undefined): string | undefined {
  return /(?<!\d)\d{6}(?!\d)/.exec(text ?? '')?.[0]
}

async function fill(page: Page, label: string, value: string): Promise<void> {
  await page.getByRole('textbox', { name: label, exact: true }).fill(value)
}

/** Takes a line of a select. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  // What stands beside a setting is named by it too: its history, its default.
  await page
    .getByRole('button', { name: new RegExp(label) })
    .and(page.locator('[aria-haspopup=listbox]'))
    .click()
  await page.getByRole('option', { name: option }).first().click()
}

async function save(page: Page, lang: Lang): Promise<void> {
  await page.getByRole('button', { name: say(lang, 'حفظ', 'Save'), exact: true }).click()
  await page
    .getByText(say(lang, 'تم الحفظ بنجاح', 'Saved successfully'))
    .first()
    .waitFor()
}

/** Saves a new record, which then has an address of its own. */
async function saveNew(page: Page, lang: Lang): Promise<void> {
  await page.getByRole('button', { name: say(lang, 'حفظ', 'Save'), exact: true }).click()
  await page.waitForURL(url => !url.pathname.endsWith('/0'))
}

/** What arrives at a server by and by. */
async function arrival<T>(look: () => T | undefined): Promise<T> {
  await expect.poll(() => look() !== undefined).toBe(true)
  const found = look()
  if (found === undefined) throw new Error('It arrived and is gone')
  return found
}
