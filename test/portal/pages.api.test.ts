import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Desk } from '../uploads.ts'
import { listIn, objectIn } from '../walk/json.ts'
import { asOwner, startDemoWorld, type World } from '../world.ts'
import { adminDesk, inEnglish, published, withdraw } from './desk.ts'
import { sourceOf } from './page.ts'

let world: World
let desk: Desk
let both: string
let arabicOnly: string
beforeAll(async () => {
  world = await startDemoWorld()
  desk = await adminDesk(world)
  both = await published(desk, { ...inEnglish, tags: ['حدائق'] })
  arabicOnly = await published(desk, { titleAr: 'إعلان لا نسخة إنجليزية منه بعد' })
})
afterAll(() => world?.stop())

const inLang = { ar: (path: string) => path, en: (path: string) => (path === '/' ? '/en' : `/en${path}`) }
const pages = [
  ['/', 'الحكم المحلي أقرب إليك', 'Local government, closer to you', 'WebSite'],
  ['/news', 'الأخبار', 'News', 'CollectionPage'],
  ['/news/projects', 'الأخبار: مشاريع وتدشين', 'News: Projects and inaugurations', 'CollectionPage'],
  ['/news/15001', 'أخبار بلدية نابلس', 'News from Nablus Municipality', 'CollectionPage'],
  ['/localComms', 'الهيئات المحلية', 'Local authorities', 'ItemList'],
  ['/localComms/50', 'هيئات محافظة الخليل', 'Authorities in Hebron governorate', 'ItemList'],
  ['/auditRoots', 'جذور سجل التدقيق', 'Audit roots', 'Dataset'],
  ['/localComm/15001', 'بلدية نابلس', 'Nablus Municipality', 'CityHall'],
] as const

describe.each(['ar', 'en'] as const)('every page says what it is (%s)', lang => {
  test.each(pages)('%s', async (path, ar, en, kind) => {
    const page = await sourceOf(world.url + inLang[lang](path))
    expect(page.status).toBe(200)
    expect(page.lang).toBe(lang)
    expect(page.dir).toBe(lang === 'ar' ? 'rtl' : 'ltr')
    expect(page.title).toBe(lang === 'ar' ? `محلّي - ${ar}` : `Mahalli - ${en}`)
    expect(page.canonical).toBe(world.url + inLang[lang](path))
    expect(page.alternates.get('ar')).toBe(world.url + path)
    expect(page.alternates.get('en')).toBe(world.url + inLang.en(path))
    expect(page.alternates.get('x-default')).toBe(world.url + path)
    expect(page.graph).toContain(kind)
    if (path !== '/') expect(page.graph).toContain('BreadcrumbList')
    expect(page.html).toMatch(/<meta property="og:title" content="[^"]+"/)
    expect(page.html).toMatch(/<meta name="description" content="[^"]{10,160}"/)
  })

  test('a news item', async () => {
    const page = await sourceOf(`${world.url}${inLang[lang](`/news/${both}`)}`)
    expect(page.status).toBe(200)
    expect(page.title).toContain(lang === 'ar' ? 'افتتاح حديقة عامة' : 'A new public garden')
    expect(page.graph).toEqual(expect.arrayContaining(['NewsArticle', 'BreadcrumbList']))
    expect(page.html).toContain('400w')
    expect(page.html).toMatch(/<time dateTime="\d{4}-\d{2}-\d{2}">/)
  })
})

describe('what holds on every page', () => {
  test.each([...pages.flatMap(([path]) => [path, inLang.en(path)]), '/search', '/en/search?q=Nablus', '/nowhere', '/en/nowhere'])(
    '%s has the headers and nothing inline',
    async path => {
      const { headers, scripts, html } = await sourceOf(world.url + path)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+'){2};/)
      expect(policy).not.toMatch(/nonce|unsafe/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cache-control')).toBe('no-cache')
      // The boot script, which the policy names by its hash, and the small script of the accessibility tools.
      expect(scripts).toHaveLength(2)
      expect(html).not.toMatch(/\sstyle=|\son\w+=/)
    },
  )

  test('an address that looks like another host is no page', async () =>
    expect((await fetch(`${world.url}//elsewhere.example`)).status).toBe(404))

  test('no link of a page leads nowhere', async () => {
    const seen = new Set<string>()
    for (const path of ['/', '/en', '/news', '/localComms', '/localComm/15001', `/news/${both}`]) {
      const { html } = await sourceOf(world.url + path)
      for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"#]*)"/g)) seen.add(href.replaceAll('&amp;', '&'))
    }
    const answers = await Promise.all([...seen].map(async href => [href, (await fetch(world.url + href)).status] as const))
    expect(answers.filter(([href, status]) => status !== 200 && !href.startsWith('/login'))).toEqual([])
  }, 120_000)
})

