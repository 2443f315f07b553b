import { resolve } from 'node:path'
import * as z from 'zod'
import { proxiesOf } from './http/clientAddress.ts'
import { StartFault } from './startFault.ts'

const flag = z.enum(['0', '1'], 'must be 0 or 1').transform(value => value === '1')
const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
  .refine(isAddress, 'must be an address such as postgres://user:password@host:5432/database, other characters as %40')

const Environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test'], 'must be production, development or test').default('production'),
  PORT: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, 'must be from 0 to 65535')
    .max(65_535, 'must be from 0 to 65535')
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' }).optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_OWNER_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  MAHALLI_DATA: z.string().min(1).default('./data'),
  MAHALLI_SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  MAHALLI_BACKUP_PASSPHRASE: z.string().min(12, 'must have at least 12 characters').optional(),
  MAHALLI_METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  MAHALLI_TRUSTED_PROXIES: z.string().refine(isProxies, 'must list addresses or networks, such as 127.0.0.1, 10.0.0.0/8').optional(),
  MAHALLI_SEARCHES_PER_MINUTE: z.string().regex(/^\d+$/, 'must be a whole number').optional(),
  MAHALLI_PUSH_ORIGINS: z
    .string()
    .transform(text => text.split(',').map(origin => origin.trim()))
    .refine(origins => origins.every(origin => URL.canParse(origin) && new URL(origin).origin === origin), {
      error: 'must list origins, such as https://push.example.org',
    })
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug'], 'must be fatal, error, warn, info or debug').default('info'),
  MAHALLI_DEMO: flag.optional(),
  MAHALLI_ADMIN_PASSWORD: z.string().min(6, 'must have at least 6 characters').optional(),
  MAHALLI_DEMO_PASSWORD: z.string().min(6, 'must have at least 6 characters').optional(),
  MAHALLI_STORAGE: z.enum(['disk', 's3'], 'must be disk or s3').optional(),
  MAHALLI_S3_ENDPOINT: z.string().optional(),
  MAHALLI_S3_BUCKET: z.string().optional(),
  MAHALLI_S3_REGION: z.string().optional(),
  MAHALLI_S3_ACCESS_KEY: z.string().optional(),
  MAHALLI_S3_SECRET_KEY: z.string().optional(),
  MAHALLI_SMS_API_KEY: z.string().optional(),
  MAHALLI_SMPP_PASSWORD: z.string().optional(),
  MAHALLI_EMAIL_PASSWORD: z.string().optional(),
})

function isProxies(text: string): boolean {
  try {
    proxiesOf(text)
    return true
  } catch {
    return false
  }
}

function isAddress(text: string): boolean {
  try {
    return URL.canParse(text) && decodeURIComponent(text) !== ''
  } catch {
    // A percent sign that begins no code.
    return false
  }
}

/** What the operator has set. Missing addresses of the database mean the embedded one. */
export interface Settings {
  /** Vite serves the pages and every change is shown at once. */
  readonly isDevelopment: boolean
  /** TCP port; 0 lets the system choose one. */
  readonly port: number
  readonly host: string
  readonly databaseUrl: string | undefined
  readonly databaseOwnerUrl: string | undefined
  readonly databaseDirectUrl: string | undefined
  /** Absolute path of the folder that holds files, secrets and the embedded database. */
  readonly dataFolder: string
  /** From which every key follows; undefined: the one that is kept in the data folder. */
  readonly secretKey: string | undefined
  /** What backups are encrypted with; undefined: they are not. */
  readonly backupPassphrase: string | undefined
  /** What opens `/metrics` to other machines; undefined: to none. */
  readonly metricsToken: string | undefined
  /** Load the demonstration data into an empty database; where it was loaded, the outbox shows the codes that are held in it. */
  readonly wantsDemonstration: boolean
  /** Push services beside those on the public web: origins of the ministry's own. */
  readonly pushOrigins: readonly string[]
  readonly adminPassword: string | undefined
  readonly demonstrationPassword: string | undefined
  /** The variables as they were given: some of them decide settings that are saved elsewhere otherwise. */
  readonly given: Readonly<Record<string, string | undefined>>
}

/**
 * The settings of the environment variables listed in the README.
 * @throws StartFault naming the first variable that is wrong and what it must be
 */
export function settingsOf(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new StartFault(`The setting ${String(issue?.path[0])} is wrong: it ${issue?.message}.`)
  }
  const values = parsed.data
  return {
    isDevelopment: values.NODE_ENV === 'development',
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    databaseOwnerUrl: values.DATABASE_OWNER_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    dataFolder: resolve(values.MAHALLI_DATA),
    secretKey: values.MAHALLI_SECRET_KEY,
    backupPassphrase: values.MAHALLI_BACKUP_PASSPHRASE,
    metricsToken: values.MAHALLI_METRICS_TOKEN,
    wantsDemonstration: values.MAHALLI_DEMO ?? values.DATABASE_URL === undefined,
    pushOrigins: values.MAHALLI_PUSH_ORIGINS ?? [],
    adminPassword: values.MAHALLI_ADMIN_PASSWORD,
    demonstrationPassword: values.MAHALLI_DEMO_PASSWORD,
    given,
  }
}
