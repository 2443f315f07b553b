import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGate, type Gate } from '../account/gate.ts'
import type { PersonName } from '../people.ts'
import { listIn, objectIn } from '../walk/json.ts'
import { sendConfirmed, visitorOf } from './visitor.ts'

let gate: Gate
let lookups: ReadonlyMap<string, number>
beforeAll(async () => {
  gate = await startGate({ 'Security.TrustedProxies': ['127.0.0.1', '::1'] })
  const rows = await gate.sql(`select y.code || '.' || l.code as name, l.id from lookup l join lookup_type y on y.id = l.type`)
  lookups = new Map(rows.map(({ name, id }) => [String(name), Number(id)]))
})
afterAll(() => gate?.stop())

const lookup = (name: string) => String(lookups.get(name))
let last = 0
async function message(mark: string, subject: string, place: string): Promise<void> {
  const email = `reader${++last}@mail.example`
  await sendConfirmed(
    gate,
    '/contactUs',
    {
      subjectKind: lookup(`contactSubject.${subject}`),
      title: `رسالة ${mark}`,
      message: `هذا نص الرسالة ${mark}، وفيه ما يكفي من الكلمات.`,
      place,
      agree: 'on',
      name: 'رائد عمر',
      email,
    },
    email,
  )
}

/** Its sender never opens the link. */
async function sendUnconfirmed(mark: string): Promise<void> {
  const sent = await visitorOf(gate).post('/contactUs', {
    ...{
      subjectKind: lookup('contactSubject.inquiry'),
      title: `رسالة ${mark}`,
      message: `هذا نص الرسالة ${mark}، وفيه ما يكفي من الكلمات.`,
    },
    ...{ place: '', agree: 'on', name: 'رائد عمر', email: `reader${++last}@mail.example`, altcha: await gate.proof(), act: 'send' },
  })
  expect(sent.location).toMatch(/^\/entry\/confirm\//)
}

async function idea(mark: string, accessibility: string, place: string): Promise<void> {
  const email = `owner${++last}@mail.example`
  await sendConfirmed(
    gate,
    '/addCreativeIdeasBank',
    {
      titleAr: `فكرة ${mark}`,
      summaryAr: `زراعة أسطح المباني العامة بالخضار تديرها جمعية نسوية وتبيع محصولها (${mark}).`,
      problem: 'لا أرض قريبة.',
      solution: 'أحواض خفيفة.',
      targetGroup: 'عشرون سيدة.',
      field: lookup('projectField.AGR'),
      requestedSupport: '1',
      accessibility,
      localCommId: place,
      owner: lookup('applicantType.IND'),
      ownerName: 'سلمى ياسين',
      // No SMS goes to a number of another country: it is confirmed by e-mail.
      ownerPhone: '+962790000001',
      ownerEmail: email,
      statement: 'on',
      agree: 'on',
    },
    email,
  )
}

/** Which of the marks stand in the list of somebody. */
async function seen(who: PersonName, calls: string, marks: readonly string[]): Promise<string> {
  const { status, body } = await gate.call('GET', `${calls}/GetListPaged?maxResultCount=100`, undefined, { token: await gate.signIn(who) })
  const text = JSON.stringify(body)
  return status === 200 ? marks.filter(mark => text.includes(`${mark}"`)).join(' ') || '-' : String(status)
}

test('each of the staff reads what came to his place; who is not told of people reads no report of a violation', async () => {
  // He reads everything of the portal, and nothing of who sent it.
  await gate.sql(`update user_in_role set role_id = (select id from user_role where code = 'auditor')
    where user_id = (select id from "system_user" where user_name = 'editor')`)
  await message('للوزارة', 'inquiry', '')
  await message('لجنين', 'inquiry', '01001')
  await message('بلاغ', 'corruptionReport', '')
  const marks = ['للوزارة', 'لجنين', 'بلاغ']
  const expected = {
    engineer: 'لجنين',
    neighbour: '-',
    clerk: '-',
    economist: '-',
    spokesman: 'للوزارة لجنين بلاغ',
    editor: 'للوزارة لجنين',
    administrator: 'للوزارة لجنين بلاغ',
  } as const satisfies Partial<Record<PersonName, string>>
  for (const [who, wanted] of Object.entries(expected))
    expect([who, await seen(nameOf(who), 'ContactMessage', marks), await seen(nameOf(who), 'VisitorSubmission', marks)]).toEqual([
      who,
      wanted,
      // The queue itself is for who handles it.
      who === 'editor' ? '403' : wanted,
    ])

  const { body } = await gate.call('GET', 'ContactMessage/GetListPaged?maxResultCount=100', undefined, {
    token: await gate.signIn('editor'),
  })
  expect(JSON.stringify(body)).not.toContain('رائد عمر')
})

test('a message to a council is read by the council and not by its members; an idea is addressed to no council', async () => {
  await message('للمجلس', 'inquiry', 'C01')
  for (const [who, wanted] of [
    ['council', 'للمجلس'],
    ['engineer', '-'],
    ['councilManager', '-'],
    ['spokesman', 'للمجلس'],
  ] as const)
    expect([who, await seen(who, 'ContactMessage', ['للمجلس'])]).toEqual([who, wanted])
  const refused = await visitorOf(gate).post('/addCreativeIdeasBank', { localCommId: 'C01', act: 'review' })
  expect([refused.status, refused.html.includes('اختر هيئة محلية من القائمة')]).toEqual([400, true])
  const nowhere = await visitorOf(gate).post('/contactUs', { place: 'C99', act: 'send' })
  expect([nowhere.status, nowhere.html.includes('اختر جهة من القائمة')]).toEqual([400, true])
})

test('an idea that its owner gave to economic staff alone is nobody else’s, neither as an idea nor as an entry', async () => {
  await idea('للاقتصاد', '2', '01001')
  await idea('للهيئة', '1', '01001')
  const marks = ['للاقتصاد', 'للهيئة']
  const expected = {
    engineer: ['للهيئة', 'للهيئة'],
    neighbour: ['-', '-'],
    economist: ['للاقتصاد للهيئة', 'للاقتصاد للهيئة'],
    spokesman: ['-', 'للهيئة'],
    administrator: ['للاقتصاد للهيئة', 'للاقتصاد للهيئة'],
  } as const satisfies Partial<Record<PersonName, readonly [string, string]>>
  for (const [who, wanted] of Object.entries(expected))
    expect([who, await seen(nameOf(who), 'CreativeIdeasBank', marks), await seen(nameOf(who), 'VisitorSubmission', marks)]).toEqual([
      who,
      ...wanted,
    ])
})

test('an idea goes with the authority that economic staff choose for it, and with it the entry; that authority is told', async () => {
  await idea('للنقل', '1', '01001')
  const token = await gate.signIn('economist')
  const [row] = await gate.sql(`select id from creative_ideas_bank where title_ar = 'فكرة للنقل'`)
  const id = String(row?.id)
  const update = async (changes: Readonly<Record<string, unknown>>) => {
    const { body } = await gate.call('GET', `CreativeIdeasBank/Get/${id}`, undefined, { token })
    return gate.call('PUT', 'CreativeIdeasBank/Update', { id, concurrencyStamp: body.concurrencyStamp, ...changes }, { token })
  }
  const readers = async () => {
    const reached: string[] = []
    for (const who of ['engineer', 'neighbour'] as const)
      for (const calls of ['CreativeIdeasBank', 'VisitorSubmission'])
        if ((await seen(who, calls, ['للنقل'])) !== '-') reached.push(`${who} ${calls}`)
    return reached
  }
  const told = async (who: PersonName) =>
    (
      await gate.sql(
        `select 1 from notification n join "system_user" u on u.id = n.user_id where u.user_name = $1 and n.resource = 'creativeIdeasBank' and n.record_id = $2`,
        [who, id],
      )
    ).length
  expect([await readers(), await told('neighbour')]).toEqual([['engineer CreativeIdeasBank', 'engineer VisitorSubmission'], 0])
  expect((await update({ localCommId: gate.places.get('01002') })).status).toBe(200)
  expect([await readers(), await told('neighbour')]).toEqual([['neighbour CreativeIdeasBank', 'neighbour VisitorSubmission'], 1])
  // It is nobody's of the place that had it, and a mended word hands nothing on.
  const assigned = async () => (await gate.sql(`select assignee from visitor_submission where record = $1`, [id]))[0]?.assignee
  await gate.sql(
    `update visitor_submission set assignee = (select id from "system_user" where user_name = 'neighbour') where record = $1`,
    [id],
  )
  await gate.sql('update creative_ideas_bank set place = $2 where id = $1', [id, gate.places.get('01001')])
  expect((await update({ titleAr: 'فكرة للنقل' })).status).toBe(200)
  expect(await readers()).toEqual(['engineer CreativeIdeasBank', 'neighbour VisitorSubmission'])
  expect((await update({ localCommId: gate.places.get('01001') })).status).toBe(200)
  expect([await readers(), await assigned()]).toEqual([['engineer CreativeIdeasBank', 'engineer VisitorSubmission'], null])
  expect((await update({ accessibility: 2 })).status).toBe(200)
  expect(await readers()).toEqual([])
  // What economic staff enter for an authority is that authority's, too.
  const { body: own } = await gate.call('GET', `CreativeIdeasBank/Get/${id}`, undefined, { token })
  const { titleAr: _title, ...values } = own
  const made = await gate.call(
    'POST',
    'CreativeIdeasBank/Create',
    {
      ...Object.fromEntries(
        [
          'summaryAr',
          'problem',
          'solution',
          'targetGroup',
          'field',
          'requestedSupport',
          'owner',
          'ownerName',
          'ownerPhone',
          'ownerEmail',
        ].map(name => [name, values[name]]),
      ),
      titleAr: 'فكرة من الشباك',
      accessibility: 1,
      localCommId: gate.places.get('01002'),
    },
    { token },
  )
  expect(made.status).toBe(200)
  expect([await seen('neighbour', 'CreativeIdeasBank', ['من الشباك']), await seen('engineer', 'CreativeIdeasBank', ['من الشباك'])]).toEqual(
    ['من الشباك', '-'],
  )
})

test('a list says why an entry is not deleted, to who may delete', async () => {
  await message('باقية', 'inquiry', '')
  const rows = async (who: PersonName) => {
    const { body } = await gate.call('GET', 'VisitorSubmission/GetListPaged?maxResultCount=100', undefined, {
      token: await gate.signIn(who),
    })
    const items: { title: string; kept?: string }[] = Array.isArray(body.items) ? body.items : []
    return items.filter(({ title }) => title === 'رسالة باقية').map(({ kept }) => kept)
  }
  expect(await rows('spokesman')).toEqual(['A confirmed entry is not deleted'])
})

test('the desk tells entries apart by what is to be done with them, who has waited longest first', async () => {
  for (const mark of ['تنتظر', 'مجابة', 'مزعجة', 'مسؤولة']) await message(mark, 'inquiry', '')
  await sendUnconfirmed('غير مؤكدة')
  const token = await gate.signIn('spokesman')
  const idOf = async (mark: string) =>
    (await gate.sql('select id, record from visitor_submission where title = $1', [`رسالة ${mark}`]))[0] ?? {}
  const step = async (path: string, given: Readonly<Record<string, unknown>>) =>
    expect((await gate.call('PUT', path, given, { token })).status).toBe(200)
  await step(`ContactMessage/Reply/${String((await idOf('مجابة')).record)}`, { reply: 'هذا جواب عن الرسالة كاملة.' })
  await step(`ContactMessage/Ask/${String((await idOf('مسؤولة')).record)}`, { question: 'عن أي مبنى تسأل؟' })
  await step(`VisitorSubmission/MarkSpam/${String((await idOf('مزعجة')).id)}`, {})
  await gate.sql(`update visitor_submission set sent_at = now() - interval '75 hours' where title = 'رسالة تنتظر'`)
  const rows = async (query: string) => {
    const { status, body } = await gate.call('GET', `VisitorSubmission/GetListPaged?maxResultCount=100${query}`, undefined, { token })
    expect(status).toBe(200)
    const items: { title: string; ageDays: number }[] = Array.isArray(body.items) ? body.items : []
    return items
  }
  const all = await rows('')
  const marks = ['تنتظر', 'مسؤولة', 'غير مؤكدة', 'مزعجة', 'مجابة']
  const standing = await Promise.all([1, 2, 3, 4, 5].map(async queue => (await rows(`&queue=${queue}`)).map(({ title }) => title)))
  // Each stands in one of them, and nowhere else.
  expect(marks.map(mark => standing.flatMap((titles, at) => (titles.includes(`رسالة ${mark}`) ? [at + 1] : [])))).toEqual([
    [1],
    [2],
    [3],
    [4],
    [5],
  ])
  expect(all[0]).toMatchObject({ title: 'رسالة تنتظر', ageDays: 3 })
  const from = new Date(Date.now() - 86_400_000).toISOString()
  expect((await rows(`&queue=1&sentAtFrom=${from}`)).map(({ title }) => title)).not.toContain('رسالة تنتظر')
  // Only what its sender has not confirmed, and what is spam without his data, is deleted.
  const remove = async (mark: string) =>
    (await gate.call('DELETE', `VisitorSubmission/Delete?id=${String((await idOf(mark)).id)}`, undefined, { token })).status
  expect([await remove('تنتظر'), await remove('غير مؤكدة')]).toEqual([409, 204])
})

function nameOf(who: string): PersonName {
  const found = (['engineer', 'neighbour', 'clerk', 'economist', 'spokesman', 'editor', 'administrator'] as const).find(
    name => name === who,
  )
  if (!found) throw new Error(`${who} is nobody here`)
  return found
}

test('messages wait for an answer as long as nobody has given one, and the log calls a message that was read by its number', async () => {
  await message('تنتظر', 'inquiry', '')
  await message('أُجيبت', 'inquiry', '')
  const token = await gate.signIn('administrator')
  const listed = async (query: string) => {
    const { body } = await gate.call('GET', `ContactMessage/GetListPaged?maxResultCount=100${query}`, undefined, { token })
    return listIn(objectIn(body), 'items').map(item => objectIn(item))
  }
  const answered = (await listed('')).find(({ title }) => title === 'رسالة أُجيبت')
  const { status } = await gate.call(
    'PUT',
    `ContactMessage/Reply/${String(answered?.id)}`,
    { reply: 'هذا جواب عن الرسالة كاملة.' },
    { token },
  )
  expect(status).toBe(200)
  const waiting = (await listed('&among=waiting')).map(({ title }) => title)
  expect([waiting.includes('رسالة تنتظر'), waiting.includes('رسالة أُجيبت')]).toEqual([true, false])
  expect(waiting.length).toBeLessThan((await listed('')).length)
  await gate.call('GET', `ContactMessage/Get/${String(answered?.id)}`, undefined, { token })
  const seenBy = await gate.sql(
    `select row_title from audit_entry where table_name = 'contact_message' and row_id = $1 and action = 51018`,
    [answered?.id],
  )
  expect(seenBy.at(-1)).toEqual({ row_title: answered?.number })
})
