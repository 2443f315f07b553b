// The program's entry: settings, start, signals. Everything else is in program.ts.
import { startProgram } from './program.ts'
import { log } from './server/log.ts'
import { settingsOf } from './server/settings.ts'
import { StartFault } from './server/startFault.ts'

const say = (line: string) => console.log(line)

try {
  const program = await startProgram(settingsOf(process.env), say)
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      say('Stopping: finishing the requests under way …')
      void program.stop().then(() => process.exit(0))
    })
  }
  say(`Mahalli answers at ${program.url}`)
} catch (error) {
  if (!(error instanceof StartFault)) {
    log.fatal({ err: error }, 'the start failed')
    process.exit(1)
  }
  console.error(error.message)
  process.exit(1)
}
