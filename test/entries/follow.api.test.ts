import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sundayAfter } from '../../modules/portal/follow/followers.server.ts'
import { connect } from '../../server/database/connect.ts'
import { sql } from '../../server/database/sql.ts'
import { smtpSender } from '../../server/messages/email.ts'
import { startGate, type Gate } from '../account/gate.ts'
import { password } from '../people.ts'
import { startMailServer } from '../messages/peers/mailServer.ts'
import { adminDesk, inEnglish, published, publish, withdraw } from '../portal/desk.ts'
import type { Desk } from '../uploads.ts'
import { followingAt } from './following.ts'
import { appOf, visitorOf, wrongIn } from './visitor.ts'

let gate: Gate
let desk: Desk
beforeAll(async () => {
  gate = await startGate({ 'Security.TrustedProxies': ['127.0.0.1', '::1'] })
  desk = await adminDesk(gate.world, password, 'administrator')
})
afterAll(() => gate?.stop())

const { freshEmail, ask, linkTo, follow, lettersTo, look } = followingAt(() => gate)

describe('who follows a list by e-mail', () => {
  test('is written to after he has confirmed: of what is published then, once, in his language, and not of what stood there', async () => {
    const before = await published(desk, { titleAr: 'خبر سبق المتابعة بيوم' })
    const [arabic, english, silent] = [freshEmail(), freshEmail(), freshEmail()]
    await follow(arabic)
    await follow(english, {}, '/en')
    // He never opens the link.
    await ask(visitorOf(gate), silent)
    const fresh = await published(desk, { titleAr: 'افتتاح مكتبة عامة في البلدة', ...inEnglish })
    await look()
    const [letter] = await lettersTo(arabic)
    expect(letter?.content.subject).toContain('افتتاح مكتبة عامة في البلدة')
    expect(letter?.content.body).toContain(`/news/${fresh}`)
    expect(letter?.content.body).not.toContain(before)
    expect((await lettersTo(english))[0]?.content.subject).toContain('A new public garden opens in the city')
    await look()
    expect([(await lettersTo(arabic)).length, (await lettersTo(english)).length, (await lettersTo(silent)).length]).toEqual([1, 1, 0])
  })

  test('reads nothing of what was withdrawn, and nothing twice of what comes back', async () => {
    const email = freshEmail()
    await follow(email)
    const gone = await published(desk, { titleAr: 'خبر يُسحب قبل أن يُرسل' })
    await withdraw(desk, gone)
    await look()
    expect(await lettersTo(email)).toEqual([])
    const back = await published(desk, { titleAr: 'خبر يُنشر مرتين في يومه' })
    await look()
    await withdraw(desk, back)
    await publish(desk, back)
    await look()
    expect((await lettersTo(email)).map(({ content }) => content.body.includes(back))).toEqual([true])
  })

  test('sees before it what he would have got: the last three of the list, in his language', async () => {
    const titles = ['افتتاح مكتب البريد في البلدة', 'افتتاح ملعب المدرسة الجديد', 'افتتاح مركز صحي في القرية', 'افتتاح سوق الخضار المركزي']
    const inBoth = await published(desk, { titleAr: 'خبر باللغتين', ...inEnglish })
    for (const titleAr of titles) await published(desk, { titleAr })
    const { html } = await visitorOf(gate).read('/follow?page=/news')
    const letter = /<div class="letter">.*?<\/ul>/s.exec(html)?.[0] ?? ''
    expect(titles.filter(title => letter.includes(title))).toEqual(titles.slice(1))
    const english = await gate.call('GET', 'Public/Follow/Find?page=/news', undefined, { lang: 'en' })
    // What is in Arabic alone stands in no list in English.
    const garden = { title: 'A new public garden opens in the city', change: null, path: `/en/news/${inBoth}` }
    expect(english.body.latest).toEqual(expect.arrayContaining([expect.objectContaining(garden)]))
  })

  test('through an app: he asks, confirms by what the mail holds, and leaves', async () => {
    const app = appOf(gate)
    const email = freshEmail()
    const askFor = (body: Record<string, unknown>) => app.call('POST', 'Public/Follow', { page: '/news', email, ...body })
    for (const [more, at] of [
      [{ email: 'nobody' }, 'email'],
      [{ page: '/nowhere' }, 'page'],
      [{ altcha: 'none' }, 'altcha'],
    ] as const)
      expect([more, Object.keys(wrongIn(await askFor(more)))]).toEqual([more, [at]])
    expect((await askFor({ isWeekly: false, altcha: await gate.proof() })).status).toBe(204)
    const [, id = '', key = ''] = /follow\/([0-9a-f-]{36})\?key=([\w-]{22})/.exec(await linkTo(email)) ?? []
    const confirm = (own: string) => app.call('POST', 'Public/Follow/Confirm', { id, key: own })
    expect([(await confirm('A'.repeat(22))).status, (await confirm(key)).status]).toEqual([404, 204])
    expect(await gate.sql('select is_weekly from follower where id::text = $1 and confirmed_at is not null', [id])).toEqual([
      { is_weekly: false },
    ])
    const end = (own: string) => app.call('DELETE', `Public/Follow?id=${id}&key=${own}`)
    expect([(await end('A'.repeat(22))).status, (await end(key)).status, (await end(key)).status]).toEqual([404, 204, 204])
    expect(await gate.sql('select 1 from follower where id::text = $1', [id])).toEqual([])
  })

  test('once a week: what came meanwhile stands in one mail on Sunday morning', async () => {
    const email = freshEmail()
    await follow(email, { how: 'weekly' })
    const [row] = await gate.sql(
      `select extract(isodow from next_at at time zone 'Asia/Hebron')::int as day, to_char(next_at at time zone 'Asia/Hebron', 'HH24:MI') as hour, next_at > now() as is_ahead
       from follower where is_weekly order by asked_at desc limit 1`,
    )
    expect(row).toEqual({ day: 7, hour: '08:00', is_ahead: true })
    const ids = [
      await published(desk, { titleAr: 'أول خبر في هذا الأسبوع' }),
      await published(desk, { titleAr: 'ثاني خبر في هذا الأسبوع' }),
    ]
    expect(await lettersTo(email)).toEqual([])
    await look()
    const letters = await lettersTo(email)
    expect(letters.map(({ content }) => ids.filter(id => content.body.includes(id)).length)).toEqual([2])
  })

  test.each([
    ['2026-03-01 06:00', '2026-03-01 08:00'],
    ['2026-03-01 07:59', '2026-03-01 08:00'],
    ['2026-03-01 08:00', '2026-03-08 08:00'],
    ['2026-03-02 00:00', '2026-03-08 08:00'],
    ['2026-03-07 23:59', '2026-03-08 08:00'],
    ['2026-12-27 05:00', '2026-12-27 08:00'],
  ])('who chooses it at %s is written to at %s', async (here, then) => {
    const database = connect({ url: gate.world.database.appUrl, assumesRole: false })
    try {
      const row = await database.find(sql`select to_char(${sundayAfter(sql`${here}::timestamp`)}, 'YYYY-MM-DD HH24:MI') as then`)
      expect(row).toEqual({ then })
    } finally {
      await database.close()
    }
  })

  test('is told so where there is more than a mail names, and that something of it may only have been changed', async () => {
    const email = freshEmail()
    await follow(email)
    const id = await published(desk, { titleAr: 'خبر واحد بين أخبار كثيرة' })
    const copies = (n: number) =>
      gate.sql(
        `insert into news_live select (jsonb_populate_record(n, jsonb_build_object('id', gen_random_uuid(), 'published_at', now(), 'summary_ar', 'نسخة'))).*
         from news_live n, generate_series(1, $2) where n.id = $1`,
        [id, n],
      )
    await copies(29)
    await look()
    await copies(31)
    await look()
    await gate.sql(`delete from news_live where summary_ar = 'نسخة'`)
    const letters = (await lettersTo(email)).map(({ content }) => content)
    expect(letters.map(({ body }) => body.split('\n')[0])).toEqual([
      'هذا ما نُشر أو عُدّل في «الأخبار».',
      'هذا بعض ما نُشر أو عُدّل في «الأخبار»، والباقي في صفحته.',
    ])
    expect(letters.map(({ subject }) => subject)).toEqual(letters.map(() => 'ما نُشر أو عُدّل في «الأخبار» - محلّي'))
  })

  test('hears of it though nobody can be written to who came before him, and who is tried again in an hour', async () => {
    const [broken, behind] = [freshEmail(), freshEmail()]
    const own = await follow(broken)
    await follow(behind)
    await gate.sql(
      `create function no_room() returns trigger language plpgsql as $$
         begin if new.address = '${broken}' then raise exception 'no room'; end if; return new; end $$;
       create trigger no_room before insert on outbox_content for each row execute function no_room()`,
    )
    await published(desk, { titleAr: 'خبر لمن جاء بعد غيره' })
    await look()
    await gate.sql('drop trigger no_room on outbox_content')
    expect([(await lettersTo(broken)).length, (await lettersTo(behind)).length]).toEqual([0, 1])
    const [row] = await gate.sql(`select next_at > now() + interval '50 minutes' as "isPutOff" from follower where id::text = $1`, [
      own.slice(8, 44),
    ])
    expect(row).toEqual({ isPutOff: true })
    await look()
    expect((await lettersTo(broken)).length).toBe(1)
  })

  test('whose address had no mailbox three times in a row follows no more', async () => {
    const email = freshEmail()
    const own = await follow(email)
    const isThere = async () => (await gate.sql('select 1 from follower where id::text = $1', [own.slice(8, 44)])).length === 1
    for (const reason of [3, 3, null, 3, 3, 3]) {
      const id = await published(desk, { titleAr: 'خبر إلى عنوان بلا صندوق' })
      await look()
      const last = (await lettersTo(email)).at(-1)
      expect([await isThere(), last?.content.body.includes(id)]).toEqual([true, true])
      await gate.sql('update outbox set state = $2, reason = $3, next_try_at = null where id = $1', [
        last?.id,
        reason === null ? 3 : 5,
        reason,
      ])
    }
    await published(desk, { titleAr: 'خبر لا يكتب إليه أحد به' })
    await look()
    expect([await isThere(), (await lettersTo(email)).length]).toEqual([false, 6])
  })

  test.each([
    ['/localComm/01001', '01001'],
    ['/council/C01', 'C01'],
  ])('a place, %s: what it publishes, and nothing of others', async (page, code) => {
    await gate.sql('update local_comm set is_published = true')
    const place = gate.places.get(code) ?? ''
    const email = freshEmail()
    await follow(email, { page })
    await published(desk, { titleAr: 'خبر للوزارة وحدها اليوم' })
    const own = await published(desk, { titleAr: 'خبر لهذه الجهة وحدها', place })
    await look()
    const letters = await lettersTo(email)
    expect(letters.map(({ content }) => [content.body.includes(own), content.body.includes('للوزارة وحدها')])).toEqual([[true, false]])
  })
})

