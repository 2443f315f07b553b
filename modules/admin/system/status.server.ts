import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from '../../../server/database/sql.ts'
import type { Job } from '../../../server/jobs.ts'
import { log } from '../../../server/log.ts'
import { stateCodes } from '../../../server/messages/outgoing.ts'
import type { Platform } from '../../../server/platform.ts'
import { settings } from '../settings/settings.ts'
import { installationOf, states } from './backups.server.ts'
import type { Found, Part, StatusLine, SystemStatus } from './calls.ts'
import { certificateOf } from './certificate.server.ts'

interface Look {
  readonly code: string
  readonly part: Part
  /** @param waiting queries that waited for a connection before anything was looked at: those that look wait for each other */
  look(platform: Platform, waiting: number): Promise<Found>
}

const [hourMs, gigabyte] = [3_600_000, 1024 ** 3]

/** Looks at everything at once. What cannot be asked says so; nothing keeps the rest from being told. @param jobs what is repeated */
export async function statusOf(platform: Platform, jobs: readonly Job[]): Promise<SystemStatus> {
  const { waiting } = platform.database.connections()
  const rows = readJobs(platform)
  const all = [...looks, ...jobs.map(job => lookAtJob(job, rows))]
  return { askedAt: new Date().toISOString(), lines: await Promise.all(all.map(look => lineOf(platform, look, waiting))) }
}

async function lineOf(platform: Platform, { code, part, look }: Look, waiting: number): Promise<StatusLine> {
  try {
    const [health, values] = await look(platform, waiting)
    return { code, part, health, values }
  } catch (error) {
    log.warn({ err: error, look: code }, 'a part of the system could not be asked how it is')
    return { code, part, health: 'unknown', values: {} }
  }
}

const looks: readonly Look[] = [
  {
    code: 'version',
    part: 'program',
    look: async platform => ['well', { version: installationOf(platform).version, node: process.versions.node }],
  },
  {
    code: 'uptime',
    part: 'program',
    look: async platform => ['well', { startedAt: installationOf(platform).startedAt, memoryBytes: process.memoryUsage.rss() }],
  },
  { code: 'processes', part: 'program', look: countProcesses },
  { code: 'server', part: 'database', look: lookAtServer },
  { code: 'migrations', part: 'database', look: lookAtMigrations },
  { code: 'size', part: 'database', look: lookAtSize },
  { code: 'connections', part: 'database', look: lookAtConnections },
  { code: 'chain', part: 'work', look: lookAtChain },
  { code: 'outbox', part: 'work', look: lookAtOutbox },
  { code: 'disk', part: 'disk', look: platform => lookAtDisk(installationOf(platform).dataFolder) },
  {
    code: 'databaseDisk',
    part: 'disk',
    look: async platform => {
      const { isEmbedded, dataFolder } = installationOf(platform)
      return isEmbedded ? lookAtDisk(join(dataFolder, 'database')) : ['unused', {}]
    },
  },
  { code: 'files', part: 'disk', look: lookAtFiles },
  { code: 'backup', part: 'disk', look: lookAtBackups },
  { code: 'certificate', part: 'outside', look: platform => certificateOf(platform.settings.get(settings.publicUrl)) },
]

