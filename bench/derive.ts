// `npx node bench/derive.ts`: how long it takes, at the start of the program, to derive everything from 120 definitions. It should stay under a second.
import { columnsOf, savedSchema, type AnyResource } from '../kernel/kernel.ts'
import { tablesOf } from '../server/database/tables.ts'
import { endpointsOf } from '../server/resources/endpoints.ts'
import { modelsOf } from '../server/resources/model.ts'
import { permissionNames } from '../test/toy/define.ts'
import { book, branch, shelf } from '../test/toy/library.ts'

const count = 120
const clock = { today: () => '2026-01-01' }
const clones: AnyResource[] = Array.from({ length: count }, (_, index) => ({
  ...book,
  name: `book${index}`,
  // Fields of its own: what is kept by the fields' identity must not be found for the next one.
  fields: { ...book.fields },
}))
const definitions: AnyResource[] = [branch, shelf, { ...book, name: 'book' }, ...clones]

const took = new Map<string, number>()
function measured<T>(step: string, work: () => T): T {
  const begun = performance.now()
  const result = work()
  took.set(step, performance.now() - begun)
  return result
}
function told(name: string, steps: Iterable<readonly [string, number]>): void {
  let sum = 0
  for (const [step, ms] of steps) {
    console.log(`  ${step.padEnd(18)} ${ms.toFixed(0).padStart(5)} ms`)
    sum += ms
  }
  console.log(`${name.padEnd(20)} ${sum.toFixed(0).padStart(5)} ms`)
  took.clear()
}

const columns = measured('columns', () => definitions.flatMap(({ fields }) => columnsOf(fields)).length)
const tables = measured('tables', () => tablesOf(definitions))
const models = measured('models', () => modelsOf(definitions, tables))
const endpoints = measured('calls', () => definitions.flatMap(definition => endpointsOf(definition, permissionNames)))
console.log(`${models.size} definitions, ${columns} columns, ${endpoints.length} calls`)
told('at the start', took)

// A schema is made when a record of its definition is checked for the first time.
const schemas = measured('schemas', () => definitions.map(({ fields }) => savedSchema(fields, clock)))
measured('first checks', () => schemas.filter(schema => schema.safeParse({ code: 5 }).success))
told('at first use, all', took)
