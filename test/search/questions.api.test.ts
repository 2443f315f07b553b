import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminDesk, published } from '../portal/desk.ts'
import { sourceOf } from '../portal/page.ts'
import { listIn, objectIn, type Json } from '../walk/json.ts'
import { startDemoWorld, type World } from '../world.ts'

// Questions as citizens write them, asked of the demonstration: what must be the first answer.

let world: World
beforeAll(async () => {
  world = await startDemoWorld()
})
afterAll(() => world?.stop())

async function ask(path: string, q: string, lang: string, more = ''): Promise<Json> {
  const answer = await fetch(`${world.url}/api/Public/${path}?q=${encodeURIComponent(q)}${more}`, { headers: { 'accept-language': lang } })
  expect(answer.status, q).toBe(200)
  return objectIn(await answer.json())
}

const items = (found: Json) => listIn(found, 'items').map(item => objectIn(item))
const titles = (found: Json) => items(found).map(({ title }) => String(title))
const langOf = (q: string) => (/\p{Script=Arabic}/u.test(q) ? 'ar' : 'en')

describe('the misspelt name of a place, where a word of it is too short or another one, is said as it was meant', () => {
  test.each([
    ['بيت لحن', 'بيت لحم'],
    ['ببيت لحن', 'بيت لحم'],
    ['دير البح', 'دير البلح'],
    ['خانيونص', 'خان يونس'],
    ['Beit Jalla', 'Beit Jala'],
  ])('%s', async (q, name) => {
    const found = await ask('Search', q, langOf(q))
    expect([titles(found)[0], found.meant]).toEqual([name, name])
  })
  test.each(['بيت', 'دير', 'كفر', 'بيت الشعر', 'حلول'])('«%s» is none', async q => {
    expect((await ask('Search', q, 'ar')).meant).toBe(null)
  })
})

