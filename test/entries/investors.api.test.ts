import { afterAll, beforeAll, expect, test } from 'vitest'
import { likelyIdeas } from '../../modules/economy/ideas/alike.server.ts'
import { similarIdeas } from '../../modules/economy/ideas/similar.server.ts'
import { likelyInvestors } from '../../modules/economy/investors/alike.server.ts'
import { neighbour } from '../../modules/portal/content/publicNews.server.ts'
import { likelyTexts } from '../../modules/portal/entries/known.server.ts'
import { sql, statementOf, type SQL } from '../../server/database/sql.ts'
import { startGate, type Gate } from '../account/gate.ts'
import { ideasIn } from './ideas.ts'
import { givenOf, registered } from './investors.ts'
import { visitorOf } from './visitor.ts'

let gate: Gate
let lookups: ReadonlyMap<string, number>
beforeAll(async () => {
  gate = await startGate({ 'Security.TrustedProxies': ['127.0.0.1', '::1'] })
  const rows = await gate.sql(`select y.code || '.' || l.code as name, l.id from lookup l join lookup_type y on y.id = l.type`)
  lookups = new Map(rows.map(({ name, id }) => [String(name), Number(id)]))
})
afterAll(() => gate?.stop())

const lookup = (name: string) => String(lookups.get(name))

const sentInvestor = (phone: string, more?: Readonly<Record<string, string | string[]>>, page?: string) =>
  registered(gate, lookup, phone, more, page)

test('an investor is asked for several authorities one by one, each as one of them, under the name of the field', async () => {
  const visitor = visitorOf(gate)
  expect((await visitor.read('/addInvestor')).html).toMatch(
    /<legend[^>]*>هيئات تهم المستثمر<\/legend>.*الهيئة \(1\).*الهيئة \(3\).*<\/fieldset>/s,
  )
  expect((await visitor.read('/en/addInvestor')).html).toMatch(
    /<legend[^>]*>Authorities of interest<\/legend>.*Authority \(3\).*<\/fieldset>/s,
  )
})

test('who registers is shown his row as the list would have it: of the names of fields first, then of what he has filled in, and never as data of somebody', async () => {
  const visitor = visitorOf(gate)
  const rowIn = (html: string) => /<section class="investor-told".*?<ul class="directory">(.*?)<\/ul><\/div>/s.exec(html)?.[1] ?? ''
  const { html } = await visitor.read('/en/addInvestor')
  expect(
    rowIn(html)
      .replaceAll(/<[^>]*>/g, '|')
      .split(/\|+/),
  ).toEqual(['', 'Investor name', 'Kind', 'Country', 'Interest fields', ''])
  expect(html).toMatch(
    /<a href="#row-example">How you appear.*<form [^>]*data-entry="investor".*<dt>Published if you allow it<\/dt><dd>E-mail, phone<\/dd>/s,
  )
  const given = { nameAr: 'شركة المرج', nameEn: 'Al Marj <Packaging>', interestField: [lookup('economicActivity.C')], act: 'review' }
  const again = (await visitor.post('/en/addInvestor', given)).html
  expect(rowIn(again)).toContain('Al Marj &lt;Packaging&gt;')
  expect(rowIn(again)).not.toContain('Interest fields')
  expect(again).toContain('Choose the kind of investor')
})

test('who adds an idea is led before the form to what of it is never published, and of what is missing what is to be done', async () => {
  const { html } = await visitorOf(gate).read('/en/addCreativeIdeasBank')
  const aside = /<aside class="idea-road".*?<\/aside>/s.exec(html)?.[0] ?? ''
  expect(aside).toContain('It is published in the ideas bank')
  expect(aside).toContain('<dt>Never published</dt><dd>Mobile, e-mail, gender, birth year</dd>')
  expect(aside).toContain('<dt>Published if you allow it</dt><dd>Owner’s name</dd>')
  expect(html).toMatch(/<a href="#road">What becomes of your idea.*data-entry="idea".*id="road"/s)
  const said = async (path: string) => /<div id="errors".*?<\/ul>/s.exec((await visitorOf(gate).post(path, { act: 'review' })).html)?.[0]
  for (const [path, sentences] of [
    ['/addCreativeIdeasBank', ['اختر نوع دعم واحدًا على الأقل', 'اختر من يقرأ الفكرة', 'يلزم إقرارك بأن الفكرة لك أو أنك مفوض بتقديمها']],
    [
      '/en/addCreativeIdeasBank',
      ['Choose at least one kind of support', 'Confirm that the idea is yours', 'must be accepted to send the idea'],
    ],
    ['/en/addInvestor', ['Choose at least one field of interest', 'must be accepted to send the registration']],
  ] as const) {
    const errors = await said(path)
    for (const sentence of sentences) expect(errors).toContain(sentence)
  }
})

