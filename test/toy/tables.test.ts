import { generateDrizzleJson } from 'drizzle-kit/api'
import { describe, expect, test } from 'vitest'
import { state, text, ref, type AnyResource } from '../../kernel/kernel.ts'
import { changesSince } from '../../scripts/migration/changes.ts'
import { allTables } from '../../server/database/schema.ts'
import { modelsOf } from '../../server/resources/model.ts'
import { tablesOf } from '../../server/database/tables.ts'
import { resource, states } from './define.ts'
import { book, bookFile, branch, resources } from './library.ts'
import { everywhere } from './scopes.ts'

/** The SQL that makes the tables of these definitions. */
async function sqlOf(definitions: readonly AnyResource[]): Promise<string> {
  const { statements } = await changesSince(generateDrizzleJson(allTables([])), definitions)
  return statements.join('\n')
}
const statesWithoutDraft = states(
  { open: [1, 'مفتوح', 'Open'], shut: [2, 'مغلق', 'Shut'] },
  [
    [null, 'create', 'open', '.Create'],
    ['open', 'close', 'shut', '.Update'],
  ],
  { create: ['إضافة', 'Create'], close: ['إغلاق', 'Close'] },
)
const reader = resource('reader', {
  label: ['قارئ', 'Reader', 'القراء', 'Readers'],
  permission: 'Library.Branch',
  scope: everywhere,
  fields: { name: text('الاسم', 'Name').required(), readerStatus: state('الحالة', 'State', statesWithoutDraft) },
  list: { columns: ['name'], sort: 'name' },
})

describe('the tables of the library', () => {
  test('demand what every record must have, and nothing that a record may not have a place for', async () => {
    const sql = await sqlOf(resources)
    const complete = /CONSTRAINT "book_complete" CHECK \((.*)\)/.exec(sql)?.[1]
    expect(complete).toContain('"book"."title_ar" is not null')
    expect(complete).not.toContain('translator')
    expect(sql).toMatch(/CONSTRAINT "loan_complete" CHECK \("loan"."loan_status" in \(2\) or \(/)
    expect(sql).toMatch(/CONSTRAINT "notice_complete" CHECK \("notice"."is_draft" or \(/)
  })

  test('serve the list of what citizens read in English by an index of its own', async () => {
    expect(await sqlOf(resources)).toMatch(
      /INDEX "notice_live_english" ON "notice_live" .* WHERE \(?\("notice_live"."title_en" is not null or/,
    )
  })

  test('where no state is a draft every row is complete', async () => {
    expect(await sqlOf([reader])).toContain('CONSTRAINT "reader_complete" CHECK ("reader"."name" is not null)')
  })

  test('references lead to the table that they name: to itself, to a later one, from a row to its own kind', async () => {
    const sql = await sqlOf(resources)
    expect(sql).toMatch(/"branch_parent" FOREIGN KEY \("parent"\) REFERENCES "public"."branch"\("id"\)/)
    expect(sql).toMatch(/"book_copies_bound_with" FOREIGN KEY \("bound_with"\) REFERENCES "public"."book"\("id"\)/)
    expect(sql).toMatch(/"loan_book" FOREIGN KEY \("book"\) REFERENCES "public"."book"\("id"\)/)
  })

  test('a reference to what the catalogue does not have is no reference to something else', async () => {
    const lost = resource('lost', {
      label: ['ض', 'Lost', 'ض', 'Lost'],
      permission: 'Library.Branch',
      scope: everywhere,
      fields: { to: ref('إلى', 'To', () => ({ name: 'nowhere' })) },
      list: { columns: ['to'], sort: 'to' },
    })
    await expect(sqlOf([lost])).rejects.toThrow('nowhere')
  })

  test('every table carries the audit, copies of what is published apart', async () => {
    const sql = await sqlOf(resources)
    const audited = [...sql.matchAll(/create trigger audit after insert or update or delete on "(\w+)"/g)].map(([, name = '']) => name)
    expect(audited.toSorted()).toEqual(
      [
        'branch',
        'book',
        'book_copies',
        'book_file',
        'insurance',
        'loan',
        'notice',
        'notice_timetable',
        'reading_list',
        'shelf',
        'shelf_visits',
        'subject',
        'subject_synonyms',
        'year_report',
      ].toSorted(),
    )
  })

  test('what extends another record stands after it', () => {
    expect(() => modelsOf([bookFile, branch, book], tablesOf([bookFile, branch, book]))).toThrow('bookFile stands before what it extends')
  })
})
