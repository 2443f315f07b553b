import { isDeepStrictEqual } from 'node:util'
import type { Runner } from '../../../server/database/connect.ts'
import { filesOf } from '../../../server/files/files.ts'
import { followingStore } from '../../../server/files/following.ts'
import { s3Store, type S3Account } from '../../../server/files/s3.ts'
import type { FileStore } from '../../../server/files/store.ts'
import type { SettingReader } from '../../../server/platform.ts'
import { sealerOf } from '../../../server/sealed.ts'
import { secretsOf } from '../../../server/secrets.ts'
import type { Settings } from '../../../server/settings.ts'
import { loadSettings } from '../../../server/settingStore.ts'
import { StartFault } from '../../../server/startFault.ts'
import { fromEnvironment, settings } from './settings.ts'

/** Where new files go by the settings in force; what lies elsewhere is read there, where that is still named. */
export function storeFollowing(reader: SettingReader, disk: FileStore): FileStore {
  let known: { readonly account: S3Account; readonly store: FileStore } | undefined
  const storeOf = (account: S3Account) => {
    if (!isDeepStrictEqual(known?.account, account)) known = { account, store: s3Store(account) }
    return known?.store ?? disk
  }
  return followingStore(() => {
    const account: S3Account = {
      endpoint: reader.get(settings.s3Endpoint),
      bucket: reader.get(settings.s3Bucket),
      region: reader.get(settings.s3Region),
      accessKey: reader.get(settings.s3AccessKey),
      secretKey: reader.get(settings.s3SecretKey),
    }
    const isComplete = Object.values(account).every(part => part !== '')
    if (!isComplete) return { present: disk, places: [disk] }
    const bucket = storeOf(account)
    return { present: reader.get(settings.storageKind) === 's3' ? bucket : disk, places: [disk, bucket] }
  })
}

/** The settings that the operator has decided by environment variables. @throws StartFault naming the first one that is wrong */
export function settingsIn(given: Readonly<Record<string, string | undefined>>): ReadonlyMap<string, unknown> {
  const { values, wrong } = fromEnvironment(given)
  if (wrong) throw new StartFault(`The setting ${wrong.variable} is wrong: it is no value of «${wrong.title}».`)
  return values
}

/** What a command beside the program knows of an installation. */
export interface KnownInstallation {
  readonly reader: SettingReader
  /** By the settings that its database holds. */
  readonly store: FileStore
}

/**
 * Settings and file store of an installation, for a command beside the program. Settings that are values of lists cannot be asked.
 * @param secret from which its keys follow: those of the store are sealed
 */
export async function installationIn(runner: Runner, { dataFolder, given }: Settings, secret: string): Promise<KnownInstallation> {
  const secrets = secretsOf(secret)
  const reader = await loadSettings(runner, {
    ids: () => ({}),
    sealer: sealerOf(secrets.keyFor('setting secrets')),
    environment: settingsIn(given),
  })
  return { reader, store: storeFollowing(reader, filesOf(dataFolder, secrets).store) }
}