describe('who leaves', () => {
  test('leaves by one press in his mail program, and nothing of him stays', async () => {
    const email = freshEmail()
    await follow(email)
    await published(desk, { titleAr: 'خبر قبل إيقاف المتابعة' })
    await look()
    const [letter] = await lettersTo(email)
    const address = letter?.content.leave ?? ''
    const server = await startMailServer()
    try {
      const sender = smtpSender({
        host: '127.0.0.1',
        port: server.port,
        secure: 'none',
        user: '',
        password: '',
        from: 'no-reply@mahalli.example',
        fromName: { ar: 'محلّي', en: 'Mahalli' },
        replyTo: '',
        messageHost: 'mahalli.example',
      })
      const { id = '', content = { subject: '', body: '', html: null } } = letter ?? {}
      await sender.send({ id, address: email, lang: 'ar', content, link: null })
      const raw = server.arrived[0]?.raw.replaceAll(/\r\n\s+/g, ' ') ?? ''
      expect(raw).toContain(`List-Unsubscribe: <${address}>`)
      expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    } finally {
      await server.stop()
    }
    const path = address.slice(new URL(address).origin.length)
    const press = () =>
      fetch(gate.world.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
    expect((await press()).status).toBe(204)
    // A mail program may ask twice.
    expect((await press()).status).toBe(204)
    expect(await gate.sql('select 1 from follower where id::text = $1', [/follow\/([\w-]{36})/.exec(path)?.[1] ?? ''])).toEqual([])
    await published(desk, { titleAr: 'خبر بعد إيقاف المتابعة' })
    await look()
    expect((await lettersTo(email)).length).toBe(1)
  })

  test('leaves on his page, where nothing happens before he presses; who has another key does not reach it', async () => {
    const email = freshEmail()
    const own = await follow(email)
    const visitor = visitorOf(gate)
    const id = /follow\/([\w-]{36})/.exec(own)?.[1] ?? ''
    const there = async () => (await gate.sql('select 1 from follower where id::text = $1', [id])).length
    expect((await visitor.read(own)).html).toContain('أوقف المتابعة')
    await visitor.post(own.replace(/key=.{22}/, `key=${'x'.repeat(22)}`), { act: 'leave' })
    expect(await there()).toBe(1)
    const left = await visitor.post(own, { act: 'leave' })
    expect([left.status, await there()]).toEqual([303, 0])
    expect((await visitor.read(left.location)).html).toContain('توقفت المتابعة ومُحي بريدك')
  })
})

describe('the way in', () => {
  test('keeps the address encrypted, and nothing else of him', async () => {
    const email = freshEmail()
    await follow(email)
    const rows = await gate.sql(
      'select row_to_json(f)::text as whole from follower f union all select row_to_json(r)::text from follow_request r',
    )
    expect(rows.filter(({ whole }) => String(whole).includes(email) || String(whole).includes('198.51.'))).toEqual([])
  })

  test('tells a mistake at the head of the form, with the way to its field', async () => {
    const { html } = await ask(visitorOf(gate), 'not-an-address')
    expect(html).toMatch(/<div id="errors"[^>]*>.*<a href="#email">/s)
    expect(html).toContain('value="not-an-address"')
  })

  test('answers who follows already, who is new and who was asked too often alike, and writes three times a day at most', async () => {
    const known = freshEmail()
    await follow(known)
    const answers = []
    for (const email of [known, freshEmail(), known, known, known]) {
      const { status, location } = await ask(visitorOf(gate), email)
      answers.push([status, location])
    }
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect((await gate.sentTo(known, 3)).length).toBe(3)
    expect(
      (
        await gate.sql(`select count(*)::int as n from follower f where confirmed_at is not null and id::text = $1`, [
          (await linkTo(known)).slice(8, 44),
        ])
      )[0]?.n,
    ).toBe(1)
  })

  test('takes no address with a line end, with a second one behind it, or that is none', async () => {
    for (const hostile of [
      'a@b.example\r\nBcc: c@d.example',
      'a@b.example, c@d.example',
      '<a@b.example>',
      'nobody',
      `${'x'.repeat(250)}@b.example`,
    ]) {
      const page = await ask(visitorOf(gate), hostile, {}, '/en')
      expect([hostile, page.status, page.html.includes('id="email-error"')]).toEqual([hostile, 400, true])
    }
    expect(await gate.sql(`select 1 from outbox_content where address like '%b.example%'`)).toEqual([])
  })

  test('takes no page that nobody can follow, and leaves out what a visitor has typed', async () => {
    for (const page of [
      '/news/nowhere',
      '/dashboard',
      'https://evil.example/news',
      '/news?category=%0d%0aBcc',
      '/localComm/999999',
      '/council/C99',
      '/ads/0190a0a0-0000-7000-8000-000000000001',
      '',
    ])
      expect([page, (await ask(visitorOf(gate), freshEmail(), { page })).status]).toEqual([page, 404])
    const email = freshEmail()
    await follow(email, { page: '/news?q=buy+now+at+evil.example' })
    expect(await gate.sql(`select distinct page from follower where page like '/news%'`)).toEqual([{ page: '/news' }])
  })

  test('takes five an hour from one address, and a robot’s as if it were taken', async () => {
    const robot = freshEmail()
    expect((await ask(visitorOf(gate), robot, { homepage_url: 'https://spam.example' })).status).toBe(303)
    const visitor = visitorOf(gate)
    const statuses = []
    for (let time = 0; time < 6; time++) statuses.push((await ask(visitor, freshEmail())).status)
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429])
    expect(await gate.sql('select 1 from outbox_content where address = $1', [robot])).toEqual([])
  })

  test('takes two hundred an hour from browsers that prove no work, and leaves the others to those that do', async () => {
    await gate.sql(`insert into follow_request (address_hash, contact_hash) select 'storm', 'storm' from generate_series(1, 200)`)
    const refused = await ask(visitorOf(gate), freshEmail())
    expect([refused.status, refused.html.includes('من غير اختبار المتصفح')]).toEqual([429, true])
    const proved = await ask(visitorOf(gate), freshEmail(), { altcha: await gate.proof() })
    expect([proved.status, proved.location]).toEqual([303, expect.stringContaining('sent=1')])
    await gate.sql(`delete from follow_request where address_hash = 'storm'`)
  })

  test('names in its mail what is to be followed, in the language of the page', async () => {
    const [arabic, english] = [freshEmail(), freshEmail()]
    await ask(visitorOf(gate), arabic, { page: '/news?category=projects' })
    await ask(visitorOf(gate), english, { page: '/news?category=projects' }, '/en')
    const [[ar], [en]] = [await gate.sentTo(arabic), await gate.sentTo(english)]
    expect([ar?.kind, ar?.body]).toEqual(['followConfirmation', expect.stringContaining('لتأكيد متابعة «الأخبار: مشاريع وتدشين»')])
    expect(en?.body).toContain('To confirm that you follow “News: ')
  })

  test('a link that was opened too late confirms nothing', async () => {
    const email = freshEmail()
    const visitor = visitorOf(gate)
    await ask(visitor, email)
    const link = await linkTo(email)
    const id = /follow\/([\w-]{36})/.exec(link)?.[1] ?? ''
    await gate.sql("update follower set asked_at = now() - interval '25 hours' where id::text = $1", [id])
    await visitor.post(link, { how: 'once', act: 'choose' })
    expect(await gate.sql('select 1 from follower where id::text = $1 and confirmed_at is not null', [id])).toEqual([])
    expect((await visitor.read(link)).html).toContain('انتهت صلاحية الرابط')
  })
})
