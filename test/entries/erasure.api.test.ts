import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGate, type Gate } from '../account/gate.ts'
import { ideasIn } from './ideas.ts'
import { registered } from './investors.ts'
import { visitorOf } from './visitor.ts'

// Who has himself erased is told what goes and what stays, and it is so: in the record, in every version of it and in what is searched.

let gate: Gate
let ideas: Awaited<ReturnType<typeof ideasIn>>
beforeAll(async () => {
  gate = await startGate({ 'Security.TrustedProxies': ['127.0.0.1', '::1'] })
  ideas = await ideasIn(gate)
})
afterAll(() => gate?.stop())

/** All that is kept of a record, as one text: the record, its entry, its versions, its public copy and what the search has of it. */
async function keptOf(table: string, resource: string, id: string): Promise<string> {
  const rows = await gate.sql(
    `select to_jsonb(t)::text as kept from ${table} t where id = $1
      union all select to_jsonb(l)::text from ${table}_live l where id = $1
      union all select to_jsonb(a)::text from ${table}_additional_data a where parent = $1
      union all select to_jsonb(v)::text from content_version v where resource = $2 and record_id = $1
      union all select to_jsonb(d)::text from search_document d where to_jsonb(d)::text like '%' || $1::text || '%'
      union all select to_jsonb(f)::text from attachment f where record_id = $1
      union all select to_jsonb(s)::text from visitor_submission s where lower(record) = $1::text
      union all select to_jsonb(c)::text from visitor_submission_conversation c join visitor_submission s on s.id = c.parent where lower(s.record) = $1::text
      union all select to_jsonb(f)::text from visitor_form f join visitor_submission s on s.id = f.submission_id where lower(s.record) = $1::text`,
    [id, resource],
  )
  return rows.map(({ kept }) => String(kept)).join('\n')
}

/** All that the audit says of a record, of its entry and of its files to who may read all of it. */
async function auditOf(id: string): Promise<string> {
  const token = await gate.signIn('administrator')
  const rows = await gate.sql(
    `select id from audit_entry where coalesce(parent_id, row_id) in (
      select $1 union all select id::text from visitor_submission where lower(record) = $1
      union all select row_id from audit_entry where table_name = 'attachment' and changes -> 'record_id' ->> 1 = $1)`,
    [id],
  )
  expect(rows.length).toBeGreaterThan(2)
  const said = []
  for (const row of rows) {
    const { status, body } = await gate.call('GET', `AuditLog/Get/${String(row.id)}?personal=true`, undefined, { token })
    expect(status).toBe(200)
    said.push(JSON.stringify(body))
  }
  return said.join('\n')
}

/** How many entries of the audit are found by a value that they say. */
async function countFoundBy(of: { readonly tableName: string; readonly rowId?: string }, value: string): Promise<unknown> {
  const token = await gate.signIn('administrator')
  const asked = new URLSearchParams({
    ...of,
    value,
    executionTimeFrom: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
  })
  const { status, body } = await gate.call('GET', `AuditLog/GetListPaged?${asked}`, undefined, { token })
  expect(status).toBe(200)
  return body.totalCount
}

const change = async (calls: string, id: string, values: Record<string, unknown>) => {
  const { body } = await ideas.staff('GET', `${calls}/Get/${id}`)
  expect((await ideas.staff('PUT', `${calls}/Update`, { id, concurrencyStamp: body.concurrencyStamp, ...values })).status).toBe(200)
}

