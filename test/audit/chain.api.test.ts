import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sealAudit } from '../../server/audit/seal.ts'
import { connect } from '../../server/database/connect.ts'
import { sql } from '../../server/database/sql.ts'
import { noteOne, startAuditWorld, writer, type AuditWorld } from './chain.ts'

let world: AuditWorld
beforeEach(async () => {
  world = await startAuditWorld()
})
afterEach(() => world?.stop())

interface Seals {
  readonly entries: number
  readonly seals: number
  readonly sealedTwice: number
  readonly sequences: number
}

/** What is sealed, as the owner sees it. */
async function sealsOf({ owner }: AuditWorld): Promise<Seals> {
  return owner(async client => {
    const { rows } = await client.query<Seals>(`select (select count(*)::int from audit_entry) as entries, count(*)::int as seals,
      (count(*) - count(distinct entry))::int as "sealedTwice",
      (select sum(last)::int from (select max(sequence) as last from audit_seal group by day) d) as sequences from audit_seal`)
    if (!rows[0]) throw new Error('no answer')
    return rows[0]
  })
}

function whole(entries: number): Seals {
  return { entries, seals: entries, sealedTwice: 0, sequences: entries }
}

describe('every entry is numbered and sealed once', () => {
  test('those of closed transactions at once, that of one that is still open when it ends', async () => {
    const { entries: before } = await sealsOf(world)
    const slow = new pg.Client(world.url)
    await slow.connect()
    await slow.query('begin')
    await slow.query(`insert into setting (key, value) values ('Test.Slow', '1')`)
    await world.write(3)
    expect(await world.seal()).toBe(3)
    await world.write(2)
    expect(await world.seal()).toBe(2)
    await slow.query('commit')
    await slow.end()
    expect(await world.seal()).toBe(1)
    expect(await world.seal()).toBe(0)
    expect(await sealsOf(world)).toEqual(whole(before + 6))
    expect((await world.verify()).broken).toBeUndefined()
  })

  test('what was rolled back leaves no gap in the numbers', async () => {
    const { entries: before } = await sealsOf(world)
    await world.write(1)
    await world.database
      .write(writer, async transaction => {
        await transaction.rows(sql`insert into setting (key, value) values ('Test.Gone', '1')`)
        throw new Error('undone')
      })
      .catch(() => undefined)
    await world.write(1)
    await world.seal()
    expect(await sealsOf(world)).toEqual(whole(before + 2))
  })

  test('by several processes at once, while others write', async () => {
    const { entries: before } = await sealsOf(world)
    const others = [connect({ url: world.url, assumesRole: false }), connect({ url: world.url, assumesRole: false })]
    let isWriting = true
    const sealing = [world.database, ...others].map(async database => {
      while (isWriting) await sealAudit(database, 7)
    })
    await Promise.all([1, 2, 3, 4].map(() => world.write(60)))
    isWriting = false
    await Promise.all(sealing)
    await world.seal()
    await Promise.all(others.map(database => database.close()))
    expect(await sealsOf(world)).toEqual(whole(before + 240))
    expect((await world.verify()).broken).toBeUndefined()
  })

  test('by one that is killed again and again in the middle', async () => {
    const { entries: before } = await sealsOf(world)
    for (let life = 0; life < 6; life++) {
      const child = spawn(process.execPath, [join(import.meta.dirname, 'sealing.ts'), world.url], { stdio: ['ignore', 'pipe', 'inherit'] })
      await new Promise(resolve => child.stdout.once('data', resolve))
      await world.write(12)
      const gone = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGKILL')
      await gone
    }
    // The server notices late that nobody is there any more.
    await world.owner(async client => {
      for (;;) {
        const { rowCount } = await client.query(
          "select from pg_stat_activity where datname = current_database() and query ilike '%seal_audit%' and pid <> pg_backend_pid() and state = 'active'",
        )
        if (rowCount === 0) break
      }
    })
    await world.seal()
    expect(await sealsOf(world)).toEqual(whole(before + 72))
    expect((await world.verify()).broken).toBeUndefined()
  })

  test('also when the numbers of transactions begin anew: the database was restored elsewhere', async () => {
    const { entries: before } = await sealsOf(world)
    await world.owner(client => client.query("update audit_chain set low_xact = '999999999999'"))
    await world.write(2)
    expect(await world.seal()).toBe(2)
    expect(await sealsOf(world)).toEqual(whole(before + 2))
  })
})

