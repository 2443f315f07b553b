import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reachOfScope, rulesOf } from '../../catalogue.server.ts'
import { resources } from '../../catalogue.ts'
import { visitor } from '../../kernel/kernel.ts'
import { tell, type Notice } from '../../modules/admin/notifications/notifications.server.ts'
import type { KindCode } from '../../modules/admin/notifications/kinds.ts'
import { allSettings, settings } from '../../modules/admin/settings/settings.ts'
import { connect, type Actor } from '../../server/database/connect.ts'
import { filesOf } from '../../server/files/files.ts'
import type { MessageGround, Platform } from '../../server/platform.ts'
import { sealerOf } from '../../server/sealed.ts'
import { secretsOf } from '../../server/secrets.ts'
import { startPlatform } from '../../server/start.ts'
import { asOwner, type TestDatabase } from '../world.ts'

/** What capabilities stand on, on the database of a test: for what is told by code and not by a call. */
export interface Beside {
  readonly platform: Platform
  /** Tells something as a capability does in its own transaction. */
  tell<K extends KindCode>(notice: Notice<K>): Promise<void>
  stop(): Promise<void>
}

/** The installation's secret, the same for the program and for what stands beside it. */
export const secretKey = 'a secret of the tests, forty letters long'
export const origin = 'https://mahalli.example'
const teller: Actor = { caller: visitor, requestId: 'test', address: undefined }

export async function platformBeside(database: TestDatabase, messages: Partial<MessageGround> = {}): Promise<Beside> {
  const folder = mkdtempSync(join(tmpdir(), 'mahalli-beside-'))
  const { keyFor } = secretsOf(secretKey)
  const connection = connect({ url: database.appUrl, assumesRole: false })
  const platform = await startPlatform(connection, {
    resources,
    reachOf: reachOfScope,
    rulesOf,
    timeZone: settings.timeZone,
    origin: () => origin,
    secrets: { keyFor },
    files: filesOf(folder, { keyFor }),
    messages: {
      sealer: sealerOf(keyFor('outbox')),
      keyFor,
      showsCodes: false,
      pushOrigins: [],
      ...messages,
    },
  })
  return {
    platform,
    tell: notice => connection.write(teller, transaction => tell({ platform }, transaction, notice)),
    stop: async () => {
      await connection.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Writes settings as an administrator has saved them, choices by their words. Secrets come from the environment. */
export async function set(database: TestDatabase, values: Readonly<Record<string, unknown>>): Promise<void> {
  await asOwner(database.ownerUrl, async client => {
    for (const [key, value] of Object.entries(values)) {
      const codes = allSettings.find(setting => setting.key === key)?.fields[key]?.codes
      await client.query('insert into setting (key, value) values ($1, $2) on conflict (key) do update set value = $2', [
        key,
        JSON.stringify(codes?.[String(value)] ?? value),
      ])
    }
  })
}
