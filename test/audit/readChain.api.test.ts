import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditActions } from '../../server/audit/actions.ts'
import { settle, signIn, type PersonName } from '../people.ts'
import { clientOf, done, type Client } from '../walk/client.ts'
import { listIn, objectIn, textIn, type Json } from '../walk/json.ts'
import { asOwner, startWorld, type World } from '../world.ts'

let world: World
let clients: Readonly<Record<'planner' | 'member', Client>>
beforeAll(async () => {
  world = await startWorld()
  await settle(world)
  await asOwner(world.database.ownerUrl, async client => {
    // May read the audit, and is no auditor.
    await client.query(`insert into user_role (id, code, title_ar, title_en, permissions, concurrency_stamp)
      values (gen_random_uuid(), 'logReader', 'قارئ السجل', 'Log reader', '{Admin.AuditLog}', gen_random_uuid())`)
    await client.query(`update user_in_role set role_id = (select id from user_role where code = 'logReader')
      where user_id in (select id from "system_user" where user_name = 'member')`)
  })
  const as = async (name: PersonName) => clientOf((path, init) => fetch(`${world.url}${path}`, init), await signIn(world, name))
  clients = { planner: await as('planner'), member: await as('member') }
})
afterAll(() => world?.stop())

describe('the chain of the audit', () => {
  const today = () => new Date().toISOString().slice(0, 10)
  const verify = async (who: keyof typeof clients, body: Json, lang = 'en') =>
    clients[who]({ method: 'POST', path: 'AuditLog/Verify', body, headers: { 'accept-language': lang } })

  test('is walked by who may, and said to be whole in the reader’s language; that somebody walked it is noted', async () => {
    expect((await verify('member', { from: today(), to: today() })).status).toBe(403)
    const { status, body } = await verify('planner', { from: today(), to: today() })
    expect(status).toBe(200)
    expect(textIn(body, 'message')).toMatch(/^The chain is whole: [\d,]+ entries$/)
    expect(textIn((await verify('planner', { from: today(), to: today() }, 'ar')).body, 'message')).toMatch(/^السلسلة سليمة: /)
    const jobs = await done(clients.planner, { method: 'GET', path: `AuditLog/GetListPaged?action=${auditActions.job}` })
    expect(listIn(jobs, 'items')).toMatchObject(
      Array.from({ length: 2 }, () => ({ userName: 'planner', reason: 'the chain of the audit is whole' })),
    )
  })

  test('is not walked for longer than a month, or backwards', async () => {
    expect(await verify('planner', { from: '2026-01-01', to: '2026-06-01' })).toMatchObject({
      status: 400,
      body: { error: { code: 'periodTooLong' } },
    })
    expect((await verify('planner', { from: '2026-02-02', to: '2026-02-01' })).status).toBe(400)
    expect((await verify('planner', { from: 'x' })).status).toBe(400)
  })

  test('has its roots published to everybody, the newest first', async () => {
    await asOwner(world.database.ownerUrl, client =>
      client.query(`insert into audit_root (day, count, root) values ('2025-12-31', 7, sha256('a')), ('2026-01-01', 9, sha256('b'))`),
    )
    const answer = await fetch(`${world.url}/api/Public/AuditRoots?year=2026&maxResultCount=30`)
    const body = objectIn(await answer.json())
    expect(listIn(body, 'items').at(-1)).toEqual({ day: '2026-01-01', count: 9, root: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(body.years).toEqual(expect.arrayContaining([2026, 2025]))
    expect((await fetch(`${world.url}/api/Public/AuditRoots?year=26`)).status).toBe(400)
    expect((await done(clients.member, { method: 'GET', path: 'AuditLog/GetRoots' })).totalCount).toBeGreaterThanOrEqual(2)
    await asOwner(world.database.ownerUrl, client => client.query(`delete from audit_root where day in ('2025-12-31', '2026-01-01')`))
  })

  test('that is broken is said to be, with the day, the number and what is wrong', async () => {
    const at = await asOwner(world.database.ownerUrl, async client => {
      for (;;) {
        const { rows } = await client.query<{ sequence: string; entry: string }>(
          `select s.sequence, s.entry from audit_seal s join audit_entry e on e.id = s.entry where e.action = ${auditActions.login} and e.user_name = 'planner'`,
        )
        if (!rows[0]) continue
        await client.query(`update audit_entry set user_name = 'somebody' where id = $1`, [rows[0].entry])
        return Number(rows[0].sequence)
      }
    })
    const { body } = await verify('planner', { from: today(), to: today() })
    expect(body).toMatchObject({ broken: { day: today(), sequence: at, fault: 'altered' } })
    expect(textIn(body, 'message')).toContain('an entry was altered after it was sealed')
  })
})
