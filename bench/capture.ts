// The product in a process that notes the statements of each call. What it notes is sent to the process that has started it, when that
// one asks.
import { startProgram } from '../program.ts'
import { statementLog } from '../server/database/connect.ts'
import { settingsOf } from '../server/settings.ts'

if (import.meta.main) {
  const noted: { statements: { text: string; values: unknown[] }[] } = { statements: [] }
  // Requests belong to whoever opened the port.
  const program = await statementLog.run(noted, () => startProgram(settingsOf(process.env), () => undefined))
  process.on('message', message => {
    if (message === 'forget') noted.statements = []
    if (message === 'stop') void program.stop().then(() => process.exit(0))
    else process.send?.({ statements: noted.statements })
  })
  process.send?.({ url: program.url })
}
