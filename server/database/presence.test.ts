import { createServer } from 'node:net'
import { expect, inject, test } from 'vitest'
import { connect } from './connect.ts'
import { DatabaseAway, presenceOf } from './presence.ts'
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

test('a dead address past a pooler proves nothing of a database that answers through it', async () => {
  const { appUrl } = inject('database')
  const dead = new URL(appUrl)
  dead.port = String(await closedPort())
  const database = connect({ url: appUrl, assumesRole: false, directUrl: dead.toString() })
  try {
    expect(await database.find(sql`select pg_sleep(4) is not null as done`)).toEqual({ done: true })
  } finally {
    await database.close()
  }
})

test('what is answered meanwhile shows that the database is there, wherever nobody answers', async () => {
  const presence = presenceOf([`postgres://nobody:none@127.0.0.1:${await closedPort()}/mahalli`])
  const ask = setInterval(() => void presence.answered(() => Promise.resolve('an answer')), 200)
  try {
    expect(await presence.answered(() => new Promise(resolve => setTimeout(() => resolve('late'), 4000)))).toBe('late')
    expect(presence.silentMs()).toBeLessThan(2000)
  } finally {
    clearInterval(ask)
    presence.end()
  }
})

test('what cannot even be asked is not waited for', async () => {
  const presence = presenceOf([`postgres://nobody:none@127.0.0.1:${await closedPort()}/mahalli`])
  try {
    const asked = presence.answered(() => {
      throw new Error('It cannot be asked')
    })
    await expect(asked).rejects.toThrow('It cannot be asked')
    await new Promise(resolve => setTimeout(resolve, 3000))
    expect(await presence.answered(() => Promise.resolve('an answer'))).toBe('an answer')
  } finally {
    presence.end()
  }
})

/** A port on which nobody listens. */
async function closedPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 1
}
