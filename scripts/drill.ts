// `npm run drill -- 200`: kills program and database under load, again and again, and looks for what was lost.
// A second number is the seed of an earlier drill.
import { cleanUp } from '../test/guarantees/launch.ts'
import { inWords } from './drill/report.ts'
import { runDrill } from './drill/run.ts'

const rounds = Number(process.argv[2] ?? 20)
const seed = Number(process.argv[3] ?? Math.floor(Math.random() * 2 ** 31))
if (!Number.isInteger(rounds) || rounds < 1 || !Number.isInteger(seed)) {
  console.error('Say how many rounds: npm run drill -- 200')
  process.exit(1)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void cleanUp().then(() => process.exit(1)))
console.log(`Drill of ${rounds} rounds, seed ${seed}`)
try {
  const report = await runDrill(rounds, seed, line => console.log(line))
  console.log(inWords(report))
  process.exitCode = report.faults.length === 0 ? 0 : 1
} finally {
  await cleanUp()
}
