import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { visitor, type ImportReport } from '../kernel/kernel.ts'
import { makeAccount } from '../modules/admin/install/install.server.ts'
import { standardRoles } from '../modules/admin/roles/roles.ts'
import { hashOf } from '../modules/admin/sessions/sessions.server.ts'
import { connect } from '../server/database/connect.ts'
import { writeXlsx } from '../server/importExport/xlsxWriter.ts'
import { gateOf, linkIn } from './account/gate.ts'
import { secretKey } from './messages/beside.ts'
import { password, signIn } from './people.ts'
import { formOf } from './uploads.ts'
import { roleBody } from './walk/bodies.ts'
import { done, type Client } from './walk/client.ts'
import { listIn, objectIn, textIn, type Json } from './walk/json.ts'
import { sceneIn, type Scene } from './walk/scene.ts'
import { asOwner, startWorld, type World } from './world.ts'

let world: World
let scene: Scene
let admin: Client
beforeAll(async () => {
  world = await startWorld({ MAHALLI_SECRET_KEY: secretKey })
  scene = await sceneIn(world)
  admin = scene.as('administrator')
})
afterAll(() => world?.stop())

const headings = {
  ar: 'الاسم الأول,اسم الأب,اسم الجد,الاسم الرابع,اسم العائلة,الاسم بالإنجليزية,اسم المستخدم,البريد الإلكتروني,رقم الجوال,الصفة الوظيفية,لغة الواجهة,رموز الأدوار,رموز الجهات',
  keys: 'firstName,secondName,lastName,userName,email,phoneNumber,position,roleCode,placeCode',
}
let count = 0
/** A row that nothing is wrong with. */
function row(more: Readonly<Record<string, string>> = {}): string {
  count += 1
  const cells = {
    firstName: 'رهف',
    secondName: 'سليمان',
    lastName: 'عودة',
    userName: `imported${count}`,
    email: `imported${count}@test.example`,
    phoneNumber: `0599${String(200_000 + count)}`,
    position: 'engineer',
    roleCode: 'authorityPlanner',
    placeCode: '01001',
    ...more,
  }
  return Object.values(cells)
    .map(text => (/[",;\n]/.test(text) ? `"${text}"` : text))
    .join(',')
}
const fileOf = (...rows: readonly string[]) => [headings.keys, ...rows].join('\r\n')

interface Answered {
  readonly status: number
  readonly report: ImportReport
  readonly error: { readonly code: string; readonly message: string; readonly details: ImportReport } | undefined
}
const tokens = new Map<string, string>()
async function send(
  content: string | Uint8Array,
  { as = 'administrator', lang = 'en', query = '' }: { as?: string; lang?: string; query?: string } = {},
): Promise<Answered> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const response = await fetch(`${world.url}/api/User/Import${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenOf(as)}`, 'accept-language': lang },
    body: formOf(bytes, 'users', {}),
  })
  const body = JSON.parse(await response.text())
  return { status: response.status, report: body, error: body.error }
}
const look = (content: string | Uint8Array, more: Parameters<typeof send>[1] = {}) => send(content, { ...more, query: '?dryRun=true' })

async function tokenOf(who: string): Promise<string> {
  const known = tokens.get(who)
  if (known !== undefined) return known
  if (who !== 'administrator') throw new Error(`${who} has no account yet`)
  const token = await signIn(world, who)
  tokens.set(who, token)
  return token
}

