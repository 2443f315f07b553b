import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeIn, gateOf, giveTelephones, linkIn, otherThan, phoneOf } from '../account/gate.ts'
import { until } from '../guarantees/launch.ts'
import { secretKey, set } from '../messages/beside.ts'
import { password, type PersonName } from '../people.ts'
import { listIn, textIn } from '../walk/json.ts'
import { startWorld } from '../world.ts'
import { eventually, inTurn, langs, say, startDesk, type Desk, type Lang } from './desk.ts'
import { isSound } from './eyes.ts'

let desk: Desk
let gate: ReturnType<typeof gateOf>
beforeAll(async () => {
  desk = await startDesk(() =>
    startWorld({ MAHALLI_SECRET_KEY: secretKey }, database =>
      set(database, { 'VisitorEntries.PowDifficulty': 100, 'VisitorEntries.PowDifficultyBusy': 100 }),
    ),
  )
  gate = gateOf(desk.world)
  await giveTelephones(gate, 'member', 'dataEntry', 'lender', 'association')
})
afterAll(() => desk?.close())
beforeEach(() => gate.forget())

const options = { viewport: { width: 1440, height: 900 } }
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const sees = (page: Page, text: string) => page.getByText(text).first().waitFor()
const fill = (page: Page, label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value)
const yourPassword = (lang: Lang) => say(lang, 'كلمة مرورك الحالية', 'Your current password')

/** Holds a call until it is let go, and counts how often it came. */
async function hold(page: Page, path: string): Promise<{ count: () => number; release: () => void }> {
  let release: () => void = () => undefined
  const held = new Promise<void>(done => {
    release = done
  })
  let count = 0
  await page.route(`**/api/${path}`, async route => {
    count += 1
    await held
    await route.continue()
  })
  return { count: () => count, release }
}

async function changeContact(page: Page, lang: Lang, kind: 'email' | 'phone', value: string): Promise<void> {
  const [label, field] =
    kind === 'email'
      ? [say(lang, 'البريد الإلكتروني', 'E-mail'), say(lang, 'البريد الجديد', 'New e-mail')]
      : [say(lang, 'رقم الجوال', 'Mobile number'), say(lang, 'الرقم الجديد', 'New number')]
  await press(page, `${say(lang, 'تغيير', 'Change')}: ${label}`)
  await fill(page, field, value)
  await fill(page, yourPassword(lang), 'not the password')
  await press(page, say(lang, 'حفظ', 'Save'))
  const dialog = page.getByRole('dialog')
  await eventually(() => page.getByLabel(yourPassword(lang), { exact: true }).getAttribute('aria-invalid')).toBe('true')
  await isSound(page)
  await fill(page, yourPassword(lang), password)
  await press(page, say(lang, 'حفظ', 'Save'))
  await dialog.waitFor({ state: 'detached' })
}

/** Switches the second factor on. @returns the recovery codes */
async function setUp(who: PersonName): Promise<readonly string[]> {
  const token = await gate.signIn(who)
  const begun = await gate.call('POST', 'Account/TwoFactor/Begin', { password }, { token })
  const totp = new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(textIn(begun.body, 'secret')) })
  await until('a step has just begun', () => Date.now() % 30_000 < 24_000 || undefined)
  const confirmed = await gate.call('POST', 'Account/TwoFactor/Confirm', { code: totp.generate() }, { token })
  return listIn(confirmed.body, 'recoveryCodes').map(String)
}

