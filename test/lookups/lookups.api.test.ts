import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changesScopes } from '../../server/audit/actions.ts'
import lists from '../../modules/admin/lookups/catalogue.json' with { type: 'json' }
import { closedTypes } from '../../modules/admin/lookups/lookupType.ts'
import { lookupType, lookupValue } from '../../modules/admin/lookups/lookups.ts'
import { columnsOf } from '../../kernel/kernel.ts'
import { searchTextOf } from '../../server/resources/searchText.ts'
import { configDeskOf } from '../settings.ts'
import { asOwner } from '../world.ts'
import { startLookups, type LookupWorld } from './world.ts'

let here: LookupWorld
beforeAll(async () => {
  here = await startLookups('spokesman', 'editor', 'member', 'engineer')
})
afterAll(() => here?.stop())

const admin = () => here.as('administrator')
const rowsOf = async (text: string, values: readonly unknown[] = []) =>
  asOwner(here.world.database.ownerUrl, async client => (await client.query(text, [...values])).rows)

describe('the catalogue', () => {
  test('stands with the ids of the specification, in its order', async () => {
    const rows =
      await rowsOf(`select t.id as type, t.code as "typeCode", l.id, l.code, l.name_ar as "nameAr", l.name_en as "nameEn", l.value::int as value
      from lookup_type t join lookup l on l.type = t.id order by t.id, l.sort_order`)
    const wanted = lists.flatMap(({ id, code: typeCode, values }) =>
      values.map(({ code, nameAr, nameEn, ...more }, index) => ({
        type: id,
        typeCode,
        id: id * 1000 + index + 1,
        code,
        nameAr,
        nameEn,
        value: 'value' in more ? more.value : null,
      })),
    )
    expect(rows).toEqual(wanted)
    const closed = await rowsOf('select id from lookup_type where not allows_new_values order by id')
    expect(new Set(closed.map(({ id }) => id))).toEqual(closedTypes)
  })

  test('is found by the words that the program would write', async () => {
    const types = await rowsOf('select code, name_ar as "nameAr", name_en as "nameEn", search_text as text from lookup_type')
    const values = await rowsOf('select code, name_ar as "nameAr", name_en as "nameEn", search_text as text from lookup')
    // In whatever order: each word is looked for by itself.
    const wordsIn = (text: unknown) =>
      String(text)
        .split(' ')
        .toSorted((a, b) => a.localeCompare(b))
    const differs = (fields: Parameters<typeof columnsOf>[0]) => (row: Record<string, unknown>) =>
      wordsIn(searchTextOf(columnsOf(fields), row)).join(' ') !== wordsIn(row.text).join(' ')
    expect(types.filter(differs(lookupType.fields))).toEqual([])
    expect(values.filter(differs(lookupValue.fields))).toEqual([])
    const { items } = await admin().get(`Lookup/GetListPaged?filter=${encodeURIComponent('اسره')}`)
    expect(items.length).toBeGreaterThan(0)
  })

  test('puts targets beneath their goals and subfields beneath their fields', async () => {
    const rows =
      await rowsOf(`select v.code, p.code as parent from lookup v join lookup_type t on t.id = v.type left join lookup p on p.id = v.parent
      where t.code in ('sdgTarget', 'projectSubField')`)
    expect(rows.filter(({ code, parent }) => parent !== code.split('.')[0])).toEqual([])
    expect(rows.length).toBeGreaterThan(90)
  })
})

