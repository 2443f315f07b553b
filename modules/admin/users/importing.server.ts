import { inLang, Invalid, problemAt, type ImportReport, type Lang, type Refused } from '../../define.ts'
import { noteEvent } from '../../../server/audit/note.ts'
import type { Runner, Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Endpoint, Input } from '../../../server/http/endpoint.ts'
import { flagIn } from '../../../server/http/flag.ts'
import { csvOf } from '../../../server/importExport/csv.ts'
import { formatIn, sheetFile } from '../../../server/importExport/format.ts'
import { importedFile, importErrors } from '../../../server/importExport/importing.ts'
import { readSheet } from '../../../server/importExport/reading.ts'
import { tableOf } from '../../../server/importExport/table.ts'
import { writeXlsx } from '../../../server/importExport/xlsxWriter.ts'
import { idsOf, type Call } from '../../../server/platform.ts'
import { requirePermission } from '../../../server/resources/access.ts'
import { announce } from '../../../server/resources/changes.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { newId, newStamp } from '../../../server/resources/id.ts'
import { initialValues, insertRecord } from '../../../server/resources/write.ts'
import { sendInvitation } from '../sessions/sessions.server.ts'
import { allRoles, refusalToGive, type GivenRole } from './giving.server.ts'
import { importColumns, valueLists } from './importColumns.server.ts'
import {
  importedNumber,
  ownKeys,
  planOf,
  takenKey,
  valuesSheet,
  type ImportPlace,
  type IncomingUser,
  type KnownForImport,
  type PlannedUser,
  type UserPlan,
} from './importPlan.ts'
import { reportOf } from './importReport.ts'
import { assignablePlaces } from './reach.server.ts'
import { systemUser } from './systemUser.ts'

/** At most so many users of one file (section 1.1). */
const mostRows = 1000

const ways = { email: ['email'], sms: ['sms'], both: ['email', 'sms'] } as const
const formats = ['xlsx', 'csv'] as const

/** Makes accounts from a file: all of its rows or none (section 1.1). */
export const importCalls: readonly Endpoint[] = [
  {
    method: 'POST',
    path: 'User/Import',
    label: ['استيراد مستخدمين', 'Import users'],
    permission: 'AbpIdentity.Users.Import',
    contract: { form: [], query: ['dryRun', 'invite'], words: { invite: Object.keys(ways) }, answers: 'object' },
    handle: importUsers,
  },
  {
    method: 'GET',
    path: 'User/GetImportTemplate',
    label: ['نموذج ملف استيراد المستخدمين', 'Template of a file with users'],
    permission: 'AbpIdentity.Users.Import',
    contract: { query: ['format'], answers: 'file' },
    handle: async (call, { query }) => {
      const format = formatIn(query, formats)
      return sheetFile('users', format, await templateFor(call, format))
    },
  },
]

/**
 * Looks at a file and, unless it is a dry run, makes its accounts; invitations leave after the commit.
 * @throws Refused at `file` when it cannot be read, or when a row is wrong (400, with the report)
 */
async function importUsers(call: Call, { request, query }: Input): Promise<ImportReport> {
  const isDryRun = flagIn(query, 'dryRun')
  const invite = wayIn(query)
  requirePermission(call, 'AbpIdentity.Users.Create')
  requirePermission(call, 'AbpIdentity.Users.AssignPlaces')
  if (invite) requirePermission(call, 'AbpIdentity.Users.Invite')
  const rows = tableOf(await readSheet(await importedFile(request, call.platform.files.workFolder), { mostRows }), importColumns)
  const incoming = rows.map(({ number, cells }) => ({ row: number, cells }))
  if (incoming.some(({ cells }) => (cells.roleCode ?? null) !== null)) requirePermission(call, 'AbpIdentity.Users.ManageRoles')
  const { database } = call.platform
  const positions = call.platform.lookups.findList('userPosition')?.values ?? []
  if (isDryRun) return database.snapshot(async runner => reportOf(await planFor(call, runner, incoming), positions, call.lang, true))
  return database.write({ ...call.actor, action: 'import', isBulk: true }, async transaction => {
    const plan = await planFor(call, transaction, incoming)
    const report = reportOf(plan, positions, call.lang, false)
    if (plan.faults.length > 0) throw importErrors(report)
    await writeUsers(call, transaction, plan.users, invite ? ways[invite] : [])
    return report
  })
}

function wayIn(query: URLSearchParams): keyof typeof ways | undefined {
  const text = query.get('invite') ?? ''
  if (text === '') return undefined
  if (text === 'email' || text === 'sms' || text === 'both') return text
  throw new Invalid([problemAt('invite', 'choice', ['طريقة إرسال الدعوة', 'Way of the invitation'])])
}

async function planFor(call: Call, runner: Runner, rows: readonly IncomingUser[]): Promise<UserPlan> {
  const { platform } = call
  const known: KnownForImport = {
    ...(await valuesFor(call, runner)),
    initial: initialValues(modelOf(platform, 'systemUser'), platform.clock.today()),
    taken: await takenAmong(runner, rows),
  }
  return planOf(rows, known, { clock: platform.clock, ids: idsOf(platform) })
}