describe('what is not there', () => {
  test.each([
    ['/nowhere', 'ar', 'محلّي - الصفحة غير موجودة'],
    ['/en/nowhere/at/all', 'en', 'Mahalli - Page not found'],
    ['/news/no-such-category', 'ar', 'محلّي - الصفحة غير موجودة'],
    ['/en/news/01a1fece-0000-7000-8000-000000000000', 'en', 'Mahalli - Page not found'],
    ['/localComm/99999', 'ar', 'محلّي - الصفحة غير موجودة'],
    ['/en/localComms/99', 'en', 'Mahalli - Page not found'],
  ])('%s answers 404 in its language, with the way on', async (path, lang, title) => {
    const page = await sourceOf(world.url + path)
    expect(page.status).toBe(404)
    expect(page.lang).toBe(lang)
    expect(page.title).toBe(title)
    expect(page.robots).toBe('noindex, follow')
    expect(page.html).toContain(`action="${inLang[lang === 'ar' ? 'ar' : 'en']('/search')}"`)
  })

  test('a withdrawn item answers 410 and says so, a draft that was never published 404', async () => {
    const id = await published(desk, { titleAr: 'خبر سيُسحب بعد قليل' })
    expect((await sourceOf(`${world.url}/news/${id}`)).status).toBe(200)
    await withdraw(desk, id)
    const [ar, en] = await Promise.all([sourceOf(`${world.url}/news/${id}`), sourceOf(`${world.url}/en/news/${id}`)])
    expect([ar.status, en.status]).toEqual([410, 410])
    expect(ar.html).toContain('أُلغي نشر هذه المادة')
    expect(en.html).toContain('This item has been withdrawn')
    const draft = await desk.call('POST', 'News/Create', { body: { titleAr: 'مسودة لم تُنشر', isDraft: true } })
    expect((await sourceOf(`${world.url}/news/${String(draft.json?.id)}`)).status).toBe(404)
  })
})

describe('a fault of ours', () => {
  /** While the work runs a table is not there. */
  const without = async <T>(table: string, work: () => Promise<T>): Promise<T> => {
    const rename = (from: string, to: string) =>
      asOwner(world.database.ownerUrl, client => client.query(`alter table ${from} rename to ${to}`))
    await rename(table, `${table}_away`)
    try {
      return await work()
    } finally {
      await rename(`${table}_away`, table)
    }
  }

  test.each([
    ['/news?q=x', 'ar', 'حدث خطأ، يرجى التواصل مع مدير النظام', 'news_live'],
    ['/en/news?q=x', 'en', 'Error occurred, please contact system administrator', 'news_live'],
    // Even the frame's own facts cannot be read.
    ['/search?q=x', 'ar', 'حدث خطأ، يرجى التواصل مع مدير النظام', 'static_page'],
    ['/en/search?q=x', 'en', 'Error occurred, please contact system administrator', 'static_page'],
  ])('%s answers 500 in its language, with the id of the request and nothing of the fault', async (path, lang, sentence, table) => {
    const page = await without(table, () => sourceOf(world.url + path))
    expect(page.status).toBe(500)
    expect(page.lang).toBe(lang)
    expect(page.html).toContain(sentence)
    expect(page.html).toContain(page.headers.get('x-request-id'))
    expect(page.html).toContain('class="site-head"')
    expect(page.html).not.toMatch(/news_live|static_page|Error:|\.ts:/)
  })
})

describe('a news item', () => {
  test('shows Arabic keywords beside the Arabic text only', async () => {
    const [ar, en] = await Promise.all([sourceOf(`${world.url}/news/${both}`), sourceOf(`${world.url}/en/news/${both}`)])
    expect(ar.html).toContain('كلمات مفتاحية')
    expect(en.html).not.toContain('Keywords')
    expect(en.html).not.toContain('>حدائق<')
  })

  test('leads to the ones before and after it, by date', async () => {
    const { items } = await (await fetch(`${world.url}/api/Public/News/GetListPaged?maxResultCount=3`)).json()
    const [later, item, earlier] = items.map(({ id }: { id: string }) => id)
    const answer = await (await fetch(`${world.url}/api/Public/News/GetNeighbours/${item}`)).json()
    expect([answer.later.id, answer.earlier.id]).toEqual([later, earlier])
    const first = await (await fetch(`${world.url}/api/Public/News/GetNeighbours/${later}`)).json()
    expect(first.later).toBeNull()
    const { html } = await sourceOf(`${world.url}/news/${item}`)
    expect(html).toMatch(/<nav class="neighbours".*الخبر السابق.*الخبر التالي/s)
  })
})

