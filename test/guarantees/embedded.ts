import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { World } from '../world.ts'
import { stop, type Launched } from './launch.ts'

/** A program that runs its own database, as the tests know a world. */
export async function worldOf(program: Launched, data: string): Promise<World> {
  const url = await program.url
  return {
    url,
    database: { ...addressesIn(data), drop: () => Promise.resolve() },
    stop: async () => void (await stop(program)),
  }
}

/** The addresses of the running embedded database of a data folder. */
export function addressesIn(data: string, cluster = join(data, 'database')): { ownerUrl: string; appUrl: string } {
  const [owner = '', app = ''] = readFileSync(join(data, 'database-passwords'), 'utf8').split(' ')
  const port = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[3]
  return {
    ownerUrl: `postgres://mahalli_owner:${owner}@127.0.0.1:${port}/mahalli`,
    appUrl: `postgres://mahalli_app:${app}@127.0.0.1:${port}/mahalli`,
  }
}

/** Looks behind a program that runs its own database. */
export async function withOwner<T>(data: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(addressesIn(data).ownerUrl)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** What the embedded database has logged. */
export function serverLogOf(data: string): string {
  return readFileSync(join(data, 'database/server.log'), 'utf8')
}
