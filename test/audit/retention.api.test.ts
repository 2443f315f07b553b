import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sql } from '../../server/database/sql.ts'
import { keepRetention, type Retention } from '../../server/audit/retention.ts'
import { objectIn, textIn } from '../walk/json.ts'
import { startAuditWorld, type AuditWorld } from './chain.ts'

// The whole chain is verified again and again.
vi.setConfig({ testTimeout: 180_000 })

let world: AuditWorld
let folder: string
// One history, older by each test.
beforeAll(async () => {
  world = await startAuditWorld(makeHistory)
  folder = mkdtempSync(join(tmpdir(), 'audit-archive-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await world?.stop()
})

// As the usual 120, 24 and 12, in a history that is walked in a third of the time.
const months = 14
const kept = { entries: 10, signIns: 9, addresses: 4 }
const usual: Retention = { ...kept, entries: 120 }

/** Entries of so many months, three in each: a change, a sign-in and a sign-in under a name that nobody has. */
async function makeHistory(client: pg.Client): Promise<void> {
  await client.query('delete from audit_entry')
  await client.query(`do $$ begin
    for age in 1 .. ${months} loop
      execute format('create table if not exists audit_entry_%s partition of audit_entry for values from (%L) to (%L)',
        to_char(date_trunc('month', now() at time zone 'UTC') - make_interval(months => age), 'YYYY_MM'),
        date_trunc('month', now() at time zone 'UTC') - make_interval(months => age), date_trunc('month', now() at time zone 'UTC') - make_interval(months => age - 1));
    end loop;
  end $$`)
  await client.query(`insert into audit_entry (execution_time, action, changes_scope, keep, client_address, actor, table_name, row_id, changes, personal)
    select (date_trunc('month', now() at time zone 'UTC') - make_interval(months => age)) at time zone 'UTC' + interval '10 days' + make_interval(hours => what),
      case what when 1 then 51002 when 2 then 51006 else 51007 end, 1, what,
      case age % 2 when 0 then '192.0.2.' || age else '2001:db8:1:2::' || age end,
      case when what < 3 then gen_random_uuid() end, 'system_user', 'a', '{"phone_number":["059","056"],"full_name":["a","b"]}', '{phone_number}'
    from generate_series(1, ${months}) age, generate_series(1, 3) what`)
  await client.query(`update audit_chain set day = (select min(execution_time at time zone 'UTC')::date from audit_entry)`)
}

async function keep(retention: Partial<Retention> = {}) {
  return keepRetention(world.ownerUrl, { ...usual, ...retention }, folder)
}

async function rowsOf<T extends object>(text: string): Promise<T[]> {
  return world.owner(async client => (await client.query<T & pg.QueryResultRow>(text)).rows)
}

test('addresses are shortened after their months, and the chain holds without the salts', async () => {
  expect((await world.verify()).broken).toBeUndefined()
  const done = await keep()
  expect(done?.addresses).toBeGreaterThan(0)
  const [old, young] = await rowsOf<{ addresses: string[] }>(`
    select array_agg(distinct client_address order by client_address) as addresses from audit_entry where keep = 1
    group by execution_time < date_trunc('month', now() at time zone 'UTC') - interval '${kept.addresses} months'
    order by execution_time < date_trunc('month', now() at time zone 'UTC') - interval '${kept.addresses} months' desc`)
  expect(old?.addresses).toEqual(['192.0.2.0/24', '2001:db8:1::/48'])
  expect(young?.addresses).toHaveLength(kept.addresses)
  expect(
    await rowsOf(
      `select 1 from audit_salt where kind = 1 and month < date_trunc('month', now()) - interval '${kept.addresses + 1} months'`,
    ),
  ).toEqual([])
  expect((await world.verify()).broken).toBeUndefined()
  // Nothing is left to do.
  expect(await keep()).toMatchObject({ addresses: 0, signIns: 0, archived: [] })
})

test('sign-ins are erased after their months, those of unknown names after 90 days; what they were is gone, that they were is proved', async () => {
  const rows = await rowsOf<{ keep: number; erased: boolean; age: number; rest: string }>(`
    select keep, body_digest is not null as erased, (extract(epoch from now() - execution_time) / 86400)::int as age,
      concat(table_name, row_id, actor, client_address, personal::text, nullif(changes::text, '{}')) as rest from audit_entry where action <> 51001`)
  const monthDays = 30.44
  for (const { keep: until, erased, age, rest } of rows) {
    if (until === 1) expect(erased).toBe(false)
    else if (Math.abs(age - (until === 3 ? 90 : kept.signIns * monthDays)) > 3)
      expect([until, age, erased]).toEqual([until, age, age > (until === 3 ? 90 : kept.signIns * monthDays)])
    expect(rest === '').toBe(erased)
  }
  expect((await world.verify()).broken).toBeUndefined()
  expect(
    await rowsOf(
      `select from audit_salt s where kind = 4 and exists (select from audit_entry e where e.id = s.entry and body_digest is not null)`,
    ),
  ).toEqual([])
})

test('months that were kept long enough are written to a file that proves itself, and taken out; the rest still proves itself', async () => {
  const before = await rowsOf<{ n: number }>('select count(*)::int as n from audit_entry')
  const done = await keep({ entries: kept.entries })
  expect(done?.archived).toHaveLength(months - kept.entries)
  expect(await rowsOf('select count(*)::int as n from audit_entry')).toEqual([{ n: (before[0]?.n ?? 0) - 3 * (months - kept.entries) }])
  expect((await world.verify()).broken).toBeUndefined()
  const [first] = await rowsOf<{ file: string; sha256: string; entries: string; month: string }>(
    'select file, sha256, entries, month::text from audit_archive order by month',
  )
  const bytes = readFileSync(join(folder, first?.file ?? ''))
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(first?.sha256)
  const lines = gunzipSync(bytes)
    .toString()
    .trim()
    .split('\n')
    .map(line => objectIn(JSON.parse(line)))
  const entries = lines.filter(line => 'entry' in line)
  expect(entries).toHaveLength(Number(first?.entries))
  for (const line of entries) {
    const hash = createHash('sha256')
      .update(Buffer.from(textIn(line, 'previousHash'), 'hex'))
      .update(textIn(line, 'canonical'))
    expect(hash.digest('hex')).toBe(line.hash)
  }
  const roots = await rowsOf<{ day: string; count: number; root: string }>(
    `select day::text, count::int, encode(root, 'hex') as root from audit_root where date_trunc('month', day) = '${first?.month}' order by day`,
  )
  expect(lines.flatMap(line => ('root' in line ? [line.root] : []))).toEqual(roots)
  // It stays as a table of the owner's, whom alone it is open to.
  expect(await rowsOf(`select from audit_archive.audit_entry_${first?.month.slice(0, 7).replace('-', '_')}`)).toHaveLength(3)
  await expect(world.database.rows(sql`select from audit_archive.audit_entry_2020_01`)).rejects.toThrow('permission denied')
})

test('of two processes one does it', async () => {
  const [one, other] = await Promise.all([keep(), keep()])
  expect([one, other].filter(done => done === undefined).length).toBeLessThanOrEqual(1)
  expect((await world.verify()).broken).toBeUndefined()
})

test('who erases before the time, or more than may be erased, is found', async () => {
  await world.owner(client =>
    // Of some minutes ago: what is of a new day is sealed when the day before is closed, five minutes behind midnight.
    client.query(`insert into audit_entry (execution_time, action, changes_scope, keep, actor)
      values (now() - interval '6 minutes', 51006, 5, 2, gen_random_uuid())`),
  )
  await world.seal()
  await world.owner(client =>
    client.query(`update audit_entry e set actor = null, body_digest = decode(audit_digest(s.salt, audit_body(e, null, null)), 'hex')
      from audit_salt s where s.kind = 2 and s.month = audit_month(e.execution_time) and e.id = (select max(id) from audit_entry)`),
  )
  expect((await world.verify()).broken).toMatchObject({ fault: 'erased' })
  await world.owner(client =>
    client.query(
      "update audit_entry set changes = '{}' where execution_time = (select min(execution_time) from audit_entry where keep = 1)",
    ),
  )
  expect((await world.verify()).broken).toMatchObject({ fault: 'altered' })
})
