import { expect, test } from 'vitest'
import { upgraded } from './upgraded.ts'

// What ministries have said and published says the same after later migrations.

test('a ministry’s own sentence of a link leaves the word behind its hours to them', async () => {
  const said = await upgraded(86, async (client, toToday) => {
    for (const [key, ar, en] of [
      ['portal.confirmEntry.byEmail', 'أرسلنا الرابط إلى {to}، وهو صالح {hours} ساعة، ثم يلغى', 'Sent to {to}: {hours} hours.'],
      ['portal.confirmEntry.bySms', 'أرسلنا الرمز إلى {to} منذ {hours} ساعة', null],
    ])
      await client.query(
        'insert into interface_text (id, key, concurrency_stamp, text_ar, text_en) values (gen_random_uuid(), $1, gen_random_uuid(), $2, $3)',
        [key, ar, en],
      )
    await toToday()
    const { rows } = await client.query<Record<string, unknown>>('select text_ar, text_en from interface_text order by key')
    return rows.map(row => Object.values(row))
  })
  expect(said).toEqual([
    ['أرسلنا الرابط إلى {to}، وهو صالح {hours}، ثم يلغى', 'Sent to {to}: {hours}.'],
    ['أرسلنا الرمز إلى {to} منذ {hours} ساعة', null],
  ])
})

test('of investors who were published before everybody reads the position, but of an individual none', async () => {
  const [firm, individual, hidden] = [1, 2, 3].map(n => `0198c0de-0000-7000-8000-00000000000${n}`)
  const read = await upgraded(87, async (client, toToday) => {
    await client.query("set session_replication_role = 'replica'")
    const kindOf = `(select y.id from lookup y join lookup_type t on t.id = y.type where t.code = 'applicantType' and y.code = $2)`
    for (const [id, kind] of [
      [firm, 'SML'],
      [individual, 'IND'],
      [hidden, 'SML'],
    ]) {
      await client.query(
        `insert into investors (id, concurrency_stamp, is_draft, current_version, publish_status, position, kind) values ($1, $1, true, 1, 1, 'المديرة', ${kindOf})`,
        [id, kind],
      )
      if (id !== hidden)
        await client.query(
          `insert into investors_live (id, version, published_at, position, kind) values ($1, 1, now(), 'المديرة', ${kindOf})`,
          [id, kind],
        )
    }
    await toToday()
    const { rows } = await client.query<Record<string, unknown>>(
      'select i.public_position as own, l.public_position as live from investors i left join investors_live l on l.id = i.id order by i.id',
    )
    return rows.map(row => Object.values(row))
  })
  expect(read).toEqual([
    ['المديرة', 'المديرة'],
    [null, null],
    [null, null],
  ])
})