describe('a day that is over is closed', () => {
  test('five minutes after midnight, with its root and its count; a day without entries too', async () => {
    await world.stop()
    world = await startAuditWorld(async client => {
      await client.query(`update audit_chain set day = (now() at time zone 'UTC')::date - 3`)
      await client.query('delete from audit_entry')
      await client.query(`insert into audit_entry (action, changes_scope, execution_time)
        select 51006, 5, ((now() at time zone 'UTC')::date - age)::timestamp at time zone 'UTC' + interval '12 hours'
        from unnest('{3,3,1,1,1}'::int[]) age`)
    })
    await world.write(4)
    await world.seal()
    const roots = await world.owner(
      async client =>
        (
          await client.query<{ age: number; count: string; root: string }>(
            `select (now() at time zone 'UTC')::date - day as age, count, encode(root, 'hex') as root from audit_root order by day`,
          )
        ).rows,
    )
    const closed = roots.filter(({ age }) => age > 0)
    // Just after midnight yesterday is still open.
    expect(closed.map(({ age, count }) => [age, Number(count)])).toEqual([[3, 2], [2, 0], ...(closed.length > 2 ? [[1, 3]] : [])])
    expect(closed[1]?.root).toBe(closed[0]?.root)
    expect((await world.verify()).broken).toBeUndefined()
    const last = await world.owner(
      async client =>
        (await client.query(`select encode(previous_hash, 'hex') as previous, day from audit_seal where sequence = 1 order by day`)).rows,
    )
    expect(last[0].previous).toBe('00'.repeat(32))
    expect(last[1].previous).toBe(closed[1]?.root)
  })

  test('an entry of a clock that went ahead is sealed at once, and once', async () => {
    await world.owner(client =>
      client.query(`insert into audit_entry (action, changes_scope, execution_time) values (51006, 5, now() + interval '40 days')`),
    )
    expect(await world.seal()).toBe(1)
    await world.write(1)
    expect(await world.seal()).toBe(1)
    expect((await world.verify()).broken).toBeUndefined()
  })

  test('an entry that comes later is sealed in the day that is open then', async () => {
    await world.owner(client =>
      client.query(`insert into audit_entry (action, changes_scope, execution_time) values (51006, 5, now() - interval '20 hours')`),
    )
    expect(await world.seal()).toBe(1)
    expect((await world.verify()).broken).toBeUndefined()
  })
})

