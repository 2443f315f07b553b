import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { isObject, type Json } from '../../test/walk/json.ts'
import { targetOf, type Worker } from './clients.ts'
import type { Intent, Knowledge, Outcome } from './diary.ts'

// The database is held against the clients' own logs: every acknowledged write is there, with its audit entry.

const operations: Readonly<Record<Intent['kind'], number>> = { create: 1, update: 2, publish: 2, withdraw: 2, delete: 3 }
const snake = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

interface Entry {
  readonly request_id: string
  readonly row_id: string
  readonly operation: number
  readonly changes: Readonly<Record<string, readonly unknown[]>>
}

/**
 * Looks for every acknowledged write among these and its audit entry.
 * @param numbers of the intents to look for
 * @returns what is missing or different, in words
 */
export async function lostWrites(client: pg.Client, worker: Worker, knowledge: Knowledge, numbers: readonly number[]): Promise<string[]> {
  const { table } = targetOf[worker.work]
  const written = numbers.flatMap(number => {
    const [intent, outcome] = [knowledge.intents.get(number), knowledge.outcomes.get(number)]
    return intent && (outcome?.is === 'done' || outcome?.is === 'happened') ? [{ intent, outcome }] : []
  })
  const { rows } = await client.query<Entry>(
    'select request_id, row_id, operation, changes from audit_entry where table_name = $1 and request_id = any($2)',
    [table, written.map(({ intent }) => intent.requestId)],
  )
  const entries = Map.groupBy(rows, row => row.request_id)
  const versions = await versionsOf(client, worker, written)
  const removed = await removedOf(client, written)
  return written.flatMap(({ intent, outcome }) => {
    const where = `${worker.name} ${intent.kind} ${outcome.id} (${intent.requestId})`
    const faults = [...auditFaults(intent, outcome, entries.get(intent.requestId) ?? [])]
    if (intent.kind === 'delete' && !removed.has(intent.id)) faults.push('no copy of what was deleted')
    const version = outcome.record?.currentVersion
    if (typeof version === 'number') {
      const content = versions.get(`${outcome.id} ${version}`)
      if (!content || content.titleAr !== outcome.record?.titleAr) faults.push(`version ${version} is not kept as it was answered`)
    }
    return faults.map(fault => `${where}: ${fault}`)
  })
}

function auditFaults({ kind, body, requestId }: Intent, { id }: Outcome, entries: readonly Entry[]): string[] {
  const [entry] = entries
  if (!entry || entries.length > 1) return [`${entries.length} audit entries of ${requestId}`]
  if (entry.row_id !== id || entry.operation !== operations[kind]) return [`the audit entry tells of ${entry.operation} on ${entry.row_id}`]
  if (kind !== 'create') return []
  return ['titleAr', 'summaryAr', 'year', 'connectedHouseholds']
    .filter(key => body[key] !== undefined && entry.changes[snake(key)]?.[1] !== body[key])
    .map(key => `the audit entry has another ${key}`)
}

type Written = readonly { readonly intent: Intent; readonly outcome: Outcome }[]

async function versionsOf(client: pg.Client, { work }: Worker, written: Written): Promise<ReadonlyMap<string, Json>> {
  if (work === 'sheets') return new Map()
  const { rows } = await client.query<{ record_id: string; number: number; content: Json }>(
    `select record_id, number, content from content_version where resource = 'news' and record_id = any($1)`,
    [written.map(({ outcome }) => outcome.id)],
  )
  return new Map(rows.map(row => [`${row.record_id} ${row.number}`, row.content]))
}

async function removedOf(client: pg.Client, written: Written): Promise<ReadonlySet<string | undefined>> {
  const { rows } = await client.query<{ record_id: string }>('select record_id from deleted_record where record_id = any($1)', [
    written.flatMap(({ intent }) => (intent.kind === 'delete' ? [intent.id] : [])),
  ])
  return new Set(rows.map(row => row.record_id))
}

