import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { buffer } from 'node:stream/consumers'
import { adminDesk, inEnglish, published, publish, withdraw, written } from '../portal/desk.ts'
import { printed } from '../printed.ts'
import { titled as asRows, zip, type Desk } from '../uploads.ts'
import { asOwner, startDemoWorld, type World } from '../world.ts'

// What stands in files that citizens may open leads to the records that hold them.

interface Item {
  kind: string
  id: string
  url: string
  extract: string | null
  extractMarks: [number, number][]
  extractLang: string
  file: { name: string; title: string | null } | null
}

let world: World
let desk: Desk
beforeAll(async () => {
  world = await startDemoWorld()
  desk = await adminDesk(world)
})
afterAll(() => world?.stop())

async function search(q: string, lang = 'ar'): Promise<Item[]> {
  const answer = await fetch(`${world.url}/api/Public/Search?${new URLSearchParams({ q, maxResultCount: '50' }).toString()}`, {
    headers: { 'accept-language': lang },
  })
  expect(answer.status, q).toBe(200)
  return (await answer.json()).items
}
const idsOf = async (q: string) => (await search(q)).map(({ id }) => id)
/** Reading begins with the next look of the job and takes a process of its own, on a machine that may be busy. */
const soon = { timeout: 50_000, interval: 500 }

const document = (text: string) => zip({ ...wordParts, 'word/document.xml': `<w:document><w:p><w:t>${text}</w:t></w:p></w:document>` })
const wordParts = {
  '[Content_Types].xml':
    '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
}

test('a word of a published file finds its record by any form of it, says in which file it stands, and is gone with the record', async () => {
  const guide = await desk.uploaded(
    await printed('<h1>دليل البلديات</h1><p>تُغرس القرنفليات في المدارس، وتُسقى 25 مرة في السنة من مياه الأمطار.</p>'),
    'دليل الغرس.pdf',
    'news',
    'attachments.file',
  )
  const minutes = await desk.uploaded(
    document('محضر عن المرجانيات، and the flowerbeds of schools'),
    'minutes.docx',
    'news',
    'attachments.file',
  )
  const id = await published(desk, { ...inEnglish, titleAr: 'خبر له ملفان', attachments: asRows(guide, minutes) })
  const titled = await published(desk, { titleAr: 'معرض القرنفليات الأول' })
  await expect.poll(() => idsOf('القرنفليات'), soon).toEqual([titled, id])
  const [first, found] = await search('قرنفلية المدرسة')
  expect([first?.id, found]).toEqual([id, undefined])
  expect(first).toMatchObject({ kind: 'news', url: `/news/${id}`, file: { name: 'دليل الغرس.pdf', title: 'مرفق 1' }, extractLang: 'ar' })
  expect(first?.extract).toContain('تُغرس القرنفليات في المدارس، وتُسقى 25 مرة')
  expect(first?.extractMarks.map(([start, end]) => first.extract?.slice(start, end))).toEqual(['القرنفليات', 'المدارس'])
  await expect.poll(() => idsOf('المرجانيات'), soon).toEqual([id])
  const [english] = await search('flowerbed school', 'en')
  expect(english).toMatchObject({ id, file: { name: 'minutes.docx' }, extractLang: 'en' })
  // A word of its own text needs no file to say it.
  expect((await search('معرض القرنفليات'))[0]).toMatchObject({ id: titled, file: null })
  const page = await (await fetch(`${world.url}/search?${new URLSearchParams({ q: 'القرنفليات' }).toString()}`)).text()
  expect(page.replaceAll('<!-- -->', '').includes('في الملف: <bdi>مرفق 1</bdi>'), 'the page names the file as the record does').toBe(true)
  await withdraw(desk, id)
  for (const word of ['القرنفليات', 'المرجانيات']) expect(await idsOf(word), word).not.toContain(id)
})

