import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { until } from '../guarantees/launch.ts'
import { listIn, objectIn, textIn, type Json } from '../walk/json.ts'
import { asOwner } from '../world.ts'
import { faultsOf, own, startKeeper, type Keeper } from './keeper.ts'

let keeper: Keeper
beforeAll(async () => {
  keeper = await startKeeper()
})
afterAll(() => keeper?.gate.stop())

const lookup: Keeper['lookup'] = (...given) => keeper.lookup(...given)
const call: Keeper['call'] = (...given) => keeper.call(...given)
const make: Keeper['make'] = (...given) => keeper.make(...given)
const found: Keeper['found'] = (...given) => keeper.found(...given)

describe('the default of a form', () => {
  test('stands from the beginning; that of a category goes before it', async () => {
    const general = await found('module=ads&audience=1')
    expect(general).toMatchObject({ skeletonAr: null })
    const tender = await found(`module=ads&category=${lookup('adCategory.worksTender')}&audience=1`)
    expect(String(tender?.skeletonAr)).toContain('نطاق العمل')
    expect(tender?.id).not.toBe(general?.id)
    expect((await found(`module=ads&category=${lookup('adCategory.auction')}&audience=1`))?.id).toBe(general?.id)
  })
  test('is the first that is active; another takes its place, and there is never more than one', async () => {
    const category = lookup('successStoryField.services')
    const [first, second] = [await make('successStory', { category }), await make('successStory', { category })]
    expect([first.isDefault, second.isDefault]).toEqual([true, false])
    expect((await call('PUT', `EntryTemplate/SetDefault/${textIn(second, 'id')}`, {})).body).toMatchObject({ isDefault: true })
    expect((await call('GET', `EntryTemplate/Get/${textIn(first, 'id')}`)).body).toMatchObject({ isDefault: false })
    expect((await found(`module=successStory&category=${category}&audience=1`))?.id).toBe(second.id)
    const rows = await keeper.gate.sql('select count(*)::int as count from entry_template where category = $1 and is_default', [category])
    expect(rows).toEqual([{ count: 1 }])
  })
  test('is neither stopped, moved nor deleted while another could take its place; alone it may go', async () => {
    const category = lookup('successStoryField.economy')
    const first = await make('successStory', { category })
    const second = await make('successStory', { category })
    const { concurrencyStamp } = objectIn((await call('GET', `EntryTemplate/Get/${textIn(first, 'id')}`)).body)
    const stopped = await call('PUT', 'EntryTemplate/Update', { id: first.id, concurrencyStamp, isActive: false })
    expect(stopped.status).toBe(400)
    expect(Object.keys(faultsOf(stopped.body))).toEqual(['isActive'])
    const moved = await call('PUT', 'EntryTemplate/Update', { id: first.id, concurrencyStamp, category: null })
    expect(Object.keys(faultsOf(moved.body))).toEqual(['module'])
    expect((await call('DELETE', `EntryTemplate/Delete?id=${textIn(first, 'id')}`)).status).toBe(409)
    expect((await call('DELETE', `EntryTemplate/Delete?id=${textIn(second, 'id')}`)).status).toBe(204)
    expect((await call('DELETE', `EntryTemplate/Delete?id=${textIn(first, 'id')}`)).status).toBe(204)
  })
  test('is no template that is stopped', async () => {
    const stopped = await make('event', { isActive: false })
    expect((await call('PUT', `EntryTemplate/SetDefault/${textIn(stopped, 'id')}`, {})).status).toBe(409)
  })
  test('is one of two that are made it at once, and no longer asked for when it is stopped alone', async () => {
    const category = lookup('successStoryField.digital')
    const made = await Promise.all([
      make('successStory', { category }),
      make('successStory', { category }),
      make('successStory', { category }),
    ])
    expect(made.filter(({ isDefault }) => isDefault === true)).toHaveLength(1)
    const others = made.filter(({ isDefault }) => isDefault !== true)
    const set = await Promise.all(others.map(one => call('PUT', `EntryTemplate/SetDefault/${textIn(one, 'id')}`, {})))
    expect(set.map(({ status }) => status)).toEqual([200, 200])
    const defaults = () =>
      keeper.gate.sql('select id from entry_template where module = $1 and category = $2 and is_default', [made[0]?.module, category])
    const [standing, ...more] = await defaults()
    expect(more).toEqual([])
    for (const { id } of made.filter(one => one.id !== standing?.id))
      expect((await call('DELETE', `EntryTemplate/Delete?id=${String(id)}`)).status).toBe(204)
    const { body } = await call('GET', `EntryTemplate/Get/${String(standing?.id)}`)
    const { concurrencyStamp } = objectIn(body)
    const stopped = await call('PUT', 'EntryTemplate/Update', { id: standing?.id, concurrencyStamp, isActive: false })
    expect(stopped.body).toMatchObject({ isActive: false, isDefault: false })
    expect((await found(`module=successStory&category=${category}&audience=1`))?.id).not.toBe(standing?.id)
  })
  test('stands where one is, although the default goes while another comes', async () => {
    const category = lookup('successStoryField.environment')
    for (let round = 0; round < 4; round++) {
      const first = await make('successStory', { category })
      const [gone, second] = await Promise.all([
        call('DELETE', `EntryTemplate/Delete?id=${textIn(first, 'id')}`),
        make('successStory', { category }),
      ])
      const rows = await keeper.gate.sql('select id, is_default from entry_template where category = $1', [category])
      expect(rows.filter(row => row.is_default === true)).toHaveLength(1)
      expect(rows).toHaveLength(gone.status === 204 ? 1 : 2)
      await call('DELETE', `EntryTemplate/Delete?id=${textIn(second, 'id')}`)
      await call('DELETE', `EntryTemplate/Delete?id=${textIn(first, 'id')}`)
    }
  })
  test('is not set by who has seen the template before somebody changed it', async () => {
    const { id, concurrencyStamp } = await make('event', { category: lookup('eventCategory.publicHearing') })
    expect((await call('PUT', 'EntryTemplate/Update', { id, concurrencyStamp, introEn: '<p>In short.</p>' })).status).toBe(200)
    const late = await call('PUT', `EntryTemplate/SetDefault/${String(id)}`, { concurrencyStamp })
    expect(late.status).toBe(409)
    expect(objectIn(late.body).error).toMatchObject({ code: 'stale' })
  })
  test('of staff and visitors is for both; that of one of them goes before it', async () => {
    const economist = await keeper.gate.signIn('economist')
    const ids = async () =>
      [await found('module=investors&audience=1', economist), await found('module=investors&audience=2')].map(one => one?.id)
    const before = await ids()
    const both = await make('investors', { audience: 3, fields: [own('name')] })
    expect(both.isDefault).toBe(true)
    expect(await ids()).toEqual(before)
    for (const id of before) {
      const { concurrencyStamp } = objectIn((await call('GET', `EntryTemplate/Get/${String(id)}`)).body)
      expect((await call('PUT', 'EntryTemplate/Update', { id, concurrencyStamp, isActive: false })).status).toBe(200)
    }
    expect(await ids()).toEqual([both.id, both.id])
  })
})

