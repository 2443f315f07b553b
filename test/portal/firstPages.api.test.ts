import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainPdf } from '../../modules/portal/content/demonstration/plainPdf.ts'
import { auditActions } from '../../server/audit/actions.ts'
import { firstPagesOf } from '../../server/fileText/drawing.ts'
import { withReadTags } from '../../server/resources/readTags.ts'
import { startLookups, type LookupWorld } from '../lookups/world.ts'
import { platformBeside } from '../messages/beside.ts'
import { printed } from '../printed.ts'
import type { Answer } from '../toy/client.ts'
import { deskOf, type Desk } from '../uploads.ts'
import { asOwner } from '../world.ts'
import { faultsOfHtml } from './html.ts'
import { sourceOf } from './page.ts'
import { unstyled } from './sheets.ts'

// The first pages of a published file stand on the page of its record, as pictures with their text.

let scene: LookupWorld
let editor: Desk
let visitor: Desk
let document: Buffer
const ids: Record<string, number> = {}
beforeAll(async () => {
  scene = await startLookups('publisher', 'editor')
  editor = await deskOf(scene.world, 'editor')
  visitor = await deskOf(scene.world)
  const wanted = {
    knowledgeResourceType: 'guide',
    knowledgeTopic: 'water',
    mediaRights: 'owned',
    legislationType: 'modelBylaw',
    issuingBody: 'minister',
    legislationSubject: 'localAuthorities',
    legislationStatus: 'inForce',
  }
  for (const [list, code] of Object.entries(wanted)) ids[code] = await scene.idOf(list, code)
  document = await printed(
    '<h1>دليل الخزانات</h1><p>تُغسل الخزانات مرتين في السنة.</p><h1 style="break-before: page">جدول الصيانة</h1><p>Pump P-25</p>',
  )
})
afterAll(() => scene?.stop())

/** Reading begins with the next look of the job and takes two processes of its own, on a machine that may be busy. */
const soon = { timeout: 50_000, interval: 500 }
/** What waits for two files, with all that stands around them. */
const twiceMs = 130_000

interface Told {
  readonly id: string
  readonly concurrencyStamp: string
  readonly firstPages: readonly { readonly text: string; readonly widthPx: number | null; readonly heightPx: number | null }[]
  readonly files: readonly Pick<Told, 'firstPages'>[]
}
async function right(answer: Promise<Answer>): Promise<Told> {
  const { status, text } = await answer
  expect(status, text).toBe(200)
  const told: Told = JSON.parse(text)
  return told
}
const asked = (text: string, values: unknown[]) =>
  asOwner(scene.world.database.ownerUrl, async client => (await client.query(text, values)).rows)
const guide = async (content: Uint8Array) => {
  const file = await editor.uploaded(content, 'guide.pdf', 'knowledgeExchange', 'file')
  const item = await right(
    scene.as('editor').post('KnowledgeExchange/Create', {
      titleAr: 'دليل تشغيل خزانات المياه وصيانتها',
      titleEn: 'Operating water tanks',
      summaryAr: 'كيف تُشغَّل خزانات المياه في التجمعات الصغيرة وتُصان.',
      summaryEn: 'How water tanks of small communities are run and maintained.',
      bodyAr: `<p>${'يُقرأ الدليل قبل تشغيل الخزان. '.repeat(12)}</p>`,
      bodyEn: `<p>${'The guide is read before a tank is run. '.repeat(12)}</p>`,
      resourceType: ids.guide,
      topics: [ids.water],
      date: '2026-01-05',
      audienceLevel: 1,
      resourceLanguage: 1,
      licence: ids.owned,
      file: [file],
    }),
  )
  return { id: item.id, file }
}
const publish = (id: string) => right(scene.as('publisher').put(`KnowledgeExchange/Publish/${id}`))
const contextOf = (id: string) => right(scene.visitor.get(`Public/KnowledgeExchange/GetContext/${id}`))
const textsOf = async (id: string) => (await contextOf(id)).firstPages.map(({ text }) => text.split('\n')[0])
const pageStatus = async (desk: Desk, file: string, query = 'page=1') => (await desk.get(`Attachment/GetByte/${file}?${query}`)).status
const pageOf = async (path: string) => (await sourceOf(scene.world.url + path)).html.replaceAll('<!-- -->', '')