describe('types', () => {
  test('of one’s own begin at 1001', async () => {
    const first = await here.newType('ownOne')
    expect(first).toBe(1001)
    expect(await here.newType('ownTwo')).toBe(1002)
    const { body } = await admin().get('LookupType/Get/1001')
    expect(body).toMatchObject({ code: 'ownOne', isSystem: false, allowsNewValues: true, valuesCount: 0 })
  })

  test.each([
    [{ code: 'newsCategory' }, ['code: codeExists'], 'الرمز موجود مسبقًا'],
    [{ code: 'NEWSCATEGORY' }, ['code: codeExists'], 'الرمز موجود مسبقًا'],
    [{ code: 'a b' }, ['code: regex'], undefined],
    [{ code: 'x' }, ['code: minLength'], undefined],
    [{ nameEn: null }, ['nameEn: required'], undefined],
    [{ nameAr: 'ا' }, ['nameAr: minLength'], undefined],
    [{ descriptionAr: 'س'.repeat(501) }, ['descriptionAr: maxLength'], undefined],
    [{ isSystem: true }, ['isSystem: derivedField'], undefined],
    [{ valuesCount: 3 }, ['valuesCount: derivedField'], undefined],
    [{ parentType: 5000 }, ['parentType: reference'], undefined],
  ])('with %j are refused', async (wrong, problems, message) => {
    const answer = await admin().post('LookupType/Create', { code: 'rightOne', nameAr: 'صحيح', nameEn: 'Right', ...wrong })
    expect([answer.status, answer.problems]).toEqual([400, problems])
    if (message) expect(answer.messages).toEqual([message])
  })

  test('of the catalogue keep their code, stay closed where the program depends on them, and are not deleted', async () => {
    const update = async (id: number, change: object) => {
      const { body } = await admin().get(`LookupType/Get/${id}`)
      return admin().put('LookupType/Update', { id, concurrencyStamp: body.concurrencyStamp, ...change })
    }
    expect((await update(8, { code: 'news' })).problems).toEqual(['code: fixed'])
    expect((await update(1, { allowsNewValues: true })).problems).toEqual(['allowsNewValues: fixed'])
    expect((await update(156, { parentType: null })).problems).toEqual(['parentType: fixed'])
    expect((await update(8, { nameEn: 'Category of news', allowsNewValues: false })).body).toMatchObject({ nameEn: 'Category of news' })
    expect((await update(8, { nameEn: 'News category', allowsNewValues: true })).status).toBe(200)
    expect((await admin().delete('LookupType/Delete?id=8')).code).toBe('systemType')
  })

  test('of one’s own are deleted when they are empty', async () => {
    const id = await here.newType('shortLived')
    const { id: value } = await here.newValue(id, 'only')
    const refused = await admin().delete(`LookupType/Delete?id=${id}`)
    expect([refused.status, refused.code]).toEqual([409, 'hasRelated'])
    expect((await admin().delete(`Lookup/Delete?id=${value}`)).status).toBe(204)
    expect((await admin().delete(`LookupType/Delete?id=${id}`)).status).toBe(204)
    expect((await admin().get(`LookupType/Get/${id}`)).status).toBe(404)
  })
})

