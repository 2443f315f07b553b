import { existsSync } from 'node:fs'
import { commandOutcome } from './check/commands.ts'
import { missingMigration } from './check/migrations.ts'
import { stepsOver } from './check/product.ts'
import { runSteps, type Outcome, type Step } from './check/steps.ts'
import { textFiles } from './check/tree.ts'

const tools: Step[] = [
  {
    name: 'types',
    run() {
      const typegen = existsSync('react-router.config.ts') ? commandOutcome('react-router', 'typegen') : undefined
      return typegen?.faults.length ? typegen : commandOutcome('tsc', '--pretty', 'false')
    },
  },
  { name: 'lint', run: () => commandOutcome('oxlint', '--type-aware', '--deny-warnings', '--format=unix') },
  { name: 'format', run: formatted },
  { name: 'migrations', run: () => missingMigration() },
]

/** Where a file stands otherwise is said by the command that puts it right. */
function formatted(): Outcome {
  const { faults } = commandOutcome('biome', 'format', '--reporter=concise', '--max-diagnostics=none')
  return {
    notes: [],
    faults: faults.length > 0 ? ['files are written as the formatter would not write them: npm run format', ...faults] : [],
  }
}

/** `npm run check` runs all of them, `npm run check imports sides` the named ones. */
const named = process.argv.slice(2)
const steps = [...tools, ...stepsOver(textFiles())]
const unknown = named.filter(name => !steps.some(step => step.name === name))
if (unknown.length > 0) throw new Error(`no step is called ${unknown.join(', ')}: there are ${steps.map(({ name }) => name).join(', ')}`)

const failed = await runSteps(steps.filter(({ name }) => named.length === 0 || named.includes(name)))
console.log(failed.length === 0 ? 'Nothing to mend.' : `To mend: ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1
