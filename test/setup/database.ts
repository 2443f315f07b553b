import { mkdtempSync, rmSync, chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../../server/database/embedded.ts'
import { migrate, migrationsIn } from '../../server/database/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the server whose template each test file clones: owner and application. */
    database: { ownerUrl: string; appUrl: string }
  }
}

/** One real PostgreSQL for all test files, with a migrated template. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'mahalli-test-'))
  chmodSync(folder, 0o755)
  const server = await startEmbedded({ folder: join(folder, 'database'), say: line => console.log(line), isForTests: true })
  const template = server.ownerUrl.replace(/\/mahalli$/, '/template_mahalli')
  const client = new pg.Client(server.ownerUrl)
  await client.connect()
  await client.query('create database template_mahalli')
  await migrate(template, migrationsIn(join(import.meta.dirname, '../../migrations')))
  await client.query('alter database template_mahalli with is_template true allow_connections false')
  await client.end()
  project.provide('database', { ownerUrl: server.ownerUrl, appUrl: server.appUrl })
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
