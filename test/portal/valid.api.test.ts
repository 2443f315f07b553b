import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bareOf, inLanguage, langOf } from '../../web/generic/lang.ts'
import { entryTexts } from '../../web/generic/portal/entryTexts.ts'
import { asSavedCopy } from '../../web/shells/portal/copies.ts'
import { startGate, type Gate } from '../account/gate.ts'
import { visitorOf } from '../entries/visitor.ts'
import { asOwner, startDemoWorld, type World } from '../world.ts'
import { adminDesk, inEnglish, published, withdraw } from './desk.ts'
import { formEntries } from './formEntries.ts'
import { arabicIn, arabicLetters, faultsOfHtml, lacksOf } from './html.ts'
import { sourceOf, type Source } from './page.ts'
import { unstyled } from './sheets.ts'
import { longest, mappedAddresses, portalRoutes, routeOf, unlinked, walkPortal, type PageRead, type PortalRead } from './walkPortal.ts'

// Every page that a visitor can reach, with much to show and with nothing: valid, complete without a script, with the title and the addresses that are its own.

const unlinkedInBoth = unlinked.flatMap(path => [path, inLanguage(path, 'en')])

/** Each fault once, with the first page that has it and how many do. */
function grouped(found: readonly (readonly [path: string, faults: readonly string[]])[]): string[] {
  const pages = new Map<string, string[]>()
  for (const [path, faults] of found) for (const fault of new Set(faults)) pages.set(fault, [...(pages.get(fault) ?? []), path])
  return [...pages].map(([fault, [first, ...more]]) => `${first}${more.length > 0 ? ` and ${more.length} more` : ''}: ${fault}`)
}

async function faultsOfPages(pages: readonly PageRead[]): Promise<string[]> {
  const found: [string, string[]][] = []
  for (const { path, lang, source } of pages) {
    await setImmediate() // The program, which answers in this process, ends connections that rest.
    const isSaid = source.lang === lang && source.dir === (lang === 'ar' ? 'rtl' : 'ltr')
    const faults = [...(await faultsOfHtml(source.html)), ...lacksOf(source.html), ...unstyled(source.html)]
    found.push([path, isSaid ? faults : [...faults, 'is not in its language']])
  }
  return grouped(found)
}

/** Lists of which a further page holds other items in another language, by their routes. */
const lists = [
  'news',
  'ads',
  'events',
  'imgCenter',
  'videoCenter',
  'stories',
  'authorities',
  'ideas',
  'investors',
  'knowledge-list',
  'laws',
  'auditRoots',
]

/** Has this page none in the other language? A further page of a list has none; nothing else that may be found, but a month of which that has nothing. */
function isAlone(path: string): boolean {
  return new URL(path, 'http://portal').searchParams.has('page') && lists.includes(routeOf(path)?.replace(/-(?:ar|en)$/, '') ?? '')
}

/** What is wrong with the addresses that pages say are theirs. @param origin what they say before the path @param read a page by its path */
async function faultsOfAddresses(pages: readonly PageRead[], origin: string, read: (path: string) => Promise<Source>): Promise<string[]> {
  const known = new Map(pages.map(({ path, source }) => [path, source]))
  const pageAt = async (address: string) => {
    const path = address.slice(origin.length) || '/'
    const page = known.get(path) ?? (await read(path))
    known.set(path, page)
    return page
  }
  const found: [string, string[]][] = []
  for (const { path, lang, source } of pages) {
    const { canonical = '', alternates } = source
    const faults: string[] = []
    const { pathname, search } = new URL(canonical, origin)
    const bare = bareOf(pathname)
    const inBoth = { ar: origin + bare + search, en: origin + inLanguage(bare, 'en') + search }
    const isLonely = /\/events\/(?:\d{4}-\d\d(?:\?|$)|.*[?&]month=)/.test(pathname + search) && alternates.size === 0
    if (isLonely && source.robots === undefined && (await pageAt(inBoth[lang === 'ar' ? 'en' : 'ar'])).robots === undefined)
      faults.push('names no other language, which has something of it')
    const hasOthers = source.robots === undefined && !isLonely && !isAlone(pathname + search)
    const isArabicOnly = hasOthers ? !alternates.has('en') : source.robots !== undefined && lang === 'en' && canonical === inBoth.ar
    const wanted = hasOthers ? { ar: inBoth.ar, ...(!isArabicOnly && { en: inBoth.en }), 'x-default': inBoth.ar } : {}
    if (canonical !== inBoth[isArabicOnly ? 'ar' : lang]) faults.push(`its address is ${canonical}`)
    if (hasOthers && isArabicOnly && (await pageAt(inBoth.en)).canonical !== inBoth.ar) faults.push(`keeps ${inBoth.en} to itself`)
    if (JSON.stringify(Object.fromEntries(alternates)) !== JSON.stringify(wanted))
      faults.push(`its languages are ${[...alternates].join(' ')}, not ${JSON.stringify(wanted)}`)
    for (const address of new Set([canonical, ...alternates.values()])) {
      const other = await pageAt(address)
      if (other.status !== 200) faults.push(`names ${address}, which answers ${other.status}`)
      else if (other.canonical !== address) faults.push(`names ${address}, which says that it is ${other.canonical}`)
      else if (hasOthers && JSON.stringify([...other.alternates]) !== JSON.stringify([...alternates]))
        faults.push(`names ${address}, which names other languages`)
    }
    found.push([path, faults])
  }
  return grouped(found)
}

