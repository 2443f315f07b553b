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
  /** What is waited for of the database, given up once it is known that it does not answer; while that is known it is not asked. @throws DatabaseAway */
  awaited<T>(ask: () => Promise<T>): Promise<T>
  /** The same of a question: its answer, be it a refusal, shows that the database is there. @throws DatabaseAway */
  answered<T>(ask: () => Promise<T>): Promise<T>
  /** How long nothing has been heard of the database, in milliseconds. */
  silentMs(): number
  end(): void
}

interface Waiting {
  readonly since: number
  giveUp(error: DatabaseAway): void
}

/** What waits so long makes one ask whether the database is there at all: most of it waits for a lock, or has much to do. */
const suspiciousMs = 1000
/** So many questions without an answer, one after the other, prove that it is away, where nobody else has had one meanwhile. */
const missesToProve = 2
/** Of an address that nobody can make out it is only likely, in time. */
const namelessMiss = 1 / 5
/** While it is away it is asked so often whether it is back. */
const pauseMs = 500

/**
 * Watches over what is asked of a database.
 * @param urls where it is asked whether it is there: by its own address, and past a pooler, whose connections may all be taken
 */
export function presenceOf(urls: readonly string[]): Presence {
  const waiting = new Set<Waiting>()
  let [isAway, isAsking, isEnded, heardAt] = [false, false, false, performance.now()]
  const watch = setInterval(() => {
    // In the order in which they came.
    const [first] = waiting
    const since = Math.max(first?.since ?? Infinity, heardAt)
    if (performance.now() - since > suspiciousMs) void askUntilItAnswers()
  }, suspiciousMs / 2).unref()
  return {
    awaited,
    answered: async ask => {
      try {
        const answer = await awaited(ask)
        heardAt = performance.now()
        return answer
      } catch (error) {
        if (error instanceof pg.DatabaseError && !saysAway(error)) heardAt = performance.now()
        throw error
      }
    },
    silentMs: () => performance.now() - heardAt,
    end: () => {
      isEnded = true
      clearInterval(watch)
    },
  }

  function awaited<T>(ask: () => Promise<T>): Promise<T> {
    if (isAway) return Promise.reject(new DatabaseAway())
    return new Promise<T>((resolve, reject) => {
      const one: Waiting = { since: performance.now(), giveUp: reject }
      const coming = ask()
      waiting.add(one)
      coming.finally(() => waiting.delete(one)).then(resolve, reject)
    })
  }

  async function askUntilItAnswers(): Promise<void> {
    if (isAsking) return
    isAsking = true
    const begun = performance.now()
    for (let misses = 0; !isEnded && heardAt < begun; ) {
      const said = await Promise.all(urls.map(answerOf))
      if (said.includes('there')) heardAt = performance.now()
      else if (heardAt < begun && (misses += said.includes('away') ? 1 : namelessMiss) >= missesToProve) giveUp()
      if (heardAt < begun) await new Promise(resolve => setTimeout(resolve, pauseMs).unref())
    }
    if (isAway && !isEnded) log.info('the database answers again')
    isAway = isAsking = false
  }

  function giveUp(): void {
    if (!isAway) log.error('the database does not answer: nobody waits for it until it does')
    isAway = true
    for (const one of waiting) one.giveUp(new DatabaseAway())
    waiting.clear()
  }
}

/** An address that nobody can make out says nothing of the server that it had. */
const namelessCodes = /^(?:ENOTFOUND|EAI_AGAIN)$/

/** Does a server answer within two seconds, be it with a refusal? */
async function answerOf(url: string): Promise<'there' | 'away' | 'unknown'> {
  const socket = new Socket()
  const client = new pg.Client({ connectionString: url, application_name: 'mahalli probe', stream: () => socket })
  // Told by the promises.
  client.on('error', () => undefined)
  const answered = client
    .connect()
    .then(() => client.query('select 1'))
    .then(
      () => 'there' as const,
      (error: unknown) => {
        if (error instanceof Error && 'code' in error && namelessCodes.test(String(error.code))) return 'unknown'
        return saysAway(error) ? 'away' : 'there'
      },
    )
  const said = await Promise.race([answered, turns(20).then(() => 'away' as const)])
  socket.destroy()
  return said
}

/** So many times a tenth of a second in which this process had its turn: what it has not read yet while it was busy is no silence. */
function turns(count: number): Promise<void> {
  return new Promise(resolve => {
    let left = count
    const timer = setInterval(() => {
      if (left-- > 0) return
      clearInterval(timer)
      resolve()
    }, 100).unref()
  })
}
