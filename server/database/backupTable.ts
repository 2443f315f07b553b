import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, pgTable, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const count = (name: string) => bigint(name, { mode: 'number' })

/** Backups that were taken, and the one that the program is taking now. Of the command’s each is noted when it is whole. */
export const backup = pgTable(
  'backup',
  {
    id: uuid('id').primaryKey(),
    /** 1 by a person, 2 by the clock, 3 by the command */
    kind: smallint('kind').notNull(),
    /** 1 under way, 2 whole, 3 failed */
    state: smallint('state').notNull().default(1),
    creator: uuid('creator'),
    /** In the folder of backups; null where the command has put it elsewhere: then it is not counted among those kept. */
    fileName: text('file_name'),
    begunAt: instant('begun_at').notNull().defaultNow(),
    /** Who takes it says every few seconds that he is there. */
    heardAt: instant('heard_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
    /** What was committed before is in it. */
    takenAt: instant('taken_at'),
    /** How far it has come, 0 to 100. */
    share: smallint('share').notNull().default(0),
    rows: count('row_count'),
    files: count('file_count'),
    sizeBytes: count('size_bytes'),
    /** Of the file, in hexadecimal. */
    sha256: text('sha256'),
    /** Files that were missing or damaged before. */
    faulty: integer('faulty').notNull().default(0),
    isEncrypted: boolean('is_encrypted').notNull().default(false),
    /** When it was read back from beginning to end and found whole. */
    checkedAt: instant('checked_at'),
    /** Why it failed: disk, store, ended, other */
    error: text('error'),
  },
  table => [uniqueIndex('backup_under_way').on(table.state).where(sql`state = 1`)],
)