/** Pages of different addresses that have one title, and pages without any. */
function faultsOfTitles(pages: readonly PageRead[]): string[] {
  const addresses = new Map<string, Set<string>>()
  for (const { lang, source } of pages) {
    const of = `${lang} ${source.title}`
    addresses.set(of, (addresses.get(of) ?? new Set()).add(source.canonical ?? ''))
  }
  return [
    ...pages.flatMap(({ path, source: { title } }) =>
      /^\S+ - \S/.test(title) && !/undefined|null|NaN/.test(title) ? [] : [`${path}: ${title}`],
    ),
    ...[...addresses].flatMap(([title, those]) => (those.size > 1 ? [`${title}: ${[...those].join(' ')}`] : [])),
  ]
}

/** What citizens read of each kind with pages of its own, and where. */
const kinds = {
  news_live: '/news/',
  ads_live: '/ads/',
  event_live: '/event/',
  success_story_live: '/successStory/',
  knowledge_exchange_live: '/knowledgeExchange/',
  creative_ideas_bank_live: '/entrepreneurialIdeaBank/',
  investors_live: '/investors/',
  legal_environment: '/legalEnvironment/',
  local_government_sector: '/localGovernmentSector/',
  partnership: '/partnerships?id=',
  video: '/video/',
  image_album: '/imgCenter/',
} as const

/** Takes the English from one record of each kind, as far as it may be without. @returns the addresses of their pages in both languages */
function withoutEnglish({ database }: World): Promise<string[]> {
  return asOwner(database.ownerUrl, async client => {
    const paths: string[] = []
    for (const [table, path] of Object.entries(kinds)) {
      const { rows: columns } = await client.query<{ name: string }>(
        `select column_name as name from information_schema.columns
         where table_name = $1 and column_name ~ '^(title|name|summary|activity_description|body)_en$' and not exists (
           select from pg_constraint where conrelid = $1::regclass and pg_get_constraintdef(oid) like '%' || column_name || ' IS NOT NULL%')`,
        [table],
      )
      const none = columns.map(({ name }) => `${name} = null`).join()
      const isShown = table.endsWith('_live') ? 'true' : 'is_published'
      const { rows } = await client.query<{ id: string }>(
        `update ${table} set ${none} where id = (select id from ${table} where ${isShown} order by id limit 1) returning id`,
      )
      const own = path + String(rows[0]?.id)
      paths.push(own, inLanguage(own, 'en'))
    }
    return paths
  })
}

/** Takes every way to be reached from an authority, a council and the directorates above them. @returns the addresses of their pages */
function withoutContact({ database }: World): Promise<string[]> {
  return asOwner(database.ownerUrl, async client => {
    const { rows } = await client.query<{ path: string }>(
      `with chosen as (
         (select p.id, p.parent, '/localComm/' || p.code as path from place p join local_comm a on a.id = p.id
          where a.is_published and p.is_active and p.parent is not null order by p.code limit 1)
         union all
         (select p.id, p.parent, '/council/' || p.code from place p where p.type_code = 2 and p.is_active and p.parent is not null order by p.code limit 1)
       ), hours as (update local_comm set office_hours_ar = null, office_hours_en = null where id in (select id from chosen)),
       places as (update place set phone = null, fax = null, email = null, website = null, address_ar = null, address_en = null
         where id in (select id from chosen union select parent from chosen))
       select path from chosen`,
    )
    return rows.map(({ path }) => path)
  })
}