describe('what a database administrator does to the entries is found and named', () => {
  beforeEach(async () => {
    await world.write(5)
    await world.seal()
  })

  const changes: Readonly<Record<string, { sql: string; fault: string; sequence: (last: number) => number | null }>> = {
    'altered: a value': {
      sql: `update audit_entry set changes = '{"value":[null,2]}' where id = (select entry from s)`,
      fault: 'altered',
      sequence: last => last,
    },
    'altered: who it was': {
      sql: `update audit_entry set actor = gen_random_uuid() where id = (select entry from s)`,
      fault: 'altered',
      sequence: last => last,
    },
    'altered: from where': {
      sql: `update audit_entry set client_address = '198.51.100.1' where id = (select entry from s)`,
      fault: 'altered',
      sequence: last => last,
    },
    'altered: when': {
      sql: `update audit_entry set execution_time = execution_time - interval '1 second' where id = (select entry from s)`,
      fault: 'missing',
      sequence: last => last,
    },
    removed: { sql: 'delete from audit_entry where id = (select entry from s)', fault: 'missing', sequence: last => last },
    'removed with its seal': {
      sql: 'with gone as (delete from audit_seal where (day, sequence) = (select day, sequence from s) returning entry) delete from audit_entry where id = (select entry from gone)',
      fault: 'gap',
      sequence: last => last,
    },
    'removed with its seal, and the numbers closed up': {
      sql: `delete from audit_entry where id = (select entry from s); delete from audit_seal where entry not in (select id from audit_entry);
        update audit_seal set sequence = sequence - 1 where sequence > (select max(sequence) from audit_seal) - 2`,
      fault: 'link',
      sequence: last => last,
    },
    'the last one removed with its seal': {
      sql: `delete from audit_entry where id = (select max(id) from audit_entry); delete from audit_seal where entry not in (select id from audit_entry)`,
      fault: 'gap',
      sequence: last => last + 2,
    },
    'inserted with a time of long ago': {
      sql: `insert into audit_entry (action, changes_scope, execution_time) values (51001, 1, now() - interval '40 days')`,
      fault: 'late',
      sequence: last => last + 3,
    },
    'inserted past the sealing': {
      sql: `insert into audit_entry (action, changes_scope, xact) values (51001, 1, '1')`,
      fault: 'unsealed',
      sequence: () => null,
    },
    'inserted between two with a seal of its own': {
      sql: `update audit_seal set sequence = sequence + 1000000 where sequence >= (select sequence from s);
        update audit_seal set sequence = sequence - 999999 where sequence > 1000000;
        with e as (insert into audit_entry (action, changes_scope) values (51001, 1) returning id, execution_time)
        insert into audit_seal select s.day, s.sequence, e.id, e.execution_time, sha256('x'), s.previous_hash from s, e`,
      fault: 'altered',
      sequence: last => last,
    },
    'two swapped': {
      sql: `update audit_seal a set (entry, entry_time) = (select b.entry, b.entry_time from audit_seal b
        where b.day = a.day and b.sequence = case a.sequence when (select sequence from s) then a.sequence + 1 else a.sequence - 1 end)
        where a.sequence in ((select sequence from s), (select sequence + 1 from s))`,
      fault: 'altered',
      sequence: last => last,
    },
  }

  test.each(Object.entries(changes))('%s', async (_name, { sql: text, fault, sequence }) => {
    const last = await world.owner(async client => {
      // The third from the end.
      await client.query(`create temporary table s as select * from audit_seal order by day desc, sequence desc limit 1 offset 2`)
      const { rows } = await client.query<{ sequence: string; day: string }>('select sequence, day::text from s')
      await client.query(text)
      return { sequence: Number(rows[0]?.sequence), day: rows[0]?.day }
    })
    await world.seal()
    expect((await world.verify()).broken).toMatchObject({ day: last.day, fault, sequence: sequence(last.sequence) })
  })

  test('a root that was changed, and a count', async () => {
    await world.owner(async client => {
      await client.query(`update audit_chain set day = day + 1, sequence = 0`)
      await client.query(
        `insert into audit_root (day, count, root) select day, max(sequence), sha256('other') from audit_seal group by day`,
      )
    })
    expect((await world.verify()).broken).toMatchObject({ fault: 'root' })
    await world.owner(client => client.query(`update audit_root set count = count + 1`))
    expect((await world.verify()).broken).toMatchObject({ fault: 'count' })
  })
})

test('a third party can follow the chain with nothing but SHA-256', async () => {
  await noteOne(world.database)
  await world.seal()
  const rows = await world.owner(
    async client =>
      (
        await client.query<{ hash: Buffer; previous: Buffer; canonical: string }>(`
          select s.hash, s.previous_hash as previous, audit_canonical(e, a.salt, b.salt, null) as canonical
          from audit_seal s join audit_entry e on e.id = s.entry join audit_salt a on a.kind = 1 and a.month = audit_month(e.execution_time)
          left join audit_salt b on b.kind = e.keep and b.entry = 0 and b.month = a.month order by s.day, s.sequence`)
      ).rows,
  )
  expect(rows.length).toBeGreaterThan(1000)
  for (const [index, { hash, previous, canonical }] of rows.entries()) {
    expect(createHash('sha256').update(previous).update(canonical).digest().equals(hash)).toBe(true)
    if (index > 0) expect(previous.equals(rows[index - 1]?.hash ?? Buffer.alloc(0))).toBe(true)
  }
  const last = JSON.parse(rows.at(-1)?.canonical ?? '')
  expect(last).toMatchObject({ action: 51_001, keep: 1, body: { table: 'setting', userName: 'engineer' } })
  // The address is in it as a digest that nobody can guess without the salt.
  expect(JSON.stringify(last)).not.toContain('192.0.2.17')
  expect(last.body.address).toMatch(/^[0-9a-f]{64}$/)
})