describe('an item in Arabic alone', () => {
  test('its English page shows the Arabic, marked so, and says where it is', async () => {
    const page = await sourceOf(`${world.url}/en/news/${arabicOnly}`)
    expect(page.status).toBe(200)
    expect(page.html).toContain('This page is not available in English yet.')
    expect(page.html).toMatch(/<div lang="ar" dir="rtl"><h1/)
    expect(page.canonical).toBe(`${world.url}/news/${arabicOnly}`)
    expect(page.alternates.has('en')).toBe(false)
    expect(page.robots).toBe('noindex, follow')
  })

  test('the English list leaves it out, says how many it leaves out, and leads to exactly those, and back', async () => {
    const list = await sourceOf(`${world.url}/en/news`)
    expect(list.html).not.toContain(arabicOnly)
    const [, count, href = ''] =
      /(\d+) items are available in Arabic only\.(?:<[^>]*>|\s)*<a href="([^"]+)">Show them/.exec(list.html) ?? []
    expect(href).toBe('/en/news?only=ar')
    const those = await sourceOf(world.url + href)
    const shown = [...those.html.matchAll(/<h2 class="entries-title"><a href="\/en\/news\/([^"]+)" lang="ar" dir="rtl">/g)].map(
      ([, id]) => id,
    )
    expect(shown).toHaveLength(Number(count))
    expect(shown).toContain(arabicOnly)
    expect(shown).not.toContain(both)
    expect(those.html.match(/class="told-sign"/g)).toHaveLength(Number(count))
    expect(those.html).toContain(`<strong>${count} items are available in Arabic only.</strong> <a href="/en/news">`)
    expect(those.html).toContain('aria-label="Remove: In Arabic only"')
    expect(those.title).toBe('Mahalli - News: In Arabic only')
    expect(those.robots).toBe('noindex, follow')
    expect((await sourceOf(`${world.url}/news`)).html).toContain(arabicOnly)
  })

  test('in Arabic nothing is missing: the same question is that of the whole list', async () => {
    const [asked, whole] = await Promise.all([sourceOf(`${world.url}/news?only=ar`), sourceOf(`${world.url}/news`)])
    expect(asked.canonical).toBe(whole.canonical)
    expect(asked.title).toBe(whole.title)
    expect(asked.html).toContain(both)
  })
})