describe.each(langs)('my account (%s)', lang => {
  const who = lang === 'ar' ? 'member' : 'dataEntry'

  test.each(inTurn('ar', lang))('an e-mail and a number are changed with the password and confirmed by what is sent to them', () =>
    desk.visit({ lang, who, options }, async page => {
      await page.goto('/dashboard/profile')
      const [first, second] = [`first.${lang}@test.example`, `second.${lang}@test.example`]
      const send = say(lang, 'أرسل رابط التأكيد', 'Send a link to confirm it')
      const sent = say(lang, 'أرسلنا رابط تأكيد إلى بريدك', 'A link was sent to your e-mail')
      await changeContact(page, lang, 'email', first)
      await press(page, send)
      await sees(page, sent)
      await changeContact(page, lang, 'email', second)
      // Nothing was sent to the address that stands there now.
      await page.getByRole('button', { name: send }).waitFor()
      await expect(page.getByText(sent).count()).resolves.toBe(0)
      // The pause between two messages holds for another address too.
      await gate.sql(`update verification_code set creation_time = creation_time - interval '2 minutes'`)
      await press(page, send)
      await sees(page, sent)
      const link = (await gate.sentTo(second)).map(linkIn)[0]
      await page.goto(`${link?.pathname ?? ''}${link?.search ?? ''}`)
      await sees(page, say(lang, 'تأكد بريدك الإلكتروني', 'Your e-mail is confirmed'))
      await page.goto('/dashboard/profile')
      await changeContact(page, lang, 'phone', lang === 'ar' ? '0599 000-701' : '0599 000-702')
      await press(page, say(lang, 'أرسل رمز التأكيد', 'Send a code to confirm it'))
      const [message] = await gate.sentTo(lang === 'ar' ? '+970599000701' : '+970599000702')
      const code = message ? codeIn(message) : ''
      const field = page.getByLabel(say(lang, 'الرمز المرسل إلى جوالك', 'The code sent to your mobile'))
      await field.fill(otherThan(code))
      await sees(page, say(lang, 'رمز التحقق غير صحيح', 'The code is not correct'))
      await isSound(page)
      await field.fill(code)
      await sees(page, say(lang, 'تأكد رقم جوالك', 'Your mobile number is confirmed'))
    }),
  )

  test.each(inTurn('en', lang))('a password is changed by who knows the one before', async () => {
    const owner = lang === 'ar' ? 'projects' : 'economist'
    await desk.visit({ lang, who: owner, options }, async page => {
      await page.goto('/dashboard/profile')
      const change = say(lang, 'تغيير كلمة المرور', 'Change the password')
      await press(page, change)
      await fill(page, yourPassword(lang), 'not the password')
      for (const label of [say(lang, 'كلمة المرور الجديدة', 'New password'), say(lang, 'أعد كتابتها', 'Repeat it')])
        await fill(page, label, 'Zaytoun-Cedar-19')
      await press(page, change)
      await eventually(() => page.getByLabel(yourPassword(lang), { exact: true }).getAttribute('aria-invalid')).toBe('true')
      await isSound(page)
      await fill(page, yourPassword(lang), password)
      await press(page, change)
      await sees(page, say(lang, 'تم تغيير كلمة المرور بنجاح', 'The password was changed'))
    })
    await gate.signIn(owner, 'Zaytoun-Cedar-19')
  })

  test.each(inTurn('en', lang))('a wrong code costs one try though Enter is pressed twice; new codes stay; the factor goes', async () => {
    const owner = lang === 'ar' ? 'council' : 'councilManager'
    const [one = '', two = ''] = await setUp(owner)
    await desk.visit({ lang, options }, async page => {
      await page.goto('/login?returnUrl=/dashboard/profile')
      await fill(page, say(lang, 'اسم المستخدم أو البريد الإلكتروني', 'User name or e-mail'), owner)
      await fill(page, say(lang, 'كلمة المرور', 'Password'), password)
      await press(page, say(lang, 'تسجيل الدخول', 'Sign in'))
      await press(page, say(lang, 'استخدم رمز استرداد', 'Use a recovery code'))
      const recovery = page.getByLabel(say(lang, 'رمز الاسترداد', 'Recovery code'), { exact: true })
      const login = await hold(page, 'Account/LoginTwoFactor')
      await recovery.fill('AAAAA-AAAAA')
      await recovery.press('Enter')
      await eventually(login.count).toBe(1)
      await recovery.press('Enter')
      login.release()
      await eventually(() => recovery.getAttribute('aria-invalid')).toBe('true')
      expect(login.count()).toBe(1)
      await isSound(page)
      await recovery.fill(one)
      await recovery.press('Enter')
      await page.waitForURL('**/dashboard/profile')

      const again = say(lang, 'رموز استرداد جديدة', 'New recovery codes')
      await press(page, again)
      const code = page.getByLabel(say(lang, 'رمز من التطبيق أو رمز استرداد', 'A code of the authenticator, or a recovery code'))
      const renew = await hold(page, 'Account/TwoFactor/NewRecoveryCodes')
      await code.fill('AAAAA-AAAAA')
      await code.press('Enter')
      await eventually(renew.count).toBe(1)
      await code.press('Enter')
      renew.release()
      await eventually(() => code.getAttribute('aria-invalid')).toBe('true')
      expect(renew.count()).toBe(1)
      await code.fill(two)
      await code.press('Enter')
      const kept = page.getByRole('alertdialog', { name: say(lang, 'احفظ رموز الاسترداد', 'Keep your recovery codes') })
      await kept.waitFor()
      const [fresh = ''] = await kept.getByRole('listitem').allInnerTexts()
      await isSound(page)
      await page.keyboard.press('Escape')
      await expect(kept.isVisible()).resolves.toBe(true)
      await press(page, say(lang, 'حفظتها', 'I have kept them'))
      await kept.waitFor({ state: 'detached' })

      const off = say(lang, 'إيقاف التحقق بخطوتين', 'Switch the second factor off')
      await press(page, off)
      await fill(page, yourPassword(lang), password)
      await code.fill(one)
      await code.press('Enter')
      await eventually(() => code.getAttribute('aria-invalid')).toBe('true')
      await isSound(page)
      await code.fill(fresh.trim())
      await code.press('Enter')
      await sees(page, say(lang, 'أُوقف التحقق بخطوتين', 'The second factor is off'))
    })
  })

  test('the arrows choose a place, and the button works for it', () =>
    desk.visit({ lang, who: 'twoPlaces', options }, async page => {
      await page.goto('/dashboard/profile')
      const chosen = page.getByRole('radiogroup', { name: say(lang, 'الجهة التي تعمل لها الآن', 'The place that you work for now') })
      await chosen.getByRole('radio', { checked: true }).focus()
      const button = page.getByRole('button', { name: say(lang, 'العمل لهذه الجهة', 'Work for this place') })
      await expect(button.getAttribute('aria-disabled')).resolves.toBe('true')
      await page.keyboard.press('ArrowDown')
      await eventually(() => button.getAttribute('aria-disabled')).toBeNull()
      expect(new URL(page.url()).pathname).toBe('/dashboard/profile')
      await isSound(page)
      await button.press('Enter')
      await page.waitForURL(/\/dashboard\/?$/)
      await sees(page, say(lang, 'تغيّرت الجهة الفعالة إلى', 'The active place is now'))
    }))

  // Signing in anew ends the session before it: nobody else here is this person.
  test.each(inTurn('ar', lang))('a session that is about to end is begun anew where it was', () =>
    desk.visit({ lang, who: 'reviewer', options }, async page => {
      await page.goto('/dashboard/profile')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.evaluate(() => {
        const kept: Record<string, unknown> = JSON.parse(localStorage.getItem('userDetails') ?? '{}')
        const loginAt = new Date(Date.now() - Number(kept.expires_in) * 1000 + 4 * 60_000).toISOString()
        localStorage.setItem('userDetails', JSON.stringify({ ...kept, loginAt }))
      })
      await page.reload()
      const dialog = page.getByRole('alertdialog')
      await dialog.waitFor()
      await isSound(page)
      const field = dialog.getByLabel(say(lang, 'كلمة المرور', 'Password'), { exact: true })
      const again = dialog.getByRole('button', { name: say(lang, 'سجل الدخول مجددًا', 'Sign in again') })
      await field.fill('not the password')
      await again.click()
      await eventually(() => field.getAttribute('aria-invalid')).toBe('true')
      await field.fill(password)
      await again.click()
      await sees(page, say(lang, 'بدأت جلسة جديدة', 'A new session has begun'))
      await dialog.waitFor({ state: 'detached' })
      expect(new URL(page.url()).pathname).toBe('/dashboard/profile')
    }),
  )
})

