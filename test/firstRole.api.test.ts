import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedDatabase, startEmbedded } from '../server/database/embedded.ts'
import { migrate, migrationsIn } from '../server/database/migrate.ts'
import { StartFault } from '../server/startFault.ts'
import { asOwner } from './world.ts'

// A server that has never known the program: roles belong to the server, so the tests' own one has this one already.
const migrations = migrationsIn(join(import.meta.dirname, '../migrations'))
const home = mkdtempSync(join(tmpdir(), 'mahalli-role-'))
let server: EmbeddedDatabase

beforeAll(async () => {
  chmodSync(home, 0o755)
  const native = process.env.MAHALLI_TEST_POSTGRES
  server = await startEmbedded({ folder: join(home, 'database'), say: () => undefined, isForTests: true, ...(native && { native }) })
})
afterAll(async () => {
  await server?.stop()
  rmSync(home, { recursive: true, force: true })
})

test.each([
  ['a superuser', 'superuser'],
  ['whoever may make roles', 'nosuperuser createrole'],
] as const)('%s brings an empty server to the newest migration, and takes the role of the application', async (_, right) => {
  const url = await emptyServer(right)
  expect(await migrate(url, migrations)).toEqual(migrations.map(({ name }) => name))
  const taken = await asOwner(url, client => client.query('begin; set local role mahalli_app; select count(*) from place; commit'))
  expect(taken).toBeDefined()
})

test('whoever may not make roles is told what is lacking, and nothing is half done', async () => {
  const url = await emptyServer('nosuperuser nocreaterole')
  await expect(migrate(url, migrations)).rejects.toThrow(StartFault)
  await expect(migrate(url, migrations)).rejects.toThrow('The owner of the database lacks a right: permission denied to create role.')
  await asOwner(server.ownerUrl, async client => {
    await client.query('create role mahalli_app nologin')
    await client.query('grant mahalli_app to olive')
  })
  expect(await migrate(url, migrations)).toHaveLength(migrations.length)
})

/** Neither the role nor a database that needs it. @param right what its owner may do @returns the owner's address of an empty database */
async function emptyServer(right: string): Promise<string> {
  await asOwner(server.ownerUrl.replace(/\/mahalli$/, '/postgres'), async client => {
    await client.query('drop database if exists grove with (force)')
    await client.query('drop database if exists mahalli with (force)')
    await client.query('create database mahalli')
    const { rows } = await client.query("select rolname from pg_roles where rolname in ('mahalli_app', 'olive')")
    for (const { rolname } of rows) await client.query(`drop role ${rolname}`)
    await client.query(`create role olive login password 'olive' ${right}`)
    await client.query('create database grove owner olive')
  })
  return server.ownerUrl.replace(/\/\/[^@]*@/, '//olive:olive@').replace(/\/mahalli$/, '/grove')
}
