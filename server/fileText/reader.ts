import { buffer } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import { csvText } from '../importExport/csv.ts'
import { firstPages } from './firstPages.ts'
import { limits, pageReadingNamed, readableNamed, type Readable, type ReadPage, type TextFault } from './limits.ts'
import { officeText } from './office.ts'
import { pdfText } from './pdf.ts'

// A program of its own, which reads one file from its input, writes its text or its first pages as JSON and ends: whatever a file does to it, the
// server goes on.

/** What it writes. */
export type Answer = { readonly text: string } | { readonly pages: readonly ReadPage[] } | { readonly fault: TextFault }

// Nothing else stops a loop that never ends, or memory that is no part of the heap. The signal says which of them it was.
const guard = `
  const { workerData: { bytes, workMs, ms } } = require('node:worker_threads')
  const end = performance.now() + ms
  const isLate = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000 > workMs || performance.now() > end }
  setInterval(() => {
    if (process.memoryUsage.rss() > bytes) process.kill(process.pid, 'SIGKILL')
    if (isLate()) process.kill(process.pid, 'SIGTERM')
  }, 50)`
const [name, memoryMB, workSeconds, seconds] = process.argv.slice(2)
const workerData = { bytes: Number(memoryMB) * 1024 * 1024, workMs: Number(workSeconds) * 1000, ms: Number(seconds) * 1000 }
new Worker(guard, { eval: true, workerData }).unref()

const answer = await answerOf(await buffer(process.stdin))
process.stdout.write(JSON.stringify(answer), () => process.exit(0))

async function answerOf(bytes: Buffer): Promise<Answer> {
  const [kind, reading] = [readableNamed(name), pageReadingNamed(name)]
  try {
    if (kind) return { text: (await textOf(bytes, kind)).slice(0, limits.characters) }
    return reading ? { pages: await firstPages(new Uint8Array(bytes), reading) } : { fault: 'unreadable' }
  } catch (error) {
    if (!(error instanceof Error)) return { fault: 'unreadable' }
    if (error.name === 'PasswordException') return { fault: 'locked' }
    return { fault: 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE' ? 'tooLarge' : 'unreadable' }
  }
}

async function textOf(bytes: Buffer, kind: Readable): Promise<string> {
  if (kind === 'txt' || kind === 'csv') return csvText(bytes)
  return kind === 'pdf' ? pdfText(new Uint8Array(bytes)) : officeText(bytes, kind)
}
