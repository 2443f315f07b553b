import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { fileText } from './platformTables.ts'

/**
 * The first pages of PDFs that citizens may open, by their content (`server/fileText`). A row is made when its text was read, and goes with that.
 */
export const filePreview = pgTable(
  'file_preview',
  {
    sha256: text('sha256')
      .primaryKey()
      .references(() => fileText.sha256, { onDelete: 'cascade' }),
    /** How often drawing it was begun without an end. */
    tries: smallint('tries').notNull().default(0),
    /** The text of each page, and the size of its picture, which lies in the store; null: it waits to be drawn. */
    pages: jsonb('pages'),
  },
  // Asked twice a second whether anything waits.
  table => [index('file_preview_undrawn').on(table.tries, table.sha256).where(sql`pages is null`)],
)

/** Content that a file had which is gone (`server/files/leftContent.ts`). A trigger writes it down; it goes with the content, or when another file has that. */
export const leftContent = pgTable(
  'left_content',
  {
    sha256: text('sha256').primaryKey(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [index('left_content_at').on(table.at)],
)
