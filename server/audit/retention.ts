import { createHash } from 'node:crypto'
import { createWriteStream, mkdirSync, renameSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Readable, Transform } from 'node:stream'
import { createGzip } from 'node:zlib'
import pg from 'pg'

/** How long what is kept, in months (portal and administration, section 6.3). */
export interface Retention {
  readonly entries: number
  readonly signIns: number
  readonly addresses: number
}

/** What one run has done. */
export interface Kept {
  /** Addresses that were shortened. */
  readonly addresses: number
  /** Sign-ins whose content was erased. */
  readonly signIns: number
  /** Months that were taken out, as `2016-11`. */
  readonly archived: readonly string[]
}

/** Any number that nothing else locks: of several processes one does it. */
const retentionLock = 7_204_813
const unknownNameDays = 90
const entriesAtOnce = 2000
const monthsAhead = 12

/**
 * Makes the months to come, shortens addresses, erases sign-ins and takes months out that have been kept long enough. Only sealed entries
 * are touched, and what their hashes rest on stays: the chain holds. Safe to break off and to repeat.
 * @param url address of the owner: the application's role can do none of this
 * @param folder where months that are taken out are written
 * @returns undefined when another process is at it
 */
export async function keepRetention(url: string, retention: Retention, folder: string): Promise<Kept | undefined> {
  const client = new pg.Client({ connectionString: url, application_name: 'mahalli audit' })
  await client.connect()
  try {
    // Held by the connection; behind a pooler that hands connections round two would do the same, and the second find nothing to do.
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [retentionLock])
    if (!rows[0]?.taken) return undefined
    await client.query("set lock_timeout = '5s'")
    await client.query('select make_audit_partitions($1)', [monthsAhead])
    const addresses = await inBatches(client, shorten, [retention.addresses])
    const signIns =
      (await inBatches(client, erase, [2, `${retention.signIns} months`])) +
      (await inBatches(client, erase, [3, `${unknownNameDays} days`]))
    await client.query(forgetSalts, [`${retention.addresses} months`, `${retention.signIns} months`, `${unknownNameDays} days`])
    const archived: string[] = []
    for (const month of await monthsBefore(client, retention.entries)) archived.push(await archive(client, month, folder))
    return { addresses, signIns, archived }
  } finally {
    await client.end()
  }
}

/** Each batch in a transaction of its own: no row stays locked for long. */
async function inBatches(client: pg.Client, text: string, values: readonly unknown[]): Promise<number> {
  let all = 0
  for (;;) {
    const { rowCount } = await client.query(text, [...values, entriesAtOnce])
    all += rowCount ?? 0
    if ((rowCount ?? 0) < entriesAtOnce) return all
  }
}

/** Whole months, so that their salt can go with them. */
const shorten = `
  update audit_entry e set
    address_digest = decode(audit_digest(s.salt, e.id || ':' || e.client_address), 'hex'),
    client_address = audit_network(e.client_address)
  from (
    select a.id, a.execution_time from audit_entry a
    where a.execution_time < date_trunc('month', now() at time zone 'UTC' - make_interval(months => $1)) at time zone 'UTC'
      and a.client_address is not null and a.address_digest is null and exists (select from audit_seal where entry = a.id)
    limit $2
  ) due, audit_salt s
  where e.id = due.id and e.execution_time = due.execution_time and s.month = audit_month(e.execution_time) and s.kind = 1`

const erase = `
  with erased as (update audit_entry e set
    body_digest = decode(audit_digest(s.salt, audit_body(e, address.salt, own.salt)), 'hex'),
    changes = '{}', personal = null, table_name = null, row_id = null, parent_table = null, parent_id = null, row_title = null,
    row_title_en = null, row_place = null, actor = null, user_name = null, session = null, place = null, request_id = null,
    client_address = null, address_digest = null, user_agent = null, method = null, url = null, status = null, duration_ms = null, reason = null
  from (
    select a.id, a.execution_time from audit_entry a
    where a.keep = $1 and a.execution_time < now() - $2::interval and a.body_digest is null and exists (select from audit_seal where entry = a.id)
    limit $3
  ) due
  join audit_salt s on s.month = audit_month(due.execution_time) and s.kind = $1
  left join audit_salt address on address.month = s.month and address.kind = 1
  left join audit_salt own on own.month = s.month and own.kind = 4 and own.entry = due.id
  where e.id = due.id and e.execution_time = due.execution_time
  returning e.id, e.execution_time),
  forgotten as (delete from audit_salt s using erased where s.kind = 4 and s.entry = erased.id and s.month = audit_month(erased.execution_time))
  select from erased`

