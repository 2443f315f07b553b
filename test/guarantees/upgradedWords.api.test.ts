import { expect, test } from 'vitest'
import { columnsOf } from '../../kernel/kernel.ts'
import pages from '../../modules/portal/pages/starting/pages.json' with { type: 'json' }
import { staticPage } from '../../modules/portal/pages/staticPage.ts'
import { htmlOf } from '../../modules/portal/pages/written.ts'
import { searchTextOf } from '../../server/resources/searchText.ts'
import { upgraded } from './upgraded.ts'

// What ministries have said, written and published says the same after later migrations.

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

test('an act on what is public that was kept before versions named what they were written on is told from what was written', async () => {
  const steps = {
    // It is published, its deadline is extended twice, it is edited, and the edit is published.
    ads: [
      'live_version = 1',
      'live_version = 2, current_version = 2',
      'live_version = 3, current_version = 3',
      'current_version = 4',
      'live_version = 4',
    ],
    // It is published, edited, and postponed beside the edit; it is withdrawn and published anew.
    event: ['live_version = 1', 'current_version = 2', 'live_version = 3, current_version = 4', 'live_version = null', 'live_version = 4'],
  }
  const id = '0198c0de-0000-7000-8000-000000000091'
  const bases = await upgraded(79, async (client, toToday) => {
    for (const [kind, changes] of Object.entries(steps)) {
      await client.query("set session_replication_role = 'replica'")
      await client.query(
        `insert into ${kind} (id, concurrency_stamp, is_draft, current_version, publish_status, title_ar) values ($1, $1, true, 1, 1, 'مادة')`,
        [id],
      )
      await client.query("set session_replication_role = 'origin'")
      for (const change of changes) await client.query(`update ${kind} set ${change}`)
      await client.query(
        `insert into content_version (resource, record_id, number, content) select $1, $2, n, '{}' from generate_series(1, 4) n`,
        [kind, id],
      )
    }
    await toToday()
    const { rows } = await client.query<{ number: number; base: number | null }>(
      'select resource, number, base from content_version order by resource, number',
    )
    return rows.map(({ number, base }) => [number, base])
  })
  expect(bases).toEqual([
    [1, null],
    [2, 1],
    [3, 2],
    [4, null],
    [1, null],
    [2, null],
    [3, 1],
    [4, null],
  ])
})

test('Arabic words in English names of values take the apostrophe of all other names, but what a ministry calls otherwise stays', async () => {
  const names = await upgraded(85, async (client, toToday) => {
    const named = async () => {
      const { rows } = await client.query<{ name_en: string }>(
        `select name_en from lookup where (type, code) in ((6, 'commons'), (57, 'israMiraj')) order by type`,
      )
      return rows.map(row => row.name_en)
    }
    const before = await named()
    await client.query(`update lookup set name_en = 'Common land' where type = 6 and code = 'commons'`)
    await toToday()
    return { before, after: await named() }
  })
  expect(names).toEqual({ before: ["Commons (masha')", "Isra and Mi'raj"], after: ['Common land', 'Isra and Mi’raj'] })
})

test('the accessibility statement of the beginning names all eight tools; one that was reworded stays, and what it said before can be brought back', async () => {
  const today = pages.find(({ kind }) => kind === 'accessibilityStatement')
  const written = { ...today, bodyAr: htmlOf(today?.bodyAr ?? []), bodyEn: htmlOf(today?.bodyEn ?? []) }
  const added = ['تباعد', 'مسطرة', 'إيقاف', 'مؤشر', 'Readable', 'A reading', 'Everything', 'A larger']
  const earlier = (html: string | null) =>
    added
      .reduce((text, word) => text.replace(new RegExp(`<li>${word}[^<]*</li>`), ''), html ?? '')
      .replace('؛ ويوم آخر فحص في أسفل هذه الصفحة.', '.')
      .replace('; the day of the last check stands at the foot of this page.', '.')
  const searched = (bodyAr: string | null, bodyEn: string | null) =>
    searchTextOf(columnsOf(staticPage.fields), { ...written, bodyAr, bodyEn })
  const id = '0198c0de-0000-7000-8000-000000000092'
  const statement = (change: string) =>
    upgraded(91, async (client, toToday) => {
      const [bodyAr, bodyEn] = [earlier(written.bodyAr), earlier(written.bodyEn)]
      await client.query("set session_replication_role = 'replica'")
      await client.query(
        `insert into static_page (id, concurrency_stamp, is_published, kind, slug, title_ar, body_ar, body_en, search_text)
          values ($1, $1, true, (select l.id from lookup l join lookup_type t on t.id = l.type where t.code = 'staticPageKind' and l.code = 'accessibilityStatement'),
            'accessibility-statement', 'بيان سهولة الوصول', $2, $3 || $4, $5)`,
        [id, bodyAr, bodyEn, change, searched(bodyAr, bodyEn)],
      )
      await client.query("set session_replication_role = 'origin'")
      await client.query(`insert into content_version (resource, record_id, number, content) values ('staticPage', $1, 1, $2)`, [
        id,
        JSON.stringify({ slug: 'accessibility-statement', bodyAr, bodyEn }),
      ])
      await toToday()
      const { rows } = await client.query<{ ar: string; en: string; found: string }>(
        'select body_ar as ar, body_en as en, search_text as found from static_page',
      )
      const versions = await client.query<{ content: object }>('select content from content_version order by number')
      return { now: rows[0], versions: versions.rows.map(({ content }) => content), bodyAr, bodyEn }
    })
  const plain = await statement('')
  expect(plain.now).toEqual({ ar: written.bodyAr, en: written.bodyEn, found: searched(written.bodyAr, written.bodyEn) })
  expect(plain.versions).toEqual([
    { slug: 'accessibility-statement', bodyAr: plain.bodyAr, bodyEn: plain.bodyEn },
    { slug: 'accessibility-statement', bodyAr: written.bodyAr, bodyEn: written.bodyEn },
  ])
  const reworded = await statement('<p>Ask us.</p>')
  expect(reworded.now).toMatchObject({ ar: plain.bodyAr, en: `${plain.bodyEn}<p>Ask us.</p>` })
  expect(reworded.versions).toHaveLength(1)
})