const wholly = 'This page is not available in English yet.'
const partly = 'Parts of this page are in Arabic.'

/** A text without which the English page of its kind says that it is in Arabic, wholly or in a part; and where that page is. */
const halves = [
  ['news_live', 'body', '/news/', wholly],
  ['ads_live', 'body', '/ads/', wholly],
  ['event_live', 'body', '/event/', wholly],
  ['success_story_live', 'body', '/successStory/', wholly],
  ['knowledge_exchange_live', 'body', '/knowledgeExchange/', wholly],
  ['creative_ideas_bank_live', 'summary', '/entrepreneurialIdeaBank/', partly],
  ['investors_live', 'activity_description', '/investors/', partly],
  ['legal_environment', 'summary', '/legalEnvironment/', wholly],
  ['local_government_sector', 'body', '/localGovernmentSector/', wholly],
  ['static_page', 'body', '/page/', wholly],
  ['event_live', 'outcome', '/event/', partly],
  ['partnership', 'description', '/partnerships?id=', partly],
  ['video', 'description', '/video/', partly],
  ['image_album', 'description', '/imgCenter/', partly],
] as const

/** A record that lacks one text in English. */
interface Half {
  readonly table: string
  readonly column: string
  /** Of its page in Arabic. */
  readonly path: string
  readonly arabic: string
  /** What its English page says. */
  readonly notice: string
}

