import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linkIn } from '../account/gate.ts'
import { inTurn, say, type Desk } from '../dashboard/desk.ts'
import { isSound, isSoundHere } from '../dashboard/eyes.ts'
import { atRest } from '../dashboard/rest.ts'
import { startEntriesDesk, type EntriesDesk } from './entriesDesk.ts'
import { visitorOf } from './visitor.ts'

let desk: Desk
let gate: EntriesDesk['gate']
beforeAll(async () => {
  ;({ desk, gate } = await startEntriesDesk())
})
afterAll(() => desk?.close())

/** A message to the ministry from this address, confirmed. @returns the id of its record */
async function messageFrom(email: string): Promise<string> {
  const visitor = visitorOf(gate)
  const sent = await visitor.post('/contactUs', {
    subjectKind: String((await desk.lookup('contactSubject', 'inquiry')).id),
    title: `سؤال من ${email}`,
    message: `متى تستقبل البلدية طلبات الترخيص، وما الأوراق اللازمة لذلك؟ المعاملة ${randomUUID()}`,
    name: 'رائد عمر',
    agree: 'on',
    act: 'send',
    email,
  })
  const [mail] = await gate.sentTo(email)
  const link = linkIn(mail ?? { channel: 'email', kind: '', address: '', subject: '', body: '' })
  await visitor.post(sent.location, { token: link.searchParams.get('token') ?? '', act: 'confirm' })
  const [{ id = '' } = {}] = await gate.sql('select id::text from contact_message where title = $1', [`سؤال من ${email}`])
  return String(id)
}

describe.each(inTurn('ar'))('the sender of a message (%s)', lang => {
  const [block, unblock] = [say(lang, 'حظر المرسل', 'Block the sender'), say(lang, 'إلغاء الحظر', 'Unblock')]
  const sender = 'p•••@mail.example'

  test('is blocked with a reason where it is open, stands in the list of those who are, and is let in again there', async () => {
    const id = await messageFrom(`pest.${lang}@mail.example`)
    await desk.visit({ lang, who: 'spokesman' }, async page => {
      const dialog = page.getByRole('alertdialog').and(page.locator(':not(.toast)'))
      await page.goto(`/dashboard/contactUs/${id}`)
      await atRest(page)
      await page.getByRole('button', { name: block, exact: true }).click()
      await dialog.getByText(sender).waitFor()
      // Without a reason nobody is kept out.
      await dialog.getByRole('button', { name: block, exact: true }).click()
      const reason = dialog.getByRole('textbox', { name: say(lang, 'السبب', 'Reason') })
      expect(await reason.getAttribute('aria-invalid')).toBe('true')
      await reason.fill(say(lang, 'يرسل النص نفسه كل يوم', 'Sends the same text every day'))
      await isSoundHere(page)
      await dialog.getByRole('button', { name: block, exact: true }).click()
      await page.getByRole('button', { name: unblock, exact: true }).waitFor()
      await dialog.waitFor({ state: 'detached' })
      await atRest(page)
      await isSoundHere(page)
      await page.goto('/dashboard/visitorEntries')
      await page.getByRole('button', { name: say(lang, 'المرسلون المحظورون', 'Blocked senders'), exact: true }).click()
      await page.getByRole('rowheader', { name: sender }).waitFor()
      await atRest(page)
      await isSound(page)
      await page.getByRole('button', { name: `${unblock}: ${sender}` }).click()
      await dialog.getByText(sender).waitFor()
      await isSoundHere(page)
      await dialog.getByRole('button', { name: unblock, exact: true }).click()
      await page.getByText(say(lang, 'لا مرسل محظورًا الآن', 'No sender is blocked now')).waitFor()
      await dialog.waitFor({ state: 'detached' })
      await atRest(page)
      await isSound(page)
    })
  })
})
