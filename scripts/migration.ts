// `npm run migration name`: writes the migration that brings the database from the last one to today's definitions.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { resources } from '../catalogue.ts'
import { migrationsIn } from '../server/database/migrate.ts'
import { changesSince, type Snapshot } from './migration/changes.ts'

const folder = join(import.meta.dirname, '../migrations')
const snapshotFile = join(folder, 'snapshot.json')
const title = process.argv[2]
const previous: Snapshot = JSON.parse(readFileSync(snapshotFile, 'utf8'))
const { statements, snapshot } = await changesSince(previous, resources).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return process.exit(1)
})
if (statements.length === 0) {
  console.log('The definitions are as the last migration left them.')
} else if (title === undefined || !/^\w+$/.test(title)) {
  console.error('Name the migration: npm run migration wells_get_a_depth')
  process.exit(1)
} else {
  const number = String((migrationsIn(folder).at(-1)?.number ?? 0) + 1).padStart(4, '0')
  writeFileSync(join(folder, `${number}_${title}.sql`), `${statements.join('\n')}\n`)
  writeFileSync(snapshotFile, `${JSON.stringify(snapshot, null, 1)}\n`)
  console.log(`Wrote migrations/${number}_${title}.sql: read it, and write what data needs beside it.`)
}