test('what citizens may not open is not found by anybody, although others show the same content', async () => {
  const content = document('تقرير عن الجنطيانيات الجبلية')
  const attach = async () => asRows(await desk.uploaded(content, 'report.docx', 'news', 'attachments.file'))
  const { id: draft } = await written(desk, { titleAr: 'مسودة لها ملف', attachments: await attach() })
  const shown = await published(desk, { titleAr: 'خبر له الملف نفسه', attachments: await attach() })
  await expect.poll(() => idsOf('الجنطيانيات'), soon).toEqual([shown])
  // It has been read: whoever shows it later is found at once. A file that is taken away takes its words along.
  await publish(desk, draft)
  expect((await idsOf('الجنطيانيات')).toSorted()).toEqual([draft, shown].toSorted())
  const { json } = await desk.get(`News/Get/${shown}`)
  await desk.call('PUT', 'News/Update', { body: { id: shown, concurrencyStamp: json?.concurrencyStamp, attachments: [] } })
  await publish(desk, shown)
  expect(await idsOf('الجنطيانيات')).toEqual([draft])
})

test('a file that was made to do harm leaves the program answering, is noted and not tried again', async () => {
  const bomb = new ZipFile()
  for (const [name, text] of Object.entries(wordParts)) bomb.addBuffer(Buffer.from(text), name)
  bomb.addBuffer(Buffer.alloc(80 * 1024 * 1024, ' '), 'word/document.xml')
  bomb.end()
  const [harmful, broken] = [await buffer(bomb.outputStream), Buffer.from('%PDF-1.7\nnothing more')]
  const attachments = asRows(
    await desk.uploaded(harmful, 'bomb.docx', 'news', 'attachments.file'),
    await desk.uploaded(broken, 'broken.pdf', 'news', 'attachments.file'),
    await desk.uploaded(document('وهذا عن الزنابقيات'), 'whole.docx', 'news', 'attachments.file'),
  )
  const id = await published(desk, { titleAr: 'خبر له ملفات تالفة', attachments })
  const answered = async () => (await fetch(`${world.url}/news/${id}`)).status
  const faults = () =>
    asOwner(world.database.ownerUrl, async client => {
      const { rows } = await client.query(
        'select f.fault from attachment a join file_text f using (sha256) where a.record_id = $1 and f.version is not null order by a.original_file_name',
        [id],
      )
      return rows.map(({ fault }) => fault)
    })
  await expect
    .poll(async () => {
      expect(await answered()).toBe(200)
      return faults()
    }, soon)
    .toEqual(['tooLarge', 'unreadable', null])
  expect(await idsOf('الزنابقيات')).toEqual([id])
  expect(await idsOf('خبر له ملفات تالفة')).toContain(id)
})

test('a file whose bytes were missing is looked for again a day later, on some days', async () => {
  const attachments = asRows(
    await desk.uploaded(document('تقرير عن الأقحوانيات'), 'back.docx', 'news', 'attachments.file'),
    await desk.uploaded(document('تقرير عن النرجسيات'), 'gone.docx', 'news', 'attachments.file'),
  )
  const id = await published(desk, { titleAr: 'خبر له ملف ضاع ثم وُجد', attachments })
  for (const word of ['الأقحوانيات', 'النرجسيات']) await expect.poll(() => idsOf(word), soon).toEqual([id])
  const asked = (text: string) => asOwner(world.database.ownerUrl, async client => (await client.query(text, [id])).rows)
  const those = 'from attachment a where a.sha256 = f.sha256 and a.record_id = $1'
  await asked(
    `update file_text f set fault = 'missing', words = null, missed = case a.original_file_name when 'back.docx' then 7 else 8 end, missed_at = case a.original_file_name when 'back.docx' then now() - interval '25 hours' end ${those}`,
  )
  const faults = () =>
    asked(
      `select a.original_file_name as name, f.fault, f.missed from file_text f, attachment a where a.sha256 = f.sha256 and a.record_id = $1 order by 1`,
    )
  await expect.poll(faults, soon).toEqual([
    { name: 'back.docx', fault: null, missed: 0 },
    { name: 'gone.docx', fault: 'missing', missed: 8 },
  ])
  expect(await idsOf('الأقحوانيات')).toEqual([id])
})