describe('a question finds first', () => {
  test.each([
    ['كيف اقدم شكوى', 'تقديم شكوى أو اقتراح'],
    ['اقدم شكوى', 'تقديم شكوى أو اقتراح'],
    ['رفع شكوى', 'تقديم شكوى أو اقتراح'],
    ['ترخيص مبنى', 'رخصة بناء'],
    ['بدي اقدم شكوى', 'تقديم شكوى أو اقتراح'],
    ['كيف بقدم شكوى', 'تقديم شكوى أو اقتراح'],
    ['وين نقدم الشكاوى', 'تقديم شكوى أو اقتراح'],
    ['لو سمحت كيف أقدّم شكوى؟', 'تقديم شكوى أو اقتراح'],
    ['how do I submit a complaint', 'Complaint or suggestion'],
    ['how can I complain', 'Complaint or suggestion'],
    ['قانون البلديات', 'قانون الهيئات المحلية رقم (1) لسنة 1997'],
    ['قوانين البلديات', 'قانون الهيئات المحلية رقم (1) لسنة 1997'],
    ['وين الاقي قانون البلديات', 'قانون الهيئات المحلية رقم (1) لسنة 1997'],
    ['municipalities law', 'Local Authorities Law No. 1 of 1997'],
    ['what is the law of municipalities', 'Local Authorities Law No. 1 of 1997'],
    ['كيف احصل على رخصة بناء', 'رخصة بناء'],
    ['وين الاقي رخصة بناء', 'رخصة بناء'],
    ['how do I get a building permit', 'Building permit'],
    ['كيف اعترض على مخطط', 'الاعتراض على مخطط'],
    ['اين اقدم اعتراض على مخطط', 'الاعتراض على مخطط'],
    ['من نحن', 'من نحن'],
    ['كيف اشتكي على البلدية', 'تقديم شكوى أو اقتراح'],
    ['كيف اعمل شكوى على البلدية', 'تقديم شكوى أو اقتراح'],
    ['how do I complain about the municipality', 'Contact us'],
    ['كيف اشتكي', 'تقديم شكوى أو اقتراح'],
    ['رقم هاتف الوزارة', 'اتصل بنا'],
    ['عنوان وزارة الحكم المحلي', 'اتصل بنا'],
    ['فاكس الوزارة', 'اتصل بنا'],
    ['phone number of the ministry', 'Contact us'],
    ['Ministry of Local Government address', 'Contact us'],
    ['مديرية الحكم المحلي الخليل عنوان', 'اتصل بنا'],
    ['هاتف المديرية في نابلس', 'اتصل بنا'],
    ['رقم مديرية الحكم المحلي محافظة طولكرم', 'اتصل بنا'],
    ['Hebron directorate address', 'Contact us'],
    ['شو مواعيد الدوام بالوزارة', 'اتصل بنا'],
    ['مواعيد عمل بلدية الخليل', 'الخليل'],
    ['قانون الهيآت المحلية', 'قانون الهيئات المحلية رقم (1) لسنة 1997'],
    ['لمين بشتكي', 'تقديم شكوى أو اقتراح'],
    ['مناقصة تعبيد', 'عطاء إعادة تأهيل شارع المدارس في حلحول'],
    ['كيف أتواصل مع الوزارة', 'اتصل بنا'],
    ['كيف بتواصل مع الوزارة', 'اتصل بنا'],
    ['بدي اشتكي على البلدية', 'تقديم شكوى أو اقتراح'],
    ['شكوى على البلدية', 'تقديم شكوى أو اقتراح'],
    ['بدي اشتكي', 'تقديم شكوى أو اقتراح'],
    ['المي مقطوعة', 'انقطاع مبرمج للمياه في أحياء شمال أريحا'],
    ['مي مقطوعه', 'انقطاع مبرمج للمياه في أحياء شمال أريحا'],
    ['water outage', 'Scheduled interruption of water in northern Jericho'],
    ['شغل', 'وظيفة شاغرة: مهندس تنظيم وتخطيط عمراني في بلدية بيت ساحور'],
    ['وظائف فاضيه', 'وظيفة شاغرة: مهندس تنظيم وتخطيط عمراني في بلدية بيت ساحور'],
    ['قانون الهيئات المحلية المادة 15', 'قانون الهيئات المحلية رقم (1) لسنة 1997'],
    ['المعترضين', 'الاعتراض على مخطط'],
    ['رخص بناء', 'رخصة بناء'],
    ['ترخيص بيت', 'رخصة بناء'],
    ['بدي ارخص دار', 'رخصة بناء'],
    ['قطع المي', 'انقطاع مبرمج للمياه في أحياء شمال أريحا'],
    ['استملاك اراضي', 'إعلان استملاك لتوسعة شارع البحر في دير البلح'],
    ['معاصر الزيت', 'مديرية الحكم المحلي في نابلس تعمم إرشادات لنقل مخلفات معاصر الزيتون السائلة والصلبة'],
    ['رخصة حرفه', 'البيرة تتيح دفع رسوم النفايات ورخص المهن إلكترونيًا، وتلغي الحاجة إلى إيصال ورقي'],
    ['ساعات الدوام', 'اتصل بنا'],
    ['opening hours', 'Contact us'],
    ['النفيات الصلبة', 'نظام إدارة النفايات الصلبة'],
    ['بدي اتطوع', 'يوم تطوعي لزراعة الأشجار على مدخل أريحا الجنوبي'],
  ])('«%s»: %s', async (q, first) => expect(titles(await ask('Search', q, langOf(q)))[0]).toBe(first))

  test.each([
    ['عنوان بلدية الخليل', '50001'],
    ['رقم هاتف بلدية جنين', '01001'],
    ['هاتف بلدية نابلس', '15001'],
    ['ايميل بلدية طولكرم', '10001'],
    ['وين بلدية دورا', '50003'],
    ['هاتف دورا', '50003'],
    ['متى ساعات دوام بلدية رام الله', '30001'],
    ['تلفون بلدية جنبن', '01001'],
    ['كم عدد سكان نابلس', '15001'],
    ['مين رئيس بلدية نابلس', '15001'],
    ['phone number of Jenin municipality', '01001'],
    ['Hebron municipality address', '50001'],
    ['where is Nablus municipality', '15001'],
    ['who is the mayor of Nablus', '15001'],
    ['contact Ramallah municipality', '30001'],
    ['الخليييل', '50001'],
    ['بنينعيم', '50008'],
    ['hebrrron', '50001'],
    ['امتى بتفتح بلدية نابلس', '15001'],
    ['when does Nablus municipality open', '15001'],
    ['حنين بلدية', '01001'],
  ])('«%s»: the authority %s', async (q, code) =>
    expect(items(await ask('Search', q, langOf(q)))[0]).toMatchObject({ kind: 'localComm', url: `/localComm/${code}` }),
  )

  test.each([
    ['اين اجد المناقصات', 'مناقصات'],
    ['ورش عمل', 'ورشة'],
    ['ورشه عمل', 'ورشة'],
    ['ورشات عمل', 'ورشة'],
    ['هل يوجد وظائف شاغرة', 'وظائف شاغرة'],
    ['مجلسالخدمات المشتركة', 'مجلس الخدمات المشتركة'],
    ['where can I find tenders', 'tenders'],
  ])('«%s» the same as «%s»', async (q, plain) => {
    const [asked, plainly] = await Promise.all([q, plain].map(one => ask('Search', one, langOf(one))))
    expect([asked?.totalCount, titles(asked ?? {}).toSorted()]).toEqual([plainly?.totalCount, titles(plainly ?? {}).toSorted()])
    expect(Number(asked?.totalCount)).toBeGreaterThan(2)
  })
})

