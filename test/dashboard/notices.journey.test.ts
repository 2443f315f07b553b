import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { platformBeside, secretKey, set, type Beside } from '../messages/beside.ts'
import { startPushService, type PushService } from '../messages/peers/pushService.ts'
import { asOwner, startWorld } from '../world.ts'
import { people, type PersonName } from '../people.ts'
import { eventually, inTurn, langs, startDesk, type Desk, type Lang } from './desk.ts'
import { tabTo } from './keys.ts'

let desk: Desk
let beside: Beside
let service: PushService
beforeAll(async () => {
  service = await startPushService()
  const start = () =>
    startWorld({ MAHALLI_SECRET_KEY: secretKey, MAHALLI_PUSH_ORIGINS: service.origin }, database =>
      set(database, { 'Notifications.QuietFrom': '00:00', 'Notifications.QuietTo': '00:00' }),
    )
  desk = await startDesk(start, true)
  beside = await platformBeside(desk.world.database)
})
afterAll(async () => {
  await beside?.stop()
  await desk?.close()
  await service?.stop()
})
beforeEach(() => owner('delete from outbox; delete from notification; delete from notification_choice; delete from push_subscription'))

function owner(text: string, values?: unknown[]) {
  return asOwner(desk.world.database.ownerUrl, async client => (await client.query(text, values)).rows)
}
async function userOf(name: string): Promise<string> {
  const [row] = await owner('select id from "system_user" where user_name = $1', [name])
  return row.id
}
const tell = async (title: string, who: PersonName = 'editor') =>
  beside.tell({
    kind: 'contentApproved',
    to: { userId: await userOf(who) },
    values: { title: [title, `${title} in English`] },
    about: { resource: title, id: '01900000-0000-7000-8000-000000000001' },
    link: '/dashboard/news',
  })

const words = {
  ar: {
    bell: 'الإشعارات',
    none: 'الإشعارات: لا إشعارات غير مقروءة',
    one: 'الإشعارات: إشعار واحد غير مقروء',
    two: 'الإشعارات: إشعاران غير مقروءين',
    all: 'كل الإشعارات',
    markAll: 'تحديد الكل كمقروء',
    shown: /^المعروضة|الكل/,
    save: 'حفظ القنوات',
    saved: 'تم الحفظ بنجاح',
    push: 'تفعيلها',
    pushOff: 'إيقافها',
    signOut: 'تسجيل الخروج',
    unknown: 'المتغير {password} غير معروف في هذا النوع',
    body: 'النص (العربية)',
    saveForm: 'حفظ',
    restore: 'استرجاع النص الأصلي',
    restored: 'استُرجع النص الأصلي',
    preview: 'معاينة',
    cancel: 'إلغاء الإرسال',
    cancelled: 'أُلغيت',
  },
  en: {
    bell: 'Notifications',
    none: 'Notifications: 0 unread notifications',
    one: 'Notifications: 1 unread notification',
    two: 'Notifications: 2 unread notifications',
    all: 'All notifications',
    markAll: 'Mark all as read',
    shown: /^Shown|All/,
    save: 'Save the channels',
    saved: 'Saved successfully',
    push: 'Switch them on',
    pushOff: 'Switch them off',
    signOut: 'Sign out',
    unknown: 'The variable {password} is not known in this kind',
    body: 'Text (Arabic)',
    saveForm: 'Save',
    restore: 'Restore the original text',
    restored: 'The original text is back',
    preview: 'Preview',
    cancel: 'Cancel sending',
    cancelled: 'Cancelled',
  },
} as const

const bell = (page: Page, lang: Lang) => page.getByRole('banner').getByRole('button', { name: new RegExp(`^${words[lang].bell}`) })
const listed = (page: Page, lang: Lang) => page.getByRole('main').getByRole('list', { name: words[lang].bell }).getByRole('listitem')
const titled = (title: string, lang: Lang) => (lang === 'ar' ? `نُشر «${title}»` : `“${title} in English” was published`)