test('whoever opens a published item sees the first pages of its file, and nobody sees those of what is not published', async () => {
  const { id, file } = await guide(document)
  const draft = await guide(document)
  expect(await pageStatus(visitor, file)).toBe(404)
  await publish(id)
  await expect.poll(() => textsOf(id), soon).toEqual(['دليل الخزانات', 'جدول الصيانة'])
  expect((await contextOf(id)).firstPages[0]).toMatchObject({ widthPx: 1000 })
  for (const [query, width] of [
    ['page=1', 1000],
    ['page=2&width=400', 400],
    ['page=2&width=800', 800],
  ] as const) {
    const { status, headers, bytes } = await visitor.get(`Attachment/GetByte/${file}?${query}`)
    expect([status, headers.get('content-type'), headers.get('cache-control')], query).toEqual([
      200,
      'image/webp',
      'public, max-age=0, must-revalidate',
    ])
    expect((await sharp(bytes).metadata()).width, query).toBe(width)
  }
  for (const [query, status] of [
    ['page=3', 404],
    ['page=0', 400],
    ['page=4', 400],
    ['page=x', 400],
  ] as const)
    expect(await pageStatus(visitor, file, query), query).toBe(status)
  // The same content in a draft is its writer's; the one that is published opens no other.
  expect([await pageStatus(visitor, draft.file), await pageStatus(editor, draft.file)]).toEqual([404, 200])
  // Of a page that there is not nothing was taken.
  expect(await pageStatus(editor, draft.file, 'page=3')).toBe(404)
  expect(await asked('select 1 from audit_entry where action = $1 and row_id = $2', [auditActions.download, draft.file])).toHaveLength(1)

  const step = await scene.as('publisher').put(`KnowledgeExchange/CancelPublish/${id}`, { note: 'سُحبت المادة لتصحيحها' })
  expect(step.status, step.text).toBe(200)
  for (const query of ['page=1', 'page=1&width=400']) expect(await pageStatus(visitor, file, query), query).toBe(404)
  expect((await scene.visitor.get(`Public/KnowledgeExchange/GetContext/${id}`)).status).toBe(404)
})

test('the pages stand on the page of the item in both languages, with room for each picture and its text for who does not see it', async () => {
  const { id, file } = await guide(document)
  await publish(id)
  await expect.poll(() => textsOf(id), soon).toHaveLength(2)
  for (const [prefix, title, named] of [
    ['', 'الصفحات الأولى من الملف', 'الصفحة 1'],
    ['/en', 'First pages of the file', 'Page 1'],
  ] as const) {
    const html = await pageOf(`${prefix}/knowledgeExchange/${id}`)
    expect([...(await faultsOfHtml(html)), ...unstyled(html)], prefix).toEqual([])
    expect(html).toContain(`>${title}</h2>`)
    const [first = '', ...others] = html.match(new RegExp(`<img[^>]*${file}[^>]*>`, 'g')) ?? []
    expect(others, prefix).toHaveLength(1)
    for (const said of ['width="1000"', 'height="1294"', 'loading="lazy"', `alt="${named}"`]) expect(first, prefix).toContain(said)
    // What the picture says is read once, where it stands as text.
    const shown = /<section class="first-pages".*?<\/section>/s.exec(html)?.[0] ?? ''
    expect(shown.split('تُغسل الخزانات مرتين في السنة.'), prefix).toHaveLength(2)
    expect(html, prefix).toContain(prefix === '' ? '<p lang="en" dir="ltr">Pump P-25</p>' : '<p lang="ar" dir="rtl">دليل الخزانات</p>')
  }
})

test('what the scanner holds back is neither drawn nor shown', async () => {
  const { id, file } = await guide(document)
  await publish(id)
  await expect.poll(() => textsOf(id), soon).toHaveLength(2)
  await asked('update attachment set scan_state = 3 where id = $1', [file])
  expect([await textsOf(id), await pageStatus(visitor, file)]).toEqual([[], 404])
})