describe('a template', () => {
  test('is copied with its fields, under a free name, and not active', async () => {
    const source = await make('news', {
      fields: [own('summary', { helpAr: 'في جملتين' }), own('source', {}, 20)],
      introAr: '<p>اكتب بإيجاز.</p>',
    })
    const copies = []
    for (let n = 0; n < 2; n++) {
      const { status, body } = await call('POST', `EntryTemplate/Copy/${textIn(source, 'id')}`, {})
      expect(status).toBe(200)
      copies.push(objectIn((await call('GET', `EntryTemplate/Get/${textIn(body, 'id')}`)).body))
    }
    expect(copies.map(({ nameAr }) => nameAr)).toEqual([`${String(source.nameAr)} (نسخة)`, `${String(source.nameAr)} (نسخة 2)`])
    expect(copies[0]).toMatchObject({ isActive: false, isDefault: false, introAr: '<p>اكتب بإيجاز.</p>' })
    expect(listIn(copies[0], 'fields').map(row => objectIn(row).fieldKey)).toEqual(['summary', 'source'])
  })
  test('is copied as it is at one moment: a change that is under way is waited for', async () => {
    const source = await make('news', { fields: [own('summary')] })
    const id = textIn(source, 'id')
    const { sql } = keeper.gate
    const copy = await asOwner(keeper.gate.world.database.ownerUrl, async client => {
      await client.query('begin')
      await client.query(`update entry_template set name_ar = 'اسم تغيّر أثناء النسخ' where id = $1`, [id])
      const copying = call('POST', `EntryTemplate/Copy/${id}`, {})
      const isDone = { now: false }
      void copying.then(() => (isDone.now = true))
      // It waits for the row; a copy that does not wait is made of what was there before.
      await until('the copy waits', async () =>
        isDone.now || (await sql('select 1 from pg_locks where not granted')).length > 0 ? true : undefined,
      )
      await client.query(`update entry_template_fields set help_ar = 'تغيّر معه' where parent = $1`, [id])
      await client.query('commit')
      return (await copying).body
    })
    const made = objectIn((await call('GET', `EntryTemplate/Get/${textIn(copy, 'id')}`)).body)
    expect([made.nameAr, ...listIn(made, 'fields').map(row => objectIn(row).helpAr)]).toEqual(['اسم تغيّر أثناء النسخ (نسخة)', 'تغيّر معه'])
  })

  test('that stands before others is told to be kept, in the list', async () => {
    const category = lookup('newsCategory.statements')
    const [standing, other] = [await make('news', { category }), await make('news', { category })]
    const listed = listIn(
      (await call('GET', `EntryTemplate/GetListPaged?maxResultCount=100&module=${String(standing.module)}`)).body,
      'items',
    )
    const kept = (id: string) => objectIn(listed.map(row => objectIn(row)).find(row => row.id === id)).kept
    expect(kept(textIn(standing, 'id'))).toBe('This template is the default. Set another one first')
    expect(kept(textIn(other, 'id'))).toBeUndefined()
  })

  test('names fields that its form has, and hides none that it needs', async () => {
    const fields = [own('nothing'), own('title', { visible: false }, 20), own('mainImageAlt', { visible: false }, 30)]
    const body = { nameAr: 'خاطئ', module: lookup('moduleType.news'), audience: 1, fields }
    const { status, body: answer } = await call('POST', 'EntryTemplate/Create', body)
    expect(status).toBe(400)
    expect(Object.keys(faultsOf(answer)).toSorted()).toEqual(['fields[0].fieldKey', 'fields[1].visible', 'fields[2].visible'])
  })
  test('is for a category of its module alone', async () => {
    const body = {
      nameAr: 'خاطئ',
      module: lookup('moduleType.news'),
      audience: 1,
      fields: [own('summary')],
      category: lookup('adCategory.vacancy'),
    }
    expect(Object.keys(faultsOf((await call('POST', 'EntryTemplate/Create', body)).body))).toEqual(['category'])
  })
  test('has fields, each with an order of its own', async () => {
    const refusal = async (fields: Json[]) => {
      const body = { nameAr: 'بلا ترتيب', module: lookup('moduleType.news'), audience: 1, fields }
      return faultsOf((await call('POST', 'EntryTemplate/Create', body)).body)
    }
    expect(await refusal([])).toEqual({ fields: expect.stringContaining('Assign fields in the template') })
    const twice = { fields: expect.stringContaining('Give an order value to each field and no duplicates') }
    expect(await refusal([own('source'), own('summary')])).toEqual(twice)
    expect(await refusal([own('source'), { source: 1, fieldKey: 'summary' }])).toEqual(twice)
  })
  test('gives added fields their keys, and takes none from elsewhere', async () => {
    const added = (order: number, more: Json = {}) => ({ order, source: 2, labelAr: 'سؤال', labelEn: 'Question', fieldType: 2, ...more })
    const refused = await call('POST', 'EntryTemplate/Create', {
      nameAr: 'برموز',
      module: lookup('moduleType.contactUs'),
      audience: 2,
      fields: [added(10, { fieldKey: 'x9999' })],
    })
    expect(Object.keys(faultsOf(refused.body))).toEqual(['fields[0].fieldKey'])
    const made = await make('contactUs', { audience: 2, fields: [added(10), added(20)] })
    const { concurrencyStamp, fields } = objectIn((await call('GET', `EntryTemplate/Get/${textIn(made, 'id')}`)).body)
    const rows = Array.isArray(fields) ? fields : []
    const changed = await call('PUT', 'EntryTemplate/Update', { id: made.id, concurrencyStamp, fields: [...rows.slice(1), added(30)] })
    const copy = await call('POST', `EntryTemplate/Copy/${textIn(made, 'id')}`, {})
    const { body } = await call('GET', `EntryTemplate/Get/${textIn(copy.body, 'id')}`)
    const keysIn = (from: unknown) => listIn(objectIn(from), 'fields').map(row => String(objectIn(row).fieldKey))
    const [gone, kept] = keysIn(made)
    expect(keysIn(changed.body)[0]).toBe(kept)
    // One that is gone leaves its key to nobody, and a copy has none of its source's.
    const keys = [gone, ...keysIn(changed.body), ...keysIn(body)]
    expect(keys.length).toBe(5)
    expect(new Set(keys).size).toBe(5)
    for (const key of keys) expect(key).toMatch(/^x[A-Za-z0-9]{1,39}$/)
  })
  test('is kept by who holds its permissions, and read by everybody who writes', async () => {
    const editor = await keeper.gate.signIn('editor')
    const member = await keeper.gate.signIn('member')
    expect((await call('GET', 'EntryTemplate/GetDefault?module=news&audience=1', undefined, member)).status).toBe(403)
    expect((await call('GET', 'EntryTemplate/GetDefault?module=contactUs&audience=2', undefined, member)).status).toBe(200)
    expect((await call('GET', 'EntryTemplate/GetListPaged', undefined, editor)).status).toBe(403)
    expect((await call('GET', 'EntryTemplate/GetDefault?module=news&audience=1', undefined, editor)).status).toBe(200)
    expect((await keeper.gate.call('GET', 'EntryTemplate/GetDefault?module=news&audience=1')).status).toBe(401)
  })
  test('leaves its trace in the audit', async () => {
    const made = await make('knowledgeExchange', { category: lookup('knowledgeResourceType.guide') })
    const rows = await keeper.gate.sql(
      `select l.code from audit_entry e join lookup l on l.id = e.module where e.table_name = 'entry_template' and e.row_id = $1`,
      [textIn(made, 'id')],
    )
    expect(rows).toEqual([{ code: 'entryTemplate' }])
  })
})

