import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { idIn, textIn, type Json } from '../walk/json.ts'
import { inTurn, langs, say, startDesk, type Desk, type Lang } from './desk.ts'
import { isSoundHere, overflowOf } from './eyes.ts'
import { atRest } from './rest.ts'

// What a publisher does with content beside reading it (portal and administration, section 11.2).

let desk: Desk
let body: Json
beforeAll(async () => {
  desk = await startDesk()
  body = {
    summaryAr: 'خطوات الصيانة الدورية لشبكة المياه كما تعمل بها الهيئات.',
    bodyAr: `<p>${'تفحص الشبكة كل ثلاثة أشهر. '.repeat(12)}</p><p>ثم يكتب تقرير.</p>`,
    resourceType: (await desk.lookup('knowledgeResourceType', 'guide')).id,
    topics: [(await desk.lookup('knowledgeTopic', 'water')).id],
    date: '2026-01-05',
    audienceLevel: 1,
    resourceLanguage: 1,
  }
})
afterAll(() => desk?.close())

const kind = 'KnowledgeExchange'
const written = (titleAr: string, more: Json = {}) => desk.call('editor', 'POST', `${kind}/Create`, { ...body, titleAr, ...more })
const named = (lang: Lang, title: string) => `${title} ${lang === 'ar' ? 'الأول' : 'one'}`

