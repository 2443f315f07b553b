import { sql } from '../../../server/database/sql.ts'
import type { Database, Runner } from '../../../server/database/connect.ts'
import { listen } from '../../../server/database/listen.ts'
import { log } from '../../../server/log.ts'

/** The channel on which every process hears whose notices have changed: the payload is the user's id. */
export const notifiedChannel = 'mahalli_notified'

interface OpenStream {
  readonly database: Database
  readonly userId: string
  readonly openedAt: number
  push(text: string): void
  close(): void
}
const streams = new Set<OpenStream>()

const heartbeatMs = 20_000
/** Then the browser asks again, with a session that may have ended meanwhile. */
const longestMs = 300_000
/** A browser that leaves without a word keeps one until the next heartbeat; nobody keeps more. */
const mostOfOneUser = 8

/** How many notices a user has not read. */
export async function unreadOf(runner: Runner, userId: string): Promise<number> {
  const row = await runner.find<{ unread: number }>(
    sql`select count(*)::int as unread from notification where user_id = ${userId} and read_at is null`,
  )
  return row?.unread ?? 0
}

/**
 * The number of unread notices as server-sent events: at once, and whenever it may have changed, on whichever process that was. Beside it
 * what has changed for everybody (`tellEverybody`).
 * @param once the answer ends with the first
 * @param state what everybody is told of, as it is now: who was away sees by it whether he missed something
 */
export async function streamFor(
  database: Database,
  userId: string,
  once: boolean,
  state: Readonly<Record<string, string>>,
): Promise<Response> {
  if (once) return new Response(eventOf('unread', await unreadOf(database, userId)), { headers })
  let end: () => void = () => undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const encoder = new TextEncoder()
      const timer = setInterval(() => mine.push(':\n\n'), heartbeatMs).unref()
      const over = setTimeout(() => mine.close(), longestMs).unref()
      const mine: OpenStream = {
        database,
        userId,
        openedAt: Date.now(),
        push: text => controller.enqueue(encoder.encode(text)),
        close: () => {
          end()
          controller.close()
        },
      }
      end = () => {
        clearInterval(timer)
        clearTimeout(over)
        streams.delete(mine)
      }
      closeOldest(database, userId)
      streams.add(mine)
      mine.push('retry: 2000\n\n')
      for (const [event, data] of Object.entries(state)) mine.push(eventOf(event, data))
      void tellUnread(database, userId)
    },
    cancel: () => end(),
  })
  return new Response(body, { headers })
}

const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' }

function eventOf(event: string, data: string | number): string {
  return `event: ${event}\ndata: ${data}\n\n`
}

/** Tells every open dashboard of this process that something has changed. @param data one line */
export function tellEverybody(database: Database, event: string, data: string): void {
  for (const stream of streams) if (stream.database === database) stream.push(eventOf(event, data))
}

function closeOldest(database: Database, userId: string): void {
  const open = streamsOf(database, userId).toSorted((a, b) => a.openedAt - b.openedAt)
  for (const stream of open.slice(0, Math.max(0, open.length - mostOfOneUser + 1))) stream.close()
}

function streamsOf(database: Database, userId: string): OpenStream[] {
  return [...streams].filter(stream => stream.database === database && stream.userId === userId)
}

async function tellUnread(database: Database, userId: string): Promise<void> {
  if (streamsOf(database, userId).length === 0) return
  try {
    const unread = await unreadOf(database, userId)
    for (const stream of streamsOf(database, userId)) stream.push(eventOf('unread', unread))
  } catch (error) {
    log.warn({ err: error }, 'the number of unread notices could not be asked')
  }
}

/** Passes what any process has written on to the streams of this one. @returns ends it, and the streams */
export function keepStreaming(database: Database, directUrl: string): () => Promise<void> {
  const tellAll = () => {
    for (const { userId } of [...streams].filter(stream => stream.database === database)) void tellUnread(database, userId)
  }
  const unlisten = listen(directUrl, notifiedChannel, {
    heard: userId => void tellUnread(database, userId),
    lost: () => undefined,
    found: tellAll,
  })
  return async () => {
    for (const stream of [...streams].filter(stream => stream.database === database)) stream.close()
    await unlisten()
  }
}