test('what staff write of the authorities that interest an investor is asked of him by their names', async () => {
  const { id, token, path } = await sentInvestor('599000771', { allowToPublish: 'on', interestPlaces: ['01001'] })
  const as = (method: string, call: string, body?: Record<string, unknown>) => gate.call(method, call, body, { token })
  const { concurrencyStamp } = (await as('GET', `Investors/Get/${id}`)).body
  const interestPlaces = ['01002', '01001'].map(code => gate.places.get(code))
  const changed = await as('PUT', 'Investors/Update', { id, concurrencyStamp, interestPlaces })
  expect([changed.status, changed.body.investorApproval]).toEqual([200, false])
  const track = `Public/Submission/Track?number=${/INV-[\d-]+/.exec(path)?.[0]}&${path.split('?')[1]}`
  const { body } = await gate.call('GET', track, undefined, { lang: 'ar' })
  expect(body.wording).toContainEqual(expect.objectContaining({ labelAr: 'هيئات تهم المستثمر', text: 'جنين، يعبد' }))
})

test.each([
  ['IND', '599000772', 'لن يُنشر', true, null],
  ['SML', '599000773', 'سيظهر للعامة', false, 'المديرة العامة'],
] as const)(
  'the position of %s is published and asked about as far as it is one of a firm',
  async (kind, phone, told, isAgreed, position) => {
    const given = { kind: lookup(`applicantType.${kind}`), allowToPublish: 'on' }
    const { html: review } = await visitorOf(gate).post('/addInvestor', { ...givenOf(lookup, phone, given), act: 'review' })
    expect(/<dt>المسمى الوظيفي(.*?)<\/dt>/s.exec(review)?.[1]).toContain(told)
    const { id, token, path } = await sentInvestor(phone, given)
    const as = (method: string, call: string, body?: Record<string, unknown>) => gate.call(method, call, body, { token })
    const { concurrencyStamp } = (await as('GET', `Investors/Get/${id}`)).body
    const changed = await as('PUT', 'Investors/Update', { id, concurrencyStamp, position: 'المديرة العامة' })
    expect([changed.status, changed.body.investorApproval]).toEqual([200, isAgreed])
    const asked = (await visitorOf(gate).read(path)).html
    expect(/<dt>المسمى الوظيفي<\/dt><dd><bdi>([^<]*)/.exec(asked)?.[1] ?? null).toBe(position)
    if (!isAgreed) expect((await as('PUT', `Investors/ConfirmOwner/${id}`, { note: 'وافقت خطيًا، وموافقتها في ملفها' })).status).toBe(200)
    expect((await as('PUT', `Investors/Publish/${id}`, {})).status).toBe(200)
    const { body } = await gate.call('GET', `Public/Investors/Get/${id}`)
    expect([body.publicPosition, 'position' in body]).toEqual([position, false])
    expect((await visitorOf(gate).read(`/investors/${id}`)).html.includes('المديرة العامة')).toBe(position !== null)
  },
)

test.each([
  ['IND', true, '599000781'],
  ['IND', false, '599000782'],
  ['SML', true, '599000783'],
  ['SML', false, '599000784'],
] as const)(
  'what a sender is told that everybody will read of him is what publishing lets them read (%s, contact shown: %s)',
  async (kind, isShown, phone) => {
    const given = { kind: lookup(`applicantType.${kind}`), allowToPublish: 'on', ...(isShown && { showContact: 'on' }) }
    const { html: review } = await visitorOf(gate).post('/en/addInvestor', { ...givenOf(lookup, phone, given), act: 'review' })
    const { id, token } = await sentInvestor(phone, given)
    const as = (method: string, call: string, body?: Record<string, unknown>) => gate.call(method, call, body, { token })
    const { body: record } = await as('GET', `Investors/Get/${id}`)
    expect((await as('PUT', `Investors/Publish/${id}`, {})).status).toBe(200)
    const { body } = await gate.call('GET', `Public/Investors/Get/${id}`)
    for (const [name, label] of [
      ['position', 'Position'],
      ['email', 'E-mail'],
      ['phone', 'Phone'],
    ] as const) {
      const told = new RegExp(`<dt>${label}(.*?)</dt>`, 's').exec(review)?.[1] ?? ''
      const [isTold, isNot] = [told.includes('Will be public'), told.includes('Not published')]
      expect([name, isTold, isNot]).toEqual([name, !isNot, !isTold])
      expect([name, body[`public${name[0]?.toUpperCase()}${name.slice(1)}`]]).toEqual([name, isTold ? record[name] : null])
    }
  },
)

