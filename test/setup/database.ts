import { mkdtempSync, rmSync, chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../../server/database/embedded.ts'
import { migrate, migrationsIn } from '../../server/database/migrate.ts'
import { startPooler } from './pooler.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the server whose template each test file clones: owner and application, and the latter past a pooler where there is one. */
    database: { ownerUrl: string; appUrl: string; directUrl: string }
    /** On which day its template was made, `YYYY-MM-DD` in UTC: a run may go on behind midnight. */
    templateDay: string
    /** What programs keep in files after their first start, by its name, once somebody has asked for it. */
    beginningsFolder: string
  }
}

/**
 * One real PostgreSQL for all test files, with a migrated template: the embedded one, or that in the folder MAHALLI_TEST_POSTGRES. With
 * MAHALLI_TEST_PGBOUNCER the application reaches it through that PgBouncer.
 */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'mahalli-test-'))
  chmodSync(folder, 0o755)
  const { MAHALLI_TEST_POSTGRES: native, MAHALLI_TEST_PGBOUNCER: program } = process.env
  const server = await startEmbedded({
    folder: join(folder, 'database'),
    say: line => console.log(line),
    isForTests: true,
    ...(native && { native }),
  })
  const template = server.ownerUrl.replace(/\/mahalli$/, '/template_mahalli')
  const client = new pg.Client(server.ownerUrl)
  await client.connect()
  await client.query('create database template_mahalli')
  const templateDay = new Date().toISOString().slice(0, 10)
  await migrate(template, migrationsIn(join(import.meta.dirname, '../../migrations')))
  await client.query('alter database template_mahalli with is_template true allow_connections false')
  const { rows } = await client.query('show server_version')
  await client.end()
  const pooler = program
    ? await startPooler(program, folder, server.appUrl).catch(async (error: unknown) => {
        await server.stop()
        throw error
      })
    : undefined
  console.log(`PostgreSQL ${rows[0].server_version}${pooler ? ' through PgBouncer' : ''}`)
  project.provide('templateDay', templateDay)
  project.provide('beginningsFolder', join(folder, 'beginnings'))
  project.provide('database', {
    ownerUrl: server.ownerUrl,
    appUrl: pooler?.through(server.appUrl) ?? server.appUrl,
    directUrl: server.appUrl,
  })
  return async () => {
    await pooler?.stop()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
