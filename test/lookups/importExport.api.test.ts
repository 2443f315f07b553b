import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ImportReport } from '../../kernel/kernel.ts'
import lists from '../../modules/admin/lookups/catalogue.json' with { type: 'json' }
import { auditActions, changesScopes } from '../../server/audit/actions.ts'
import { asOwner } from '../world.ts'
import { signIn, type PersonName } from '../people.ts'
import { formOf } from '../uploads.ts'
import { startLookups, type LookupWorld } from './world.ts'

let here: LookupWorld
beforeAll(async () => {
  here = await startLookups('spokesman', 'editor')
})
afterAll(() => here?.stop())

interface Answered {
  readonly status: number
  readonly report: ImportReport
  readonly error: { readonly code: string; readonly message: string; readonly details: ImportReport } | undefined
}

const tokens = new Map<PersonName, string>()
async function send(
  path: string,
  content: string | Uint8Array,
  { as = 'administrator', lang = 'en' }: { as?: PersonName; lang?: string } = {},
): Promise<Answered> {
  const token = tokens.get(as) ?? (await signIn(here.world, as))
  tokens.set(as, token)
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const response = await fetch(`${here.world.url}/api/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'accept-language': lang },
    body: formOf(bytes, 'file', {}),
  })
  const body = JSON.parse(await response.text())
  return { status: response.status, report: body, error: body.error }
}
const admin = () => here.as('administrator')
const rowsOf = (text: string, values: readonly unknown[] = []) =>
  asOwner(here.world.database.ownerUrl, async client => (await client.query(text, [...values])).rows)
const valuesOf = (type: number) =>
  rowsOf(
    `select code, name_ar as "nameAr", name_en as "nameEn", value, (select code from lookup p where p.id = l.parent) as parent, is_active as "isActive",
      is_default as "isDefault", color, icon from lookup l where type = $1 order by sort_order`,
    [type],
  )
const allow = (person: PersonName, permission: string) =>
  rowsOf(
    `update user_role r set permissions = array_append(r.permissions, $2) from user_in_role ur join "system_user" u on u.id = ur.user_id
      where ur.role_id = r.id and u.user_name = $1`,
    [person, permission],
  )
const jsonOf = (value: unknown) => JSON.stringify(value)

describe('the export', () => {
  test('of all values is the catalogue, in its form', async () => {
    const { text, headers } = await admin().get('LookupType/Export?format=json&isSystem=true&sorting=id')
    expect(headers.get('content-disposition')).toBe('attachment; filename="lookupType.json"')
    // The catalogue says nothing of parents, and which types take values stands in another table.
    const known = (key: string, value: unknown) => (['allowsNewValues', 'parentType', 'parent'].includes(key) ? undefined : value)
    expect(JSON.parse(JSON.stringify(JSON.parse(text), known))).toEqual(lists)
  })

  test('of one list is a workbook with codes in the place of references, in the reader’s language', async () => {
    const parent = await here.newType('exportParent')
    const type = await here.newType('exportChild', { parentType: parent })
    await here.newValue(parent, 'above')
    const [above] = await rowsOf(`select id from lookup where code = 'above'`)
    await here.newValue(type, 'b', { parent: above?.id, isDefault: true, color: 'teal', icon: 'droplets', nameAr: '=1+1' })
    await here.newValue(type, 'a', { value: 12 })
    const { bytes } = await admin().get(`Lookup/Export?type=${type}&format=xlsx`, { 'accept-language': 'ar' })
    const [sheet] = (await readXlsx(bytes)).sheets
    expect(sheet?.view?.rightToLeft).toBe(true)
    expect(sheet?.rows).toEqual([
      ['النوع', 'الرمز', 'الاسم', 'الاسم (بالإنجليزية)', 'القيمة', 'القيمة الأب', 'فعالة', 'افتراضية', 'اللون', 'الأيقونة'],
      ['exportChild', 'b', '=1+1', 'Value b', null, 'above', 'نعم', 'نعم', 'teal', 'droplets'],
      ['exportChild', 'a', 'قيمة a', 'Value a', 12, null, 'نعم', 'لا', null, null],
    ])
    const csv = await admin().get(`Lookup/Export?type=${type}`, { 'accept-language': 'en' })
    expect(csv.text.split('\r\n')[1]).toBe("exportChild,b,'=1+1,Value b,,above,Yes,Yes,teal,droplets")
    const { text } = await admin().get(`Lookup/Export?type=${type}&format=json`)
    expect(JSON.parse(text)).toEqual([
      {
        id: type,
        code: 'exportChild',
        nameAr: 'قائمة exportChild',
        nameEn: 'List exportChild',
        values: [
          { code: 'b', nameAr: '=1+1', nameEn: 'Value b', color: 'teal', icon: 'droplets', parent: 'above', isDefault: true },
          { code: 'a', nameAr: 'قيمة a', nameEn: 'Value a', value: 12 },
        ],
      },
    ])
  })

  test('needs its permission, and knows its parameters', async () => {
    expect((await here.as('editor').get('Lookup/Export')).status).toBe(403)
    expect((await here.as('editor').get('LookupType/Export')).status).toBe(403)
    expect((await admin().get('Lookup/Export?format=pdf')).problems).toEqual(['format: choice'])
    expect((await admin().get('Lookup/Export?colour=red')).problems).toEqual(['colour: unknownField'])
  })
})

describe('what was exported', () => {
  test.each(['xlsx', 'csv', 'json'])('is imported again without a change (%s)', async format => {
    const { bytes } = await admin().get(`Lookup/Export?format=${format}`)
    const { status, report } = await send('Lookup/Import?dryRun=true', bytes)
    expect({ status, ...report, rows: 0, unchanged: 0 }).toEqual({
      status: 200,
      isDryRun: true,
      rows: 0,
      added: 0,
      changed: 0,
      unchanged: 0,
      faults: [],
      faultyRows: 0,
      differences: [],
    })
    expect(report.rows).toBeGreaterThan(2500)
    expect(report.unchanged).toBe(report.rows)
    const types = await admin().get(`LookupType/Export?format=${format}`)
    expect((await send('LookupType/Import?dryRun=true', types.bytes)).report).toMatchObject({ added: 0, changed: 0, faults: [] })
  })
})

describe('the import of values', () => {
  let type: number
  beforeAll(async () => {
    type = await here.newType('imported')
    await here.newValue(type, 'old', { nameAr: 'قديم', nameEn: 'Old', isDefault: true })
    await here.newValue(type, 'kept', { nameAr: 'باقٍ', nameEn: 'Kept' })
  })
  const file = [
    'الرمز,الاسم,الاسم (بالإنجليزية),القيمة,فعالة,افتراضية',
    'OLD,قديم جدًا,Very old,,نعم,لا',
    'new1,جديد ١,New 1,٧,نعم,نعم',
    'new2,جديد ٢,New 2,,لا,',
  ].join('\r\n')

  test('shows what it would do and does nothing', async () => {
    const before = await valuesOf(type)
    const { status, report } = await send(`Lookup/Import?dryRun=true&type=${type}`, file)
    expect(status).toBe(200)
    expect(report).toMatchObject({ isDryRun: true, rows: 3, added: 2, changed: 1, unchanged: 0, faults: [], faultyRows: 0 })
    expect(report.differences).toEqual([
      {
        row: 2,
        title: 'OLD',
        isNew: false,
        changes: [
          { label: 'Name (Arabic)', before: 'قديم', after: 'قديم جدًا' },
          { label: 'Name (English)', before: 'Old', after: 'Very old' },
          { label: 'Default', before: 'Yes', after: 'No' },
        ],
      },
      {
        row: 3,
        title: 'new1',
        isNew: true,
        changes: [
          { label: 'Name (Arabic)', before: '', after: 'جديد ١' },
          { label: 'Name (English)', before: '', after: 'New 1' },
          { label: 'Value', before: '', after: '7' },
          { label: 'Default', before: '', after: 'Yes' },
        ],
      },
      {
        row: 4,
        title: 'new2',
        isNew: true,
        changes: [
          { label: 'Name (Arabic)', before: '', after: 'جديد ٢' },
          { label: 'Name (English)', before: '', after: 'New 2' },
          { label: 'Active', before: '', after: 'No' },
        ],
      },
    ])
    expect(await valuesOf(type)).toEqual(before)
  })

  test('adds and changes by code, deletes nothing, and everybody reads it at once', async () => {
    const { status, report } = await send(`Lookup/Import?type=imported`, file)
    expect(status).toBe(200)
    expect(report).toMatchObject({ isDryRun: false, added: 2, changed: 1 })
    const usual = { value: null, parent: null, isActive: true, isDefault: false, color: null, icon: null }
    expect(await valuesOf(type)).toEqual([
      { ...usual, code: 'old', nameAr: 'قديم جدًا', nameEn: 'Very old' },
      { ...usual, code: 'kept', nameAr: 'باقٍ', nameEn: 'Kept' },
      { ...usual, code: 'new1', nameAr: 'جديد ١', nameEn: 'New 1', value: 7, isDefault: true },
      { ...usual, code: 'new2', nameAr: 'جديد ٢', nameEn: 'New 2', isActive: false },
    ])
    expect((await here.visitor.get('Public/Lookup/GetByType/imported')).items.map(({ code }) => code)).toEqual(['old', 'kept', 'new1'])
    const found = await admin().get(`Lookup/GetListPaged?filter=${encodeURIComponent('جديد')}`)
    expect(found.items.map(({ code }) => code)).toEqual(expect.arrayContaining(['new1', 'new2']))
    const entries = await rowsOf(
      `select action, changes_scope as scope, changes -> 'rows' as rows from audit_entry
        where table_name = 'lookup' and (row_id is null or row_id in (select id::text from lookup where code in ('old', 'new1') and type = $1))
        order by id desc limit 3`,
      [type],
    )
    // The file itself, and what it changed and added: all of it is an import.
    expect(entries.map(({ action, scope }) => [action, scope])).toEqual(Array(3).fill([auditActions.import, changesScopes.bulk]))
    expect(entries.filter(({ rows }) => rows !== null)).toMatchObject([{ rows: [null, 3] }])
  })

  test('writes nothing while a row is wrong, and says of each what is wrong', async () => {
    const before = await valuesOf(type)
    const rows = [
      'code,nameAr,nameEn,value,parent,isActive,color,icon',
      'good,جيد,Good,,,,,',
      'bad code,رمز,Code,,,,,',
      'x1,قديم جدًا,Other,,,,,',
      'x2,س,KEPT,7,,,,',
      'x3,ص,Other 2,1.5,,maybe,red,nothing',
      'x4,ع,Other 3,,elsewhere,,,',
      'x5,,,,,,,',
      'good,جيد 2,Good 2,,,,,',
      ',بلا رمز,No code,,,,,',
    ].join('\n')
    const { status, error } = await send(`Lookup/Import?type=${type}`, rows)
    expect(status).toBe(400)
    expect(error).toMatchObject({ code: 'importErrors', message: '8 rows have errors, nothing was imported' })
    const told = error?.details.faults.map(({ row, message }) => `${row}: ${message}`)
    expect(told).toEqual([
      '3: Code has a wrong format',
      '4: The Arabic name already stands in this list',
      '5: The English name already stands in this list',
      '5: Value: the value is already in use',
      '6: Value: enter a whole number',
      '6: Active: choose yes or no',
      '6: Choose one of the category colours',
      '6: Choose an icon from the list',
      '7: There is no parent value of this code: elsewhere',
      '8: Name (Arabic) is required',
      '8: Name (English) is required',
      '9: The code stands twice in the file',
      '10: Code is required',
    ])
    expect(await valuesOf(type)).toEqual(before)
    const dry = await send(`Lookup/Import?type=${type}&dryRun=true`, rows, { lang: 'ar' })
    expect(dry.status).toBe(200)
    expect(dry.report.faultyRows).toBe(8)
    // What would be done is told of sound rows alone.
    expect(dry.report.differences.map(({ row, title }) => [row, title])).toEqual([[2, 'good']])
    expect(dry.report.faults[1]?.message).toBe('الاسم العربي موجود في هذه القائمة')
    const arabic = await send(`Lookup/Import?type=${type}`, rows, { lang: 'ar' })
    expect(arabic.error?.message).toBe('8 صفوف تحتوي أخطاء، لم يُستورد شيء')
  })

  test('lets values exchange their names and numbers, and makes parents before what stands beneath them', async () => {
    const tree = await here.newType('importTree')
    const { concurrencyStamp } = (await admin().get(`LookupType/Get/${tree}`)).body
    await admin().put('LookupType/Update', { id: tree, concurrencyStamp, parentType: tree })
    const rows = (one: string, other: string, first: number, second: number) =>
      `code,nameAr,nameEn,value,parent\nleaf,ورقة,Leaf,,branch\nbranch,غصن,Branch,,root\nroot,جذر,Root,,\na,${one},${one},${first},\nb,${other},${other},${second},\n`
    expect((await send(`Lookup/Import?type=importTree`, rows('One', 'Two', 1, 2))).report).toMatchObject({ added: 5 })
    const [leaf] = await valuesOf(tree)
    expect(leaf).toMatchObject({ code: expect.any(String) })
    expect((await valuesOf(tree)).map(({ code, parent }) => `${code}<${parent}`)).toEqual([
      'root<null',
      'branch<root',
      'leaf<branch',
      'a<null',
      'b<null',
    ])
    expect((await send(`Lookup/Import?type=importTree`, rows('Two', 'One', 2, 1))).report).toMatchObject({ changed: 2, unchanged: 3 })
    expect((await valuesOf(tree)).slice(3)).toMatchObject([
      { code: 'a', nameEn: 'Two', value: 2 },
      { code: 'b', nameEn: 'One', value: 1 },
    ])
    const circle = await send(`Lookup/Import?type=importTree`, 'code,parent\nroot,leaf\n')
    expect(circle.error?.details.faults.map(({ message }) => message)).toEqual(['The parent value itself stands beneath this one'])
  })

  test('keeps closed lists closed, numbers of system types as they are, and the codes by which the program knows values', async () => {
    const { error } = await send(
      'Lookup/Import',
      'type,code,nameAr,nameEn,value\nmenu,third,ثالثة,Third,3\nmenu,BASICMENU,الرئيسية,Main,9\nnothing,a,ا,A,\n',
    )
    expect(error?.details.faults.map(({ message }) => message)).toEqual([
      'This list takes no new values',
      'Value cannot be changed after creation',
      'There is no list of this code',
    ])
    expect((await send('Lookup/Import?type=imported', 'type,code,nameAr,nameEn\nmenu,basicMenu,ا,A\n')).report).toMatchObject({
      changed: 1,
    })
    await send('Lookup/Import', 'type,code,nameAr,nameEn\nmenu,basicMenu,القائمة الرئيسية,Basic menu\n')
  })

  test.each([
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), 'unreadableSheet'],
    ['no JSON', '[{', 'unreadableSheet'],
    ['JSON of another form', '[1]', 'unreadableSheet'],
    ['JSON with values that are none', '[{"code":"imported","values":[1]}]', 'unreadableSheet'],
    ['nothing', '', 'emptyFile'],
    ['unknown columns', 'type,code,shade\na,b,c', 'unknownColumns'],
    ['rows of no list', 'code\na', 'missingColumns'],
  ])('refuses %s', async (_, content, code) => {
    const { status, error } = await send('Lookup/Import?dryRun=true', content)
    expect([status, error?.code]).toEqual([400, code])
  })

  test('needs its permission; whether values are offered is decided by who may decide it', async () => {
    expect((await send('Lookup/Import', 'a', { as: 'editor' })).status).toBe(403)
    expect((await send('LookupType/Import', 'a', { as: 'editor' })).status).toBe(403)
    const file = 'code,nameAr,nameEn,isActive\nkept,باقٍ,Kept,no\nidle,خاملة,Idle,no\nfresh,طازجة,Fresh,yes\n'
    for (const permission of ['Admin.Lookup', 'Admin.Lookup.Import']) await allow('member', permission)
    const { status, error } = await send(`Lookup/Import?type=imported`, file, { as: 'member' })
    expect([status, error?.details.faults.map(({ row, message }) => `${row}: ${message}`)]).toEqual([
      400,
      ['2: You may not activate or deactivate values', '3: You may not activate or deactivate values'],
    ])
    expect((await send('Lookup/Import?dryRun=perhaps', 'a')).status).toBe(400)
    expect((await send('Lookup/Import?type=nothing', 'a')).status).toBe(404)
  })
})

describe('the import of types', () => {
  test('makes lists with their values from the form of the catalogue', async () => {
    const file = jsonOf([
      {
        id: 77,
        code: 'fresh',
        nameAr: 'قائمة جديدة',
        nameEn: 'Fresh list',
        allowsNewValues: false,
        parentType: 'freshParent',
        values: [
          { code: 'one', nameAr: 'واحد', nameEn: 'One', parent: 'top', color: 'teal', icon: 'droplets' },
          { code: 'two', nameAr: 'اثنان', nameEn: 'Two', value: 2, isDefault: true },
        ],
      },
      { code: 'freshParent', nameAr: 'قائمة أعلى', nameEn: 'Parent list', values: [{ code: 'top', nameAr: 'أعلى', nameEn: 'Top' }] },
    ])
    const dry = await send('LookupType/Import?dryRun=true', file)
    expect(dry.report).toMatchObject({ rows: 5, added: 5, faults: [] })
    expect(dry.report.differences.map(({ title }) => title)).toEqual([
      'fresh',
      'freshParent',
      'fresh › one',
      'fresh › two',
      'freshParent › top',
    ])
    expect((await send('LookupType/Import', file)).status).toBe(200)
    const [made] = await rowsOf(
      `select t.id, p.code as parent, t.allows_new_values from lookup_type t join lookup_type p on p.id = t.parent_type where t.code = 'fresh'`,
    )
    expect(made).toMatchObject({ parent: 'freshParent', allows_new_values: false })
    expect(made?.id).toBeGreaterThan(1000)
    expect(await valuesOf(made?.id)).toMatchObject([
      { code: 'one', parent: 'top', color: 'teal', icon: 'droplets' },
      { code: 'two', value: 2, isDefault: true },
    ])
    expect((await send('LookupType/Import?dryRun=true', file)).report).toMatchObject({ unchanged: 5 })
    const more = await send('LookupType/Import', jsonOf([{ code: 'fresh', values: [{ code: 'three', nameAr: 'ثلاثة', nameEn: 'Three' }] }]))
    expect(more.error?.details.faults.map(({ title, message }) => `${title}: ${message}`)).toEqual([
      'fresh › three: This list takes no new values',
    ])
  })

  test('says what is wrong with them', async () => {
    const { error } = await send(
      'LookupType/Import',
      'code,nameAr,nameEn,allowsNewValues,parentType\nmenu,القائمة,Menu type,yes,\nx,ا,B,perhaps,nowhere\nsame,أول,First,,\nSAME,ثان,Second,,\n',
    )
    expect(error?.details.faults.map(({ row, message }) => `${row}: ${message}`)).toEqual([
      '2: This type takes no new values: the program depends on those it has',
      '3: There is no type of this code: nowhere',
      '3: Code: at least 2 characters',
      '3: Name (Arabic): at least 2 characters',
      '3: Name (English): at least 2 characters',
      '3: Accepts new values: choose yes or no',
      '5: The code stands twice in the file',
    ])
    const unknown = await send('LookupType/Import', jsonOf([{ code: 'fresh2', nameAr: 'اسم', nameEn: 'Name', colour: 'red' }]))
    expect(unknown.error?.details.faults.map(({ message }) => message)).toEqual(['The field “colour” is unknown'])
  })
})

/** Two people import at once: nothing is lost and nobody waits for ever. */
test('imports and changes by hand at the same time end in one order', async () => {
  const type = await here.newType('busy')
  const made = await here.newValue(type, 'first')
  const answers = await Promise.all([
    send('Lookup/Import?type=busy', 'code,nameAr,nameEn\na,ا1,A1\nb,ب1,B1\nfirst,أول,First\n'),
    send('Lookup/Import?type=busy', 'code,nameAr,nameEn\na,ا2,A2\nc,ج2,C2\n'),
    admin().put('Lookup/Update', { id: made.id, concurrencyStamp: made.concurrencyStamp, nameEn: 'By hand' }),
    admin().post('Lookup/Create', { type, code: 'z', nameAr: 'قيمة z', nameEn: 'Value z' }),
    admin().put('Lookup/Reorder', { type, ids: [made.id] }),
  ])
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  expect(new Set((await valuesOf(type)).map(({ code }) => code))).toEqual(new Set(['a', 'b', 'c', 'first', 'z']))
})