/** What a file of this caller's may name. */
async function valuesFor(call: Call, runner: Runner): Promise<Pick<KnownForImport, 'roles' | 'places' | 'positions'>> {
  return {
    roles: (await allRoles(runner)).map(role => ({ ...role, refusal: refusalOf(call, role) })),
    places: await runner.rows<ImportPlace>(sql`
      select p.id, p.code, p.name_ar as "nameAr", p.name_en as "nameEn" from place p where p.is_active and ${assignablePlaces(call.caller, sql`p.id`)}
      order by p.type_code, p.code`),
    positions: (call.platform.lookups.findList('userPosition')?.values ?? []).filter(({ isActive }) => isActive),
  }
}

/** The administration is never given by a file: whoever gives it says his own password. */
function refusalOf({ caller }: Call, role: GivenRole) {
  if (role.code === 'admin')
    return {
      ar: `لا يُمنح هذا الدور بالاستيراد: ${role.titleAr}`,
      en: `This role is not given by an import: ${role.titleEn}`,
    }
  return refusalToGive(caller, role, 'roleCode')?.sentence
}

/** Of the names, e-mails and numbers in a file those that other accounts have. */
async function takenAmong(runner: Runner, rows: readonly IncomingUser[]): Promise<ReadonlySet<string>> {
  const written = (key: string) => rows.flatMap(({ cells }) => (typeof cells[key] === 'string' ? [cells[key]] : []))
  const textsOf = (key: string) => written(key).map(text => text.toLowerCase())
  const numbers = written('phoneNumber').map(importedNumber)
  const found = await runner.rows<Record<(typeof ownKeys)[number], string | null>>(sql`
    select user_name as "userName", email, case when is_active then phone_number end as "phoneNumber" from "system_user"
    where lower(user_name) = any(${sql.param(textsOf('userName'))}::text[]) or lower(email) = any(${sql.param(textsOf('email'))}::text[])
      or (is_active and phone_number = any(${sql.param(numbers)}::text[]))`)
  return new Set(found.flatMap(row => ownKeys.map(key => takenKey(key, row[key]))))
}

/** Writes the accounts of a plan without faults, their roles and places. Of two who take a name at once only the database knows the first. */
async function writeUsers(
  call: Call,
  transaction: Transaction,
  users: readonly PlannedUser[],
  invite: readonly ('email' | 'sms')[],
): Promise<void> {
  const model = modelOf(call.platform, 'systemUser')
  const made = users.map(user => ({ ...user, id: newId() }))
  for (const user of made) {
    const more = { concurrencyStamp: newStamp(), creator: call.caller.userId ?? null }
    await insertRecord(transaction, model, user.id, user.record, more).catch((error: unknown) => {
      throw error instanceof Invalid ? takenMeanwhile(users, user, error, call.lang) : error
    })
    await announce(transaction, model, user.id)
  }
  await transaction.rows(sql`insert into credential (user_id) select unnest(${sql.param(made.map(({ id }) => id))}::uuid[])`)
  const roles = made.flatMap(user => user.roles.map(role => ({ user: user.id, role: role.id })))
  await transaction.rows(sql`
    insert into user_in_role (id, user_id, role_id) select * from unnest(${sql.param(roles.map(newId))}::uuid[],
      ${sql.param(roles.map(({ user }) => user))}::uuid[], ${sql.param(roles.map(({ role }) => role))}::uuid[])`)
  const places = made.flatMap(user => user.places.map((place, index) => ({ user: user.id, place: place.id, isDefault: index === 0 })))
  await transaction.rows(sql`
    insert into user_place (id, user_id, place_id, is_default, is_internal_default)
    select id, user_id, place_id, is_default, false from unnest(${sql.param(places.map(newId))}::uuid[], ${sql.param(places.map(({ user }) => user))}::uuid[],
      ${sql.param(places.map(({ place }) => place))}::uuid[], ${sql.param(places.map(({ isDefault }) => isDefault))}::boolean[])
      as made(id, user_id, place_id, is_default)`)
  for (const { id } of invite.length > 0 ? made : []) await sendInvitation(call, transaction, id, invite)
  await noteEvent(transaction, {
    action: 'import',
    tableName: model.table,
    changesScope: 'bulk',
    changes: { rows: [null, made.length], ...(invite.length > 0 && { invite: [null, invite.join(', ')] }) },
  })
}

function takenMeanwhile(users: readonly PlannedUser[], { row, title }: PlannedUser, { problems }: Invalid, lang: Lang): Refused {
  return importErrors(reportOf({ users, faults: problems.map(problem => ({ row, title, problem })) }, [], lang, false))
}

async function templateFor(call: Call, format: (typeof formats)[number]): Promise<string | Uint8Array<ArrayBuffer>> {
  const { lang } = call
  const headings = importColumns.map(({ label }) => inLang(label, lang))
  if (format === 'csv') return csvOf([headings])
  const [, , ar, en] = systemUser.options.label
  return writeXlsx({
    name: inLang([ar, en], lang),
    isRightToLeft: lang === 'ar',
    columns: headings.map(heading => ({ heading, kind: 'text' })),
    rows: [],
    lists: { name: inLang(valuesSheet, lang), of: valueLists(await valuesFor(call, call.platform.database), lang) },
  })
}