/** Takes this one text in English from a record that has all others in it. */
function withHalf({ database }: World, [table, column, path, notice]: (typeof halves)[number]): Promise<Half> {
  return asOwner(database.ownerUrl, async client => {
    const { rows: columns } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = $1 and column_name ~ '^(title|name|summary|activity_description|body)_en$'`,
      [table],
    )
    const isWhole = columns.map(({ name }) => ` and (${name} is not null or ${name.replace('_en', '_ar')} is null)`).join('')
    // What is to come has another address.
    const isOver = table === 'event_live' ? ' and coalesce(end_at, start_at) < now()' : ''
    const isShown = table.endsWith('_live') ? 'true' : 'is_published'
    const { rows } = await client.query<{ id: string; slug: string | null; arabic: string }>(
      `update ${table} t set ${column}_en = null where id = (
         select id from ${table} where ${isShown} and ${column}_ar is not null and ${column}_en is not null${isWhole}${isOver} order by id limit 1)
       returning id, to_jsonb(t) ->> 'slug' as slug, ${column}_ar as arabic`,
    )
    const [row] = rows
    if (!row) throw new Error(`No record of ${table} has ${column} in both languages`)
    return { table, column, notice, path: path + (row.slug ?? row.id), arabic: row.arabic }
  })
}

/** What is asked of every page that was read. @param readOf once they are: the pages, where the program answers, and what it says that its address is */
function pagesAreSound(readOf: () => PortalRead & { readonly url: string; readonly origin: string }): void {
  test(
    'the markup of every page is valid, and nothing of it waits for a script',
    async () => expect(await faultsOfPages(readOf().pages)).toEqual([]),
    longest,
  )

  test('every page has a title that no other page has', () => expect(faultsOfTitles(readOf().pages)).toEqual([]))

  test('every page names its one address and those of its languages, and they name it', { timeout: longest }, async () => {
    const { pages, url, origin } = readOf()
    expect(await faultsOfAddresses(pages, origin, path => sourceOf(url + path))).toEqual([])
  })
}

describe('with much to show', () => {
  let world: World
  let read: PortalRead
  const halved: Half[] = []
  let unreached: readonly string[] = []
  beforeAll(async () => {
    world = await startDemoWorld()
    // Before any page is kept. Those without any English first: a record that lacks one text is another one.
    const bare = await withoutEnglish(world)
    for (const half of halves) halved.push(await withHalf(world, half))
    unreached = await withoutContact(world)
    const listed = await mappedAddresses(world.url)
    read = await walkPortal(world.url, world.url, [...unreached, ...bare, ...listed, ...unlinkedInBoth])
  }, longest)
  afterAll(() => world?.stop())

  test('every page of the table of routes was read, and no link leads nowhere', () => {
    // What visitors send has its pages below.
    const unread = portalRoutes.filter(id => !read.routes.has(id))
    expect(unread).toEqual(['confirmEntry-ar', 'correctEntry-ar', 'ownFollow-ar', 'confirmEntry-en', 'correctEntry-en', 'ownFollow-en'])
    expect(read.dead).toEqual([])
  })

  pagesAreSound(() => ({ ...read, url: world.url, origin: world.url }))

  test.each(halves)('the English page of a record of %s that lacks only its %s shows it in Arabic, and says so', async (table, column) => {
    const half = halved.find(one => one.table === table && one.column === column)
    if (!half) throw new Error(`Nothing was taken from ${table}`)
    const { path, arabic, notice } = half
    const own = world.url + inLanguage(path, 'en')
    const source = await sourceOf(own)
    expect(source.status).toBe(200)
    // Notice and head say the same, and every word of the text is there, under the mark of its language.
    expect([wholly, partly].filter(said => source.html.includes(said))).toEqual([notice])
    expect([source.canonical, source.robots]).toEqual(notice === wholly ? [world.url + path, 'noindex, follow'] : [own, undefined])
    expect(arabicLetters(arabic).length).toBeGreaterThan(20)
    expect(arabicIn(source.html).marked).toContain(arabicLetters(arabic))
    expect(await faultsOfHtml(source.html)).toEqual([])
    const other = await sourceOf(world.url + path)
    expect(arabicIn(other.html).unmarked).toContain(arabicLetters(arabic))
    expect([wholly, partly].filter(said => other.html.includes(said))).toEqual([])
  })

  test('a page in English names the Arabic one as its address where it says that it is in Arabic, and nowhere else', () => {
    // One picture of an album or a gallery, and the film that stands at the address of all, say nothing of it: none of them is anybody's way to the text.
    const pages = read.pages.filter(
      ({ path, lang }) => lang === 'en' && !/\/(?:imgCenter|news|successStory|event|newEvent)\/[\w-]+\/\d|\/video$/.test(path),
    )
    const says = pages.filter(({ source }) => source.html.includes(wholly)).map(({ path }) => path)
    const leads = pages.filter(({ source }) => source.canonical !== undefined && langOf(new URL(source.canonical).pathname) === 'ar')
    expect(says).toEqual(leads.map(({ path }) => path))
    expect(says.length).toBeGreaterThan(5)
  })

  test('who cannot be reached, nor who answers for him, has no list of ways', () => {
    expect(unreached.length).toBe(2)
    const pages = read.pages.filter(({ path }) => unreached.includes(path))
    expect(pages.map(({ path }) => path)).toEqual(unreached)
    for (const { source } of pages) expect(source.html).not.toMatch(/<ul class="contact">/)
  })

  test('pages of errors, withdrawn ones and copies are valid, and are the address of nothing', async () => {
    const id = await published(await adminDesk(world), { ...inEnglish, titleAr: 'خبر يُسحب من صفحته' })
    const kept = await sourceOf(`${world.url}/news/${id}`)
    await withdraw(await adminDesk(world), id)
    const rename = (from: string, to: string) =>
      asOwner(world.database.ownerUrl, client => client.query(`alter table ${from} rename to ${to}`))
    const found: [string, string[]][] = []
    const look = async (path: string, status: number) => {
      const page = await sourceOf(world.url + path)
      expect([path, page.status]).toEqual([path, status])
      const isNowhere = page.canonical === undefined && page.alternates.size === 0 && page.robots !== undefined && page.title !== ''
      found.push([path, [...(await faultsOfHtml(page.html)), ...lacksOf(page.html), ...(isNowhere ? [] : ['says that it has an address'])]])
    }
    for (const prefix of ['', '/en']) {
      await look(`${prefix}/nowhere`, 404)
      await look(`${prefix}/news/${id}`, 410)
      await rename('news_live', 'news_away')
      await look(`${prefix}/news?q=x`, 500)
      await rename('news_away', 'news_live')
    }
    found.push(['a saved copy', await faultsOfHtml(asSavedCopy(kept.html, new Date(), 'Asia/Hebron'))])
    expect(grouped(found)).toEqual([])
  })
})

describe('with nothing to show', () => {
  /** Where it is reached from outside: what stands before it is not its address. */
  const origin = 'https://portal.example'
  let gate: Gate
  let read: PortalRead
  beforeAll(async () => {
    gate = await startGate({ 'Security.TrustedProxies': ['127.0.0.1', '::1'] }, { PUBLIC_URL: origin })
    read = await walkPortal(gate.world.url, origin, unlinkedInBoth)
  }, longest)
  afterAll(() => gate?.stop())

  test('every page that is no record’s was read, and no link leads nowhere', () => {
    const ofRecords =
      /^(newEvent|event|confirmEntry|correctEntry|ownFollow|idea|investor|knowledge|law|sector-component)-|^(video|council|authority|page)-/
    expect(portalRoutes.filter(id => !read.routes.has(id) && !ofRecords.test(id))).toEqual([])
    expect(read.dead).toEqual([])
  })

  pagesAreSound(() => ({ ...read, url: gate.world.url, origin }))

  test('the pages of signing in are valid before their scripts come', async () => {
    const found: [string, string[]][] = []
    for (const path of ['/login', '/forgotPassword', '/resetPassword']) {
      const { html, title, status } = await sourceOf(gate.world.url + path)
      expect([path, status]).toEqual([path, 200])
      found.push([path, [...(await faultsOfHtml(html)), ...(title === '' ? ['has no title'] : [])]])
    }
    expect(grouped(found)).toEqual([])
  })

  test.each(['ar', 'en'] as const)(
    'forms are valid with their mistakes, in review, to be confirmed and to be followed (%s)',
    async lang => {
      const visitor = visitorOf(gate)
      const at = (path: string) => inLanguage(path, lang)
      const found: [string, string[]][] = []
      const note = async (how: string, { html, status }: { html: string; status: number }, wanted: number) => {
        expect([how, status]).toEqual([how, wanted])
        found.push([how, [...(await faultsOfHtml(html)), ...lacksOf(html)]])
      }
      for (const path of ['/contactUs', '/addCreativeIdeasBank', '/addInvestor'])
        for (const act of ['send', 'review']) await note(`${path} with mistakes (${act})`, await visitor.post(at(path), { act }), 400)
      const email = `sender-${lang}@mail.example`
      for (const [path, entry] of await formEntries(gate, email)) {
        const page = await visitor.post(at(path), { ...entry, act: 'review' })
        expect(page.html).toContain(entryTexts.say('reviewTitle', lang))
        await note(`${path} in review`, page, 200)
      }
      const [kind] = await gate.sql(
        `select l.id from lookup l join lookup_type y on y.id = l.type where y.code = 'contactSubject' and l.code = 'inquiry'`,
      )
      const sent = await visitor.post(at('/contactUs'), {
        subjectKind: String(kind?.id),
        title: 'سؤال عن الترخيص',
        message: 'متى تستقبل البلدية طلبات الترخيص، وما الأوراق اللازمة لذلك؟',
        name: 'رائد عمر',
        email,
        agree: 'on',
        act: 'send',
      })
      expect(sent.status).toBe(303)
      await note('to be confirmed', await visitor.read(sent.location), 200)
      const confirm = sent.location.replace(/\?.*/, '')
      await note('confirmed by a wrong link', await visitor.post(confirm, { token: 'A'.repeat(43), act: 'confirm' }), 400)
      const [mail] = await gate.sentTo(email)
      const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? ''
      await note('by its link', await visitor.read(`${confirm}?token=${token}`), 200)
      const done = await visitor.post(confirm, { token, act: 'confirm' })
      await note('new', await visitor.read(done.location), 200)
      await note('followed', await visitor.read(done.location.replace('&new=1', '')), 200)
      await note('unknown', await visitor.read(at('/entry/MSG-2020-99999?key=AAAAAAAAAAAAAAAAAAAAAA')), 200)
      await note('not to be corrected', await visitor.read(at('/entry/IDEA-2020-99999/correct?key=AAAAAAAAAAAAAAAAAAAAAA')), 200)
      expect(grouped(found)).toEqual([])
    },
  )
})
