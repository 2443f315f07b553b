import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner, startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world?.stop())

test('the program says that it is up and ready', async () => {
  expect((await fetch(`${world.url}/healthz`)).status).toBe(200)
  const ready = await fetch(`${world.url}/readyz`)
  expect(ready.status).toBe(200)
  expect(await ready.json()).toEqual({ status: 'ready', database: 'up', migrations: 'current' })
})

test('the role of requests may add to the audit and read it, and change nothing in it', async () => {
  await asOwner(world.database.appUrl, async client => {
    await client.query(`insert into audit_entry (table_name, row_id, operation, action, changes_scope) values ('x', '1', 1, 51001, 1)`)
    await expect(client.query(`update audit_entry set row_id = '2'`)).rejects.toThrow(/permission denied/)
    await expect(client.query(`delete from audit_entry`)).rejects.toThrow(/permission denied/)
    await expect(client.query(`truncate audit_entry`)).rejects.toThrow(/permission denied/)
    const { rows } = await client.query(`select tableoid::regclass::text as name from audit_entry`)
    const partition = rows[0].name
    expect(partition).toMatch(/^audit_entry_\d{4}_\d{2}$/)
    await expect(client.query(`delete from ${partition}`)).rejects.toThrow(/permission denied/)
  })
})
