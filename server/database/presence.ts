import { Socket } from 'node:net'
import pg from 'pg'
import { log } from '../log.ts'
import { saysAway } from './fault.ts'

/** The database does not answer any more, or never did. */
export class DatabaseAway extends Error {
  /** What a server says that takes nobody now. */
  readonly code = '57P03'
  constructor() {
    super('The database does not answer')
  }
}

/** Whether the database answers. A server that stands still refuses nobody: who asks it would wait for ever. */
export interface Presence {
  /** What the database is asked, given up once it is known that it does not answer; while that is known it is not asked. @throws DatabaseAway */
  awaited<T>(ask: () => Promise<T>): Promise<T>
  end(): void
}

interface Waiting {
  readonly since: number
  giveUp(error: DatabaseAway): void
}

/** What waits so long makes one ask whether the database is there at all: most of it waits for a lock, or has much to do. */
const suspiciousMs = 1000
/** So many questions without an answer, one after the other, prove that it is away. */
const missesToProve = 2
/** While it is away it is asked so often whether it is back. */
const pauseMs = 500

/**
 * Watches over what is asked of a database.
 * @param url where it is asked whether it is there: past a pooler, whose connections may all be taken
 */
export function presenceOf(url: string): Presence {
  const waiting = new Set<Waiting>()
  let [isAway, isAsking, isEnded, heardAt] = [false, false, false, 0]
  const watch = setInterval(() => {
    // In the order in which they came.
    const [first] = waiting
    const since = Math.max(first?.since ?? Infinity, heardAt)
    if (performance.now() - since > suspiciousMs) void askUntilItAnswers()
  }, suspiciousMs / 2).unref()
  return {
    awaited,
    end: () => {
      isEnded = true
      clearInterval(watch)
    },
  }

  function awaited<T>(ask: () => Promise<T>): Promise<T> {
    if (isAway) return Promise.reject(new DatabaseAway())
    return new Promise<T>((resolve, reject) => {
      const one: Waiting = { since: performance.now(), giveUp: reject }
      waiting.add(one)
      ask()
        .finally(() => waiting.delete(one))
        .then(resolve, reject)
    })
  }

  async function askUntilItAnswers(): Promise<void> {
    if (isAsking) return
    isAsking = true
    for (let misses = 1; !isEnded && !(await answers(url)); misses++) {
      if (misses >= missesToProve) giveUp()
      await new Promise(resolve => setTimeout(resolve, pauseMs).unref())
    }
    if (isAway && !isEnded) log.info('the database answers again')
    heardAt = performance.now()
    isAway = isAsking = false
  }

  function giveUp(): void {
    if (!isAway) log.error('the database does not answer: nobody waits for it until it does')
    isAway = true
    for (const one of waiting) one.giveUp(new DatabaseAway())
    waiting.clear()
  }
}

/** Does a server answer within two seconds, be it with a refusal? */
async function answers(url: string): Promise<boolean> {
  const socket = new Socket()
  const client = new pg.Client({ connectionString: url, application_name: 'mahalli probe', stream: () => socket })
  // Told by the promises.
  client.on('error', () => undefined)
  const answered = client
    .connect()
    .then(() => client.query('select 1'))
    .then(
      () => true,
      (error: unknown) => !saysAway(error),
    )
  const isThere = await Promise.race([answered, turns(20)])
  socket.destroy()
  return isThere
}

/** So many times a tenth of a second in which this process had its turn: what it has not read yet while it was busy is no silence. */
function turns(count: number): Promise<false> {
  return new Promise(resolve => {
    let left = count
    const timer = setInterval(() => {
      if (left-- > 0) return
      clearInterval(timer)
      resolve(false)
    }, 100).unref()
  })
}