describe.each(langs)('in %s', lang => {
  const say = words[lang]

  test('the bell says what comes while the page is open, and takes its reader there by keyboard alone', () =>
    desk.visit({ lang, who: 'editor' }, async page => {
      const stream = page.waitForResponse(answer => answer.url().endsWith('/Notification/Stream'))
      await page.goto('/dashboard/profile')
      await eventually(() => bell(page, lang).getAttribute('aria-label')).toBe(say.none)
      // The stream is open now: what comes is said without a call of the page.
      await stream
      await tell('الحديقة')
      await eventually(() => bell(page, lang).getAttribute('aria-label')).toBe(say.one)
      await tell('المكتبة')
      await eventually(() => bell(page, lang).getAttribute('aria-label')).toBe(say.two)
      await bell(page, lang).focus()
      await page.keyboard.press('Enter')
      const sheet = page.getByRole('dialog', { name: say.bell })
      await sheet.getByRole('link', { name: titled('الحديقة', lang) }).waitFor()
      await tabTo(page, titled('المكتبة', lang))
      await page.keyboard.press('Enter')
      await page.waitForURL('**/dashboard/news')
      await eventually(() => bell(page, lang).getAttribute('aria-label')).toBe(say.one)
      // It was read; the other still waits on the page of all.
      await bell(page, lang).click()
      await sheet.getByRole('link', { name: say.all }).click()
      await page.waitForURL('**/dashboard/notifications')
      await eventually(() => listed(page, lang).count()).toBe(2)
      await page.goto('/dashboard/notifications?unread=1')
      await eventually(() => listed(page, lang).allInnerTexts()).toEqual([expect.stringContaining(titled('الحديقة', lang))])
      await page.getByRole('main').getByRole('button', { name: say.markAll }).click()
      await eventually(() => listed(page, lang).count()).toBe(0)
      await eventually(() => bell(page, lang).getAttribute('aria-label')).toBe(say.none)
    }))

  test.each(inTurn('ar', lang))('who switches a channel off is told no more by it, and cannot switch off what concerns his account', () =>
    desk.visit({ lang, who: 'editor' }, async page => {
      await page.goto('/dashboard/profile')
      const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
      const approved = row(lang === 'ar' ? 'نُشر المحتوى' : 'Content published')
      const email = approved.getByRole('checkbox', { name: lang === 'ar' ? /البريد/ : /E-mail/ })
      await email.waitFor()
      await expect(email.isChecked()).resolves.toBe(true)
      await email.focus()
      await page.keyboard.press('Space')
      await page.getByRole('button', { name: say.save }).click()
      await page.getByText(say.saved).first().waitFor()
      await page.reload()
      await eventually(() => email.isChecked()).toBe(false)
      await tell('الحديقة')
      expect(await owner('select 1 from outbox')).toEqual([])
      const changed = row(lang === 'ar' ? 'تغيرت كلمة المرور' : 'Password changed')
      await expect(changed.getByRole('checkbox').count()).resolves.toBe(2)
      // By e-mail, and by SMS as soon as he has a number.
      await expect(
        changed
          .getByText(lang === 'ar' ? /^(?:.*: )?يصلك (?:دائمًا|حين تضيف رقم جوالك)$/ : /(?:Always on|On once you add a mobile number)$/)
          .count(),
      ).resolves.toBe(2)
    }),
  )

  test.each(inTurn('en', lang))('push is asked for in the profile alone, by a press; what comes is read here until the sign-out', () => {
    // Who signs out has no session any more: nobody else here is this person.
    const who = lang === 'ar' ? 'publisher' : 'spokesman'
    return desk.visit({ lang, who }, async page => {
      await page.context().grantPermissions(['notifications'])
      await subscribesAt(page, service)
      const asked = () => page.evaluate(() => sessionStorage.getItem('asked'))
      for (const path of ['/dashboard', '/dashboard/notifications', '/dashboard/profile']) {
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).waitFor()
      }
      await page.getByRole('button', { name: say.push }).waitFor()
      await expect(asked()).resolves.toBeNull()
      await page.getByRole('button', { name: say.push }).click()
      await page.getByRole('button', { name: say.pushOff }).waitFor()
      await expect(asked()).resolves.toBe('1')
      await expect(page.evaluate(() => localStorage.getItem('firebaseToken'))).resolves.toContain(service.subscription.endpoint)
      const before = service.arrived.length
      await tell('الحديقة', who)
      await eventually(() => service.arrived.length).toBe(before + 1)
      expect(service.arrived.at(-1)?.notice).toMatchObject({ body: 'نُشر «الحديقة»', link: expect.stringMatching(/\/dashboard\/news$/) })
      await page.getByRole('banner').getByRole('button', { name: people[who].who }).click()
      await page.getByRole('menuitem', { name: say.signOut }).click()
      await page.waitForURL(lang === 'ar' ? desk.world.url + '/' : desk.world.url + '/en')
      expect(await owner('select 1 from push_subscription')).toEqual([])
      await expect(page.evaluate(() => localStorage.getItem('firebaseToken'))).resolves.toBeNull()
    })
  })

  test.each(inTurn('ar', lang))('a template names only what its kind has, is read before it is saved, and the original comes back', () =>
    desk.visit({ lang, who: 'administrator' }, async page => {
      const [{ id }] = await owner(`select t.id from message_template t join lookup k on k.id = t.kind join lookup c on c.id = t.channel
        where k.code = 'contentApproved' and c.code = 'sms'`)
      await page.goto(`/dashboard/messageTemplate/${id}`)
      const body = page.getByRole('textbox', { name: say.body })
      await body.fill('نُشرت «{title}» بكلمة {password}')
      await page.getByRole('button', { name: say.saveForm, exact: true }).click()
      await page.getByRole('alert').getByText(say.unknown).waitFor()
      await body.fill('نُشرت المادة «{title}» على البوابة')
      await page.getByText('نُشرت المادة «افتتاح الحديقة العامة بعد تأهيلها» على البوابة').waitFor()
      await page.getByRole('button', { name: say.saveForm, exact: true }).click()
      await page.getByText(say.saved).first().waitFor()
      await owner(
        `insert into notification_choice (id, user_id, kind, channel, is_on) select gen_random_uuid(), $1, k.id, c.id, true
          from lookup k, lookup c where k.code = 'contentApproved' and k.type = 48 and c.code = 'sms' and c.type = 49`,
        [await userOf('editor')],
      )
      await owner(`update "system_user" set phone_number = '+970599123456' where user_name = 'editor'`)
      await tell('الحديقة')
      expect(await owner('select c.body from outbox_content c join outbox o on o.id = c.message_id where o.channel = 49003')).toEqual([
        { body: 'نُشرت المادة «الحديقة» على البوابة' },
      ])
      await page.getByRole('button', { name: say.restore }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: say.restore }).click()
      await page.getByText(say.restored).waitFor()
      await eventually(() => body.inputValue()).toBe('نُشر «{title}»')
    }),
  )

  test.each(inTurn('en', lang))('an administrator finds a message that waits, reads it and stops it', () =>
    desk.visit({ lang, who: 'administrator' }, async page => {
      await tell('الحديقة')
      await owner("update outbox set state = 1, next_try_at = now() + interval '1 hour'")
      await page.goto('/dashboard/outbox?state=1')
      await page.getByRole('link', { name: lang === 'ar' ? 'نُشر المحتوى' : 'Content published' }).click()
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.getByText('e•••@test.example').waitFor()
      await page.getByRole('button', { name: lang === 'ar' ? 'عرض نص الرسالة' : 'Show the text' }).click()
      await page.getByText('editor@test.example', { exact: true }).waitFor()
      await page.getByRole('button', { name: say.cancel, exact: true }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: say.cancel, exact: true }).click()
      await page.getByText(say.cancelled, { exact: true }).waitFor()
      expect(await owner('select state from outbox')).toEqual([{ state: 6 }])
    }),
  )
})