describe('what a template asks of staff', () => {
  test('binds when an item is handed in, not while it is a draft', async () => {
    const category = lookup('newsCategory.ministry')
    await make('news', { category, fields: [own('source', { required: true })] })
    const item = {
      titleAr: 'اجتماع حول المياه',
      summaryAr: 'بحثت الوزارة مع الهيئات سبل تحسين خدمة المياه في الصيف.',
      bodyAr: `<p>${'بحث الاجتماع خطط الصيف ومواعيد الضخ. '.repeat(4)}</p>`,
      category,
    }
    const refused = await call('POST', 'News/Create', { ...item, isDraft: false })
    expect(refused.status).toBe(400)
    expect(Object.keys(faultsOf(refused.body))).toEqual(['source'])
    const draft = await call('POST', 'News/Create', { ...item, isDraft: true })
    expect(draft.status).toBe(200)
    const submitted = await call('PUT', `News/Submit/${textIn(draft.body, 'id')}`, {})
    expect(Object.keys(faultsOf(submitted.body))).toEqual(['source'])
    expect((await call('POST', 'News/Create', { ...item, isDraft: false, source: 'الوزارة' })).status).toBe(200)
  })
  test('binds neither who decides on what was handed in before it asked nor who corrects something else; what is there is not taken out', async () => {
    const editor = await keeper.gate.signIn('editor')
    const category = lookup('adCategory.auction')
    const item = {
      titleAr: 'مزاد على آليات مستعملة',
      summaryAr: 'تبيع الوزارة بالمزاد العلني آليات مستعملة في ساحة المستودعات.',
      bodyAr: `<p>${'تُعاين الآليات في ساحة المستودعات خلال الدوام. '.repeat(3)}</p>`,
      category,
      closingAt: '2090-06-01T09:00:00.000Z',
      isDraft: false,
    }
    const [without, filled] = [
      await call('POST', 'Ads/Create', item, editor),
      await call('POST', 'Ads/Create', { ...item, titleAr: 'مزاد على أثاث', contactName: 'قسم المشتريات' }, editor),
    ]
    await make('ads', { category, fields: [own('contactName', { required: true })] })
    expect(Object.keys(faultsOf((await call('POST', 'Ads/Create', item, editor)).body))).toEqual(['contactName'])
    for (const one of [without, filled]) {
      const published = await call('PUT', `Ads/Publish/${textIn(one.body, 'id')}`, {})
      expect(published.status, JSON.stringify(published.body)).toBe(200)
    }
    const changed = async (id: string, more: Json) => {
      const { concurrencyStamp } = objectIn((await call('GET', `Ads/Get/${id}`)).body)
      return call('PUT', 'Ads/Update', { id, concurrencyStamp, ...more })
    }
    expect((await changed(textIn(without.body, 'id'), { titleAr: 'مزاد علني على آليات مستعملة' })).status).toBe(200)
    const emptied = await changed(textIn(filled.body, 'id'), { contactName: null })
    expect(Object.keys(faultsOf(emptied.body))).toEqual(['contactName'])
  })
})