test(
  'where a page cannot be drawn its text stands there, and of what says nothing there is nothing',
  async () => {
    const { id } = await guide(plainPdf(['Bylaw of markets', 'Traders keep to their stalls.']))
    await publish(id)
    await expect.poll(() => textsOf(id), soon).toEqual(['Bylaw of markets'])
    const html = await pageOf(`/en/knowledgeExchange/${id}`)
    expect(html).toMatch(/<div class="page-texts"><p>Bylaw of markets<\/p><p>Traders keep to their stalls\.<\/p><\/div>/)
    expect(html).not.toContain('page=1')
    const empty = await guide(await printed(''))
    await publish(empty.id)
    await expect.poll(async () => (await contextOf(empty.id)).firstPages, soon).toEqual([{ text: '', widthPx: null, heightPx: null }])
    expect(await pageOf(`/knowledgeExchange/${empty.id}`)).not.toContain('first-pages')
  },
  twiceMs,
)

test('a law that has its file alone shows the beginning of that', async () => {
  const fileAr = [await (await deskOf(scene.world, 'publisher')).uploaded(document, 'law.pdf', 'legalEnvironment', 'fileAr')]
  const law = await right(
    scene.as('publisher').post('LegalEnvironment/Create', {
      type: ids.modelBylaw,
      number: '7',
      year: 2024,
      titleAr: 'نظام نموذجي لخزانات المياه',
      issuingBody: ids.minister,
      subjects: [ids.localAuthorities],
      status: ids.inForce,
      fileAr,
    }),
  )
  await right(scene.as('publisher').put(`LegalEnvironment/Publish/${law.id}`))
  const context = () => right(scene.visitor.get(`Public/LegalEnvironment/GetContext/${law.id}`))
  await expect.poll(async () => (await context()).files[0]?.firstPages.length, soon).toBe(2)
  const html = await pageOf(`/legalEnvironment/${law.id}`)
  expect([...(await faultsOfHtml(html)), ...unstyled(html)]).toEqual([])
  expect(html).toContain('الصفحات الأولى من الملف')
  await asked(`update legal_environment set text_ar = '<p>مادة (1)</p>' where id = $1`, [law.id])
  expect((await context()).files.map(({ firstPages }) => firstPages)).toEqual([[]])
})

test('a page waits for the beginning of a file that was not read yet, and of none in which there is nothing more to read', async () => {
  const beside = await platformBeside(scene.world.database)
  const isAwaited = async (file: string) => (await withReadTags(() => firstPagesOf(beside, file))).until !== undefined
  try {
    const draft = await guide(plainPdf(['Draft of a bylaw']))
    const [broken, whole] = [await guide(Buffer.from('%PDF-1.7\nnothing more')), await guide(document)]
    for (const { id } of [broken, whole]) await publish(id)
    for (const { file } of [broken, whole]) await expect.poll(() => isAwaited(file), soon).toBe(false)
    expect(await isAwaited(draft.file)).toBe(true)
    const missed = `update file_text set fault = 'missing', missed_at = $2 where sha256 = (select sha256 from attachment where id = $1)`
    await asked(missed, [broken.file, new Date()])
    expect(await isAwaited(broken.file)).toBe(true)
    await asked(missed, [broken.file, null])
    expect(await isAwaited(broken.file)).toBe(false)
  } finally {
    await beside.stop()
  }
})

test(
  'the pictures go with the last file that has this content',
  async () => {
    const content = await printed('<h1>كتيّب يُحذف</h1>')
    const { id, file } = await guide(content)
    await publish(id)
    await expect.poll(() => pageStatus(visitor, file), soon).toBe(200)
    await asked('update attachment set record_id = null, resource = null where id = $1', [file])
    await asked('delete from attachment where id = $1', [file])
    // What is deleted is looked for when the next one is read.
    const next = await guide(await printed('<h1>كتيّب آخر</h1>'))
    await publish(next.id)
    await expect.poll(() => textsOf(next.id), soon).toEqual(['كتيّب آخر'])
    const again = await editor.uploaded(content, 'guide.pdf', 'knowledgeExchange', 'file')
    expect([await pageStatus(editor, again, ''), await pageStatus(editor, again)]).toEqual([200, 404])
  },
  twiceMs,
)
