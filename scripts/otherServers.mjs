// What else this machine has of PostgreSQL: the tests of data run there too. Read by test.mjs, on any Node.
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The least version that the program runs on. */
const leastVersion = 15
/** What a statement, a transaction, a trigger or a notice can do differently elsewhere. */
export const dataTests = [
  'test/toy/',
  'test/audit/events.api.test.ts',
  'test/audit/retention.api.test.ts',
  'test/audit/rights.api.test.ts',
  'test/firstRole.api.test.ts',
  'test/settingsFollowed.api.test.ts',
  'test/sheets.api.test.ts',
  'test/users.api.test.ts',
  'test/worklist.api.test.ts',
]

/** A PostgreSQL of the machine, the newest that is not the embedded one: its folder and version; or why there is none. */
export function findPostgres(environment = process.env) {
  const given = environment.MAHALLI_TEST_POSTGRES
  if (given !== undefined && given !== '') {
    if (existsSync(join(given, 'bin/postgres'))) return { folder: given, version: given }
    return { missing: `MAHALLI_TEST_POSTGRES names ${given}, in which there is no bin/postgres` }
  }
  const home = '/usr/lib/postgresql'
  const versions = (existsSync(home) ? readdirSync(home) : [])
    .filter(version => Number(version) >= leastVersion && existsSync(join(home, version, 'bin/initdb')))
    .sort((a, b) => Number(b) - Number(a))
  const [newest] = versions
  if (newest === undefined) return { missing: `this machine has no PostgreSQL of version ${leastVersion} or newer in ${home}` }
  return { folder: join(home, newest), version: newest }
}

/** The PgBouncer of the machine, or why there is none. */
export function findPooler(environment = process.env) {
  const given = environment.MAHALLI_TEST_PGBOUNCER
  if (given !== undefined && given !== '')
    return existsSync(given) ? { program: given } : { missing: `MAHALLI_TEST_PGBOUNCER names ${given}, which is not there` }
  const folders = [...(environment.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin']
  const program = folders.map(folder => join(folder, 'pgbouncer')).find(path => existsSync(path))
  return program === undefined ? { missing: 'this machine has no pgbouncer' } : { program }
}
