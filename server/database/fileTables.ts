import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
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
