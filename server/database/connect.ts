import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import type { Caller } from '../../kernel/kernel.ts'
import { auditActions, type AuditAction } from '../audit/actions.ts'
import { log } from '../log.ts'
import { traceStatement } from '../telemetry/telemetry.ts'
import { appRole } from './embedded.ts'
import { isOfDatabase, ofDatabase } from './fault.ts'
import { presenceOf, type Presence } from './presence.ts'
import { listed, sql, statementOf, type SQL, type Statement } from './sql.ts'

// Days stay days: the driver would turn them into instants of the local zone. Instants leave as ISO texts, whole numbers as numbers
// (fields hold at most 15 digits).
pg.types.setTypeParser(pg.types.builtins.DATE, text => text)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, text => new Date(text).toISOString())
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

type Row = Record<string, unknown>
/** Who runs SQL: answers rows as the database names their columns. */
export interface Runner {
  rows<T extends object = Row>(query: SQL | Statement): Promise<T[]>
  /** The only row, or undefined. */
  find<T extends object = Row>(query: SQL | Statement): Promise<T | undefined>
}
/** One transaction: everything in it happens, audit included, or nothing does. */
export interface Transaction extends Runner {
  /**
   * Runs when the transaction has been committed, never when it was rolled back; who wrote waits for it. What it throws fails a call whose work
   * is committed: what may fail is caught in it.
   */
  afterCommit(work: () => void | Promise<void>): void
  /** Tells every process, after the commit. */
  notify(channel: string, payload: string): Promise<void>
}
/** The request in which something is written, as the audit notes it. */
export interface Requested {
  readonly method: string
  /** Path and query, without the values of secrets. */
  readonly url: string
  readonly agent: string | undefined
  /** What the call answers when what it writes holds. */
  readonly status: number
}
/** On whose behalf something is written; the audit trigger reads it from the transaction. */
export interface Actor {
  readonly caller: Caller
  readonly requestId: string
  readonly address: string | undefined
  readonly reason?: string
  /** Asked only when something is written: most requests read. */
  readonly request?: () => Requested
  /** What changes of rows are more than changes: a step, a switch of the place, an import. */
  readonly action?: AuditAction
  /** One act on many records, such as an import. */
  readonly isBulk?: true
}

/** The database as requests use it: every read and write goes through here. */
export interface Database extends Runner {
  /** Writes in one transaction, which ends with the promise: rolled back when it is rejected. */
  write<T>(actor: Actor, work: (transaction: Transaction) => Promise<T>): Promise<T>
  /** Several reads that must see the same instant. */
  snapshot<T>(work: (runner: Runner) => Promise<T>): Promise<T>
  /** How the pool of connections stands now. */
  connections(): { readonly inUse: number; readonly idle: number; readonly waiting: number }
  /** How long nothing has been heard of the database, in milliseconds: nobody may have asked. */
  silentMs(): number
  close(): Promise<void>
}

/** Collects the statements of one call in their order, those that begin and end transactions included: for the bench. */
export const statementLog = new AsyncLocalStorage<{ statements: { text: string; values: unknown[] }[] }>()

/** No call waits longer for a connection, and no statement runs longer: one that did would keep others from theirs. */
const longestWaitMs = 20_000
const longestStatementMs = 30_000
/** Compiling a short statement over the months of the audit takes seconds, running it milliseconds. */
const neverCompiled = 'jit = off'

/** How to reach the database. */
export interface ConnectOptions {
  readonly url: string
  /** The connection belongs to the owner: every transaction begins by taking the unprivileged role. */
  readonly assumesRole: boolean
  /** A pooler stands in between and hands the server's connections round: nothing may be set on one beyond a transaction. */
  readonly isPooled?: boolean
  /** Past a pooler: there, too, it is asked whether the database is there. */
  readonly directUrl?: string
  readonly slowQueryMs?: number
  readonly statementMs?: number
}