describe('values', () => {
  test('of one’s own begin at 1,000,000 and stand behind the others', async () => {
    const value = await here.newValue(8, 'festivals')
    expect(value.id).toBeGreaterThanOrEqual(1_000_000)
    expect(value).toMatchObject({ type: 8, typeNameEn: 'News category', isActive: true, isDefault: false })
    const { body } = await admin().get('Lookup/GetByType/newsCategory')
    expect(Array.isArray(body.items) && body.items.at(-1)).toMatchObject({ code: 'festivals' })
    expect((await here.visitor.get('Public/Lookup/GetByType/8')).items.at(-1)).toEqual({
      id: value.id,
      code: 'festivals',
      nameAr: 'قيمة festivals',
      nameEn: 'Value festivals',
      value: null,
      parent: null,
    })
  })

  test.each([
    [{ code: 'AUTHORITIES' }, ['code: codeExists'], 'الرمز موجود مسبقًا'],
    [{ code: 'two words' }, ['code: regex'], undefined],
    [{ nameAr: 'أخبار الهيئات المحلية' }, ['nameAr: unique'], 'الاسم العربي موجود في هذه القائمة'],
    [{ nameEn: 'LOCAL AUTHORITIES' }, ['nameEn: unique'], undefined],
    [{ nameEn: null }, ['nameEn: required'], undefined],
    [{ color: 'terracotta' }, ['color: rule'], 'اختر لونًا من ألوان التصنيف'],
    [{ icon: 'skull' }, ['icon: rule'], 'اختر أيقونة من القائمة'],
    [{ parent: 155_001 }, ['parent: choice'], 'ليس لهذه القائمة نوع أب'],
    [{ value: 1.5 }, ['value: integer'], undefined],
    [{ sortOrder: 5 }, ['sortOrder: derivedField'], undefined],
    [{ isActive: false }, ['isActive: derivedField'], undefined],
    [{ type: 1 }, ['type: closedList'], 'لا تقبل هذه القائمة قيمًا جديدة'],
    [{ type: 4444 }, ['type: reference'], undefined],
    [{ type: null }, ['type: required'], undefined],
  ])('with %j are refused', async (wrong, problems, message) => {
    const [first] = await rowsOf('select name_ar, name_en from lookup where id = 8001')
    const given = { type: 8, code: 'rightOne', nameAr: 'قيمة صحيحة', nameEn: 'A right value', ...wrong }
    if ('nameAr' in wrong) given.nameAr = first.name_ar
    if ('nameEn' in wrong && wrong.nameEn !== null) given.nameEn = String(first.name_en).toUpperCase()
    const answer = await admin().post('Lookup/Create', given)
    expect([answer.status, answer.problems]).toEqual([400, problems])
    if (message) expect(answer.messages).toEqual([message])
  })

  test('of two who add the same code, name or number at once, one is told that it exists', async () => {
    const type = await here.newType('race')
    for (const [key, value, rule] of [
      ['code', 'same', 'code: codeExists'],
      ['nameAr', 'اسم واحد', 'nameAr: unique'],
      ['value', 7, 'value: unique'],
    ] as const) {
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, n) =>
          admin().post('Lookup/Create', {
            type,
            code: key === 'code' && n % 2 === 1 ? 'SAME' : `${key}${n}`,
            nameAr: `قيمة ${key} ${n}`,
            nameEn: `Value ${key} ${n}`,
            ...(key === 'code' && n % 2 === 0 ? { code: 'same' } : key === 'code' ? {} : { [key]: value }),
          }),
        ),
      )
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400, 400])
      expect(new Set(answers.flatMap(({ problems }) => problems))).toEqual(new Set([rule]))
    }
  })

  test('keep their type; numbers of system types and codes of the catalogue stay', async () => {
    const update = async (id: number, change: object) => {
      const { body } = await admin().get(`Lookup/Get/${id}`)
      return admin().put('Lookup/Update', { id, concurrencyStamp: body.concurrencyStamp, ...change })
    }
    expect((await update(8001, { type: 9 })).problems).toContain('type: fixed')
    expect((await update(7001, { value: 77 })).problems).toEqual(['value: fixed'])
    expect((await update(8002, { code: 'renamed' })).messages).toEqual(['رمز قيمة النظام لا يتغير: البرنامج يعرفها به'])
    expect((await update(8002, { color: 'teal', icon: 'megaphone' })).body).toMatchObject({ color: 'teal', icon: 'megaphone' })
    expect((await update(8002, { color: null, icon: null })).body).toMatchObject({ color: null, icon: null })
  })

  test('have parents of the parent type, in no circle', async () => {
    const regions = await here.newType('regions')
    const towns = await here.newType('towns', { parentType: regions })
    const { body: tree } = await admin().get(`LookupType/Get/${regions}`)
    await admin().put('LookupType/Update', { id: regions, concurrencyStamp: tree.concurrencyStamp, parentType: regions })
    const north = await here.newValue(regions, 'north')
    const valley = await here.newValue(regions, 'valley', { parent: north.id })
    const town = await here.newValue(towns, 'town', { parent: valley.id })
    expect(town).toMatchObject({ parent: valley.id, parentNameEn: 'Value valley' })
    const put = (value: typeof north, parent: number | null) =>
      admin().put('Lookup/Update', { id: value.id, concurrencyStamp: value.concurrencyStamp, parent })
    expect((await put(town, 8001)).messages).toEqual(['اختر القيمة الأب من النوع الأب'])
    expect((await put(north, valley.id)).messages).toEqual(['القيمة الأب نفسها تابعة لهذه القيمة'])
    expect((await put(north, north.id)).messages).toEqual(['القيمة الأب نفسها تابعة لهذه القيمة'])
    const refused = await admin().delete(`Lookup/Delete?id=${valley.id}`)
    expect([refused.status, refused.code]).toEqual([409, 'lookupInUse'])
    // Two who put values beneath each other at once.
    const east = await here.newValue(regions, 'east')
    const west = await here.newValue(regions, 'west')
    const both = await Promise.all([put(east, west.id), put(west, east.id)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    // A parent that is out of use is nobody's choice.
    await admin().put(`Lookup/Deactivate/${north.id}`, {})
    const south = await here.newValue(regions, 'south')
    expect((await put(south, north.id)).messages).toEqual(['القيمة الأب موقوفة'])
  })

  test('one of a list is the default: another gives it up', async () => {
    const type = await here.newType('defaults')
    const first = await here.newValue(type, 'first', { isDefault: true })
    const second = await here.newValue(type, 'second', { isDefault: true })
    const defaults = async () => (await rowsOf('select code from lookup where type = $1 and is_default', [type])).map(({ code }) => code)
    expect(await defaults()).toEqual(['second'])
    const { body } = await admin().get(`Lookup/Get/${first.id}`)
    expect(body.concurrencyStamp).not.toBe(first.concurrencyStamp)
    await admin().put(`Lookup/Deactivate/${second.id}`, {})
    expect(await defaults()).toEqual([])
    const { body: off } = await admin().get(`Lookup/Get/${second.id}`)
    const refused = await admin().put('Lookup/Update', { id: second.id, concurrencyStamp: off.concurrencyStamp, isDefault: true })
    expect(refused.problems).toEqual(['isDefault: choice'])
    const values = await Promise.all(['a', 'b', 'c', 'd'].map(code => here.newValue(type, code)))
    const answers = await Promise.all(
      values.map(({ id, concurrencyStamp }) => admin().put('Lookup/Update', { id, concurrencyStamp, isDefault: true })),
    )
    expect(answers.filter(({ status }) => status !== 200 && status !== 400)).toEqual([])
    expect(await defaults()).toHaveLength(1)
  })
})