test('beside the page of whom one asks how he is reached stands only what has all words', async () => {
  for (const [q, code] of [
    ['Jenin municipality phone', '01001'],
    ['Nablus municipality phone', '15001'],
    ['هاتف بلدية البيرة', '30002'],
    ['هاتف بلدية نابلس', '15001'],
  ] as const)
    expect([q, items(await ask('Search', q, langOf(q))).map(item => item.url)]).toEqual([q, [`/localComm/${code}`]])
})

test('a word is not taken for another of its letters', async () => {
  expect(titles(await ask('Search', 'حفلة', 'ar')).filter(title => /حافل|النقل العام/.test(title))).toEqual([])
  for (const q of ['كيف أتواصل مع الوزارة', 'تقاعد', 'اقتراض', 'المعترضين'])
    expect([q, (await ask('Search', q, 'ar')).meant]).toEqual([q, null])
})

test('a word of the lexicon that nothing has is told as what was meant, where its letters are taken for another', async () => {
  for (const [q, meant] of [
    ['نفيات', 'نفايات'],
    ['حنين بلدية', 'جنين بلدية'],
    ['كسارات', null],
    ['خياطات', null],
    ['سينما', null],
  ] as const)
    expect([q, (await ask('Search', q, 'ar')).meant]).toEqual([q, meant])
})

test('of what was found in a table the row is told that has most of the words', async () => {
  const glossary = items(await ask('Search', 'رخصة بناء', 'ar')).find(item => item.kind === 'staticPage')
  expect(glossary).toMatchObject({ extract: 'رخصة بناء – Building permit', extractMarks: [expect.anything(), expect.anything()] })
})

test('one letter, however often it is written, is no word of a number that has it', async () => {
  for (const q of ['قققققق', 'ششش', 'قققققق ششش']) expect([q, (await ask('Search', q, 'ar')).totalCount]).toEqual([q, 0])
})

test('a word that asks is looked for where it is all that was written', async () => {
  for (const [q, word] of [
    ['كيف', /كيف/],
    ['متى', /متى/],
    ['how', /how/i],
  ] as const)
    expect(titles(await ask('Search', q, langOf(q)))[0]).toMatch(word)
})

test('no verb of who asks is taken for a misspelt word, and no form with a particle is offered for one', async () => {
  for (const q of ['كيف ادفع فاتورة المياه', 'كيف ادفع الفاتورة', 'بدي اسجل'])
    expect([q, (await ask('Search', q, 'ar')).meant]).toEqual([q, null])
  await published(await adminDesk(world), { titleAr: 'الاكتفاء بمياه الآبار في الصيف' })
  for (const [q, meant] of [
    ['ثمياه', null],
    ['الخلبل', 'الخليل'],
  ] as const)
    expect([q, (await ask('Search', q, 'ar')).meant]).toEqual([q, meant])
})

test('one word that tells something is found by what is done, too', async () => {
  const desk = await adminDesk(world)
  const registering = await published(desk, { titleAr: 'تسجيل الأقحوانيات في الحدائق' })
  const paying = await published(desk, { titleAr: 'دفع أثمان الأقحوانيات' })
  for (const [q, id] of [
    ['بدي اسجل', registering],
    ['كيف أدفع؟', paying],
  ] as const)
    expect(items(await ask('Search', q, 'ar', '&maxResultCount=100')).map(item => item.id)).toContain(id)
})

test('what has the words that are left out, too, stands before what has not', async () => {
  const desk = await adminDesk(world)
  const camp = (body: string, date: string) =>
    published(desk, {
      titleAr: 'مخيم الزنبقيات الكشفي',
      summaryAr: 'مخيم للفتية والفتيات في أحراش البلدة القديمة هذا الصيف.',
      bodyAr: `<p>${body}</p>`,
      date,
    })
  const [withAct, withoutAct] = [
    await camp('يبدأ التسجيل في المخيم يوم السبت في مقر النادي، ويشارك فيه ستون فتى وفتاة من القرى المجاورة.', '2025-02-03'),
    await camp('يقام المخيم بين الأشجار قرب النبع، ويشارك فيه ستون فتى وفتاة من القرى المجاورة.', '2026-02-03'),
  ]
  const found = await ask('Search', 'كيف اسجل في مخيم الزنبقيات الكشفي', 'ar')
  expect([found.isRelaxed, items(found).map(({ id }) => id)]).toEqual([true, [withAct, withoutAct]])
})

