import { createServer } from 'node:net'
import { expect, inject, test } from 'vitest'
import { connect } from './connect.ts'
import { DatabaseAway } from './presence.ts'
import { sql } from './sql.ts'

test('what only takes long is waited for: the database answers beside it', async () => {
  const database = connect({ url: inject('database').appUrl, assumesRole: false })
  try {
    expect(await database.find(sql`select pg_sleep(3) is not null as done`)).toEqual({ done: true })
  } finally {
    await database.close()
  }
})

test('a server that takes connections and says nothing is known as none, and nobody waits for it', async () => {
  const silent = createServer(socket => void socket.on('error', () => undefined))
  await new Promise<void>(resolve => void silent.listen(0, '127.0.0.1', resolve))
  const address = silent.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const database = connect({ url: `postgres://nobody:none@127.0.0.1:${port}/mahalli`, assumesRole: false })
  try {
    const asked = [database.find(sql`select 1`), database.snapshot(runner => runner.find(sql`select 1`))]
    for (const each of await Promise.allSettled(asked)) expect(each).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseAway) })
    await expect(database.find(sql`select 1`)).rejects.toBeInstanceOf(DatabaseAway)
  } finally {
    await database.close()
    silent.close()
  }
})
