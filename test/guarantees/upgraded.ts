import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type pg from 'pg'
import { inject } from 'vitest'
import { migrate, migrationsIn } from '../../server/database/migrate.ts'
import { asOwner, type TestDatabase } from '../world.ts'
import { root } from './launch.ts'

export const migrations = migrationsIn(join(root, 'migrations'))

/**
 * What is found in a database that an earlier program has left, and the migrations up to today.
 * @param first the first migration that finds what was written
 */
export async function upgraded<T>(first: number, work: (client: pg.Client, toToday: () => Promise<unknown>) => Promise<T>): Promise<T> {
  const database = await emptyDatabase()
  try {
    await migrate(
      database.ownerUrl,
      migrations.filter(({ number }) => number < first),
    )
    return await asOwner(database.ownerUrl, client => work(client, () => migrate(database.ownerUrl, migrations)))
  } finally {
    await database.drop()
  }
}

/** A database in which nothing stands, not even tables. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const { ownerUrl, appUrl } = inject('database')
  const name = `upgrade_${randomBytes(6).toString('hex')}`
  await asOwner(ownerUrl, client => client.query(`create database ${name}`))
  return {
    ownerUrl: ownerUrl.replace(/\/mahalli$/, `/${name}`),
    appUrl: appUrl.replace(/\/mahalli$/, `/${name}`),
    drop: () => asOwner(ownerUrl, async client => void (await client.query(`drop database ${name} with (force)`))),
  }
}
