import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable as Stream, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { log } from '../log.ts'
import { limits, usualBounds, type Bounds, type PageReading, type Readable, type ReadPage, type TextFault } from './limits.ts'

const reader = fileURLToPath(new URL('reader.ts', import.meta.url))
const root = dirname(dirname(dirname(reader)))
/** How much later than the reader itself somebody ends it. */
const graceSeconds = 5
/** Larger answers were made to fill the memory. */
const mostAnswered = { text: 4 * 1024 * 1024, pages: 24 * 1024 * 1024 }

/**
 * The text of a file, read in a process of its own: one that a file breaks, holds up or fills is ended, and nothing else suffers.
 * @param parts its bytes, taken as they are read
 * @throws what reading the bytes throws, and Error when the reader itself has failed: the file may be read another time
 */
export async function readText(
  parts: AsyncIterable<Uint8Array>,
  kind: Readable,
  signal: AbortSignal,
  bounds: Bounds = usualBounds,
): Promise<{ readonly text: string } | { readonly fault: TextFault }> {
  return understood(answeredText, await answerTo({ asked: kind, most: mostAnswered.text }, parts, signal, bounds))
}

/** The first pages of a PDF, read in the same way. @throws as `readText` */
export async function readPages(
  parts: AsyncIterable<Uint8Array>,
  reading: PageReading,
  signal: AbortSignal,
  bounds: Bounds = usualBounds,
): Promise<{ readonly pages: readonly ReadPage[] } | { readonly fault: TextFault }> {
  return understood(answeredPages, await answerTo({ asked: reading, most: mostAnswered.pages }, parts, signal, bounds))
}

/**
 * The reader's answer by its kind. Whatever is none, as where code of the machine has written into it, would be none another time: nothing was read.
 */
export function understood<T>(kind: z.ZodType<T>, answer: string): T | { readonly fault: 'unreadable' } {
  try {
    return kind.parse(JSON.parse(answer))
  } catch (error) {
    log.warn({ err: error, answer: answer.slice(0, 200) }, 'the reader of files has answered something else than what it read')
    return { fault: 'unreadable' }
  }
}

interface Asked {
  readonly asked: Readable | PageReading
  /** So many bytes of an answer are taken. */
  readonly most: number
}

async function answerTo(
  { asked, most }: Asked,
  parts: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
  { memoryMB, workSeconds, seconds }: Bounds,
): Promise<string> {
  const told = [asked, memoryMB, workSeconds, seconds].map(String)
  const isDrawn = asked === 'drawnPages'
  const child = spawn(process.execPath, [...rights(isDrawn), '--no-warnings', `--max-old-space-size=${memoryMB}`, reader, ...told], {
    // Neither passwords nor keys, which stand in the environment. Who draws looks for no typefaces on the machine.
    env: { NODE_ENV: process.env.NODE_ENV ?? 'production', ...(isDrawn && { DISABLE_SYSTEM_FONTS_LOAD: '1' }) },
    cwd: root,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const end = () => void child.kill('SIGKILL')
  // The reader ends itself; of one that cannot even do that nobody knows what it was.
  const clock = setTimeout(end, (seconds + graceSeconds) * 1000)
  signal.addEventListener('abort', end)
  const over = new Promise<{ readonly code: number | null; readonly killedBy: string | null }>(resolve => {
    child.once('error', () => resolve({ code: null, killedBy: null }))
    child.once('close', (code, killedBy) => resolve({ code, killedBy }))
  })
  try {
    giveWay(child.pid)
    const take = (output: AsyncIterable<Buffer>) => answerOf(output, most, end)
    const [answer, complaint] = await Promise.all([take(child.stdout), take(child.stderr), send(parts, child.stdin)])
    const { code, killedBy } = await over
    signal.throwIfAborted()
    if (code === 0) return answer
    // It says itself what it cannot read, and nothing else kills it than its time and its memory.
    if (killedBy === null) throw new Error(`The reader of files has failed: ${complaint.slice(0, 500)}`)
    return JSON.stringify({ fault: killedBy === 'SIGTERM' ? 'tooLong' : 'tooLarge' })
  } finally {
    clearTimeout(clock)
    signal.removeEventListener('abort', end)
    end()
  }
}

/** All that the reader may touch: it writes nothing, starts nothing, and knows no secret. @param isDrawn what draws is code of the machine */
function rights(isDrawn: boolean): string[] {
  const parts = ['server', 'kernel', 'node_modules', 'package.json'].map(part => join(root, part))
  // What is a link is asked for by both of its names.
  const paths = new Set(parts.flatMap(path => [path, realpathSync(path)]))
  return ['--permission', '--allow-worker', ...(isDrawn ? ['--allow-addons'] : []), ...[...paths].map(path => `--allow-fs-read=${path}`)]
}

const faults = ['unreadable', 'locked', 'tooLarge', 'tooLong', 'missing'] as const satisfies readonly TextFault[]
const fault = z.object({ fault: z.enum(faults) })
const answeredText = z.union([fault, z.object({ text: z.string() })])
const answeredPages = z.union([
  fault,
  z.object({ pages: z.array(z.object({ text: z.string(), picture: z.string().optional() })).max(limits.shownPages) }),
])

/** Who is served comes first. */
function giveWay(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, 15)
  } catch {
    // It has ended, or the system knows no priorities: then it is as any other process.
  }
}

async function answerOf(output: AsyncIterable<Buffer>, most: number, end: () => void): Promise<string> {
  const parts: Buffer[] = []
  let left = most
  for await (const part of output) {
    left -= part.length
    if (left < 0) end()
    else parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

/** A reader that has ended takes nothing more: what came of it says its end. @throws what reading the bytes throws */
async function send(parts: AsyncIterable<Uint8Array>, input: Writable): Promise<void> {
  let fault: { readonly error: unknown } | undefined
  async function* noted() {
    try {
      yield* parts
    } catch (error) {
      fault = { error }
      throw error
    }
  }
  await pipeline(Stream.from(noted()), input).catch(() => undefined)
  if (fault) throw fault.error
}
