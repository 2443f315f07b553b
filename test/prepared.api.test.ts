import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '../server/database/connect.ts'
import { prepared, sql } from '../server/database/sql.ts'
import { asOwner, cloneDatabase, type TestDatabase } from './world.ts'

// Statements that are planned once on a connection.

const notes = prepared('notes of this test', sql`select text from note_of_this_test order by 1`)
const knownHere = prepared('how statements are known here', sql`select name from pg_prepared_statements order by 1`)

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase()
  await asOwner(database.ownerUrl, async client => {
    await client.query('create table note_of_this_test (text int)')
    await client.query('insert into note_of_this_test values (1)')
    await client.query('grant select on note_of_this_test to mahalli_app')
  })
})
afterAll(() => database?.drop())

const asOne = () => connect({ url: database.directUrl ?? database.appUrl, assumesRole: false })
const asOwnerAlone = () => connect({ url: database.ownerUrl, assumesRole: true })

test.each([
  ['the role of the application', asOne],
  ['the owner alone', asOwnerAlone],
])('whose table was changed under it is planned anew, and nobody is refused: %s', async (_, start) => {
  const reading = start()
  try {
    expect(await reading.rows(notes({}))).toEqual([{ text: 1 }])
    for (const [type, text] of [
      ['text', '1'],
      ['int', 1],
    ] as const) {
      await asOwner(database.ownerUrl, client => client.query(`alter table note_of_this_test alter text type ${type} using text::${type}`))
      expect([await reading.rows(notes({})), await reading.rows(notes({}))]).toEqual([[{ text }], [{ text }]])
    }
  } finally {
    await reading.close()
  }
})

test('are known by their names on a connection, but not behind a pooler', async () => {
  const known = async (isPooled: boolean) => {
    const reading = connect({ url: database.directUrl ?? database.appUrl, assumesRole: false, isPooled })
    try {
      await reading.rows(notes({}))
      return await reading.rows(knownHere({}))
    } finally {
      await reading.close()
    }
  }
  expect(await known(false)).toEqual([{ name: 'how statements are known here' }, { name: 'notes of this test' }])
  expect(await known(true)).toEqual([])
})

test('have a name that no other has', () => {
  expect(() => prepared('notes of this test', sql`select 1`)).toThrow('notes of this test')
})