/** A further account with this role and place. */
async function engage(userName: string, role: string, place: string): Promise<void> {
  const database = connect({ url: world.database.appUrl, assumesRole: false })
  const passwordHash = await hashOf(password)
  const person = {
    firstName: 'سعاد',
    secondName: 'نمر',
    lastName: 'جبر',
    fullNameEn: userName,
    phoneNumber: '',
    position: 'other',
  } as const
  const account = { ...person, userName, email: `${userName}@test.example`, passwordHash, role, placeCodes: [place] }
  await database.write(
    { caller: visitor, requestId: 'test', address: undefined, reason: 'the test world' },
    async transaction => void (await makeAccount(transaction, account)),
  )
  await database.close()
  const body = { userName, password }
  const answer = await fetch(`${world.url}/api/Account/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  tokens.set(userName, textIn(objectIn(JSON.parse(await answer.text())), 'access_token'))
}

/** A role of these permissions. */
async function newRole(code: string, names: readonly string[], more: Json = {}): Promise<void> {
  const role = await done(admin, { method: 'POST', path: 'Role/Create', body: { ...roleBody(code), ...more } })
  const body = { names, concurrencyStamp: textIn(role, 'concurrencyStamp') }
  await done(admin, { method: 'PUT', path: `Role/SetPermissions/${textIn(role, 'id')}`, body })
}

async function usersNow(): Promise<number> {
  return asOwner(world.database.ownerUrl, async client => (await client.query('select from "system_user"')).rowCount ?? 0)
}
async function findUser(userName: string): Promise<Json> {
  const page = await done(admin, { method: 'GET', path: `User/GetListPaged?filter=${userName}` })
  return done(admin, { method: 'GET', path: `User/Get/${textIn(objectIn(listIn(page, 'items')[0]), 'id')}` })
}
const messagesOf = (report: ImportReport | undefined) => report?.faults.map(({ row, message }) => `${row} ${message}`) ?? []

describe('a file with users', () => {
  test('is looked at first: who would be made, with which roles and places, and nobody is', async () => {
    const before = await usersNow()
    const { status, report } = await look(fileOf(row({ placeCode: '01003,01001' }), row()), { lang: 'ar' })
    expect([status, report.isDryRun, report.rows, report.added, report.faults, await usersNow()]).toEqual([200, true, 2, 2, [], before])
    expect(report.differences[0]).toMatchObject({ row: 2, isNew: true })
    const told = Object.fromEntries(report.differences[0]?.changes.map(({ label, after }) => [label, after]) ?? [])
    const [planner] = standardRoles.find(({ code }) => code === 'authorityPlanner')?.title ?? []
    expect(told).toMatchObject({ 'الاسم الكامل': 'رهف سليمان عودة', الجهات: 'عرابة، جنين' })
    expect(told['الأدوار']).toContain(planner)
  })

  test('makes accounts with the default roles and theirs, their places, and the first of these as the default one', async () => {
    const { status, report } = await send(fileOf(row({ userName: 'rahaf.new', phoneNumber: '0599300001', placeCode: '01003؛01001' })))
    expect([status, report.isDryRun, report.added]).toEqual([200, false, 1])
    const user = await findUser('rahaf.new')
    expect(user).toMatchObject({ phoneNumber: '+970599300001', isActive: true, invitationState: 1, accountState: 5, language: 1 })
    const codes = ['authorityPlanner', ...standardRoles.filter(({ isDefault }) => isDefault).map(({ code }) => code)]
    expect(new Set(listIn(user, 'roles'))).toEqual(new Set(codes.map(code => scene.role(code))))
    const { items } = await done(admin, { method: 'GET', path: `User/GetPlaces/${textIn(user, 'id')}` })
    expect(items).toMatchObject([
      { placeCode: '01003', isDefault: true },
      { placeCode: '01001', isDefault: false },
    ])
    const entries = await asOwner(world.database.ownerUrl, async client => {
      const { rows } = await client.query(
        `select changes from audit_entry where action = 51021 and row_id is null and changes_scope = 3 order by execution_time desc limit 1`,
      )
      return rows
    })
    expect(entries).toEqual([{ changes: { rows: [null, 1] } }])
  })

  test('changes nothing while one row is wrong: every wrong field of every row is named, in the reader’s language', async () => {
    const before = await usersNow()
    const wrong = row({
      firstName: '',
      userName: 'a b',
      email: 'no',
      phoneNumber: '12',
      position: 'wizard',
      roleCode: 'nobody',
      placeCode: '99999',
    })
    const content = fileOf(row(), wrong, row({ placeCode: '' }))
    const { status, error } = await send(content, { lang: 'ar' })
    expect([status, error?.code, error?.message, await usersNow()]).toEqual([
      400,
      'importErrors',
      'صفان يحتويان أخطاء، لم يُستورد شيء',
      before,
    ])
    const rowsAndFields = messagesOf(error?.details)
    expect(rowsAndFields.filter(text => text.startsWith('3 '))).toHaveLength(7)
    expect(rowsAndFields).toEqual(
      expect.arrayContaining([
        '3 الصفة الوظيفية: اختر قيمة من القائمة («wizard»). القيم كلها في ورقة «القيم» من نموذج XLSX',
        '3 لا يوجد دور بهذا الرمز: nobody',
        '3 لا توجد جهة تستطيع تخصيصها بهذا الرمز: 99999',
        '4 يجب تخصيص جهة واحدة على الأقل',
      ]),
    )
    const english = await look(content, { lang: 'en' })
    expect(english.status).toBe(200)
    expect(messagesOf(english.report)).toContain('3 There is no role of this code: nobody')
    // Of the sound row alone it is said that it is added.
    expect(english.report).toMatchObject({ rows: 3, added: 1, faultyRows: 2, differences: [{ row: 2 }] })
  })

  test('names who stands in it twice, and who has an account already', async () => {
    await send(fileOf(row({ userName: 'known', email: 'known@test.example', phoneNumber: '0599300009' })))
    const { report } = await look(
      fileOf(
        row({ email: 'twice@test.example' }),
        row({ email: 'TWICE@test.example' }),
        row({ userName: 'KNOWN', email: 'Known@test.example', phoneNumber: '+970 59-930-0009' }),
      ),
    )
    expect(messagesOf(report)).toEqual([
      '3 E-mail: the value stands in row 2 already',
      '4 User name: the value is already in use',
      '4 E-mail: the value is already in use',
      '4 Mobile number: the value is already in use',
    ])
  })

  test('is understood with a mark of UTF-8, semicolons, Arabic headings and Arabic digits', async () => {
    const cells = [
      'رهف',
      'سليمان',
      '',
      '',
      'عودة',
      '',
      'arabic.digits',
      'arabic.digits@test.example',
      '٠٥٩٩٣٠٠٠٠٢',
      'مهندس',
      'العربية',
      'authorityplanner',
      '٠١٠٠١',
    ]
    const text = `\uFEFF${headings.ar.replaceAll(',', ';')}\n${cells.join(';')}\n`
    const { status, report } = await send(text)
    expect([status, messagesOf(report)]).toEqual([200, []])
    expect(await findUser('arabic.digits')).toMatchObject({ phoneNumber: '+970599300002' })
  })

  test('is understood where a spreadsheet took numbers and codes for amounts', async () => {
    const columns = headings.keys.split(',').map(heading => ({ heading, kind: 'decimal' as const }))
    const cells = ['رهف', 'سليمان', 'عودة', 'amounts', 'amounts@test.example', 599_300_003, 'Engineer', null, 1001]
    const bytes = await writeXlsx({ name: 'Users', isRightToLeft: false, columns, rows: [cells] })
    const { status, report } = await send(bytes)
    expect([status, messagesOf(report)]).toEqual([200, []])
    expect(await findUser('amounts')).toMatchObject({ phoneNumber: '+970599300003' })
  })

  test('has no formulas: what looks like one is no name, and reaches no file', async () => {
    const { report } = await look(fileOf(row({ firstName: '=HYPERLINK(1)', lastName: "'=1+1" })))
    expect(messagesOf(report)).toHaveLength(2)
    const { status } = await send(fileOf(row({ userName: 'formula', roleCode: "'=1+1" })))
    expect(status).toBe(400)
  })

  test('of a thousand people is one transaction; a longer one is refused', async () => {
    const people = Array.from({ length: 1000 }, () => row())
    const before = await usersNow()
    const last = people.with(-1, row({ email: 'imported@@test' }))
    expect((await send(fileOf(...last))).error?.details).toMatchObject({ rows: 1000, faultyRows: 1 })
    expect(await usersNow()).toBe(before)
    const { status, report } = await send(fileOf(...people))
    expect([status, report.added, report.differences.length, await usersNow()]).toEqual([200, 1000, 500, before + 1000])
    expect((await look(fileOf(...people, row()))).error?.code).toBe('tooManyRows')
  }, 120_000)

  test('without a column that it needs, or with one that nobody knows, is refused as a whole', async () => {
    const { error } = await look('firstName,secondName\r\nرهف,سليمان')
    expect(error?.code).toBe('missingColumns')
    expect((await look(`${headings.keys},isAdmin\r\n${row()},true`)).error?.code).toBe('unknownColumns')
    expect((await look('')).error?.code).toBe('emptyFile')
    expect((await send(fileOf(row()), { query: '?dryRun=perhaps' })).status).toBe(400)
    expect((await send(fileOf(row()), { query: '?invite=pigeon' })).status).toBe(400)
  })
})

describe('the giver’s limits hold in a file', () => {
  test('the administration is given by none', async () => {
    expect(messagesOf((await look(fileOf(row({ roleCode: 'admin' })))).report)[0]).toMatch(/^2 This role is not given by an import/)
  })
  test('a role with what he does not hold, or that his place does not give, is none of his', async () => {
    await newRole('importer', [
      'AbpIdentity.Users.Import',
      'AbpIdentity.Users.Create',
      'AbpIdentity.Users.AssignPlaces',
      'AbpIdentity.Users.ManageRoles',
    ])
    await engage('ministryImporter', 'importer', 'P08')
    await engage('jeninImporter', 'importer', '01001')
    const { report } = await look(fileOf(row({ roleCode: 'portalPublisher' }), row({ roleCode: 'authorityHead' })), {
      as: 'ministryImporter',
    })
    expect(report.faults.map(({ row: at }) => at)).toEqual([2])
    expect(messagesOf(report)[0]).toContain('You cannot give a permission that you do not hold')
    const own = await look(
      fileOf(
        row({ roleCode: 'authorityHead' }),
        row({ roleCode: 'directorateReviewer' }),
        row({ roleCode: 'importer' }),
        row({ placeCode: '50001' }),
      ),
      { as: 'jeninImporter' },
    )
    expect(own.report.faults.map(({ row: at }) => at)).toEqual([3, 4, 5])
    expect(messagesOf(own.report)[2]).toBe('5 There is no place of this code that you may assign: 50001')
  })
  test('rights that making accounts one by one asks for are asked for here too', async () => {
    await newRole('onlyImport', ['AbpIdentity.Users.Import'])
    await engage('bareImporter', 'onlyImport', 'P08')
    expect((await look(fileOf(row()), { as: 'bareImporter' })).status).toBe(403)
    await newRole('importWithoutRoles', ['AbpIdentity.Users.Import', 'AbpIdentity.Users.Create', 'AbpIdentity.Users.AssignPlaces'])
    await engage('roleless', 'importWithoutRoles', 'P08')
    expect((await look(fileOf(row()), { as: 'roleless' })).status).toBe(403)
    expect((await look(fileOf(row({ roleCode: '' })), { as: 'roleless' })).report.faults).toEqual([])
    expect((await send(fileOf(row({ roleCode: '' })), { as: 'roleless', query: '?dryRun=true&invite=email' })).status).toBe(403)
  })
})

describe('invitations', () => {
  test('leave with the import by the way that was chosen, and lead to a first password', async () => {
    const content = fileOf(...['invited.one', 'invited.two'].map(userName => row({ userName, email: `${userName}@test.example` })))
    expect((await send(content, { query: '?invite=email' })).status).toBe(200)
    expect(await findUser('invited.one')).toMatchObject({ invitationState: 2, accountState: 4 })
    const gate = gateOf(world)
    for (const userName of ['invited.one', 'invited.two']) {
      const [message] = await gate.sentTo(`${userName}@test.example`)
      const token = message ? linkIn(message).searchParams.get('invite') : undefined
      const { status, body } = await gate.call('POST', 'Account/FindLink', { token: token ?? '' })
      expect([status, body.purpose, body.userName]).toEqual([200, 'invitation', userName])
    }
  })
})

describe('the template', () => {
  test.each(['ar', 'en'])('has every column and is taken back as it is (%s)', async lang => {
    const answer = await fetch(`${world.url}/api/User/GetImportTemplate`, {
      headers: { authorization: `Bearer ${await tokenOf('administrator')}`, 'accept-language': lang },
    })
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const [sheet, values] = (await readXlsx(bytes)).sheets
    expect([answer.headers.get('content-disposition'), sheet?.rows.length, sheet?.rows[0]?.length]).toEqual([
      'attachment; filename="users.xlsx"',
      1,
      13,
    ])
    const names = lang === 'ar' ? ['القيم', 'مهندس', 'العربية'] : ['Values', 'Engineer', 'Arabic']
    const column = (index: number) => values?.rows.slice(1).flatMap(cells => cells[index] ?? []) ?? []
    expect([values?.name, column(0).includes(names[1] ?? ''), column(1)[0]]).toEqual([names[0], true, names[2]])
    // Each list is offered at its column: position, language, roles and places.
    expect(sheet?.dataValidations?.map(({ type, range }) => [type, range.replace(/\d+/g, '')])).toEqual(
      ['J', 'K', 'L', 'M'].map(letter => ['list', `${letter}:${letter}`]),
    )
    // The administration is given by no file; every other value that stands there is taken.
    expect(column(2)).not.toContain('admin')
    expect(column(4)).toContain('01001')
    for (const position of column(0))
      expect([position, messagesOf((await look(fileOf(row({ position: String(position) })))).report)]).toEqual([position, []])
    if (lang === 'ar') expect(sheet?.rows[0]?.join()).toBe(headings.ar)
    expect((await look(bytes)).report).toMatchObject({ rows: 0, added: 0, faults: [] })
  })
})
