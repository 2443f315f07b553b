import { expect, test } from 'vitest'
import { connect } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import { answerOf } from './errors.ts'

const statusOf = (error: unknown) => answerOf(error, 'ar', 'a request').status

test('only what the database itself answers says that it is away; the same fault of another service does not', async () => {
  // Nobody listens at the first port.
  const database = connect({ url: 'postgres://nobody:none@127.0.0.1:1/mahalli', assumesRole: false })
  const asked = await database.rows(sql`select 1`).catch((error: unknown) => error)
  const other = await fetch('http://127.0.0.1:1/').catch((error: unknown) => (error instanceof Error ? error.cause : error))
  await database.close()
  expect([asked, other]).toEqual([expect.objectContaining({ code: 'ECONNREFUSED' }), expect.objectContaining({})])
  expect([statusOf(asked), statusOf(other)]).toEqual([503, 500])
  expect(statusOf(Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9000'), { code: 'ECONNREFUSED' }))).toBe(500)
})