describe.each(inTurn('ar'))('a code that was sent to who forgot the password (%s)', lang => {
  test('is still asked for when the page is loaded anew, until it is begun again', () =>
    desk.visit({ lang, options }, async page => {
      const index = lang === 'ar' ? 3 : 4
      await page.goto('/forgotPassword')
      await fill(page, say(lang, 'رقم الجوال', 'Mobile number'), phoneOf(index))
      await press(page, say(lang, 'أرسل الرمز', 'Send the code'))
      const code = page.getByLabel(say(lang, 'رمز التحقق', 'Verification code'), { exact: true })
      await code.waitFor()
      await page.reload()
      await code.waitFor()
      await isSound(page)
      const [message] = await gate.sentTo(phoneOf(index))
      await code.fill(message ? codeIn(message) : '')
      await page.waitForURL('**/resetPassword')
      // Its code is used up: another visit begins at the beginning.
      await page.goto('/forgotPassword')
      await page.getByLabel(say(lang, 'رقم الجوال', 'Mobile number'), { exact: true }).waitFor()
    }))
})

describe.each(langs)('a link (%s)', lang => {
  const expired = say(lang, 'انتهت صلاحية الرابط', 'The link has expired')

  test.each(inTurn('en', lang))('of which nobody could be asked is not said to have expired; one that has leads on', () =>
    desk.visit({ lang, options }, async page => {
      await page.route('**/api/Account/FindLink', route => route.abort())
      await page.goto('/resetPassword?token=of-no-account')
      await page.getByRole('heading', { name: say(lang, 'تعذر الاتصال', 'The connection failed') }).waitFor()
      await expect(page.getByText(expired).count()).resolves.toBe(0)
      await isSound(page)
      await page.unroute('**/api/Account/FindLink')
      await press(page, say(lang, 'أعد المحاولة', 'Try again'))
      await page.getByRole('heading', { name: expired }).waitFor()
      await isSound(page)
      await page.getByRole('link', { name: say(lang, 'استعادة كلمة المرور', 'Recover your password') }).click()
      await page.waitForURL('**/forgotPassword')
    }),
  )

  test.each(inTurn('ar', lang))('of an invitation that runs out while its form is open leads to another invitation', async () => {
    const [who, index] = lang === 'ar' ? (['lender', 3] as const) : (['association', 4] as const)
    const id = await gate.idOf(who)
    await gate.sql(`update credential set password_hash = null where user_id = $1`, [id])
    await gate.sql(`update "system_user" set phone_number_confirmed = false where id = $1`, [id])
    await gate.call('PUT', `User/Invite/${id}`, { channel: 2 }, { token: await gate.signIn('administrator') })
    const link = (await gate.sentTo(phoneOf(index))).map(linkIn)[0]
    await desk.visit({ lang, options }, async page => {
      await page.goto(`${link?.pathname ?? ''}${link?.search ?? ''}`)
      const send = page.getByRole('button', { name: say(lang, 'أرسل الرمز', 'Send the code'), exact: true })
      await send.waitFor()
      await gate.sql(`update account_token set expires_at = now() - interval '1 minute'`)
      await send.click()
      await page.getByRole('heading', { name: say(lang, 'انتهت صلاحية رابط الدعوة', 'The invitation has expired') }).waitFor()
      await isSound(page)
      await press(page, say(lang, 'اطلب دعوة جديدة', 'Ask for a new invitation'))
      await sees(page, say(lang, 'أُرسل طلبك إلى من دعاك', 'Your request was sent to whoever invited you'))
    })
  })
})

test('the server’s clock says when a second factor is due, not the browser’s', async () => {
  await gate.sql(`update user_role set requires_two_factor = true where code = 'portalPublisher'`)
  await gate.sql(`update credential set two_factor_asked_at = now() - interval '7 days' where user_id = $1`, [await gate.idOf('publisher')])
  await desk.visit({ lang: 'ar', who: 'publisher', options }, async page => {
    await page.clock.setSystemTime(Date.now() - 3_600_000)
    await page.goto('/dashboard/news')
    await page.getByRole('heading', { name: 'فعّل التحقق بخطوتين أولًا' }).waitFor()
    await isSound(page)
  })
})