/** Of months in which nothing needs them any more. What is erased cannot be tried after that, also not by who owns the database. */
const forgetSalts = `
  delete from audit_salt s
  where s.kind between 1 and 3
    and s.month + interval '1 month' <= (now() at time zone 'UTC') - (array[$1, $2, $3])[s.kind]::interval
    and not exists (
      select from audit_entry e
      where e.execution_time >= s.month::timestamp at time zone 'UTC' and e.execution_time < (s.month + interval '1 month') at time zone 'UTC'
        and case s.kind when 1 then e.client_address is not null and e.address_digest is null else e.keep = s.kind and e.body_digest is null end)`

/** Months all of whose entries have been kept long enough, `YYYY-MM-DD`. */
async function monthsBefore(client: pg.Client, months: number): Promise<string[]> {
  const { rows } = await client.query<{ month: string }>(
    `select to_date(substr(c.relname, 13), 'YYYY_MM')::text as month
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'public.audit_entry'::regclass and c.relname ~ '^audit_entry_\\d{4}_\\d\\d$'
      and to_date(substr(c.relname, 13), 'YYYY_MM') + interval '1 month' <= date_trunc('month', now() at time zone 'UTC') - make_interval(months => $1)
    order by 1`,
    [months],
  )
  return rows.map(({ month }) => month)
}

/** Writes a month to its file and takes it out of the tables: it stays as a table of the owner's until somebody drops it. */
async function archive(client: pg.Client, month: string, folder: string): Promise<string> {
  const suffix = month.slice(0, 7).replace('-', '_')
  mkdirSync(folder, { recursive: true })
  const file = `audit-${month.slice(0, 7)}.jsonl.gz`
  const { entries, sha256 } = await writeMonth(client, month, suffix, join(folder, file))
  const hasSeals = (await client.query('select to_regclass($1) as found', [`public.audit_seal_${suffix}`])).rows[0]?.found !== null
  await client.query('begin')
  try {
    await client.query('create schema if not exists audit_archive')
    for (const table of ['audit_entry', ...(hasSeals ? ['audit_seal'] : [])]) {
      await client.query(`alter table public.${table} detach partition public.${table}_${suffix}`)
      await client.query(`alter table public.${table}_${suffix} set schema audit_archive`)
    }
    await client.query('delete from audit_salt where month = $1', [month])
    await client.query(
      'insert into audit_archive (month, entries, file, sha256) values ($1, $2, $3, $4) on conflict (month) do update set entries = excluded.entries, file = excluded.file, sha256 = excluded.sha256',
      [month, entries, file, sha256],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
  return month.slice(0, 7)
}

const linesAtOnce = 1000

/** The entries in the order of the chain, each with what its hash was made of, then the roots of the month. */
async function writeMonth(client: pg.Client, month: string, suffix: string, path: string): Promise<{ entries: number; sha256: string }> {
  const digest = createHash('sha256')
  let entries = 0
  async function* lines() {
    await client.query('begin isolation level repeatable read read only')
    await client.query(
      `declare month_entries cursor for
      select json_build_object('day', s.day, 'sequence', s.sequence, 'previousHash', encode(s.previous_hash, 'hex'), 'hash', encode(s.hash, 'hex'),
        'canonical', audit_canonical(e, address.salt, body.salt, own.salt), 'entry', to_jsonb(e))::text as line
      from public.audit_entry_${suffix} e
      left join audit_seal s on s.entry = e.id
      left join audit_salt address on address.month = $1 and address.kind = 1
      left join audit_salt body on body.month = $1 and body.kind = e.keep
      left join audit_salt own on own.month = $1 and own.kind = 4 and own.entry = e.id
      order by s.day, s.sequence`.replaceAll('$1', `'${month}'::date`),
    )
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`fetch ${linesAtOnce} from month_entries`)
      entries += rows.length
      for (const { line } of rows) yield `${line}\n`
      if (rows.length < linesAtOnce) break
    }
    const roots = await client.query<{ line: string }>(
      `select json_build_object('root', json_build_object('day', day, 'count', count, 'root', encode(root, 'hex')))::text as line
      from audit_root where date_trunc('month', day) = $1 order by day`,
      [month],
    )
    for (const { line } of roots.rows) yield `${line}\n`
    await client.query('commit')
  }
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      digest.update(chunk)
      done(null, chunk)
    },
  })
  const unfinished = `${path}.unfinished`
  await pipeline(Readable.from(lines()), createGzip(), counted, createWriteStream(unfinished, { mode: 0o600 }))
  const handle = await open(unfinished, 'r+')
  await handle.sync()
  await handle.close()
  renameSync(unfinished, path)
  return { entries, sha256: digest.digest('hex') }
}
