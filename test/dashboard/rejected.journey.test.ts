import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { idIn, textIn, type Json } from '../walk/json.ts'
import { inTurn, langs, say, startDesk, type Clerk, type Desk, type Lang } from './desk.ts'
import { isSoundHere } from './eyes.ts'
import { atRest } from './rest.ts'

// What becomes of the edit of an item that citizens read (portal and administration, section 11.2).

let desk: Desk
let body: Json
let reason: { readonly id: number; readonly ar: string; readonly en: string }
beforeAll(async () => {
  desk = await startDesk()
  reason = await desk.lookup('contentRejectionReason', 'language')
  body = {
    summaryAr: 'خطوات الصيانة الدورية لشبكة المياه كما تعمل بها الهيئات.',
    bodyAr: `<p>${'تفحص الشبكة كل ثلاثة أشهر. '.repeat(12)}</p>`,
    resourceType: (await desk.lookup('knowledgeResourceType', 'guide')).id,
    topics: [(await desk.lookup('knowledgeTopic', 'water')).id],
    date: '2026-01-05',
    audienceLevel: 1,
    resourceLanguage: 1,
  }
})
afterAll(() => desk?.close())

const kind = 'KnowledgeExchange'
const note = 'الملخص الجديد لا يقول لمن الدليل'

/** An item that is public, with an edit of the editor that waits. @returns its id */
async function editedBy(writer: Clerk, titleAr: string): Promise<string> {
  const id = idIn(await desk.call(writer, 'POST', `${kind}/Create`, { ...body, titleAr }))
  const shown = await desk.call('publisher', 'PUT', `${kind}/Publish/${id}`, {})
  const concurrencyStamp = textIn(shown, 'concurrencyStamp')
  await desk.call('editor', 'PUT', `${kind}/Update`, { id, concurrencyStamp, summaryAr: 'خطوات الصيانة كما كتبها المحرر من جديد.' })
  return id
}

describe.each(langs)('an editor (%s)', (lang: Lang) => {
  test('reads that his item is published and its edit was rejected, why, and that saving sends it again, before he saves', async () => {
    const title = `دليل المضخات ${lang}`
    const id = await editedBy('editor', title)
    await desk.call('publisher', 'PUT', `${kind}/Reject/${id}`, { reason: reason.id, note })
    const standing = say(lang, 'منشور ورُفض تعديله', 'Published, with an edit rejected')
    await desk.visit({ lang, who: 'editor' }, async page => {
      await page.goto('/dashboard/knowledgeExchange')
      await page
        .getByRole('row', { name: new RegExp(title) })
        .getByText(standing)
        .waitFor()
      await page.getByRole('link', { name: title }).click()
      await page.locator('.form-head-state').getByText(standing).waitFor()
      const notice = page.locator('.notice', { hasText: note })
      await notice.getByText(say(lang, reason.ar, reason.en)).waitFor()
      await notice.getByText(say(lang, 'المادة منشورة كما كانت', 'The item is published as it was')).waitFor()
      await notice.getByText(say(lang, 'وبالحفظ يُرسل للمراجعة من جديد', 'saving sends it for review again')).waitFor()
      await atRest(page)
      await isSoundHere(page)
      await page.locator('#field-summaryAr').fill('خطوات الصيانة لمهندسي المياه في الهيئات.')
      const acts = page.locator('.form-acts')
      await acts.getByText(say(lang, 'بالحفظ يُرسل التعديل للمراجعة', 'Saving sends the edit for review')).waitFor()
      await isSoundHere(page)
      await acts.getByRole('button', { name: say(lang, 'حفظ', 'Save'), exact: true }).click()
      await page.getByText(say(lang, 'والتعديل بانتظار المراجعة', 'the edit awaits review')).waitFor()
      expect(await notice.getByText(say(lang, 'المادة منشورة كما كانت', 'The item is published as it was')).count()).toBe(0)
    })
  })

  test.each(inTurn('ar', lang))(
    'takes back the edit that he has sent of what another wrote, after a publisher has acted on it',
    async () => {
      const id = await editedBy('spokesman', 'دليل الخزانات')
      await desk.call('publisher', 'PUT', `${kind}/CancelPublish/${id}`, { note: 'تُراجع الأرقام قبل نشرها' })
      const act = say(lang, 'سحب من المراجعة', 'Take back from review')
      await desk.visit({ lang, who: 'editor' }, async page => {
        await page.goto(`/dashboard/knowledgeExchange/${id}`)
        await page.getByRole('button', { name: act }).click()
        const asks = page.getByRole('alertdialog').and(page.locator(':not(.toast)'))
        await asks.getByRole('button', { name: act }).click()
        await page.getByText(say(lang, 'سُحبت المادة من المراجعة، وهي الآن مسودة', 'Taken back from review: it is a draft now')).waitFor()
      })
    },
  )
})
