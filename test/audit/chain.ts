import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { visitor } from '../../kernel/kernel.ts'
import { sealAudit } from '../../server/audit/seal.ts'
import { verifyChain, type Verified } from '../../server/audit/verify.ts'
import { connect, type Actor, type Database } from '../../server/database/connect.ts'
import { sql } from '../../server/database/sql.ts'
import { asOwner, cloneDatabase } from '../world.ts'

/** A database with an audit of its own, and the connections of a process that writes and seals. */
export interface AuditWorld {
  readonly database: Database
  readonly url: string
  readonly ownerUrl: string
  owner<T>(work: (client: pg.Client) => Promise<T>): Promise<T>
  /** Writes so many entries, each in a transaction of its own. */
  write(entries: number): Promise<void>
  /** Seals until nothing is left. @returns how many entries were sealed */
  seal(): Promise<number>
  verify(): Promise<Verified>
  stop(): Promise<void>
}

export const writer: Actor = {
  caller: { ...visitor, userId: '01912345-0000-7000-8000-000000000001', userName: 'engineer' },
  requestId: 'audit-chain-1',
  address: '192.0.2.17',
}

/** Begins with nothing unsealed. @param environment what is done before the first seal */
export async function startAuditWorld(before: (client: pg.Client) => Promise<unknown> = async () => undefined): Promise<AuditWorld> {
  const clone = await cloneDatabase()
  await asOwner(clone.ownerUrl, before)
  const database = connect({ url: clone.appUrl, assumesRole: false })
  const world: AuditWorld = {
    database,
    url: clone.appUrl,
    ownerUrl: clone.ownerUrl,
    owner: work => asOwner(clone.ownerUrl, work),
    write: async entries => {
      for (let n = 0; n < entries; n++) await noteOne(database)
    },
    seal: async () => {
      let all = 0
      for (;;) {
        const { sealed } = await sealAudit(database)
        if (sealed <= 0) return all
        all += sealed
      }
    },
    verify: async () => verifyChain(database, '2000-01-01', '2100-01-01'),
    stop: async () => {
      await database.close()
      await clone.drop()
    },
  }
  await world.seal()
  return world
}

/** One change of a row, as any other is written. @returns the key of the setting that it made */
export async function noteOne(database: Database): Promise<string> {
  const key = `Test.${randomUUID()}`
  await database.write(writer, transaction => transaction.rows(sql`insert into setting (key, value) values (${key}, '1')`))
  return key
}
