import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate, migrationsIn } from '../../server/database/migrate.ts'
import { startAuditWorld, type AuditWorld } from './chain.ts'

let world: AuditWorld
let app: pg.Client
let tables: string[]
beforeAll(async () => {
  world = await startAuditWorld()
  await world.write(2)
  await world.seal()
  app = new pg.Client(world.url)
  await app.connect()
  tables = (await tablesWithRights()).map(([name]) => name)
})
afterAll(async () => {
  await app?.end()
  await world?.stop()
})

/** The tables of the audit log as they are now, partitions with them, each with what the application's role may do there. */
async function tablesWithRights(): Promise<(readonly [name: string, rights: string])[]> {
  const { rows } = await world.owner(client =>
    client.query<{ name: string; acl: string | null }>(
      "select relname as name, array_to_string(relacl, ' ') as acl from pg_class where relname ~ '^audit_' and relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by 1",
    ),
  )
  return rows.map(({ name, acl }) => [name, /mahalli_app=(\w+)/.exec(acl ?? '')?.[1] ?? ''])
}

/** What becomes of a statement of the application's role; undefined when it is done. */
async function refusalOf(text: string): Promise<string | undefined> {
  await app.query('begin')
  try {
    await app.query(text)
    return undefined
  } catch (error) {
    return error instanceof Error && 'code' in error ? `${String(error.code)} ${error.message}` : String(error)
  } finally {
    await app.query('rollback')
  }
}

const columns: Readonly<Record<string, string>> = {
  audit_entry: 'reason',
  audit_seal: 'hash',
  audit_root: 'root',
  audit_chain: 'hash',
  audit_salt: 'salt',
  audit_table: 'name',
  audit_archive: 'file',
}
function columnOf(table: string): string {
  return columns[table.replace(/_(\d{4}_\d\d|rest)$/, '')] ?? `no column of ${table} is known`
}

const forbidden: Readonly<Record<string, (table: string) => string>> = {
  update: table => `update ${table} set ${columnOf(table)} = ${columnOf(table)}`,
  delete: table => `delete from ${table}`,
  truncate: table => `truncate ${table}`,
  alter: table => `alter table ${table} add column mine text`,
  drop: table => `drop table ${table}`,
  'disabling of triggers': table => `alter table ${table} disable trigger all`,
  'change of owner': table => `alter table ${table} owner to mahalli_app`,
  'a rule of its own': table => `create rule mine as on insert to ${table} do instead nothing`,
  'a trigger of its own': table => `create trigger mine before insert on ${table} for each row execute function audit_row()`,
  policies: table => `alter table ${table} enable row level security`,
}

test('there are the entries, their seals, and a partition of each for every month to come', () => {
  expect(tables).toEqual(
    expect.arrayContaining(['audit_entry', 'audit_entry_rest', 'audit_seal', 'audit_seal_rest', 'audit_root', 'audit_salt']),
  )
  expect(tables.filter(name => /^audit_entry_\d{4}_\d\d$/.test(name)).length).toBeGreaterThan(12)
})

test.each(Object.entries(forbidden))('the application’s role is refused on every one of them: %s', async (_name, text) => {
  for (const table of tables) expect([table, await refusalOf(text(table))]).toEqual([table, expect.stringMatching(/^42501/)])
})

test('it detaches no partition and attaches none', async () => {
  for (const table of tables.filter(name => /_(\d\d|rest)$/.test(name))) {
    const parent = table.replace(/_(\d{4}_\d\d|rest)$/, '')
    expect(await refusalOf(`alter table ${parent} detach partition ${table}`)).toMatch(/^42501/)
  }
  expect(await refusalOf('create table mine (like audit_entry)')).toMatch(/^42501/)
})

test('it writes no entry past the table as a whole, no seal, no root and no salt', async () => {
  for (const table of tables.filter(name => name !== 'audit_entry'))
    expect([table, await refusalOf(`insert into ${table} default values`)]).toEqual([table, expect.stringMatching(/^42501/)])
})

test('it cannot seal what it likes: only the job does, through its own function', async () => {
  const seal = "select * from seal_entries(current_date, 0, null, '{1}', array[now()])"
  expect(await refusalOf(seal)).toMatch(/^42501.*seal_entries/)
  expect(await refusalOf('select * from seal_audit(1)')).toBeUndefined()
})

test('it says neither when an entry was written nor in which order or transaction', async () => {
  const insert = (columns: string, values: string) =>
    `insert into audit_entry (action, changes_scope, ${columns}) overriding system value values (51001, 1, ${values})`
  for (const [column, value] of [
    ['execution_time', "now() - interval '1 year'"],
    ['id', '1'],
    ['xact', "'1'"],
    ['address_digest', "'x'"],
    ['body_digest', "'x'"],
  ] as const)
    expect([column, await refusalOf(insert(column, value))]).toEqual([column, expect.stringMatching(/^42501/)])
  expect(await refusalOf(insert('reason', "'a reason'"))).toBeUndefined()
})

test('it reads no salt: what was a personal value cannot be tried', async () => {
  expect(await refusalOf('select * from audit_salt')).toMatch(/^42501/)
  expect(await refusalOf('select * from audit_entry limit 1')).toBeUndefined()
  expect(await refusalOf('select * from audit_seal limit 1')).toBeUndefined()
})

test('it does not switch the triggers of the other tables off, in no way there is', async () => {
  const { rows } = await app.query<{ name: string }>(
    "select c.oid::regclass::text as name from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = 'audit'",
  )
  expect(rows.length).toBeGreaterThan(10)
  for (const { name } of rows) {
    expect(await refusalOf(`alter table ${name} disable trigger audit`)).toMatch(/^42501/)
    expect(await refusalOf(`drop trigger audit on ${name}`)).toMatch(/^42501/)
  }
  expect(await refusalOf("set session_replication_role = 'replica'")).toMatch(/^42501/)
  expect(
    await refusalOf('create or replace function audit_row() returns trigger language plpgsql as $$ begin return null; end $$'),
  ).toMatch(/^42501/)
})

test('a temporary table of the same name takes no entry away', async () => {
  await app.query('begin')
  await app.query('create temporary table audit_entry (like public.audit_entry)')
  await app.query('create temporary table audit_table (like public.audit_table)')
  await app.query(`insert into setting (key, value) values ('Test.Shadowed', '1')`)
  await app.query('commit')
  const noted = await world.owner(
    async client => (await client.query("select from public.audit_entry where row_id = 'Test.Shadowed'")).rowCount,
  )
  expect(noted).toBe(1)
  await app.query('drop table pg_temp.audit_entry, pg_temp.audit_table')
})

test('after another start the rights are the same', async () => {
  await migrate(world.ownerUrl, migrationsIn(join(import.meta.dirname, '../../migrations')))
  // A start that is the first of its month makes one more of each.
  const after = await tablesWithRights()
  const isOfMonth = (name: string) => /^audit_(?:entry|seal)_\d{4}_\d{2}$/.test(name)
  expect(after.map(([name]) => name).filter(name => tables.includes(name) || !isOfMonth(name))).toEqual(tables)
  expect(after).toEqual(
    after.map(([name]) => [
      name,
      ['audit_entry', 'audit_seal', 'audit_root', 'audit_chain', 'audit_table', 'audit_archive'].includes(name) ? 'r' : '',
    ]),
  )
})
