import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { faultWords } from '../../modules/admin/audit/faults.ts'
import { startAuditWorld, type AuditWorld } from './chain.ts'

let world: AuditWorld
beforeEach(async () => {
  world = await startAuditWorld()
  await world.write(5)
  await world.seal()
})
afterEach(() => world?.stop())

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** The command as somebody at the server starts it, who knows the application's role alone. */
function verifyAudit(...period: string[]): Promise<Ended> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../scripts/verifyAudit.ts'), ...period], {
    env: { PATH: process.env.PATH, DATABASE_URL: world.url, DATABASE_OWNER_URL: world.ownerUrl },
  })
  const [out, err]: [string[], string[]] = [[], []]
  child.stdout.on('data', part => out.push(String(part)))
  child.stderr.on('data', part => err.push(String(part)))
  return new Promise(resolve => child.once('close', code => resolve({ code, out: out.join(''), err: err.join('') })))
}

/** The third entry from the end of the open day, before and after it is touched. */
async function third(change: string): Promise<{ day: string; sequence: string; entry: string }> {
  return world.owner(async client => {
    const { rows } = await client.query<{ day: string; sequence: string; entry: string }>(
      'select day::text, sequence, entry from audit_seal order by day desc, sequence desc limit 1 offset 2',
    )
    if (!rows[0]) throw new Error('Nothing is sealed')
    await client.query(change, change.includes('$1') ? [rows[0].entry] : [])
    return rows[0]
  })
}

describe('npm run verify-audit', () => {
  test('says of a whole chain how many entries it has, and ends with 0', async () => {
    const { code, out, err } = await verifyAudit()
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const entries = await world.owner(
      async client => (await client.query<{ count: string }>('select count(*) from audit_entry')).rows[0]?.count,
    )
    expect(out).toMatch(/^\d{4}-\d\d-\d\d {2}[\d,]+ entries$/m)
    expect(out.trimEnd()).toMatch(new RegExp(`The chain is whole: ${Number(entries).toLocaleString('en')} entries\\.$`))
  })

  test.each([
    ['an entry that was altered', `update audit_entry set user_name = 'somebody' where id = $1`, 'altered'],
    ['an entry that was removed', 'delete from audit_entry where id = $1', 'missing'],
    ['a seal that was removed', 'delete from audit_seal where entry = $1', 'gap'],
  ] as const)('names %s, by day, number and id, and ends with 1', async (_name, change, fault) => {
    const { day, sequence, entry } = await third(change)
    const { code, err } = await verifyAudit()
    expect(code).toBe(1)
    expect(err).toContain(`The chain breaks: ${day}, sequence ${sequence}`)
    if (fault !== 'gap') expect(err).toContain(`entry ${entry}`)
    expect(err).toContain(faultWords[fault]?.[1])
  })

  test.each([
    ['altered', `update audit_root set root = sha256('other')`, 'root'],
    ['given another count', 'update audit_root set count = count + 1', 'count'],
    ['removed', 'delete from audit_root where day = (select max(day) from audit_root)', 'noRoot'],
  ] as const)('names the day whose root was %s', async (_name, change, fault) => {
    const closed = await world.owner(async client => {
      // Two days that are over: what is sealed, and one without entries.
      await client.query(`insert into audit_root (day, count, root)
        select c.day + n, case n when 0 then c.sequence else 0 end, c.hash from audit_chain c, generate_series(0, 1) n`)
      await client.query('update audit_chain set day = day + 2, sequence = 0')
      const { rows } = await client.query<{ days: string[] }>('select array_agg(day::text order by day) as days from audit_root')
      await client.query(change)
      return rows[0]?.days ?? []
    })
    const { code, err } = await verifyAudit('2000-01-01', '2100-01-01')
    expect(code).toBe(1)
    expect(err).toContain(`The chain breaks: ${fault === 'noRoot' ? closed.at(-1) : closed[0]}`)
    expect(err).toContain(faultWords[fault]?.[1])
  })

  test('walks the period that it is told, and asks for one that it understands', async () => {
    const { day } = await third(`update audit_entry set reason = 'other' where id = $1`)
    expect(await verifyAudit('2020-01-01', '2020-12-31')).toMatchObject({ code: 0 })
    expect(await verifyAudit(day, day)).toMatchObject({ code: 1 })
    const { code, err } = await verifyAudit('yesterday')
    expect(code).toBe(2)
    expect(err).toBe('yesterday is no day: npm run verify-audit -- 2026-01-01 2026-01-31\n')
  })
})