describe('lists', () => {
  test('a filter in force is named in the title, counted in words and can be removed', async () => {
    const page = await sourceOf(`${world.url}/news?category=projects&month=2026-11`)
    expect(page.title).toMatch(/^محلّي - الأخبار: مشاريع وتدشين: /)
    expect(page.html).toContain('href="/news/projects"')
    expect(page.html).toMatch(/<strong>[^<]*(?:خبر|أخبار)[^<]*<\/strong>/)
  })

  test('nothing found says so and leads back to everything', async () => {
    const page = await sourceOf(`${world.url}/news?q=${encodeURIComponent('كلمة لا وجود لها')}`)
    expect(page.html).toContain('لا توجد أخبار مطابقة')
    expect(page.robots).toBe('noindex, follow')
  })

  test('a page beyond the last one is the last one and is not indexed', async () => {
    const page = await sourceOf(`${world.url}/localComms?page=400`)
    expect(page.status).toBe(200)
    expect(page.robots).toBe('noindex, follow')
    expect(page.canonical).toBe(`${world.url}/localComms?page=18`)
    expect(page.title).toBe('محلّي - الهيئات المحلية - صفحة 18')
  })

  test('wrong values in the query are left out', async () => {
    for (const query of ['page=-3', 'page=x', 'month=2026-99', 'type=none', `q=${encodeURIComponent("';--")}`])
      expect((await sourceOf(`${world.url}/news?${query}`)).status).toBe(200)
  })

  test('the profile of an authority shows its water, its news and its councils', async () => {
    const { html } = await sourceOf(`${world.url}/localComm/15001`)
    expect(html).toContain('نصيب الفرد')
    expect(html.match(/class="bar-full"/g)?.length).toBeGreaterThan(5)
    expect(html).toContain('أخبار الهيئة')
    expect(html.replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' ')).toContain('مجلس الخدمات المشترك لإدارة النفايات الصلبة – محافظة نابلس')
  })

  test('what an authority has not published is said, with whom to ask', async () => {
    const { html } = await sourceOf(`${world.url}/localComm/15002`)
    const lacks = [...html.matchAll(/<p class="not-yet[^>]*>(.*?)<\/p>/gs)].map(([, text = '']) => text.replace(/<[^>]*>/g, ''))
    expect(lacks, 'once, all of it').toEqual([expect.stringMatching(/^لم تُنشر بعد: نبذة، .+\. اسأل عنها الهيئة أو مديريتها$/)])
    expect(html).toContain('href="#contact"')
    expect(html.replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' ')).toContain('لم تُنشر بيانات الاتصال بعد. اسأل مديرية الحكم المحلي – نابلس')
  })

  test('the map beside a narrowed list names who is in all of it and keeps its filters', async () => {
    const mapOf = async (path: string) => {
      const { html } = await sourceOf(world.url + path)
      return /<figure class="map[^"]*">.*?<\/figure>/s.exec(html)?.[0] ?? ''
    }
    const named = (map: string) => [...map.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, name]) => name)
    const [all, narrowed] = [await mapOf('/localComms/15'), await mapOf('/localComms/15?type=municipality')]
    expect(all).not.toContain('dot-rest')
    expect(narrowed).toContain('dot-rest')
    const municipalities = ['بيت فوريك', 'بيتا', 'جماعين', 'حوارة', 'سبسطية', 'عصيرة الشمالية', 'عقربا', 'قبلان', 'قصرة', 'نابلس']
    expect(named(all).some(name => !municipalities.includes(name ?? ''))).toBe(true)
    expect(named(narrowed).length).toBeGreaterThan(3)
    for (const name of named(narrowed)) expect(municipalities).toContain(name)
    // Nineteen of them on two pages: the second page has the same map, and no governorate without one of them is a way on.
    const query = `q=${encodeURIComponent('بيت')}`
    const first = await mapOf(`/localComms?${query}`)
    expect(first).toBe(await mapOf(`/localComms?${query}&page=2`))
    expect(first).toContain(`href="/localComms/50?${query}"`)
    expect(first).not.toContain('href="/localComms/75')
    expect(await mapOf(`/localComms?q=${encodeURIComponent('لا أحد بهذا الاسم')}`)).toBe('')
  })

  test('say which rows they show, each number by itself', async () => {
    for (const [path, said] of [
      ['/news', /^من 1 إلى 10، المجموع \d+$/],
      ['/en/localComms?page=2', /^11 to 20 of \d+$/],
    ] as const) {
      const { html } = await sourceOf(world.url + path)
      const [, note = ''] = /<p class="pages-note">(.*?)<\/p>/.exec(html) ?? []
      expect(note.replace(/<[^>]*>/g, '')).toMatch(said)
      expect(note.match(/<bdi dir="ltr">\d+<\/bdi>/g)).toHaveLength(3)
    }
  })
})

describe('the search', () => {
  test('finds the same with the article as without it, and marks it', async () => {
    const [bare, defined] = await Promise.all(['مياه', 'المياه'].map(word => sourceOf(`${world.url}/search?q=${encodeURIComponent(word)}`)))
    const titles = (html = '') => [...html.matchAll(/<h2 class="entries-title">(.*?)<\/h2>/gs)].map(([, title]) => title)
    expect(titles(bare?.html)).toEqual(titles(defined?.html))
    expect(titles(bare?.html).length).toBeGreaterThan(5)
    expect(bare?.html).toContain('<mark>المياه</mark>')
  })

  test('says in Arabic why a result is there when only its Arabic text has what was looked for', async () => {
    const { html } = await sourceOf(`${world.url}/en/search?q=${encodeURIComponent('المياه')}`)
    expect(html).toMatch(/<p lang="ar"[^>]*>.*?<mark>/s)
  })

  test('finds an authority by its name first, and by its code alone', async () => {
    const byName = await sourceOf(`${world.url}/search?q=${encodeURIComponent('نابلس')}`)
    expect(/<h2 class="entries-title"><a href="([^"]+)"/.exec(byName.html)?.[1]).toBe('/localComm/15001')
    expect(byName.html).toContain('<mark>نابلس</mark>')
    const byCode = await sourceOf(`${world.url}/en/search?q=15001`)
    expect(byCode.html).toContain('href="/en/localComm/15001"')
  })

  test('takes letters that writers exchange for the same', async () => {
    const { html } = await sourceOf(`${world.url}/search?q=${encodeURIComponent('اريحا')}`)
    expect(html).toContain('<mark>أريحا</mark>')
  })

  test('says when nothing is found, and shows harmlessly what was asked', async () => {
    const { html, status } = await sourceOf(`${world.url}/search?q=${encodeURIComponent('<script>alert(1)</script>')}`)
    expect(status).toBe(200)
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('لم نجد نتائج عن')
  })
})