test('what arrives at the browser is shown in the direction of its language, and leads to no other site', () =>
  desk.visit({ lang: 'ar', who: 'editor' }, async page => {
    await page.context().grantPermissions(['notifications'])
    await page.goto('/dashboard/profile')
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/worker.js')
      await navigator.serviceWorker.ready
    })
    const devtools = await page.context().newCDPSession(page)
    const registration = new Promise<string>(resolve =>
      devtools.on(
        'ServiceWorker.workerRegistrationUpdated',
        ({ registrations }) => registrations[0] && resolve(registrations[0].registrationId),
      ),
    )
    await devtools.send('ServiceWorker.enable')
    const data = JSON.stringify({ id: 'n1', lang: 'ar', title: 'نُشر المحتوى', body: 'نُشر «الحديقة»', link: 'https://evil.example/' })
    await devtools.send('ServiceWorker.deliverPushMessage', { origin: desk.world.url, registrationId: await registration, data })
    const shown = () =>
      page.evaluate(async () => {
        const found = await (await navigator.serviceWorker.ready).getNotifications()
        return found.map(({ title, body, dir, lang: language, tag }) => [title, body, dir, language, tag])
      })
    await eventually(shown).toEqual([['نُشر المحتوى', 'نُشر «الحديقة»', 'rtl', 'ar', 'n1']])
  }))

/** The browser's own push service cannot be reached from a test: its subscription is one at ours. Notes that the permission was asked for. */
async function subscribesAt(page: Page, { subscription }: PushService): Promise<void> {
  await page.addInitScript(
    given => {
      const ask = Notification.requestPermission.bind(Notification)
      Notification.requestPermission = () => {
        sessionStorage.setItem('asked', '1')
        return ask()
      }
      const made = { ...given, toJSON: () => given, unsubscribe: () => Promise.resolve(true) }
      let known: unknown = null
      Object.defineProperty(PushManager.prototype, 'getSubscription', { value: () => Promise.resolve(known) })
      Object.defineProperty(PushManager.prototype, 'subscribe', {
        value: () => {
          known = made
          return Promise.resolve(made)
        },
      })
    },
    { endpoint: subscription.endpoint, keys: subscription.keys },
  )
}
