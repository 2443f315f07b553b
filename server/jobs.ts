import { visitor } from '../kernel/kernel.ts'
import type { Actor, Database, Transaction } from './database/connect.ts'
import { sql, type SQL } from './database/sql.ts'
import { log } from './log.ts'
import type { Platform } from './platform.ts'
import { traceJob } from './telemetry/telemetry.ts'
import { newId } from './resources/id.ts'

/** Something that is done again and again, by one process at a time (foundations 17). */
export interface Job {
  /** Stands in the table `job`; never changed, or it begins anew. */
  readonly name: string
  /** Every so many seconds, or each day at this time (`HH:mm`) in the zone of the installation. Asked each time: it may be a setting. */
  readonly when: { readonly everySeconds: number } | { readonly dailyAt: (platform: Platform) => string }
  /**
   * Asked twice a second: is something due that does not wait for the next turn? It only reads, so a job that comes at once costs no write while
   * nothing is due. What is still due after a turn has failed there, and waits for the usual time.
   */
  readonly isCalled?: (platform: Platform) => Promise<boolean>
  /** A process that is heard of no more has lost the job after so many seconds; 60 where nothing is said. */
  readonly leaseSeconds?: number
  /** What is thrown is logged and noted in the table; the job comes again at its time. */
  run(turn: Turn): Promise<void>
}

/** One turn of a job. */
export interface Turn {
  readonly platform: Platform
  /** Aborted when the program stops, or when this process has lost the job. */
  readonly signal: AbortSignal
  /**
   * Writes in one transaction, on nobody's behalf, which holds the job: of a process that was thought gone nothing is written any more.
   * @throws Error when this process has lost the job
   */
  write<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
}

const usualLeaseSeconds = 60
const longestSleepMs = 20_000
const calledEveryMs = 500

/**
 * Runs repeated jobs on this process beside any others. Whose turn it is stands in the table `job`, by the database's clock, so it works
 * through a transaction pooler and with any number of processes; a process that ends in the middle of a turn loses it when its lease is over.
 * @returns ends it, after the turns that are under way
 */
export function startJobs(platform: Platform, jobs: readonly Job[]): () => Promise<void> {
  const stopping = new AbortController()
  const loops = jobs.map(job => keepRunning(platform, job, stopping.signal))
  return async () => {
    stopping.abort()
    await Promise.all(loops)
  }
}

async function keepRunning(platform: Platform, job: Job, stopping: AbortSignal): Promise<void> {
  const turnsMs = Math.min('everySeconds' in job.when ? job.when.everySeconds * 1000 : longestSleepMs, longestSleepMs)
  // While it listens the table is asked at its turns and at calls alone: with each beat it asks one question.
  let askAt = 0
  while (!stopping.aborted) {
    let isListening = job.isCalled !== undefined
    try {
      const isCalledNow = await isCalled(platform, job)
      if (isCalledNow || !job.isCalled || performance.now() >= askAt) {
        askAt = performance.now() + turnsMs
        const isDone = await runIfDue(platform, job, stopping, isCalledNow)
        if (isDone && (await isCalled(platform, job))) isListening = false
      }
    } catch (error) {
      isListening = false
      log.error({ err: error, job: job.name }, 'whose turn it is could not be asked')
    }
    await slept(isListening ? calledEveryMs : turnsMs, stopping)
  }
}

async function isCalled(platform: Platform, job: Job): Promise<boolean> {
  return (await job.isCalled?.(platform)) === true
}

/**
 * Runs a job if its time has come, or it is called, and no other process has it.
 * @param isCalledNow whether it is called; undefined: it is asked
 * @returns whether it was run
 */
export async function runIfDue(platform: Platform, job: Job, stopping: AbortSignal, isCalledNow?: boolean): Promise<boolean> {
  const { database } = platform
  const holder = newId()
  const lease = job.leaseSeconds ?? usualLeaseSeconds
  const isDue = (isCalledNow ?? (await isCalled(platform, job))) ? sql`true` : dueOf(platform, job)
  if (!(await take(database, job, isDue, holder, lease))) return false
  const lost = new AbortController()
  const signal = AbortSignal.any([stopping, lost.signal])
  const renewal = setInterval(() => void renew().catch(() => undefined), (lease * 1000) / 3)
  renewal.unref()
  let fault: string | null = null
  try {
    await traceJob(job.name, () =>
      job.run({ platform, signal, write: work => database.write(actorOf(job), transaction => held(transaction, work)) }),
    )
  } catch (error) {
    fault = error instanceof Error ? error.message : String(error)
    log.error({ err: error, job: job.name }, 'a repeated job failed; it comes again at its time')
  } finally {
    clearInterval(renewal)
  }
  await database.write(actorOf(job), transaction =>
    transaction.rows(
      sql`update job set holder = null, held_until = null, ended_at = now(), error = ${fault} where name = ${job.name} and holder = ${holder}`,
    ),
  )
  return true

  async function held<T>(transaction: Transaction, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const mine = await transaction.find(sql`select 1 from job where name = ${job.name} and holder = ${holder} for update`)
    if (!mine) {
      lost.abort()
      throw new Error(`The job ${job.name} was taken by another process`)
    }
    return work(transaction)
  }

  async function renew(): Promise<void> {
    const [mine] = await database.write(actorOf(job), transaction =>
      transaction.rows(
        sql`update job set held_until = now() + make_interval(secs => ${lease}) where name = ${job.name} and holder = ${holder} returning 1`,
      ),
    )
    if (!mine) lost.abort()
  }
}

/** Takes the job for this process when it is due. A job that nobody knows yet is due at its first time. */
async function take(database: Database, job: Job, isDue: SQL, holder: string, lease: number): Promise<boolean> {
  // Asked before anything is written: most of the time it is nobody's turn.
  const asked = await database.find<{ due: boolean }>(
    sql`select (${isDue}) and (held_until is null or held_until < now()) as due from job where name = ${job.name}`,
  )
  if (asked && !asked.due) return false
  const [taken] = await database.write(actorOf(job), async transaction => {
    if (!asked) await transaction.rows(sql`insert into job (name) values (${job.name}) on conflict do nothing`)
    return transaction.rows(sql`
      update job set holder = ${holder}, held_until = now() + make_interval(secs => ${lease}), begun_at = now()
      where name = ${job.name} and (${isDue}) and (held_until is null or held_until < now()) returning 1`)
  })
  return taken !== undefined
}

function dueOf(platform: Platform, { when }: Job): SQL {
  if ('everySeconds' in when)
    // A little early rather than one beat late: a process asks as often as the job comes.
    return sql`begun_at is null or begun_at <= now() - make_interval(secs => ${when.everySeconds * 0.95})`
  const time = when.dailyAt(platform)
  const today = sql`(((now() at time zone ${platform.timeZone}::text)::date + ${time}::time) at time zone ${platform.timeZone}::text)`
  const yesterday = sql`(((now() at time zone ${platform.timeZone}::text)::date - 1 + ${time}::time) at time zone ${platform.timeZone}::text)`
  return sql`coalesce(begun_at, since) < case when ${today} <= now() then ${today} else ${yesterday} end`
}

function actorOf({ name }: Job): Actor {
  return { caller: visitor, requestId: `job ${name}`, address: undefined, reason: 'a repeated job' }
}

function slept(ms: number, stopping: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const done = () => {
      clearTimeout(timer)
      stopping.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    timer.unref()
    stopping.addEventListener('abort', done)
    if (stopping.aborted) done()
  })
}