describe('without a script the accessibility tools', () => {
  const post = (act: string, cookie = '') =>
    fetch(`${world.url}/preferences`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
      body: new URLSearchParams({ act, back: '/en/news' }),
    })

  test('set a cookie, come back to the page, and the server draws it so', async () => {
    const answer = await post('larger')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/en/news')
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    const both = (await post('contrast', cookie)).headers.get('set-cookie')?.split(';')[0] ?? ''
    const page = await sourceOf(`${world.url}/en/news`, { headers: { cookie: both } })
    expect(page.html).toMatch(/<html [^>]*data-zoom="112" data-contrast="inverted"/)
    expect(page.headers.get('cache-control')).toBe('private, no-cache')
    const motion = (await post('motion', both)).headers.get('set-cookie')?.split(';')[0] ?? ''
    for (const [act, value] of Object.entries({ spacing: 'wide', ruler: 'on', pointer: 'large', highlight: 'on' }))
      expect((await post(act, motion)).headers.get('set-cookie')).toContain(`a11y=zoom-112.contrast-inverted.motion-off.${act}-${value};`)
    // A system that wants no motion is told that its user does.
    expect((await post('motion', motion)).headers.get('set-cookie')).toMatch(/motion-on.*Max-Age=31536000; SameSite=Lax/)
    expect((await post('reset', both)).headers.get('set-cookie')).toMatch(/^a11y=; .*Max-Age=0/)
  })

  test.each(['/login', '/dashboard'])('hold on %s too', async path => {
    const page = await sourceOf(world.url + path, { headers: { cookie: 'a11y=zoom-125.contrast-inverted' } })
    expect(page.html).toMatch(/<html [^>]*data-zoom="125" data-contrast="inverted"/)
  })

  test.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)'])(
    'lead back here and not to %s',
    async back => {
      const answer = await fetch(`${world.url}/preferences`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ act: 'larger', back }),
      })
      expect(answer.headers.get('location')).toBe('/')
    },
  )
})

describe('a kept page', () => {
  test.each(['/', '/en/news', '/localComm/15001'])('%s is the same as one drawn for a single visitor', async path => {
    await sourceOf(world.url + path)
    const kept = await sourceOf(world.url + path)
    const drawn = await sourceOf(world.url + path, { headers: { cookie: 'a11y=zoom-100' } })
    expect(kept.headers.get('etag')).toMatch(/^W\//)
    expect(drawn.headers.get('etag')).toBeNull()
    expect(drawn.html.replace(' data-zoom="100"', '')).toBe(kept.html)
  })

  test('a query that the page does not know makes no page of its own', async () => {
    const [plain, strange] = await Promise.all([sourceOf(`${world.url}/news`), sourceOf(`${world.url}/news?utm_source=x&y=1`)])
    expect(strange.headers.get('etag')).toBe(plain.headers.get('etag'))
    expect(strange.canonical).toBe(`${world.url}/news`)
  })
})

test('related news share a keyword, their kind or their place with the item, and the newest comes first', async () => {
  const { json } = await desk.get(`Public/News/GetRelated/${both}`)
  const item = (await desk.get(`Public/News/Get/${both}`)).json ?? {}
  const related = listIn(json ?? {}, 'items').map(one => objectIn(one))
  expect(related.length).toBeGreaterThan(1)
  const dates = related.map(({ date }) => String(date))
  expect(dates).toEqual(dates.toSorted().toReversed())
  for (const { id } of related) {
    const other = (await desk.get(`Public/News/Get/${String(id)}`)).json ?? {}
    const tags = [item.tags, other.tags].map(list => (Array.isArray(list) ? list : []))
    expect(
      other.category === item.category ||
        (other.place != null && other.place === item.place) ||
        tags[0]?.some(tag => tags[1]?.includes(tag)),
    ).toBe(true)
  }
})