test('what a ministry says before the name of a governorate stands before it still', async () => {
  const said = await upgraded(91, async (client, toToday) => {
    await client.query(
      `insert into interface_text (id, key, concurrency_stamp, text_ar) values (gen_random_uuid(), 'portal.authorities.of', gen_random_uuid(), 'بلديات محافظة')`,
    )
    await toToday()
    const { rows } = await client.query<Record<string, unknown>>('select key, text_ar, text_en from interface_text')
    return rows.map(row => Object.values(row))
  })
  expect(said).toEqual([['portal.authorities.inGovernorate', 'بلديات محافظة {governorate}', null]])
})

test('what a ministry says of a draft that a browser keeps goes along', async () => {
  const said = await upgraded(89, async (client, toToday) => {
    for (const key of ['draftFound', 'useDraft', 'dropDraft', 'keptInBrowser', 'draft'])
      await client.query(
        `insert into interface_text (id, key, concurrency_stamp, text_ar) values (gen_random_uuid(), $1, gen_random_uuid(), $2)`,
        [`generic.${key}`, `نص ${key}`],
      )
    await toToday()
    const { rows } = await client.query<Record<string, unknown>>('select key, text_ar from interface_text order by key')
    return rows.map(row => Object.values(row))
  })
  expect(said).toEqual([
    ['generic.draft', 'نص draft'],
    ['generic.drafts.draftFound', 'نص draftFound'],
    ['generic.drafts.dropDraft', 'نص dropDraft'],
    ['generic.drafts.keptInBrowser', 'نص keptInBrowser'],
    ['generic.drafts.useDraft', 'نص useDraft'],
  ])
})

test('what a ministry says of rows, of finding a user and of what has an edit goes along', async () => {
  const said = await upgraded(90, async (client, toToday) => {
    for (const [key, ar, en] of [
      ['typeToFind', 'اكتب لتجد', null],
      ['noRows', 'لا أسطر', null],
      ['removeRow', null, 'Drop it'],
      ['liveAndEdited', 'منشور، وله تعديل', 'Published; being edited'],
      ['liveAndUnsent', 'عليه تعديل', null],
      ['addRow', 'سطر', null],
      ['exportCsv', null, 'A plain table'],
      ['published_', 'معلن', null],
    ])
      await client.query(
        'insert into interface_text (id, key, concurrency_stamp, text_ar, text_en) values (gen_random_uuid(), $1, gen_random_uuid(), $2, $3)',
        [`generic.${key}`, ar, en],
      )
    await toToday()
    const { rows } = await client.query<Record<string, unknown>>('select key, text_ar, text_en from interface_text order by key')
    return rows.map(row => Object.values(row))
  })
  expect(said).toEqual([
    ['fields.rows.noRows', 'لا أسطر', null],
    ['fields.rows.removeRow', null, 'Drop it'],
    ['generic.addRow', 'سطر', null],
    ['generic.export.csv', null, 'A plain table'],
    ['generic.status.liveAndEdited', '{standing}، وله تعديل', '{standing}; being edited'],
    ['generic.status.liveAndUnsent', 'عليه تعديل', null],
    ['generic.status.published', 'معلن', null],
    ['users.typeToFind', 'اكتب لتجد', null],
  ])
})