describe.each(langs)('a publisher (%s)', lang => {
  test.each(inTurn('ar', lang))('publishes several items at once, and reads which was refused and why', async () => {
    const [sent, draft] = [named(lang, 'دليل الصيانة'), named(lang, 'مسودة الدليل')]
    await written(sent)
    const mine = await desk.call('administrator', 'POST', `${kind}/Create`, { ...body, titleAr: draft, isDraft: true })
    await desk.visit({ lang, who: 'publisher' }, async page => {
      await page.goto('/dashboard/knowledgeExchange')
      await atRest(page)
      for (const title of [sent, draft]) await page.getByRole('checkbox', { name: new RegExp(title) }).check()
      const bar = page.getByRole('group', { name: say(lang, 'إجراءات على السجلات المحددة', 'Acts on the chosen records') })
      await bar.getByRole('button', { name: say(lang, 'نشر', 'Publish'), exact: true }).click()
      const asks = page.getByRole('alertdialog').and(page.locator(':not(.toast)'))
      await asks.getByText(say(lang, 'تُنشر كل مادة في وقتها', 'each item is published at the time written in it')).waitFor()
      await isSoundHere(page)
      await asks.getByRole('button', { name: say(lang, 'نشر', 'Publish'), exact: true }).click()
      const told = page.getByRole('dialog').and(page.locator(':not(.toast)'))
      await told.getByText(draft).waitFor()
      await told.getByText(say(lang, 'المادة مسودة لم تُرسل للمراجعة', 'The item is a draft that was not sent for review')).waitFor()
      expect(await told.getByText(sent).count()).toBe(0)
      await isSoundHere(page)
    })
    await desk.call('administrator', 'DELETE', `${kind}/Delete?id=${idIn(mine)}`)
  })

  test.each(inTurn('en', lang))('sees what an edit has changed, word by word, and brings the version before it back', async () => {
    const title = named(lang, 'دليل العدادات')
    const made = await written(title)
    await desk.call('editor', 'PUT', `${kind}/Update`, {
      id: idIn(made),
      concurrencyStamp: textIn(made, 'concurrencyStamp'),
      bodyAr: textIn(body, 'bodyAr').replace('تقرير', 'محضر'),
    })
    await desk.visit({ lang, who: 'publisher' }, async page => {
      await page.goto(`/dashboard/knowledgeExchange/${idIn(made)}`)
      await atRest(page)
      await page.getByRole('button', { name: say(lang, 'النسخ', 'Versions'), exact: true }).click()
      const dialog = page.getByRole('dialog').and(page.locator(':not(.toast)'))
      await dialog
        .getByRole('button', { name: say(lang, 'ما الذي تغيّر؟', 'What has changed?') })
        .first()
        .click()
      await dialog.locator('ins', { hasText: 'محضر' }).waitFor()
      expect(await dialog.locator('del').allInnerTexts()).toEqual([expect.stringContaining('تقرير')])
      await isSoundHere(page)
      await dialog.getByRole('button', { name: say(lang, 'استرجاع', 'Restore'), exact: true }).click()
      await page
        .getByRole('alertdialog')
        .and(page.locator(':not(.toast)'))
        .getByRole('button', { name: say(lang, 'استرجاع', 'Restore'), exact: true })
        .click()
      await page.getByText(say(lang, 'استُرجعت النسخة 1، وهي الآن الأحدث', 'Version 1 is back, and is now the newest')).waitFor()
    })
  })

  test.each(inTurn('ar', lang))('brings no version back before it is known what would stay as it is', async () => {
    const made = await written(named(lang, 'دليل الصمامات'))
    const { id, concurrencyStamp } = made
    await desk.call('editor', 'PUT', `${kind}/Update`, { id, concurrencyStamp, summaryAr: `${textIn(body, 'summaryAr')} وهي أربع.` })
    await desk.visit({ lang, who: 'publisher' }, async page => {
      let isGone = true
      await page.route(`**/${kind}/GetVersion/**`, route => (isGone ? route.fulfill({ status: 404, json: {} }) : route.continue()))
      await page.goto(`/dashboard/knowledgeExchange/${idIn(made)}`)
      await atRest(page)
      const restore = { name: say(lang, 'استرجاع', 'Restore'), exact: true }
      await page.getByRole('button', { name: say(lang, 'النسخ', 'Versions'), exact: true }).click()
      await page.getByRole('dialog').and(page.locator(':not(.toast)')).getByRole('button', restore).click()
      const asks = page.getByRole('alertdialog').and(page.locator(':not(.toast)'))
      const failed = asks.getByText(say(lang, 'تعذر تحميل البيانات', 'The data could not be loaded'))
      await failed.waitFor()
      await isSoundHere(page)
      isGone = false
      // It is read first, and nothing is brought back by this press.
      await asks.getByRole('button', restore).click()
      await failed.waitFor({ state: 'detached' })
      expect((await desk.call('editor', 'GET', `${kind}/Get/${idIn(made)}`)).currentVersion).toBe(2)
      await asks.getByRole('button', restore).click()
      await page.getByText(say(lang, 'استُرجعت النسخة 1، وهي الآن الأحدث', 'Version 1 is back, and is now the newest')).waitFor()
    })
  })

  test.each(inTurn('ar', lang))('is told that without a time it is published now, and what becomes of it at its end', async () => {
    const [stays, goes] = [named(lang, 'دليل المضخات'), named(lang, 'دليل الآبار')]
    const kept = await written(stays)
    const hidden = await written(goes, { hideAfterExpiry: true })
    await desk.visit({ lang, who: 'publisher' }, async page => {
      for (const [made, end] of [
        [kept, say(lang, 'وتبقى صفحتها وعليها أنها انتهت', 'its page stays and says that it is over')],
        [hidden, say(lang, 'وتُخفى صفحتها أيضًا', 'its page is hidden too')],
      ] as const) {
        await page.goto(`/dashboard/knowledgeExchange/${idIn(made)}`)
        await atRest(page)
        await page.getByRole('button', { name: say(lang, 'نشر', 'Publish'), exact: true }).click()
        const asks = page.getByRole('alertdialog').and(page.locator(':not(.toast)'))
        await asks.getByText(say(lang, 'إذا تُرك فارغًا تُنشر المادة الآن', 'Left blank, the item is published now')).waitFor()
        await asks.getByText(end).waitFor()
        await isSoundHere(page)
      }
    })
  })

  test.each(inTurn('en', lang))('opens the page as it will be, from the form of an item that is not public', async () => {
    const title = named(lang, 'دليل الخزانات')
    const made = await written(title)
    await desk.visit({ lang, who: 'publisher' }, async page => {
      await page.goto(`/dashboard/knowledgeExchange/${idIn(made)}`)
      await atRest(page)
      await page.getByRole('button', { name: say(lang, 'معاينة', 'Preview'), exact: true }).click()
      const link = page.getByRole('link', { name: say(lang, 'افتح الصفحة العربية', 'Open the Arabic page') })
      await link.waitFor()
      await isSoundHere(page)
      const [preview] = await Promise.all([page.waitForEvent('popup'), link.click()])
      await preview.getByText('معاينة غير منشورة').waitFor()
      await preview.getByRole('heading', { level: 1, name: title }).waitFor()
      await isSoundHere(preview)
    })
  })

  test.each(inTurn('ar', lang))('corrects what another has sent and publishes it in one; what is missing stands at its field', async () => {
    const title = named(lang, 'دليل الشبكات')
    const made = await written(title)
    const path = `/dashboard/knowledgeExchange/${idIn(made)}`
    const act = say(lang, 'حفظ ونشر', 'Save and publish')
    await desk.visit({ lang, who: 'editor' }, async page => {
      await page.goto(path)
      await atRest(page)
      const button = page.getByRole('button', { name: act })
      expect(await button.getAttribute('aria-disabled')).toBe('true')
      const reason = page.locator(`#${await button.getAttribute('aria-describedby')}`).first()
      expect(await reason.textContent()).toContain(say(lang, 'لا تملك صلاحية «نشر»', 'You do not have the permission “Publish”'))
    })
    await desk.visit({ lang, who: 'publisher' }, async page => {
      await page.goto(path)
      await atRest(page)
      const summary = page.locator('#field-summaryAr')
      await summary.fill('')
      await page.getByRole('button', { name: act }).click()
      await page
        .getByRole('link', { name: say(lang, 'مطلوب للنشر: الملخص بالعربية', 'Needed for publication: Summary in Arabic') })
        .waitFor()
      await isSoundHere(page)
      await summary.fill('خطوات جديدة للصيانة الدورية كما تعمل بها الهيئات.')
      await page.getByRole('button', { name: act }).click()
      await page.getByText(say(lang, 'تم النشر بنجاح', 'Published successfully')).waitFor()
      await page.getByRole('button', { name: say(lang, 'إلغاء النشر', 'Cancel publishing') }).waitFor()
      await page.goto(`/knowledgeExchange/${idIn(made)}`)
      await page.getByText('خطوات جديدة للصيانة الدورية').first().waitFor()
    })
  })

  test.each(inTurn('en', lang))('is asked once more where a blank of a prepared text was left, and keeps what he has typed', async () => {
    const title = named(lang, 'دليل المحابس')
    const made = await written(title, { bodyAr: `<p>تدعو … المهندسين إلى القراءة.</p>${textIn(body, 'bodyAr')}` })
    const typed = 'خطوات صيانة المحابس كما صححها مدير النشر بعد قراءتها.'
    const act = say(lang, 'حفظ ونشر', 'Save and publish')
    await desk.visit({ lang, who: 'publisher' }, async page => {
      await page.goto(`/dashboard/knowledgeExchange/${idIn(made)}`)
      await atRest(page)
      await page.locator('#field-summaryAr').fill(typed)
      const button = page.getByRole('button', { name: act, exact: true })
      await button.click()
      const asks = page.getByRole('alertdialog').and(page.locator(':not(.toast)'))
      await asks.getByText(say(lang, 'بقيت في النص العربي فراغات «…» لم تُملأ', 'Blanks “…” were left in the Arabic text')).waitFor()
      await isSoundHere(page)
      await page.keyboard.press('Escape')
      await asks.waitFor({ state: 'detached' })
      expect(await page.locator('#field-summaryAr').inputValue()).toBe(typed)
      await button.click()
      await asks.getByRole('button', { name: say(lang, 'تأكيد: حفظ ونشر', 'Confirm: Save and publish') }).click()
      await page.getByText(say(lang, 'تم النشر بنجاح', 'Published successfully')).waitFor()
      await page.goto(`/knowledgeExchange/${idIn(made)}`)
      await page.getByText(typed).first().waitFor()
    })
  })

  test.each(inTurn('en', lang))('publishes his own version where another has written meanwhile, and does not merely save it', async () => {
    const title = named(lang, 'دليل المضخات')
    const made = await written(title)
    await desk.visit({ lang, who: 'publisher' }, async page => {
      await page.goto(`/dashboard/knowledgeExchange/${idIn(made)}`)
      await atRest(page)
      await page.locator('#field-summaryAr').fill('خطوات المضخات كما كتبها مدير النشر بعد مراجعتها.')
      await desk.call('editor', 'PUT', `${kind}/Update`, {
        id: idIn(made),
        concurrencyStamp: textIn(made, 'concurrencyStamp'),
        summaryAr: 'خطوات المضخات كما كتبها المحرر في هذه الأثناء.',
      })
      await page.getByRole('button', { name: say(lang, 'حفظ ونشر', 'Save and publish') }).click()
      await page.getByRole('button', { name: say(lang, 'حفظ نسختي فوقها', 'Save mine over it') }).click()
      await page.getByText(say(lang, 'تم النشر بنجاح', 'Published successfully')).waitFor()
      await page.goto(`/knowledgeExchange/${idIn(made)}`)
      await page.getByText('كما كتبها مدير النشر').first().waitFor()
    })
  })

  test('finds what was deleted, and brings it back as a draft', async () => {
    const title = named(lang, 'دليل الحفريات')
    const made = await written(title)
    await desk.visit({ lang, who: 'administrator' }, async page => {
      await page.goto('/dashboard/knowledgeExchange')
      await atRest(page)
      await page.getByRole('button', { name: `${say(lang, 'حذف', 'Delete')}: ${title}` }).click()
      const asks = page.getByRole('alertdialog').and(page.locator(':not(.toast)'))
      await asks.getByText(say(lang, 'تبقى المادة 90 يومًا في «المحذوفات»', 'stays in “Deleted items” for 90 days')).waitFor()
      await asks.getByRole('button', { name: say(lang, 'حذف', 'Delete'), exact: true }).click()
      await asks.waitFor({ state: 'detached' })
      await page.getByRole('button', { name: say(lang, 'المحذوفات', 'Deleted items') }).click()
      await page
        .getByRole('heading', { level: 1, name: say(lang, 'المحذوفات: تبادل المعرفة', 'Deleted items: Knowledge exchange') })
        .waitFor()
      await atRest(page)
      await isSoundHere(page)
      // Behind the last page stands what is on the last one.
      await page.goto('/dashboard/deleted/knowledgeExchange?page=9')
      await page.getByRole('button', { name: `${say(lang, 'استرجاع', 'Bring back')}: ${title}` }).click()
      await isSoundHere(page)
      await asks.getByRole('button', { name: say(lang, 'استرجاع', 'Bring back'), exact: true }).click()
      await page.getByText(say(lang, 'استُرجعت المادة، وهي الآن مسودة', 'The item is back, as a draft')).waitFor()
      await page.waitForURL(`**/dashboard/knowledgeExchange/${idIn(made)}`)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await page.goto('/dashboard/deleted/news')
      await page.getByText(say(lang, 'لا مواد محذوفة', 'No deleted items')).waitFor()
      await isSoundHere(page)
    })
    await desk.visit({ lang, who: 'editor' }, async page => {
      await page.goto('/dashboard/deleted/knowledgeExchange')
      await page.getByText(say(lang, 'لا تملك صلاحية الوصول إلى هذه الصفحة', 'No permission to access the page')).waitFor()
      await isSoundHere(page)
    })
  })
})