describe('a value in use', () => {
  let used: number
  beforeAll(async () => {
    const value = await here.newValue(8, 'inUse')
    used = value.id
    for (const n of [1, 2, 3])
      expect(
        (await here.as('spokesman').post('News/Create', { titleAr: `خبر عن القيمة المستخدمة ${n}`, category: used, isDraft: true })).status,
      ).toBe(200)
  })

  test('keeps its code and is not deleted; the reader is told how often it is used', async () => {
    const { body } = await admin().get(`Lookup/Get/${used}`)
    const renamed = await admin().put('Lookup/Update', { id: used, concurrencyStamp: body.concurrencyStamp, code: 'other' })
    expect(renamed.messages).toEqual(['لا يمكن تغيير رمز قيمة مستخدمة'])
    // What is no code at all is told that alone.
    const wrong = await admin().put('Lookup/Update', { id: used, concurrencyStamp: body.concurrencyStamp, code: 'a b' })
    expect(wrong.problems).toEqual(['code: regex'])
    const refused = await admin().delete(`Lookup/Delete?id=${used}`)
    expect([refused.status, refused.code]).toEqual([409, 'lookupInUse'])
    expect(refused.messages).toEqual(['القيمة مستخدمة في 3 سجلات ولا يمكن حذفها. يمكنك إيقافها'])
    expect(refused.body.error).toMatchObject({
      details: { count: 3, usages: [{ resource: 'news', label: ['الأخبار', 'News'], count: 3 }] },
    })
  })

  test('says where it is used, alone and with the others of its list', async () => {
    expect((await admin().get(`Lookup/GetUsage/${used}`)).body).toEqual({
      count: 3,
      usages: [{ resource: 'news', label: ['الأخبار', 'News'], count: 3 }],
    })
    const { items } = await admin().get('Lookup/GetUsages?type=newsCategory')
    expect(items).toContainEqual({ id: used, count: 3 })
    expect((await admin().get('LookupType/GetUsage/8')).body).toMatchObject({ usages: [{ resource: 'news' }] })
    const types = await admin().get('LookupType/GetUsages?ids=8&ids=9')
    expect(types.items).toEqual([
      { id: 8, count: expect.any(Number) },
      { id: 9, count: 0 },
    ])
    expect((await admin().get('Lookup/GetUsage/4')).status).toBe(404)
    expect((await admin().get('Lookup/GetUsages?type=none')).status).toBe(404)
  })

  test('is used once by a record that holds it in several rows', async () => {
    const [jenin] = await rowsOf(`select id from place where code = '01001'`)
    const sourceType = await here.idOf('waterSourceType', 'authorityWell')
    const sheet = await here.as('engineer').post('WaterYear/Create', {
      localCommId: jenin.id,
      year: 2019,
      supply: [
        { sourceType, quantityM3: 10 },
        { sourceType, quantityM3: 10 },
      ],
    })
    expect([sheet.status, sheet.text]).toEqual([200, expect.any(String)])
    expect((await admin().get(`Lookup/GetUsage/${sourceType}`)).body).toMatchObject({
      count: 1,
      usages: [{ resource: 'waterYear', count: 1 }],
    })
  })

  test.each([
    ['Contact.Social', 'socialNetwork', 'contact', (id: number) => [{ network: id, url: 'https://example.ps' }]],
    ['Calendar.Holidays', 'officialHoliday', 'contact', (id: number) => [{ holiday: id, fromDate: '2090-01-01', toDate: '2090-01-02' }]],
  ] as const)('by %s is used by the configuration, and is not deleted', async (key, list, group, valueOf) => {
    const type = Number((await rowsOf('select id from lookup_type where code = $1', [list]))[0].id)
    const { id } = await here.newValue(type, 'ofSetting')
    const usages = [{ resource: 'setting', label: ['إعدادات النظام', 'Configuration'], count: 1 }]
    const settings = await configDeskOf(here.world)
    expect((await settings.save(group, { [key]: valueOf(id) })).status).toBe(200)
    expect((await admin().get(`Lookup/GetUsage/${id}`)).body).toEqual({ count: 1, usages })
    expect((await admin().get(`Lookup/GetUsages?type=${list}`)).items).toEqual([{ id, count: 1 }])
    expect((await admin().get(`LookupType/GetUsage/${type}`)).body).toEqual({ count: 1, usages })
    const refused = await admin().delete(`Lookup/Delete?id=${id}`)
    expect([refused.status, refused.code]).toEqual([409, 'lookupInUse'])
    expect((await settings.save(group, {}, { defaults: [key] })).status).toBe(200)
    expect((await admin().delete(`Lookup/Delete?id=${id}`)).status).toBe(204)
  })

  test('that is out of use stays in its records and is nobody’s new choice', async () => {
    const off = await admin().put(`Lookup/Deactivate/${used}`, {})
    expect(off.body).toMatchObject({ isActive: false })
    expect((await here.visitor.get('Public/Lookup/GetByType/newsCategory')).items.map(({ id }) => id)).not.toContain(used)
    const all = await here.visitor.get('Public/Lookup/GetByType/newsCategory?all=true')
    expect(all.items.find(({ id }) => String(id) === String(used))).toMatchObject({ isActive: false })
    const fresh = await here.as('spokesman').post('News/Create', { titleAr: 'خبر جديد بقيمة موقوفة', category: used, isDraft: true })
    expect(fresh.problems).toEqual(['category: choice'])
    const { items } = await here.as('spokesman').get(`News/GetListPaged?category=${used}`)
    expect(items).toHaveLength(3)
    const kept = await here.as('spokesman').get(`News/Get/${items[0]?.id}`)
    const { id, concurrencyStamp } = kept.body
    const changed = await here
      .as('spokesman')
      .put('News/Update', { id, concurrencyStamp, titleAr: 'العنوان وحده تغير في هذا الخبر', category: used })
    expect([changed.status, changed.body.category]).toEqual([200, used])
    expect((await admin().put(`Lookup/Activate/${used}`, {})).body).toMatchObject({ isActive: true })
    expect((await here.visitor.get('Public/Lookup/GetByType/newsCategory')).items.map(({ id: of }) => Number(of))).toContain(used)
  })

  test('is not deleted while only citizens still read it', async () => {
    const value = await here.newValue(8, 'onlyLive')
    // Published under it, then changed to another one by an edit that nobody has published yet.
    await rowsOf(`insert into news_live (id, version, published_at, title_ar, category) values (gen_random_uuid(), 1, now(), 'خبر', $1)`, [
      value.id,
    ])
    expect((await admin().delete(`Lookup/Delete?id=${value.id}`)).code).toBe('lookupInUse')
  })

  test('of the system that nobody uses is not deleted either', async () => {
    const refused = await admin().delete(`Lookup/Delete?id=${await here.idOf('moduleType', 'economy')}`)
    expect(refused.code).toBe('systemValue')
  })
})