/** Each process has one connection that listens. */
async function countProcesses({ database }: Platform): Promise<Found> {
  const row = await database.find<{ count: number }>(
    sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name = 'mahalli listen'`,
  )
  return row && row.count > 0 ? ['well', { count: row.count }] : ['unknown', {}]
}

async function lookAtServer(platform: Platform): Promise<Found> {
  const begun = performance.now()
  const row = await platform.database.find<{ version: string; up: string }>(
    sql`select current_setting('server_version') as version, pg_postmaster_start_time() as up`,
  )
  const tookMs = Math.round(performance.now() - begun)
  const values = {
    version: row?.version.split(' ')[0] ?? '',
    startedAt: row?.up ?? '',
    tookMs,
    isEmbedded: installationOf(platform).isEmbedded,
  }
  return [tookMs > 1000 ? 'warning' : 'well', values]
}

async function lookAtMigrations(platform: Platform): Promise<Found> {
  const row = await platform.database.find<{ number: number; name: string }>(
    sql`select number, name from migration order by number desc limit 1`,
  )
  const known = installationOf(platform).newestMigration
  return [row?.number === known ? 'well' : 'warning', { number: row?.number ?? 0, known }]
}

async function lookAtSize({ database }: Platform): Promise<Found> {
  const row = await database.find<{ bytes: number; name: string; largest: number }>(sql`
    select pg_database_size(current_database()) as bytes, name, largest from (
      select coalesce(p.relname, c.relname)::text as name, sum(pg_total_relation_size(c.oid)) as largest
      from pg_class c left join pg_inherits i on i.inhrelid = c.oid left join pg_class p on p.oid = i.inhparent
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by 1 order by 2 desc limit 1) tables`)
  return ['well', { bytes: row?.bytes ?? null, table: row?.name ?? null, tableBytes: Number(row?.largest ?? 0) }]
}

async function lookAtConnections({ database }: Platform, waiting: number): Promise<Found> {
  const row = await database.find<{ used: number; most: number }>(sql`
    select (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used, current_setting('max_connections')::int as most`)
  if (!row) return ['unknown', {}]
  return [row.used > row.most * 0.9 ? 'fault' : row.used > row.most * 0.7 || waiting > 0 ? 'warning' : 'well', { ...row, waiting }]
}

/** Entries are sealed within seconds; one that has waited for minutes tells that nobody seals. */
async function lookAtChain({ database }: Platform): Promise<Found> {
  const row = await database.find<{ day: string; waiting: number }>(sql`
    select c.day::text, (select count(*)::int from (
      select from audit_entry e where e.execution_time between now() - interval '1 day' and now() - interval '3 minutes'
        and (e.xact, e.id) > (c.low_xact, c.low_id) and not exists (select from audit_seal s where s.entry = e.id) limit 1000) held) as waiting
    from audit_chain c`)
  return row ? [row.waiting > 0 ? 'fault' : 'well', { waiting: row.waiting, day: row.day }] : ['unknown', {}]
}

async function lookAtOutbox({ database }: Platform): Promise<Found> {
  const row = await database.find<{ waiting: number; failed: number }>(sql`
    select count(*) filter (where state in (${stateCodes.queued}, ${stateCodes.sending}))::int as waiting,
      count(*) filter (where state = ${stateCodes.failed} and creation_time > now() - interval '1 day')::int as failed from outbox`)
  return row ? [row.failed > 0 ? 'warning' : 'well', row] : ['unknown', {}]
}

async function lookAtDisk(folder: string): Promise<Found> {
  const { bavail, blocks, bsize } = await statfs(folder)
  const [free, total] = [bavail * bsize, blocks * bsize]
  const health = free < gigabyte / 4 || free < total * 0.01 ? 'fault' : free < gigabyte || free < total * 0.05 ? 'warning' : 'well'
  return [health, { folder, free, total }]
}

/** A key that nothing has: a store that answers, answers that too. */
const noKey = '0'.repeat(64)

async function lookAtFiles({ database, files, settings: reader }: Platform): Promise<Found> {
  const row = await database.find<{ count: number; bytes: number }>(sql`
    select count(*)::int as count, coalesce(sum(size), 0)::bigint as bytes from (select max(size_bytes) as size from attachment group by sha256) stored`)
  const values = { kind: reader.get(settings.storageKind), count: row?.count ?? 0, bytes: row?.bytes ?? 0 }
  const answers = await files.store.findSize(noKey).then(
    () => true,
    () => false,
  )
  return [answers ? 'well' : 'fault', values]
}

interface LastBackup {
  readonly taken_at: string | null
  readonly checked_at: string | null
  readonly size_bytes: number | null
  readonly bytes: number
  readonly failed_at: string | null
}

async function lookAtBackups({ database, settings: reader }: Platform): Promise<Found> {
  const row = await database.find<LastBackup>(sql`
    select w.taken_at, w.checked_at, w.size_bytes,
      (select coalesce(sum(size_bytes), 0)::bigint from backup where state = ${states.whole} and file_name is not null) as bytes,
      (select max(begun_at) from backup where state = ${states.failed}) as failed_at
    from (values (1)) one left join lateral (select * from backup where state = ${states.whole} order by taken_at desc limit 1) w on true`)
  const values = {
    takenAt: row?.taken_at ?? null,
    checkedAt: row?.checked_at ?? null,
    sizeBytes: row?.size_bytes ?? null,
    bytes: row?.bytes ?? 0,
  }
  if (!row?.taken_at) return [row?.failed_at ? 'fault' : 'warning', values]
  if (row.failed_at && row.failed_at > row.taken_at) return ['fault', { ...values, failedAt: row.failed_at }]
  const ageMs = Date.now() - Date.parse(row.taken_at)
  return [ageMs > (reader.get(settings.backupDaily) ? 30 : 24 * 7) * hourMs ? 'warning' : 'well', values]
}

interface JobRow {
  readonly name: string
  readonly begun_at: string | null
  readonly ended_at: string | null
  readonly error: string | null
  readonly is_held: boolean
}

/** How each job stands, by its name. */
async function readJobs({ database }: Platform): Promise<ReadonlyMap<string, JobRow>> {
  const rows = await database.rows<JobRow>(
    sql`select name, begun_at, ended_at, error, coalesce(held_until > now(), false) as is_held from job`,
  )
  return new Map(rows.map(row => [row.name, row]))
}

/** What failed once comes again at its time; what was due long ago and has not come has stopped. */
function lookAtJob({ name, when }: Job, rows: Promise<ReadonlyMap<string, JobRow>>): Look {
  return {
    code: `job ${name}`,
    part: 'work',
    look: async platform => {
      const row = (await rows).get(name)
      const plan = 'everySeconds' in when ? { everySeconds: when.everySeconds } : { dailyAt: when.dailyAt(platform) }
      const values = {
        ...plan,
        begunAt: row?.begun_at ?? null,
        endedAt: row?.ended_at ?? null,
        isRunning: row?.is_held ?? false,
        failed: row?.error != null,
      }
      const mostMs = ('everySeconds' in when ? when.everySeconds * 5 * 1000 : 26 * hourMs) + 120_000
      const isLate = row?.begun_at != null && Date.now() - Date.parse(row.begun_at) > mostMs && !row.is_held
      return [row?.error != null ? 'fault' : isLate ? 'warning' : 'well', values]
    },
  }
}