describe.each(langs)('staff of two authorities and a publisher (%s)', lang => {
  test('ask, answer beneath the question, publish from the list of answers, and mark the best one, which citizens read first', async () => {
    const title = named(lang, 'سؤال عن العدادات مسبقة الدفع')
    const question = { ...body, titleAr: title, resourceType: (await desk.lookup('knowledgeResourceType', 'question')).id }
    const id = idIn(await desk.call('engineer', 'POST', `${kind}/Create`, question))
    await desk.call('publisher', 'PUT', `${kind}/Publish/${id}`, {})
    const answer = named(lang, 'استبدلنا العدادات في السنة الثالثة')
    await desk.visit({ lang, who: 'neighbour' }, async page => {
      await page.goto('/dashboard/knowledgeExchange')
      await page.getByRole('button', { name: say(lang, 'عرض القراءة', 'Reading view') }).click()
      await page.getByRole('link', { name: title }).waitFor()
      await isSoundHere(page)
      await page.getByRole('link', { name: title }).click()
      const editor = page.getByRole('textbox', { name: say(lang, 'الإجابة', 'Answer') })
      await editor.waitFor()
      await atRest(page)
      await page.getByRole('button', { name: say(lang, 'أرسل الإجابة', 'Send the answer') }).click()
      // The focus is at the mistake, and its link leads into the editor.
      const mistake = page.getByRole('link', { name: say(lang, 'حقل الإجابة مطلوب', 'Answer is required') })
      await mistake.waitFor()
      expect(
        await mistake.evaluate(link => document.activeElement?.contains(link) === true && document.activeElement !== document.body),
      ).toBe(true)
      await mistake.press('Enter')
      expect(await editor.evaluate(element => element === document.activeElement)).toBe(true)
      await editor.click()
      await page.keyboard.type(answer)
      await page.getByRole('button', { name: say(lang, 'أرسل الإجابة', 'Send the answer') }).click()
      await page.getByText(say(lang, 'بانتظار النشر', 'Awaiting publication'), { exact: true }).waitFor()
      await isSoundHere(page)
    })
    await desk.visit({ lang, who: 'publisher' }, async page => {
      await page.goto('/dashboard/knowledgeExchange/answers')
      await page.getByRole('link', { name: title }).click()
      await page.getByRole('button', { name: say(lang, 'نشر', 'Publish'), exact: true }).click()
      const asks = page.getByRole('alertdialog').and(page.locator(':not(.toast)'))
      await asks.getByRole('button', { name: say(lang, 'نشر', 'Publish'), exact: true }).click()
      await page.getByRole('button', { name: say(lang, 'إلغاء النشر', 'Cancel publishing'), exact: true }).waitFor()
      await isSoundHere(page)
      const why = say(lang, 'الإجابة منشورة. ألغِ نشرها قبل تعديلها', 'The answer is published. Cancel its publishing before changing it')
      await page.locator('.record-lock').getByText(why).waitFor()
      expect(await page.locator('[contenteditable=true]').count()).toBe(0)
      expect(await page.getByRole('button', { name: say(lang, 'حفظ', 'Save'), exact: true }).count()).toBe(0)
      const trail = page.getByRole('navigation', { name: say(lang, 'مسار الصفحة', 'Breadcrumb') })
      expect(await trail.getByRole('link').evaluateAll(links => links.map(link => link.getAttribute('href')))).toEqual([
        '/dashboard',
        '/dashboard/knowledgeExchange',
        '/dashboard/knowledgeExchange/answers',
      ])
    })
    await desk.visit({ lang, who: 'engineer' }, async page => {
      await page.goto(`/dashboard/knowledgeExchange/reading/${id}`)
      await page.getByRole('button', { name: say(lang, 'اختر أفضل إجابة', 'Mark as the best answer') }).click()
      await page.getByText(say(lang, 'أفضل إجابة', 'Best answer'), { exact: true }).waitFor()
    })
    await desk.visit({ lang, options: { javaScriptEnabled: false } }, async page => {
      await page.goto(`${lang === 'ar' ? '' : '/en'}/knowledgeExchange/${id}`)
      const first = page
        .getByRole('region', { name: say(lang, 'إجابة واحدة', '1 answer') })
        .getByRole('listitem')
        .first()
      await first.getByText(answer).waitFor()
      await first.getByText(say(lang, 'أفضل إجابة', 'Best answer')).waitFor()
      await first.getByText(say(lang, 'يعبد', "Ya'bad")).waitFor()
      // Without JavaScript axe has nothing to run in.
      expect(await overflowOf(page)).toBe(0)
    })
  })
})