test('before it is sent it is said of what is data alone whether it is published, and an amount stands in one row with its currency', async () => {
  /** What stands beside the label of an answer, and the answer. */
  const said = (html: string, label: string) => {
    const row = html.split('<div><dt>').find(part => part.startsWith(label)) ?? ''
    return (
      /^[^<]*(<span class="state.*?<\/span>)?<\/dt><dd><bdi>(.*?)<\/bdi><\/dd>/s
        .exec(row)
        ?.slice(1)
        .map(part => part?.replace(/<[^>]*>/g, '')) ?? []
    )
  }
  const given = givenOf(lookup, '599000774', { allowToPublish: 'on', showContact: 'on' })
  const { html } = await visitorOf(gate).post('/en/addInvestor', { ...given, act: 'review' })
  for (const governing of ['I agree to the publication of my details', 'Show contact data'])
    expect(said(html, governing)).toEqual([undefined, 'Yes'])
  expect(said(html, 'Phone')[0]).toContain('Will be public')
  const idea = (await ideasIn(gate)).given({ estimatedCost: '12000', currency: lookup('currency.ILS'), expectedJobs: '1500' })
  const { html: review } = await visitorOf(gate).post('/addCreativeIdeasBank', { ...idea, act: 'review' })
  expect(said(review, 'إتاحة الفكرة')).toEqual([undefined, 'الجميع بعد الموافقة'])
  expect(said(review, 'التكلفة التقديرية')[1]).toBe('12,000 شيكل')
  expect(said(review, 'العملة')).toEqual([])
  expect(said(review, 'فرص العمل المتوقعة')[1]).toBe('1,500')
})

test('an investor is read in English by the name that he gave in English, with the rest in Arabic', async () => {
  const given = {
    nameAr: 'شركة السنديان للأثاث',
    nameEn: 'Sindyan Furniture Works',
    activityDescriptionAr: 'تصنيع أثاث المدارس والمكاتب من خشب السنديان المحلي وتوريده للهيئات.',
    website: 'sindyan.example/work',
    allowToPublish: 'on',
  }
  const { id, token, path } = await sentInvestor('599777222', given, '/en/addInvestor')
  expect((await gate.call('PUT', `Investors/Publish/${id}`, {}, { token })).status).toBe(200)
  const own = (await visitorOf(gate).read(path)).html
  expect(own).toMatch(/<h1[^>]*>Sindyan Furniture Works</)
  expect(own).toContain('It was published.')
  const { body } = await gate.call('GET', `Public/Investors/Get/${id}`)
  expect(body).toMatchObject({ nameEn: 'Sindyan Furniture Works', activityDescriptionEn: null, website: 'https://sindyan.example/work' })
  const { html } = await visitorOf(gate).read(`/en/investors/${id}`)
  expect(/<h1[^>]*>.*?Sindyan Furniture Works/s.test(html)).toBe(true)
  expect(html).toContain('Parts of this page are in Arabic.')
  expect(html).toContain(`hrefLang="en" href="${gate.world.url}/en/investors/${id}"`)
  expect((await visitorOf(gate).read('/en/investors')).html).toContain('Sindyan Furniture Works')
  const found = await gate.call('GET', 'Public/Search?q=Sindyan', undefined, { lang: 'en' })
  expect(found.body.items).toMatchObject([{ id, title: 'Sindyan Furniture Works', lang: 'en', extractLang: 'ar' }])
  const map = await visitorOf(gate).read('/sitemaps/investors-1.xml')
  expect(map.html).toContain(`/en/investors/${id}`)
})

test('an investor confirms number and e-mail, and is public with his permission alone', async () => {
  const { id, token } = await sentInvestor('599777111')
  const refused = await gate.call('PUT', `Investors/Publish/${id}`, {}, { token })
  expect(refused.status).toBe(409)
  // Nobody gives his permission for him.
  const { body } = await gate.call('GET', `Investors/Get/${id}`, undefined, { token })
  const update = { id, concurrencyStamp: body.concurrencyStamp, allowToPublish: true }
  expect((await gate.call('PUT', 'Investors/Update', update, { token })).status).toBe(400)
  expect((await gate.call('GET', `Public/Investors/Get/${id}`)).status).toBe(404)
})

test('what staff change of the facts that everybody will read is asked of the investor before it is published', async () => {
  const { id, token, path } = await sentInvestor('599777333', { allowToPublish: 'on', city: 'جنين' })
  const { body } = await gate.call('GET', `Investors/Get/${id}`, undefined, { token })
  expect(body.investorApproval).toBe(true)
  const facts = { city: 'نابلس', interestField: [lookups.get('economicActivity.C'), lookups.get('economicActivity.J')], investmentRange: 2 }
  const changed = await gate.call('PUT', 'Investors/Update', { id, concurrencyStamp: body.concurrencyStamp, ...facts }, { token })
  expect([changed.status, changed.body.investorApproval]).toEqual([200, false])
  const publish = () => gate.call('PUT', `Investors/Publish/${id}`, {}, { token })
  const refused = await publish()
  expect([refused.status, refused.body.error]).toMatchObject([409, { code: 'notAgreed' }])
  // He reads what it would say, and agrees.
  const visitor = visitorOf(gate)
  const { html } = await visitor.read(path)
  for (const said of ['المدينة', 'نابلس', 'مجالات الاهتمام', 'المعلومات والاتصالات']) expect(html).toContain(said)
  const wording = /name="wording" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const [, page = '', key = ''] = /^(.*)\?key=(.*)$/.exec(path) ?? []
  expect((await visitor.post(page, { key, act: 'approveText', wording })).status).toBe(303)
  expect((await publish()).status).toBe(200)
})

test('a number that staff write for an investor who lets his be read is read by nobody before he agrees to it', async () => {
  const own = await sentInvestor('599777444', { allowToPublish: 'on', showContact: 'on' })
  const { token, path } = own
  const change = async (id: string, values: Record<string, unknown>) => {
    const { body } = await gate.call('GET', `Investors/Get/${id}`, undefined, { token })
    return (await gate.call('PUT', 'Investors/Update', { id, concurrencyStamp: body.concurrencyStamp, ...values }, { token })).body
  }
  const publish = () => gate.call('PUT', `Investors/Publish/${own.id}`, {}, { token })
  expect((await change(own.id, { phone: '+970599000111' })).investorApproval).toBe(false)
  expect((await publish()).body.error).toMatchObject({ code: 'notAgreed' })
  const [mail] = await gate.sentTo('investor599777444@mail.example', 2)
  expect(mail?.body).toContain('عُدّل ما سيُنشر من طلبك')
  const visitor = visitorOf(gate)
  const { html } = await visitor.read(`/en${path}`)
  expect(html).toMatch(/<dt>Phone for contact<\/dt><dd><bdi>\+970599000111</)
  const wording = /name="wording" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const [, page = '', key = ''] = /^(.*)\?key=(.*)$/.exec(path) ?? []
  expect((await visitor.post(page, { key, act: 'approveText', wording })).status).toBe(303)
  expect((await publish()).status).toBe(200)
  expect((await gate.call('GET', `Public/Investors/Get/${own.id}`)).body.publicPhone).toBe('+970599000111')
  // A number that nobody reads is for staff to correct.
  const unread = await sentInvestor('599777555', { allowToPublish: 'on' })
  expect((await change(unread.id, { phone: '+970599000222' })).investorApproval).toBe(true)
})

test('an investor is shown beside one of nearly the same name to who decides, and nobody of another name is', async () => {
  const create = async (nameAr: string, nameEn: string, phone: string) => {
    const body = { nameAr, nameEn, email: `${phone}@mail.example`, phone: `+970${phone}`, contactName: 'سامي ناصر', position: 'مدير' }
    const more = {
      kind: lookups.get('applicantType.SML'),
      country: lookups.get('country.PS'),
      interestField: [lookups.get('economicActivity.C')],
      activityDescriptionAr: 'توريد مواد البناء إلى الهيئات المحلية في المحافظات.',
    }
    const made = await gate.call('POST', 'Investors/Create', { ...body, ...more }, { token })
    expect(made.status).toBe(200)
    return String(made.body.id)
  }
  const token = await gate.signIn('economist')
  const first = await create('شركة روابي الشمال للمقاولات', 'Northern Hills Contracting', '599888001')
  await create('مؤسسة البيادر للأعلاف', 'Bayader Feed', '599888002')
  const again = await create('شركة روابي الشمال للمقاولات العامة', 'Northern Hills General Contracting', '599888003')
  const { body } = await gate.call('GET', `Investors/GetAlike/${again}`, undefined, { token })
  expect(body.items).toMatchObject([{ id: first, same: [] }])
})

test('what is like an idea, an investor or a message, and what stands beside news in English, is found by indexes, however many there are', async () => {
  const many = 20_000
  const { id } = await sentInvestor('599777333', { nameAr: 'شركة روابي الجنوب', nameEn: 'Southern Hills' })
  // Not by way of the calls: so many would take minutes. What the audit keeps of them is not what is asked.
  for (const table of ['investors', 'creative_ideas_bank', 'visitor_submission'])
    await gate.sql(`alter table ${table} disable trigger user`)
  await gate.sql(
    `insert into investors select made.* from investors i, generate_series(1, ${many}) n, jsonb_populate_record(i, jsonb_build_object(
      'id', md5('investor' || n)::uuid, 'creation_time', now() - n * interval '1 hour', 'number', null, 'registration_number', 'R' || n,
      'email', n || '@many.example', 'phone', '+97059' || 1000000 + n,
      'search_text', 'شركه ' || md5(n::text) || ' للمقاولات ' || md5((n % 500)::text))) made where i.id = $1`,
    [id],
  )
  const idea = `'title_ar', 'فكرة ' || n, 'search_text', 'فكره ' || md5(n::text) || ' ' || md5((n % 500)::text), 'date', current_date`
  await gate.sql(`insert into creative_ideas_bank select made.* from generate_series(1, ${many}) n,
    jsonb_populate_record(null::creative_ideas_bank, jsonb_build_object('id', md5('idea' || n)::uuid, 'creation_time', now() - n * interval '1 hour',
      ${idea}, 'concurrency_stamp', md5(n::text)::uuid, 'is_draft', true, 'current_version', 1, 'publish_status', 1)) made`)
  await gate.sql(`insert into creative_ideas_bank_live select made.* from generate_series(1, ${many}) n,
    jsonb_populate_record(null::creative_ideas_bank_live, jsonb_build_object('id', md5('live' || n)::uuid, 'version', 1, ${idea},
      'published_at', now() - n * interval '1 hour', 'field', n % 12, 'sub_field', 100 + n % 120)) made`)
  await gate.sql(`insert into visitor_submission select made.* from visitor_submission s, generate_series(1, ${many}) n,
    jsonb_populate_record(s, jsonb_build_object('id', md5('sent' || n)::uuid, 'number', 'X' || n, 'record', md5('of' || n)::uuid)) made
    where s.id = (select id from visitor_submission limit 1)`)
  await gate.sql(`insert into visitor_form (submission_id, contact_hashes, text_hash, compared_text, kind, needs, created_at)
    select md5('sent' || n)::uuid, array[md5('who' || n)], md5('text' || n), 'نص الرسالة ' || n, 1 + n % 3, '{}', now() - n * interval '1 minute'
    from generate_series(1, ${many}) n`)
  // Few are told in English.
  const told = `'title_ar', 'خبر', 'title_en', case when n % 1000 = 0 then 'News' end, 'date', date '2000-01-01' + n % 9000`
  await gate.sql(`insert into news_live select made.* from generate_series(1, ${many}) n,
    jsonb_populate_record(null::news_live, jsonb_build_object('id', md5('news' || n)::uuid, 'version', 1, 'published_at', now(), 'search_text', '',
      'is_featured', false, ${told})) made`)
  await gate.sql('analyze investors, creative_ideas_bank, creative_ideas_bank_live, visitor_form, news_live')
  const words = ['روابي', 'جنوب', 'شركه']
  const all = sql`true`
  const asked: Readonly<Record<string, SQL>> = {
    'an investor, by who sees how he is reached': likelyInvestors({ id, words, mayCompare: true }, sql`investors t`, all),
    'an investor, by who does not': likelyInvestors({ id, words, mayCompare: false }, sql`investors t`, all),
    'an idea on the desk': likelyIdeas({ id, field: 1, words }, sql`creative_ideas_bank t`, all),
    'an idea on its page': similarIdeas(id, { field: 3, subField: 103 }, [id]),
    'earlier news': neighbour('earlier', id, '2012-05-01', 'en'),
    'later news': neighbour('later', id, '2012-05-01', 'en'),
    'a message that is sent': likelyTexts({ kind: 1, text: 'نص الرسالة الجديدة', hashes: ['a', 'b'] }),
  }
  const plans = await Promise.all(
    Object.entries(asked).map(async ([what, query]) => {
      const { text, values } = statementOf(query)
      const plan = JSON.stringify(await gate.sql(`explain ${text}`, [...values]))
      // News stand in the order in which they are asked for: nothing is sorted, however many lie between.
      const isInOrder = /news/.test(what) ? plan.includes('news_live_english') && !plan.includes('Sort') : true
      return [what, /Seq Scan on (?:investors|creative_ideas_bank\w*|visitor_form|news_live)\b/.exec(plan)?.[0], isInOrder]
    }),
  )
  expect(plans).toEqual(Object.keys(asked).map(what => [what, undefined, true]))
}, 120_000)