test('what its sender has taken back, let lapse or sent as spam says so itself from then on; what was decided on stays decided', async () => {
  const entries = { confirmed: 2, asked: 3, withdrawn: 4, expired: 5, spam: 6 }
  const [underReview, published, rejected] = [1, 3, 4]
  const cases = [
    ['confirmed', underReview, null],
    ['asked', underReview, null],
    ['withdrawn', underReview, null],
    ['withdrawn', published, null],
    ['expired', 2, null],
    ['expired', 2, '2026-11-20T08:00:00Z'],
    ['expired', rejected, null],
    ['spam', rejected, null],
  ] as const
  const ids = cases.map((_, n) => `0198c0de-0000-7000-8000-00000000010${n}`)
  const states = await upgraded(92, async (client, toToday) => {
    await client.query("set session_replication_role = 'replica'")
    for (const [n, [entry, state, erased]] of cases.entries()) {
      for (const kind of ['investors', 'creative_ideas_bank'])
        await client.query(
          `insert into ${kind} (id, concurrency_stamp, is_draft, current_version, publish_status, title_ar) values ($1, $1, true, 1, $2, 'فكرة')`.replace(
            'title_ar',
            kind === 'investors' ? 'name_ar' : 'title_ar',
          ),
          [ids[n], state],
        )
      await client.query(
        `insert into visitor_submission (id, concurrency_stamp, kind, title, state, sent_at, record, last_modification_time, erased_at)
          values ($1::uuid, $1::uuid, 2, 'فكرة', $2, now(), upper($1::uuid::text), '2026-11-19T22:30:00Z', $3)`,
        [ids[n], entries[entry], erased],
      )
    }
    await toToday()
    const { rows } = await client.query<Record<string, unknown>>(
      `select i.publish_status as investor, c.publish_status as idea, i.last_modification_time = coalesce(s.erased_at, s.last_modification_time) as dated
        from investors i join creative_ideas_bank c on c.id = i.id join visitor_submission s on s.id = i.id order by i.id`,
    )
    return rows.map(row => Object.values(row))
  })
  expect(states).toEqual([
    [1, 1, null],
    [1, 1, null],
    [6, 6, true],
    [6, 6, true],
    [7, 7, true],
    [6, 6, true],
    [4, 4, null],
    [8, 8, true],
  ])
})

test('of who had himself erased nothing stays that tells who he is, and what he had let lapse he took back then', async () => {
  const [asked, rejected, kept] = [0, 1, 2].map(n => `0198c0de-0000-7000-8000-00000000020${n}`)
  const lapsed = '2026-11-19T22:30:00Z'
  const erased = '2026-11-24T08:15:00Z'
  const content = {
    nameAr: 'ياسر',
    titleAr: 'فكرة',
    city: 'جنين',
    gender: 1,
    location: { lat: 31.9, lng: 35.2 },
    additionalData: [{ value: '4711' }],
    country: 5,
  }
  const found = await upgraded(93, async (client, toToday) => {
    await client.query("set session_replication_role = 'replica'")
    for (const [id, state, entry, at] of [
      [asked, 6, 5, erased],
      [rejected, 4, 2, erased],
      [kept, 4, 2, null],
    ]) {
      await client.query(
        `insert into investors (id, concurrency_stamp, is_draft, current_version, publish_status, number, name_ar, name_en, city, search_text, last_modification_time)
          values ($1, $1, true, 1, $2, 'INV-1', 'ياسر', 'Yaser', 'جنين', 'inv-1 ياسر yaser', $3)`,
        [id, state, lapsed],
      )
      await client.query(
        `insert into creative_ideas_bank (id, concurrency_stamp, is_draft, current_version, publish_status, title_ar, location, last_modification_time)
          values ($1, $1, true, 1, $2, 'فكرة', '{}', $3)`,
        [id, state, lapsed],
      )
      await client.query(
        `insert into visitor_submission (id, concurrency_stamp, kind, title, state, sent_at, record, last_modification_time, erased_at)
          values ($1::uuid, $1::uuid, 2, '—', $2, now(), upper($1::uuid::text), $3, $4)`,
        [id, entry, lapsed, at],
      )
      for (const resource of ['investors', 'creativeIdeasBank'])
        await client.query('insert into content_version (resource, record_id, number, content) values ($1, $2, 1, $3)', [
          resource,
          id,
          content,
        ])
    }
    await toToday()
    const { rows } = await client.query<Record<string, unknown>>(
      `select i.last_modification_time = $1 and c.last_modification_time = $1 as then, i.name_ar, i.name_en, i.city, i.search_text, c.title_ar, c.location,
        v.content as investor, w.content as idea
        from investors i join creative_ideas_bank c on c.id = i.id
        join content_version v on v.record_id = i.id and v.resource = 'investors' join content_version w on w.record_id = i.id and w.resource <> 'investors'
        order by i.id`,
      [erased],
    )
    return rows
  })
  const investor = { ...content, nameAr: '—', city: null, additionalData: [] }
  const idea = { ...content, gender: null, location: null, additionalData: [] }
  const gone = { name_ar: '—', name_en: '—', city: null, search_text: 'inv-1', title_ar: 'فكرة', location: null, investor, idea }
  const whole = { name_ar: 'ياسر', name_en: 'Yaser', city: 'جنين', search_text: 'inv-1 ياسر yaser', title_ar: 'فكرة', location: {} }
  expect(found).toEqual([
    { then: true, ...gone },
    { then: false, ...gone },
    { then: false, ...whole, investor: content, idea: content },
  ])
})