/** Asks for every record that is there by its client's log. @returns which are not as they were last answered, and which nobody has made */
export async function changedRecords(
  client: pg.Client,
  url: string,
  workers: readonly Worker[],
  of: (worker: Worker) => Knowledge,
): Promise<string[]> {
  const faults: string[] = []
  for (const worker of workers)
    for (const [id, record] of of(worker).live) {
      const answer = await fetch(`${url}/api/${targetOf[worker.work].calls}/Get/${id}`, {
        headers: { authorization: `Bearer ${worker.tokens.writer}` },
      })
      const now: unknown = answer.status === 200 ? await answer.json() : `${answer.status} ${await answer.text()}`
      const difference = differenceOf(record, now)
      if (difference !== '') faults.push(`${worker.name} ${id}: ${difference}`)
      if (typeof record.mainImage === 'string') faults.push(...(await lostFile(url, worker, record.mainImage)))
    }
  const known = new Set(workers.flatMap(worker => [...of(worker).live.keys()]))
  for (const table of new Set(workers.map(({ work }) => targetOf[work].table))) {
    const { rows } = await client.query<{ id: string }>(`select id from ${table}`)
    faults.push(...rows.filter(({ id }) => !known.has(id)).map(({ id }) => `${table} ${id} is there, and no client knows of it`))
  }
  return faults
}

async function lostFile(url: string, { name, tokens }: Worker, id: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/Attachment/GetByte/${id}`, { headers: { authorization: `Bearer ${tokens.writer}` } })
  const { byteLength } = await answer.arrayBuffer()
  return answer.status === 200 && byteLength > 0 ? [] : [`${name}: the file ${id} answers ${answer.status}`]
}

/** What the reader may do with a record is his, and no part of it. */
const ofTheReader = new Set(['allowed', 'ofOthers', 'unpublishable'])

function differenceOf(then: Json, now: unknown): string {
  if (!isObject(now)) return String(now)
  const isOther = (key: string) => !ofTheReader.has(key) && !isDeepStrictEqual(then[key], now[key])
  const keys = [...new Set([...Object.keys(then), ...Object.keys(now)])].filter(isOther)
  return keys.map(key => `${key} was ${JSON.stringify(then[key])} and is ${JSON.stringify(now[key])}`).join('; ')
}

/** What must never be there: what a write leaves that was broken off in the middle. */
const halves: Readonly<Record<string, string>> = {
  'news without the version that it is at': `select n.id from news n where not exists (
    select from content_version v where v.resource = 'news' and v.record_id = n.id and v.number = n.current_version)`,
  'a published item without its live copy, or the other way round': `select coalesce(n.id, l.id) as id from news n
    full join news_live l on l.id = n.id where n.live_version is distinct from l.version`,
  'a live copy of a version that is not kept': `select l.id from news_live l where not exists (
    select from content_version v where v.resource = 'news' and v.record_id = l.id and v.number = l.version)`,
  'a version of an item that never was': `select v.record_id as id from content_version v where v.resource = 'news'
    and not exists (select from news n where n.id = v.record_id)
    and not exists (select from deleted_record d where d.record_id = v.record_id::text)`,
  'a sheet without its rows': `select w.id from water_year w where not exists (select from water_year_subscribers s where s.parent = w.id)
    or not exists (select from water_year_supply s where s.parent = w.id)`,
  'rows without their sheet': `select r.parent as id from (select parent from water_year_subscribers union select parent from water_year_supply) r
    where not exists (select from water_year w where w.id = r.parent)`,
  'a key that points nowhere': `select k.key as id from idempotency_key k where k.record_id is null or not (
    exists (select from news where id::text = k.record_id) or exists (select from water_year where id::text = k.record_id)
    or exists (select from deleted_record d where d.record_id = k.record_id))`,
  'a record whose making was not audited': `select t.id from (select id, 'news' as name from news union all select id, 'water_year' from water_year) t
    where not exists (select from audit_entry a where a.table_name = t.name and a.row_id = t.id::text and a.operation = 1)`,
  'an audited record that is gone without a word': `select a.row_id as id from audit_entry a where a.operation = 1 and a.table_name in ('news', 'water_year')
    and not exists (select from news where id::text = a.row_id) and not exists (select from water_year where id::text = a.row_id)
    and not exists (select from audit_entry d where d.table_name = a.table_name and d.row_id = a.row_id and d.operation = 3)`,
  'a deletion without a copy': `select a.row_id as id from audit_entry a where a.operation = 3 and a.table_name in ('news', 'water_year')
    and not exists (select from deleted_record d where d.record_id = a.row_id)`,
}

/** @returns what is half written, in words */
export async function halfWritten(client: pg.Client): Promise<string[]> {
  const faults: string[] = []
  for (const [what, query] of Object.entries(halves)) {
    const { rows } = await client.query<{ id: string }>(query)
    faults.push(...rows.map(({ id }) => `${what}: ${id}`))
  }
  return faults
}