describe('the order of a list', () => {
  test('is written as 10, 20, 30 in one go', async () => {
    const type = await here.newType('ordered')
    const ids: number[] = []
    for (const code of ['one', 'two', 'three', 'four']) ids.push((await here.newValue(type, code)).id)
    const turned = ids.toReversed()
    expect((await admin().put('Lookup/Reorder', { type, ids: turned })).body).toEqual({ count: 4 })
    const rows = await rowsOf('select id, sort_order::int as place from lookup where type = $1 order by sort_order', [type])
    expect(rows).toEqual(turned.map((id, index) => ({ id, place: (index + 1) * 10 })))
    expect((await here.visitor.get('Public/Lookup/GetByType/ordered')).items.map(({ id }) => Number(id))).toEqual(turned)
    expect((await admin().put('Lookup/Reorder', { type, ids: turned })).body).toEqual({ count: 0 })
    const audit = await rowsOf(
      `select count(*)::int as n, array_agg(distinct changes_scope) as scopes, count(distinct request_id)::int as requests from audit_entry
       where table_name = 'lookup' and row_id = any($1) and changes ? 'sort_order' and operation = 2`,
      [turned.map(String)],
    )
    // One act on many records.
    expect(audit).toEqual([{ n: 4, scopes: [changesScopes.bulk], requests: 1 }])
  })

  test('is refused when the list has other values by now, or what is sent is no order', async () => {
    const type = await here.newType('stale')
    const [one, two] = [await here.newValue(type, 'one'), await here.newValue(type, 'two')]
    const reorder = (body: unknown) => admin().put('Lookup/Reorder', body)
    for (const ids of [[one.id], [one.id, 8001], [one.id, two.id, 8001]]) {
      const answer = await reorder({ type, ids })
      expect([answer.status, answer.code]).toEqual([409, 'stale'])
    }
    expect((await reorder({ type, ids: [one.id, one.id] })).problems).toEqual(['ids: repeatedRow'])
    expect((await reorder({ type, ids: 'x' })).problems).toEqual(['ids: list'])
    expect((await reorder({ ids: [one.id], more: 1 })).problems).toEqual(['more: unknownField', 'type: required'])
    expect((await reorder({ type: 4444, ids: [one.id] })).status).toBe(404)
    expect((await reorder([])).status).toBe(400)
  })
})

test('who administers values and not types, and who does neither', async () => {
  expect((await here.as('editor').get('Lookup/GetListPaged')).status).toBe(403)
  expect((await here.as('member').get('Lookup/GetTypes')).status).toBe(403)
  expect((await here.as('spokesman').get('Lookup/GetTypes')).items.length).toBeGreaterThanOrEqual(190)
  expect((await here.visitor.get('Lookup/GetByType/8')).status).toBe(401)
})
