import { afterAll, beforeAll, expect, test } from 'vitest'
import { password } from '../people.ts'
import { asOwner } from '../world.ts'
import { eventually, inTurn, saying, startDesk, type Desk } from './desk.ts'
import { isSound } from './eyes.ts'
import { tabTo } from './keys.ts'

let desk: Desk
beforeAll(async () => {
  desk = await startDesk()
})
afterAll(() => desk?.close())

test.each(inTurn('ar'))('an administrator takes a backup, downloads it with the password and deletes it, by keyboard alone (%s)', lang =>
  desk.visit({ lang, who: 'administrator' }, async page => {
    const say = saying(lang)
    await page.goto('/dashboard/system')
    await page.getByRole('heading', { level: 1, name: say('حالة النظام', 'System status') }).waitFor()
    await page.getByText(say('لم تُؤخذ أي نسخة احتياطية بعد', 'No backup was taken yet')).waitFor()
    await isSound(page)
    await tabTo(page, say('خذ نسخة احتياطية الآن', 'Take a backup now'))
    await page.keyboard.press('Enter')
    await page.getByRole('row').getByText(say('مكتملة ومفحوصة', 'Whole and checked')).waitFor()
    await isSound(page)

    await tabTo(page, new RegExp(`^${say('تنزيل', 'Download')}: `))
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    const field = dialog.getByLabel(say('كلمة المرور الحالية', 'Current password'), { exact: true })
    await field.waitFor()
    await isSound(page)
    await tabTo(page, say('كلمة المرور الحالية', 'Current password'))
    await page.keyboard.type('not it')
    await page.keyboard.press('Enter')
    await dialog.getByText(say('كلمة المرور الحالية غير صحيحة', 'The current password is not correct')).waitFor()
    await field.fill(password)
    const saved = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    expect((await saved).suggestedFilename()).toMatch(/^mahalli-[\d-]+\.tar\.gz$/)
    await dialog.waitFor({ state: 'detached' })

    await tabTo(page, new RegExp(`^${say('حذف', 'Delete')}: `))
    await page.keyboard.press('Enter')
    // Words on the backup may stand there too.
    const question = page.getByRole('alertdialog').and(page.locator(':not(.toast)'))
    await question.waitFor()
    await isSound(page)
    await tabTo(page, say('حذف', 'Delete'))
    await page.keyboard.press('Enter')
    await page.getByText(say('لم تُؤخذ أي نسخة احتياطية بعد', 'No backup was taken yet')).waitFor()
  }),
)

test.each(inTurn('en'))('what fails is said by word and sign, and the page renews itself (%s)', lang =>
  desk.visit({ lang, who: 'administrator' }, async page => {
    const say = saying(lang)
    const note = (error: string | null) =>
      asOwner(desk.world.database.ownerUrl, client =>
        client.query(
          "insert into job (name, begun_at, ended_at, error) values ('messages: retention', now(), now(), $1) on conflict (name) do update set begun_at = now(), error = excluded.error",
          [error],
        ),
      )
    await note('no')
    await page.goto('/dashboard/system')
    await page.getByText(say('عطل واحد', '1 fault')).waitFor()
    // The notice leads to the line that it speaks of.
    await page.getByRole('link', { name: say('محو الرسائل القديمة', 'Erasing old messages') }).click()
    await eventually(() => page.locator('.status-lines > :target').innerText()).toContain(say('عطل', 'Fault'))
    await page.getByText(say('فشلت، والسبب في سجل الخادم', 'failed; the reason is in the log of the server')).waitFor()
    await isSound(page)
    await note(null)
    await tabTo(page, say('افحص الآن', 'Check now'))
    await page.keyboard.press('Enter')
    await eventually(() => page.getByText(say('عطل واحد', '1 fault')).count()).toBe(0)
  }),
)
