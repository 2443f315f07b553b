import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { image } from '../../kernel/kernel.ts'
import { tablesOf } from '../../server/database/tables.ts'
import { resource } from './define.ts'
import { everywhere } from './scopes.ts'
import { startToyWorld, type ToyWorld } from './toyWorld.ts'

let world: ToyWorld
beforeAll(async () => {
  world = await startToyWorld()
  // The catalogue that everybody knows: its numbers were given before the program gave any.
  await world.owner(client =>
    client.query(`insert into subject (id, concurrency_stamp, code, name_ar, name_en, search_text) values
      (7, gen_random_uuid(), 'law', 'القانون', 'Law', 'law القانون law')`),
  )
})
afterAll(() => world?.stop())

const named = (code: string, more: object = {}) => ({ code, nameAr: `موضوع ${code}`, nameEn: `Subject ${code}`, ...more })
const as = (person: Parameters<ToyWorld['as']>[0]) => world.as(person)

describe('records whose ids are whole numbers', () => {
  test('get them from the first one on; those of the catalogue stay', async () => {
    const first = await as('huda').post('Subject/Create', named('water'))
    const second = await as('huda').post('Subject/Create', named('roads', { broader: first.body.id }))
    expect([first.body.id, second.body.id]).toEqual([1001, 1002])
    expect(second.body).toMatchObject({ broader: 1001, broaderNameEn: 'Subject water' })
    const { items } = await as('salma').get('Subject/GetListPaged')
    expect(items.map(({ id }) => id)).toEqual([7, 1001, 1002])
    expect((await as('salma').get('Subject/GetListPaged?broader=1001')).items.map(({ code }) => code)).toEqual(['roads'])
    expect((await as('salma').get('Subject/Get/7')).body).toMatchObject({ id: 7, nameEn: 'Law' })
  })

  test('are changed and deleted by them, with their rows; the copy is kept', async () => {
    const { body } = await as('huda').post('Subject/Create', named('trees', { synonyms: [{ word: 'أشجار', rather: 7 }, { word: 'شجر' }] }))
    expect(body.synonyms).toMatchObject([
      { word: 'أشجار', rather: 7 },
      { word: 'شجر', rather: null },
    ])
    const changed = await as('huda').put('Subject/Update', { id: body.id, concurrencyStamp: body.concurrencyStamp, nameEn: 'Trees' })
    expect(changed.body).toMatchObject({ id: body.id, nameEn: 'Trees', synonyms: [{ word: 'أشجار' }, { word: 'شجر' }] })
    const stale = await as('huda').put('Subject/Update', { id: body.id, concurrencyStamp: body.concurrencyStamp, nameEn: 'Wood' })
    expect([stale.status, stale.code]).toEqual([409, 'stale'])
    expect((await as('huda').delete(`Subject/Delete?id=${body.id}`)).status).toBe(204)
    const { rows } = await world.owner(client =>
      client.query("select record_id, content->>'code' as code from deleted_record where resource = 'subject'"),
    )
    expect(rows).toEqual([{ record_id: String(body.id), code: 'trees' }])
    const audit = await world.owner(client =>
      client.query("select operation from audit_entry where table_name = 'subject' and row_id = $1 order by id", [String(body.id)]),
    )
    expect(audit.rows.map(({ operation }) => operation)).toEqual([1, 2, 3])
  })

  test('are made once by the same key', async () => {
    const key = { 'idempotency-key': 'subject-once' }
    const first = await as('huda').post('Subject/Create', named('once'), key)
    const again = await as('huda').post('Subject/Create', named('once'), key)
    expect([first.status, again.body.id]).toEqual([200, first.body.id])
  })

  test.each(['0', '-7', '7.5', '2147483648', '99999999999', '00000000-0000-7000-8000-000000000007', 'x', '7%20'])(
    'are no record by the id %s',
    async id => {
      expect((await as('huda').get(`Subject/Get/${id}`)).status).toBe(404)
      expect((await as('huda').delete(`Subject/Delete?id=${id}`)).status).toBe(404)
      expect((await as('huda').put('Subject/Update', { id, concurrencyStamp: 'x', nameEn: 'X' })).status).toBe(404)
    },
  )

  test('are referred to, by one and by several, and then not deleted', async () => {
    const { body } = await as('huda').post('Subject/Create', named('sea'))
    const list = await as('salma').post('ReadingList/Create', { subject: 7, related: [body.id] })
    expect(list.body).toMatchObject({ subject: 7, subjectNameEn: 'Law', related: [body.id] })
    expect((await as('salma').get(`ReadingList/GetListPaged?related=${body.id}&subject=7`)).items).toHaveLength(1)
    const refused = await as('huda').delete(`Subject/Delete?id=${body.id}`)
    expect([refused.status, refused.code]).toEqual([409, 'hasRelated'])
    expect((await as('huda').delete('Subject/Delete?id=7')).code).toBe('hasRelated')
    for (const wrong of [8, '7', 7.5, 'x', '00000000-0000-7000-8000-000000000007'])
      expect((await as('salma').post('ReadingList/Create', { subject: wrong })).problems).toEqual(['subject: reference'])
    expect((await as('salma').get('ReadingList/GetListPaged?subject=x')).problems).toEqual(['subject: reference'])
  })

  test('are written as numbers to a spreadsheet', async () => {
    const { text } = await as('huda').get('Subject/Export', { 'accept-language': 'en' })
    expect(text).toContain('\r\nlaw,القانون,Law,')
  })
})

test('what is kept under GUIDs has no whole numbers for ids', () => {
  const pictured = resource('pictured', {
    label: ['صورة', 'Picture', 'صور', 'Pictures'],
    permission: 'Library.Subject',
    scope: everywhere,
    key: { integersFrom: 1 },
    fields: { picture: image('صورة', 'Picture') },
    list: { columns: ['picture'], sort: 'id' },
  })
  expect(() => tablesOf([pictured])).toThrow('holds no files')
})
