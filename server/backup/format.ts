import * as z from 'zod'
import { StartFault } from '../startFault.ts'

/**
 * A backup is a tar archive, packed by gzip and, with a passphrase, encrypted (sealing.ts). Its entries, in their order:
 * `mahalli.json` (the head), `secret-key`, `database/<table>/<number>` (the rows as PostgreSQL's COPY writes them as text, in parts that are put
 * together), `files/<key>` (content of the file store), `audit/<name>` (months of the audit that were taken out), `manifest.json`.
 */
export const entryNames = { head: 'mahalli.json', key: 'secret-key', manifest: 'manifest.json' } as const

/** Of the layout of the archive itself. What can be read grows, what is written is the newest. */
export const backupFormat = 1

/** Names of tables and columns as our migrations make them: they enter SQL. */
const identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/)
const count = z.number().int().min(0)
const hash = z.string().regex(/^[0-9a-f]{64}$/)

const Head = z.object({
  format: z.number().int().min(1),
  /** Of the program that took it. */
  version: z.string(),
  /** Of its database server: `18.4`. */
  postgresql: z.string(),
  /** By the database's clock: what was committed before is in it. */
  takenAt: z.string(),
  migrations: z.array(z.object({ number: z.number().int(), name: z.string().regex(/^\d{4}_\w+$/), digest: hash })).min(1),
  tables: z.array(z.object({ name: identifier, columns: z.array(identifier).min(1) })).min(1),
  /** Months of the audit: more than a new database has. */
  partitions: z.array(
    z.object({ name: identifier, parent: identifier, bound: z.string().regex(/^FOR VALUES FROM \('[\d :+-]+'\) TO \('[\d :+-]+'\)$/) }),
  ),
  sequences: z.array(z.object({ name: identifier, value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
})
/** What is known before the first row. */
export type Head = z.infer<typeof Head>

const Manifest = z.object({
  tables: z.array(z.object({ name: identifier, rows: count, bytes: count, sha256: hash })),
  files: z.object({ count, bytes: count }),
  archives: z.object({ count, bytes: count }),
  /** Files that records name and that the store did not have, or had with other content than their name says. */
  faulty: z.array(z.string()),
  /** SHA-256 of the archive before this entry. */
  digest: hash,
})
/** What is known after the last one: what there must be. */
export type Manifest = z.infer<typeof Manifest>

/** @throws StartFault for a head that is none, or one of a newer layout */
export function headOf(text: string): Head {
  const json = jsonOf(text)
  const layout = z.object({ format: z.number() }).safeParse(json)
  if (layout.success && layout.data.format > backupFormat)
    throw new StartFault('The backup was taken by a newer Mahalli: restore it with that version.')
  return partOf(Head, json)
}

/** @throws StartFault for a manifest that is none */
export function manifestOf(text: string): Manifest {
  return partOf(Manifest, jsonOf(text))
}

function partOf<T>(schema: z.ZodType<T>, json: unknown): T {
  const parsed = schema.safeParse(json)
  if (!parsed.success) throw new StartFault('The backup is damaged: what it says of itself cannot be read.')
  return parsed.data
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new StartFault('The backup is damaged: what it says of itself cannot be read.')
  }
}
