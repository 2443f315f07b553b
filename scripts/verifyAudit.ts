// `npm run verify-audit -- 2026-01-01 2026-01-31`: walks the chain of the audit over a period (all of it where nothing is said) and ends with 1
// at the first day and number at which it breaks. On DATABASE_URL, or on the embedded database of the data folder, which may be in use.
import { faultWords } from '../modules/admin/audit/faults.ts'
import { verifyChain } from '../server/audit/verify.ts'
import { connect } from '../server/database/connect.ts'
import { reachDatabase } from '../server/database/reach.ts'
import { settingsOf } from '../server/settings.ts'
import { StartFault } from '../server/startFault.ts'

const [from = '2000-01-01', until = new Date().toISOString().slice(0, 10)] = process.argv.slice(2)
const say = (line: string) => console.log(line)

try {
  for (const day of [from, until])
    if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day)))
      throw new StartFault(`${day} is no day: npm run verify-audit -- 2026-01-01 2026-01-31`)
  process.exitCode = await verify()
} catch (error) {
  if (!(error instanceof StartFault)) throw error
  console.error(error.message)
  process.exitCode = 2
}

async function verify(): Promise<number> {
  const { appUrl: url, assumesRole, end } = await reachDatabase(settingsOf(process.env), say)
  const database = connect({ url, assumesRole, slowQueryMs: Infinity, statementMs: 600_000 })
  try {
    const { entries, broken } = await verifyChain(database, from, until, (day, count) =>
      say(`${day}  ${count.toLocaleString('en')} entries`),
    )
    if (!broken) {
      say(`The chain is whole: ${entries.toLocaleString('en')} entries.`)
      return 0
    }
    const { day, sequence, entry, fault } = broken
    const where = [...(sequence === null ? [] : [`sequence ${sequence}`]), ...(entry === null ? [] : [`entry ${entry}`])]
    console.error(`The chain breaks: ${[day, ...where].join(', ')}: ${faultWords[fault]?.[1] ?? fault}.`)
    return 1
  } finally {
    await database.close()
    await end()
  }
}
