// The program's entry: settings, start, signals. Everything else is in program.ts.
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { settingsOf } from './server/settings.ts'
import { StartFault } from './server/startFault.ts'

// What comes in over the network lies outside the heap. Each 64 MB of it would have the whole heap searched for garbage: a storm of large files would
// take its readers' time in that way alone. So it counts beside the heap.
setFlagsFromString('--external-memory-accounted-in-global-limit')

const say = (line: string) => console.log(line)
const stopping = new AbortController()

// Before the start, which may take a while: what it has begun by then is ended cleanly too.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (stopping.signal.aborted) return
    say('Stopping: finishing the requests under way …')
    stopping.abort()
  })
}

try {
  const settings = settingsOf(process.env)
  // What a start has made of the sources spares the next one that work. Beside the libraries, as nobody else may write there; where this
  // process may not either, there is none.
  enableCompileCache(join(import.meta.dirname, 'node_modules/.cache/compiled'))
  // Only now: what is loaded with it reads settings of its own.
  const { startProgram } = await import('./program.ts')
  const program = await startProgram(settings, say, stopping.signal)
  say(`Mahalli answers at ${program.url}`)
  flushCompileCache()
  if (!stopping.signal.aborted) await new Promise(resolve => stopping.signal.addEventListener('abort', resolve))
  await program.stop()
  process.exit(0)
} catch (error) {
  if (stopping.signal.aborted && error === stopping.signal.reason) process.exit(0)
  console.error(error instanceof StartFault ? error.message : error)
  process.exit(1)
}