/** Connects as the role under which requests are answered. */
export function connect({
  url,
  assumesRole,
  isPooled = false,
  directUrl = url,
  slowQueryMs = 500,
  statementMs = longestStatementMs,
}: ConnectOptions): Database {
  const limits = `${neverCompiled}; set local statement_timeout = ${statementMs}; set local idle_in_transaction_session_timeout = ${statementMs}`
  const presence = presenceOf([...new Set([url, directUrl])])
  const pool = poolOf(url, isPooled ? undefined : limits.replaceAll('set local', 'set'))
  const takeRole = assumesRole ? `set local role ${appRole}` : undefined
  const atBegin = [isPooled ? `set local ${limits}` : undefined, takeRole].filter(text => text !== undefined)
  const { borrowed, run, command, runnerOf } = askingOf(pool, { presence, slowQueryMs, isPooled })

  async function readOnce<T extends object>(query: SQL | Statement): Promise<T[]> {
    const client = await borrowed()
    let isBroken = true
    try {
      const rows = await run<T>(client, query)
      isBroken = false
      return rows
    } finally {
      client.release(isBroken)
    }
  }

  async function inTransaction<T>(begin: string, first: SQL | undefined, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await borrowed()
    let isBroken = false
    try {
      await command(client, [begin, ...atBegin].join('; '))
      if (first) await run(client, first)
      const result = await work(client)
      await command(client, 'commit')
      return result
    } catch (error) {
      isBroken = isPlanGone(error)
      await presence
        .awaited(() => client.query('rollback'))
        .catch(() => {
          isBroken = true
        })
      throw error
    } finally {
      client.release(isBroken)
    }
  }

  const readBy = takeRole
    ? <T extends object>(query: SQL | Statement) => inTransaction('begin read only', undefined, client => run<T>(client, query))
    : readOnce

  const read = <T extends object>(query: SQL | Statement) => planned(readBy<T>, query)

  return {
    rows: read,
    find: async query => (await read<never>(query))[0],
    snapshot: work => inTransaction('begin isolation level repeatable read read only', undefined, client => work(runnerOf(client))),
    write: async (actor, work) => {
      const later: (() => void | Promise<void>)[] = []
      const result = await inTransaction('begin', actorSettings(actor), client =>
        work({
          ...runnerOf(client),
          afterCommit: task => void later.push(task),
          notify: async (channel, payload) => void (await run(client, sql`select pg_notify(${channel}, ${payload})`)),
        }),
      )
      for (const task of later) await task()
      return result
    },
    connections: () => ({ inUse: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    silentMs: presence.silentMs,
    close: () => {
      presence.end()
      return Promise.race([pool.end(), longEnough()])
    },
  }
}

interface Asking {
  readonly presence: Presence
  readonly slowQueryMs: number
  readonly isPooled: boolean
}

/**
 * Does the database refuse a statement that a connection knows by its name: since a column that it answers is of another type now (0A000), or since
 * it does not know the name any more (26000)? It would for as long as the connection lives.
 */
function isPlanGone(error: unknown): boolean {
  return (
    isOfDatabase(error) && 'code' in error && (error.code === '26000' || (error.code === '0A000' && error.message.includes('cached plan')))
  )
}

/** A plan that does not fit its tables any more is made anew, once, on another connection. */
async function planned<T>(read: (query: SQL | Statement) => Promise<T>, query: SQL | Statement): Promise<T> {
  try {
    return await read(query)
  } catch (error) {
    if (!isPlanGone(error)) throw error
    const { text, values } = statementOf(query)
    return read({ text, values })
  }
}

/** How a connection is borrowed and asked, as long as the database is there. */
function askingOf(pool: pg.Pool, { presence, slowQueryMs, isPooled }: Asking) {
  return { borrowed, run, command, runnerOf }

  async function run<T extends object>(client: pg.PoolClient, query: SQL | Statement): Promise<T[]> {
    const { name, ...statement } = statementOf(query)
    // Behind a pooler the next question may go to a connection of the server that does not know the name.
    const asked = isPooled || name === undefined ? statement : { name, ...statement }
    const begun = performance.now()
    const { rows } = await traceStatement(statement.text, () =>
      ofDatabase(presence.answered(() => client.query<T & pg.QueryResultRow>(asked))),
    )
    const tookMs = performance.now() - begun
    statementLog.getStore()?.statements.push(statement)
    if (tookMs > slowQueryMs) log.warn({ tookMs: Math.round(tookMs), sql: statement.text }, 'slow query')
    return rows
  }

  async function command(client: pg.PoolClient, text: string): Promise<void> {
    await ofDatabase(presence.answered(() => client.query(text)))
    statementLog.getStore()?.statements.push({ text, values: [] })
  }

  function runnerOf(client: pg.PoolClient): Runner {
    return {
      rows: query => run(client, query),
      find: async query => (await run<never>(client, query))[0],
    }
  }

  async function borrowed(): Promise<pg.PoolClient> {
    let coming: Promise<pg.PoolClient> | undefined
    try {
      return await ofDatabase(presence.awaited(() => (coming = pool.connect())))
    } catch (error) {
      // One that comes after all is nobody's.
      coming?.then(client => client.release()).catch(() => undefined)
      throw error
    }
  }
}

/** @param limits set on each connection when it is made; undefined: nothing may be */
function poolOf(url: string, limits: string | undefined): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    application_name: 'mahalli',
    keepAlive: true,
    connectionTimeoutMillis: longestWaitMs,
    // Not as a parameter of the connection: a pooler in between would refuse it. The pool awaits the promise that its types do not know.
    // oxlint-disable-next-line typescript/no-misused-promises
    onConnect: client => {
      // One that breaks between two statements of a transaction fails the next of them.
      client.on('error', () => undefined)
      return limits === undefined ? undefined : client.query(`set ${limits}`)
    },
  })
  // A connection that breaks while idle is replaced at the next use; without a listener it would end the process.
  pool.on('error', error => log.warn({ error: error.message }, 'an idle database connection broke'))
  return pool
}

/** A statement that nobody waits for any more does not hold up the end: the server breaks it off. */
function longEnough(): Promise<void> {
  return new Promise(resolve => void setTimeout(resolve, 3000).unref())
}

/** Transaction-local, so that a pooler that hands connections round never mixes two callers. */
function actorSettings({ caller, requestId, address, reason, request: requested, action, isBulk }: Actor): SQL | undefined {
  const request = requested?.()
  const settings: Readonly<Record<string, string | number | undefined>> = {
    actor: caller.userId,
    user: caller.userName,
    session: caller.session,
    place: caller.place?.id,
    request: requestId,
    address,
    agent: request?.agent,
    method: request?.method,
    url: request?.url,
    status: request?.status,
    reason,
    action: action && auditActions[action],
    bulk: isBulk && 'on',
  }
  const given = Object.entries(settings).filter(([, value]) => value !== undefined && value !== '')
  if (given.length === 0) return undefined
  return sql`select ${listed(given.map(([key, value]) => sql`set_config(${`mahalli.${key}`}, ${String(value)}, true)`))}`
}
