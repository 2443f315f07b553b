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
