import pg from 'pg'
import { log } from '../log.ts'

/** Who hears a channel of the database. */
export interface Ears {
  heard(payload: string): void
  /** From now on nothing is heard, and something may have been said: whatever was kept by it must go. */
  lost(): void
  /** Listening again; what was said in between is not known. */
  found(): void
}

const longestPauseMs = 5000
const heartbeatMs = 10_000

/** One connection for all that a process hears of a database (foundations 29), by its address. */
const boards = new Map<string, Switchboard>()

/**
 * Listens to a channel over a connection that a pooler must not hand round; all that this process hears of the database shares it. A lost
 * connection is made again, for ever; one that only seems to be there is noticed by a heartbeat.
 * @returns ends the listening
 */
export function listen(url: string, channel: string, ears: Ears): () => Promise<void> {
  const board = boards.get(url) ?? switchboard(url)
  boards.set(url, board)
  board.add(channel, ears)
  return async () => {
    if (board.remove(channel, ears) > 0) return
    boards.delete(url)
    await board.end()
  }
}

interface Switchboard {
  add(channel: string, ears: Ears): void
  /** @returns how many still listen */
  remove(channel: string, ears: Ears): number
  end(): Promise<void>
}

function switchboard(url: string): Switchboard {
  const listeners = new Map<string, Set<Ears>>()
  let isEnded = false
  let isConnected = false
  let pauseMs = 100
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  void connect()
  return {
    add: (channel, ears) => {
      const known = listeners.get(channel)
      listeners.set(channel, (known ?? new Set()).add(ears))
      // What listens already is found by whoever joins; a channel that is new is asked for, and a connection that fails is noticed by its end.
      if (isConnected && client) hear(client, channel).then(() => ears.found(), noop)
    },
    remove: (channel, ears) => {
      listeners.get(channel)?.delete(ears)
      return everybody().length
    },
    end: async () => {
      isEnded = true
      clearTimeout(timer)
      await client?.end().catch(noop)
    },
  }

  function everybody(): Ears[] {
    return [...listeners.values()].flatMap(ears => [...ears])
  }

  async function connect(): Promise<void> {
    const mine = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'mahalli listen', query_timeout: heartbeatMs })
    client = mine
    let isOver = false
    let stopBeating: () => void = noop
    const again = (error: Error | undefined) => {
      if (isOver) return
      isOver = true
      isConnected = false
      stopBeating()
      if (isEnded) return
      for (const ears of everybody()) ears.lost()
      log.warn({ error: error?.message }, 'the connection that hears of changes was lost')
      mine.end().catch(noop)
      timer = setTimeout(() => void connect(), pauseMs)
      timer.unref()
      pauseMs = Math.min(longestPauseMs, pauseMs * 2)
    }
    mine.on('error', again)
    mine.on('end', () => again(undefined))
    mine.on('notification', ({ channel, payload }) => {
      for (const ears of listeners.get(channel) ?? []) ears.heard(payload ?? '')
    })
    try {
      await mine.connect()
      const asked = new Set<string>()
      // A channel may be added while others are asked for.
      for (let next = missing(asked); next !== undefined; next = missing(asked)) {
        await hear(mine, next)
        asked.add(next)
      }
      if (isOver || isEnded) return
      isConnected = true
      pauseMs = 100
      for (const ears of everybody()) ears.found()
      stopBeating = keepBeating(mine, again)
    } catch (error) {
      again(error instanceof Error ? error : undefined)
    }
  }

  function missing(asked: ReadonlySet<string>): string | undefined {
    return [...listeners.keys()].find(channel => !asked.has(channel))
  }
}

/** Asks a connection again and again whether it is still there. @returns ends it */
function keepBeating(client: pg.Client, broken: (error: Error) => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const beat = () => {
    timer = setTimeout(() => void client.query('select 1').then(beat, broken), heartbeatMs).unref()
  }
  beat()
  return () => clearTimeout(timer)
}

async function hear(client: pg.Client, channel: string): Promise<void> {
  await client.query(`listen ${pg.escapeIdentifier(channel)}`)
}

function noop(): void {}
