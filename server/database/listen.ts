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

/**
 * Listens to a channel over a connection of its own, which a pooler must not hand round. A lost connection is made again, for ever;
 * one that only seems to be there is noticed by a heartbeat.
 * @returns ends the listening
 */
export function listen(url: string, channel: string, ears: Ears): () => Promise<void> {
  let isEnded = false
  let pauseMs = 100
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  void connect()
  return async () => {
    isEnded = true
    clearTimeout(timer)
    await client?.end().catch(() => undefined)
  }

  async function connect(): Promise<void> {
    const mine = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'mahalli listen', query_timeout: heartbeatMs })
    client = mine
    let isOver = false
    const again = (error: Error | undefined) => {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      if (isEnded) return
      ears.lost()
      log.warn({ error: error?.message }, 'the connection that hears of changes was lost')
      mine.end().catch(() => undefined)
      timer = setTimeout(() => void connect(), pauseMs)
      timer.unref()
      pauseMs = Math.min(longestPauseMs, pauseMs * 2)
    }
    mine.on('error', again)
    mine.on('end', () => again(undefined))
    mine.on('notification', ({ payload }) => ears.heard(payload ?? ''))
    try {
      await mine.connect()
      await mine.query(`listen ${pg.escapeIdentifier(channel)}`)
      if (isOver || isEnded) return
      pauseMs = 100
      ears.found()
      beat(mine, again)
    } catch (error) {
      again(error instanceof Error ? error : undefined)
    }
  }

  function beat(mine: pg.Client, again: (error: Error) => void): void {
    timer = setTimeout(() => {
      mine.query('select 1').then(
        () => beat(mine, again),
        (error: Error) => again(error),
      )
    }, heartbeatMs)
    timer.unref()
  }
}