describe('a noun is left out of no query', () => {
  beforeAll(async () => {
    await published(await adminDesk(world), { titleAr: 'النرجسيات في البلدة' })
  })

  test.each(['الحق في النرجسيات', 'تجمع النرجسيات', 'تراجع النرجسيات', 'النرجسيات بقرض', 'بأجر النرجسيات', 'بدرس النرجسيات'])(
    'nothing is found that has only the other word of «%s», and that one is offered',
    async q => {
      const found = await ask('Search', q, 'ar')
      expect([found.totalCount, found.isRelaxed, listIn(found, 'fewer').map(one => objectIn(one).q)]).toEqual([
        0,
        false,
        expect.arrayContaining(['النرجسيات']),
      ])
    },
  )

  test('nor is the name of a place: that is told', async () => {
    const found = await ask('Search', 'نوبا النرجسيات', 'ar')
    expect([found.isRelaxed, items(found).map(({ kind, title }) => [kind, title])]).toEqual([true, [['localComm', 'نوبا']]])
  })
})

test('an authority that a query names is told where nothing has its other words, and so is each word alone', async () => {
  const found = await ask('Search', 'jobs in Ramallah', 'en')
  expect([found.isRelaxed, items(found).map(({ url }) => url)]).toEqual([true, ['/localComm/30001']])
  expect(listIn(found, 'fewer').map(one => objectIn(one).q)).toContain('Ramallah')
})

describe('a name whose first letters were written', () => {
  test.each([
    ['الخ', 'الخليل'],
    ['الخل', 'الخليل'],
    ['البي', 'البيرة'],
    ['الدو', 'الدوحة'],
    ['الخض', 'الخضر'],
    ['بلدية الخ', 'بلدية الخليل'],
    ['بلدية نا', 'بلدية نابلس'],
    ['دير الب', 'دير البلح'],
    ['نابل', 'نابلس'],
    ['عط', 'المشاركة في عطاء'],
    ['وين نابل', 'نابلس'],
    ['وين بلدية نا', 'بلدية نابلس'],
    ['من نح', 'من نحن'],
  ])('is offered as somebody types, with its article too: «%s», %s', async (q, name) =>
    expect(titles(await ask('Search/Suggest', q, 'ar')).slice(0, 2)).toContain(name),
  )

  test('is offered where nothing has the letters as a word, on the page too', async () => {
    for (const [q, name] of [
      ['نابل', 'نابلس'],
      ['وين نابل', 'نابلس'],
      ['وين نابل لو سمحت', 'نابلس'],
      ['nabl', 'Nablus'],
    ] as const) {
      const found = await ask('Search', q, langOf(q))
      expect([found.totalCount, listIn(found, 'begun')[0]]).toEqual([0, name])
    }
    expect((await ask('Search', 'نابلس', 'ar')).begun).toEqual([])
    const { html } = await sourceOf(`${world.url}/search?q=${encodeURIComponent('نابل')}`)
    expect(html).toMatch(/هل تقصد.*?\/search\?q=%D9%86%D8%A7%D8%A8%D9%84%D8%B3"/s)
  })
})

test('of what begins so, that comes first which has the article that is written, whatever seat its hamza has', async () => {
  const desk = await adminDesk(world)
  const pioneers = 'رواد الأقحوانيات في البلدات'
  const vision = 'الرؤية المشتركة للأقحوانيات'
  await published(desk, { titleAr: vision, date: '2025-02-03' })
  await published(desk, { titleAr: pioneers, date: '2026-02-03' })
  const offered = titles(await ask('Search/Suggest', 'الرؤ', 'ar')).filter(title => title === vision || title === pioneers)
  expect(offered).toEqual([vision, pioneers])
})

test('the heading of the results counts those of the kind that is chosen', async () => {
  const headed = async (more: string) => {
    const { html } = await sourceOf(`${world.url}/search?q=${encodeURIComponent('مياه')}${more}`)
    return /<strong>(\d+) نتيجة<\/strong>/.exec(html)?.[1]
  }
  const counted = async (more: string) => String((await ask('Search', 'مياه', 'ar', more)).totalCount)
  // The texts of files are read while the program answers: both may grow, and then agree.
  for (const more of ['', '&kind=news']) await expect.poll(async () => (await headed(more)) === (await counted(more))).toBe(true)
  expect(await counted('&kind=news')).not.toBe(await counted(''))
  expect(await headed('&kind=zzz')).toBeUndefined()
})

test.each([
  ['المادة 4 من نظام الأسواق الشعبية', 'article-4'],
  ['المادة السابعة من نظام الأسواق الشعبية', 'article-7'],
  ['المادة الثانية عشرة من نظام الأسواق الشعبية', 'article-12'],
  ['Article 4 popular markets', 'article-4'],
  ['Article (4) of the by-law on public markets', 'article-4'],
])('who names an article and its law is led to it: %s', async (q, anchor) => {
  const [first] = items(await ask('Search', q, langOf(q)))
  expect(first).toMatchObject({ kind: 'legalEnvironment', passage: { anchor } })
})
