import { storedLang } from './browserApi.ts'
import { readSession } from './session.ts'

/** What a stream tells. */
export interface StreamEars {
  heard(event: string, data: string): void
  /** The session has ended: nothing will be heard any more. */
  ended(): void
}

const shortestPauseMs = 2000
const longestPauseMs = 60_000

/**
 * Keeps a stream of server-sent events open, read with `fetch` because the browser's own reader sends no session. A stream that breaks or
 * ends is opened again; while the page is hidden there is none, so that many tabs do not use up the connections of the browser.
 * @param path below `/api/` @returns ends it
 */
export function keepStream(path: string, ears: StreamEars): () => void {
  let isOver = false
  let pauseMs = shortestPauseMs
  let current: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = () => {
    if (document.hidden) pause()
    else if (!current) void open()
  }
  document.addEventListener('visibilitychange', follow)
  follow()
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', follow)
    pause()
  }

  function pause(): void {
    clearTimeout(timer)
    current?.abort()
    current = undefined
  }

  async function open(): Promise<void> {
    const mine = new AbortController()
    current = mine
    const session = readSession()
    if (!session) return
    try {
      const response = await fetch(`/api/${path}`, {
        headers: {
          accept: 'text/event-stream',
          'accept-language': storedLang(),
          authorization: `${session.token_type} ${session.access_token}`,
        },
        signal: mine.signal,
      })
      if (response.status === 401) {
        isOver = true
        ears.ended()
        return
      }
      if (response.ok && response.body) {
        pauseMs = shortestPauseMs
        await readEvents(response.body, ears)
      }
    } catch {
      // It broke, or the page was hidden: both are answered below.
    }
    if (isOver || mine.signal.aborted) return
    current = undefined
    timer = setTimeout(follow, pauseMs)
    pauseMs = Math.min(longestPauseMs, pauseMs * 2)
  }
}

/** Reads events as they come: lines `event:` and `data:`, ended by an empty one; what begins with a colon is a sign of life. */
async function readEvents(body: ReadableStream<Uint8Array>, { heard }: StreamEars): Promise<void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const blocks = `${rest}${decoder.decode(value, { stream: true })}`.split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const lines = new Map(block.split('\n').map(line => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]))
      const event = lines.get('event')
      if (event !== undefined) heard(event, lines.get('data') ?? '')
    }
  }
}