test('of an investor who has himself erased nobody is told any more who he is, by no version either; what is counted stays', async () => {
  const his = {
    nameAr: 'ياسر الكرمي',
    nameEn: 'Yaser Karmi',
    city: 'طولكرم',
    website: 'https://karmi.example',
    position: 'صاحب المشغل',
    activityDescriptionAr: 'مشغل خياطة ورثه ياسر عن أبيه ويعمل فيه منذ عشرين عامًا في السوق القديم.',
    activityDescriptionEn: 'A tailor’s workshop that Yaser has from his father, in the old market.',
  }
  const { id, path } = await registered(gate, ideas.lookup, '599000901', { ...his, allowToPublish: 'on', showContact: 'on' })
  expect((await ideas.staff('PUT', `Investors/Publish/${id}`, {})).status).toBe(200)
  await change('Investors', id, { city: 'نابلس' })
  const before = await keptOf('investors', 'investors', id)
  for (const said of [...Object.values(his), 'ليلى عودة', '599000901']) expect(before).toContain(said)
  expect(await countFoundBy({ tableName: 'investors', rowId: id }, 'ياسر الكرمي')).toBe(1)
  const visitor = visitorOf(gate)
  const [, page = '', key = ''] = /^(.*)\?key=(.*)$/.exec(path) ?? []
  expect((await visitor.post(page, { key, act: 'withdraw' })).status).toBe(303)
  expect((await visitor.read(path)).html).toContain('يُمحى اسم المستثمر')
  const english = (await visitor.read(`/en${path}`)).html
  expect(english).toContain('The investor’s name, the contact person, the contact data')
  expect(english).not.toContain('Only the request number is kept')
  const done = await visitor.post(page, { key, act: 'erase' })
  expect((await visitor.read(done.location)).html).toContain('بقي رقم الطلب وما يُحصى منه: نوع المستثمر')

  const kept = await keptOf('investors', 'investors', id)
  for (const said of [...Object.values(his), 'نابلس', 'ليلى عودة', '599000901', 'yaser', 'ياسر', 'كرمي']) expect(kept).not.toContain(said)
  const { body } = await ideas.staff('GET', `Investors/Get/${id}`)
  expect(body).toMatchObject({
    kind: Number(ideas.lookup('applicantType.SML')),
    country: Number(ideas.lookup('country.PS')),
    interestField: [Number(ideas.lookup('economicActivity.C'))],
  })
  expect(await countFoundBy({ tableName: 'investors', rowId: id }, 'ياسر الكرمي')).toBe(0)
  expect(await auditOf(id)).not.toMatch(/ياسر|Yaser|نابلس|طولكرم|صاحب المشغل|karmi|599000901/)
  const { body: found } = await ideas.staff('GET', `Investors/GetListPaged?filter=${encodeURIComponent('ياسر')}`)
  expect(found.totalCount).toBe(0)
})

test('of an idea its text stays, as its owner is told, and nothing of himself, by no version either', async () => {
  const his = { ownerName: 'هبة الزعتري', birthYear: '1987', gender: ideas.lookup('gender.female'), location: ['31.9038', '35.2034'] }
  const plan = new File(['%PDF-1.4\n%âãÏÓ\n1 0 obj<</T(garden)>>endobj\ntrailer<<>>\n%%EOF'], 'خطة هبة.pdf')
  const own = await ideas.send(ideas.given({ ...his, showOwnerName: 'on' }), { attachment: plan })
  await change('CreativeIdeasBank', own.id, { officialReplyAr: '<p>نشكر هبة على فكرتها، وندرسها مع بلديتها هذا العام.</p>' })
  await ideas.reject(own, 'شكرًا يا هبة، الفكرة قائمة في بلدتك منذ عامين.')
  const { visitor, number, key, id, given } = own
  const before = await keptOf('creative_ideas_bank', 'creativeIdeasBank', id)
  for (const said of ['هبة', '1987', '31.9038', String(given.ownerPhone).slice(1)]) expect(before).toContain(said)
  expect(await auditOf(id)).toContain('خطة هبة.pdf')
  expect(await countFoundBy({ tableName: 'attachment' }, 'هبة')).toBeGreaterThan(0)
  // What is no id may stand in an entry of a call that was refused.
  const stranger = await gate.signIn('dataEntry')
  expect((await gate.call('GET', `CreativeIdeasBank/Get/${'-'.repeat(36)}`, undefined, { token: stranger })).status).toBe(403)
  const path = `/entry/${number}?key=${key}`
  expect((await visitor.read(path)).html).toContain('يبقى نص الفكرة كما هو عند الوزارة')
  expect((await visitor.read(`/en${path}`)).html).toContain('The text of the idea stays with the ministry as it is')
  const done = await visitor.post(`/en/entry/${number}`, { key, act: 'erase' })
  expect((await visitor.read(done.location)).html).toContain('The text of the idea is kept without the name of its sender')

  const kept = await keptOf('creative_ideas_bank', 'creativeIdeasBank', id)
  for (const said of ['هبة', '1987', '31.9038', String(given.ownerPhone).slice(1)]) expect(kept).not.toContain(said)
  expect(kept).toContain(given.solution)
  expect(await auditOf(id)).not.toMatch(/هبة|1987|31\.9038/)
  expect(await countFoundBy({ tableName: 'attachment' }, 'هبة')).toBe(0)
  const refused = await gate.sql('select id from audit_entry where row_id = $1', ['-'.repeat(36)])
  expect(refused).toHaveLength(1)
  const token = await gate.signIn('administrator')
  expect((await gate.call('GET', `AuditLog/Get/${String(refused[0]?.id)}`, undefined, { token })).status).toBe(200)
  const versions = await gate.sql(
    `select content -> 'gender' as gender, content ->> 'titleAr' as title from content_version where record_id = $1`,
    [id],
  )
  // As it was sent, and with the reply.
  expect(versions).toEqual([1, 2].map(() => ({ gender: null, title: given.titleAr })))
})
