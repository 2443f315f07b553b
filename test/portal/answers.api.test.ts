import { afterAll, beforeAll, expect, test } from 'vitest'
import { startLookups, type LookupWorld } from '../lookups/world.ts'
import { people, type PersonName } from '../people.ts'
import { deskOf, pdf } from '../uploads.ts'
import { asOwner } from '../world.ts'
import { sourceOf } from './page.ts'

// Answers to questions of the knowledge exchange: who writes, publishes and marks them, and that nothing is public before.

let scene: LookupWorld
const ids: Record<string, number> = {}
beforeAll(async () => {
  scene = await startLookups('publisher', 'editor', 'engineer', 'neighbour', 'clerk', 'reviewer', 'member')
  for (const type of ['question', 'guide']) ids[type] = await scene.idOf('knowledgeResourceType', type)
  ids.water = await scene.idOf('knowledgeTopic', 'water')
  ids.owned = await scene.idOf('mediaRights', 'owned')
})
afterAll(() => scene?.stop())

interface Told {
  readonly id: string
  readonly text: string
  readonly isBest: boolean
  readonly isPublished: boolean
  readonly isAsker: boolean
  readonly isForStaff: boolean
  readonly concurrencyStamp: string
  readonly placeNameEn: string | null
  readonly totalCount: number
  readonly answers: readonly Told[]
  readonly openQuestions: readonly Told[]
  readonly items: readonly Told[]
  readonly code: string
  readonly allowed: readonly string[]
  readonly unchangeable?: string
}
async function asked(who: PersonName | 'visitor', method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) {
  const client = who === 'visitor' ? scene.visitor : scene.as(who)
  const answer = await (method === 'get' || method === 'delete' ? client[method](path) : client[method](path, body ?? {}))
  const told: Told = answer.text === '' ? {} : JSON.parse(answer.text)
  return { status: answer.status, code: answer.code, told }
}
async function right(...given: Parameters<typeof asked>): Promise<Told> {
  const { status, told } = await asked(...given)
  expect([status, told.code], given[2]).toEqual([200, undefined])
  return told
}
async function refused(...given: Parameters<typeof asked>) {
  const { status, code } = await asked(...given)
  return `${status} ${code ?? ''}`.trim()
}

let numbers = 0
async function question(more: object = {}, asker: PersonName = 'engineer'): Promise<string> {
  const { id } = await right(asker, 'post', 'KnowledgeExchange/Create', {
    titleAr: `من جرّب العدادات مسبقة الدفع؟ (${++numbers})`,
    summaryAr: 'نسأل الهيئات التي ركبتها: كم كلفت الصيانة في السنة الثالثة؟',
    bodyAr: `<p>${'نفكر في تركيب عدادات مسبقة الدفع ونسأل عن الصيانة. '.repeat(6)}</p>`,
    resourceType: ids.question,
    topics: [ids.water],
    date: '2026-01-05',
    audienceLevel: 1,
    resourceLanguage: 1,
    ...more,
  })
  return id
}
async function published(more: object = {}): Promise<string> {
  const id = await question(more)
  await right('publisher', 'put', `KnowledgeExchange/Publish/${id}`)
  return id
}
const answered = async (of: string, text: string, who: PersonName = 'neighbour') =>
  (await right(who, 'post', `KnowledgeExchange/Answer/${of}`, { text: `<p>${text}</p>` })).id
const publicAnswers = async (of: string) => (await right('visitor', 'get', `Public/KnowledgeExchange/GetContext/${of}`)).answers
const readBy = async (who: PersonName, of: string) => (await right(who, 'get', `KnowledgeExchange/Read/${of}`)).answers.map(({ id }) => id)
const foundBy = async (word: string) =>
  (await right('visitor', 'get', `Public/Search?${new URLSearchParams({ q: word }).toString()}`)).items.map(({ id }) => id)

test('what is not published is nobody’s to read but its author’s, his place’s and the publishers’', async () => {
  const of = await published()
  const waiting = await answered(of, 'استبدلنا بطاريات العدادات في السنة الثالثة: كلمة البحث شقنقور')
  expect(await publicAnswers(of)).toEqual([])
  expect(await refused('visitor', 'get', `Public/KnowledgeAnswer/Get/${waiting}`)).toBe('404 notFound')
  expect((await right('visitor', 'get', 'Public/KnowledgeAnswer/GetListPaged?maxResultCount=100')).items).toEqual([])
  expect((await sourceOf(`${scene.world.url}/knowledgeExchange/${of}`)).html).not.toContain('شقنقور')
  expect(await foundBy('شقنقور')).toEqual([])
  expect(await readBy('neighbour', of)).toEqual([waiting])
  expect(await readBy('publisher', of)).toEqual([waiting])
  // The clerk of the directorate reads what its authorities have written; who has asked, of another authority, does not.
  expect(await readBy('clerk', of)).toEqual([waiting])
  expect(await readBy('engineer', of)).toEqual([])
  expect(await refused('engineer', 'get', `KnowledgeAnswer/Get/${waiting}`)).toBe('404 notFound')
  expect((await right('engineer', 'get', 'KnowledgeAnswer/GetListPaged')).items).toEqual([])
  for (const who of ['member', 'reviewer'] as const) {
    expect(await refused(who, 'post', `KnowledgeExchange/Answer/${of}`, { text: '<p>إجابة بلا صلاحية</p>' })).toMatch(/^403/)
    expect(await refused(who, 'get', `KnowledgeExchange/Read/${of}`)).toMatch(/^403/)
  }
  expect(await refused('visitor', 'post', `KnowledgeExchange/Answer/${of}`, { text: '<p>إجابة بلا جلسة</p>' })).toMatch(/^401/)
})

test('a question without an answer says who may answer, and where; those in Arabic alone do not wait on pages in English', async () => {
  const of = await published({ year: 2025 })
  const { html } = await sourceOf(`${scene.world.url}/knowledgeExchange/${of}`)
  expect(html).toContain(`href="/dashboard/knowledgeExchange/reading/${of}"`)
  expect(html).toContain('يجيب عن الأسئلة العاملون في الوزارة والهيئات المحلية')
  const openIn = async (query: string) =>
    (await right('visitor', 'get', `Public/KnowledgeExchange/GetFacets${query}`)).openQuestions.map(({ id }) => id)
  expect(await openIn('')).toContain(of)
  expect(await openIn('?language=en')).not.toContain(of)
  // Nor are they offered there to be narrowed by: nothing is told in English.
  const narrowing = async (query: string) => JSON.parse((await scene.visitor.get(`Public/KnowledgeExchange/GetFacets${query}`)).text)
  expect(await narrowing('')).toMatchObject({ publishers: [{}], types: [{}], topics: [{}], languages: [1], years: [2025] })
  const none = { publishers: [], types: [], topics: [], languages: [], years: [], licences: [], openQuestions: [] }
  expect(await narrowing('?language=en')).toEqual(none)
  const answer = await answered(of, 'جرّبنا ذلك سنتين')
  await right('publisher', 'put', `KnowledgeAnswer/Publish/${answer}`)
  expect((await sourceOf(`${scene.world.url}/knowledgeExchange/${of}`)).html).not.toContain('/dashboard/knowledgeExchange/reading')
})

test('a question offers the file and the link that it came with', async () => {
  const file = await (await deskOf(scene.world, 'engineer')).uploaded(pdf(), 'meters.pdf', 'knowledgeExchange', 'file')
  const link = 'https://example.org/meters'
  const of = await published({
    bodyAr: `<p>${'الأسئلة كلها في الملف. '.repeat(4)}</p>`,
    file: [file],
    licence: ids.owned,
    externalUrl: link,
  })
  const { html } = await sourceOf(`${scene.world.url}/knowledgeExchange/${of}`)
  expect(html).toContain(`href="/api/Public/KnowledgeExchange/Download/${of}"`)
  expect(html).toContain(`href="${link}"`)
})

test('an answer is published by somebody else of public relations, read with the name of its body alone, and withdrawn again', async () => {
  const of = await published()
  const { told: facets } = await asked('visitor', 'get', 'Public/KnowledgeExchange/GetFacets')
  expect(facets.openQuestions.map(({ id }) => id)).toContain(of)
  const answer = await answered(of, 'نستبدل بطاريات العدادات كل ثلاث سنوات: هدروليكا')
  expect(await refused('neighbour', 'put', `KnowledgeAnswer/Publish/${answer}`)).toBe('403 notDecider')
  expect(await refused('editor', 'put', `KnowledgeAnswer/Publish/${answer}`)).toMatch(/^403/)
  expect(await refused('engineer', 'put', `KnowledgeAnswer/Publish/${answer}`)).toBe('404 notFound')
  const own = await answered(of, 'إجابة كتبتها العلاقات العامة نفسها', 'publisher')
  expect(await refused('publisher', 'put', `KnowledgeAnswer/Publish/${own}`)).toBe('403 fourEyes')
  await right('publisher', 'put', `KnowledgeAnswer/Publish/${answer}`)
  const [shown, ...others] = await publicAnswers(of)
  expect(others).toEqual([])
  expect(shown).toMatchObject({ id: answer, placeNameEn: "Ya'bad", isBest: false })
  const { html, graph } = await sourceOf(`${scene.world.url}/knowledgeExchange/${of}`)
  expect(html).toContain('هدروليكا')
  expect(graph).toContain('QAPage')
  const list = await right('visitor', 'get', 'Public/KnowledgeAnswer/GetListPaged?maxResultCount=100')
  for (const text of [html, JSON.stringify([shown, list])]) expect(text).not.toContain(people.neighbour.who)
  expect(await foundBy('هدروليكا')).toEqual([of])
  expect((await right('visitor', 'get', 'Public/KnowledgeExchange/GetFacets')).openQuestions.map(({ id }) => id)).not.toContain(of)
  await right('publisher', 'put', `KnowledgeAnswer/CancelPublish/${answer}`)
  expect(await publicAnswers(of)).toEqual([])
  expect((await sourceOf(`${scene.world.url}/knowledgeExchange/${of}`)).html).not.toContain('هدروليكا')
  expect(await foundBy('هدروليكا')).toEqual([])
  expect((await right('visitor', 'get', 'Public/KnowledgeExchange/GetFacets')).openQuestions.map(({ id }) => id)).toContain(of)
})

test('with its question an answer leaves the portal', async () => {
  const of = await published()
  const answer = await answered(of, 'إجابة منشورة عن سؤال سيُسحب')
  await right('publisher', 'put', `KnowledgeAnswer/Publish/${answer}`)
  await right('visitor', 'get', `Public/KnowledgeAnswer/Get/${answer}`)
  await right('publisher', 'put', `KnowledgeExchange/CancelPublish/${of}`, { note: 'سُحب السؤال للتدقيق' })
  expect(await refused('visitor', 'get', `Public/KnowledgeAnswer/Get/${answer}`)).toBe('404 notFound')
  expect((await right('visitor', 'get', 'Public/KnowledgeAnswer/GetListPaged?maxResultCount=100')).items.map(({ id }) => id)).not.toContain(
    answer,
  )
  expect(await refused('neighbour', 'post', `KnowledgeExchange/Answer/${of}`, { text: '<p>إجابة عن سؤال مسحوب</p>' })).toBe('404 notFound')
})

test('who has asked marks one published answer as the best, which comes first', async () => {
  const of = await published()
  const [first, second, waiting] = [
    await answered(of, 'الإجابة الأولى زمنًا'),
    await answered(of, 'الإجابة الثانية زمنًا'),
    await answered(of, 'إجابة لم تُنشر بعد'),
  ]
  for (const one of [first, second]) await right('publisher', 'put', `KnowledgeAnswer/Publish/${one}`)
  const order = async () => (await publicAnswers(of)).map(({ id, isBest }) => [id, isBest])
  expect(await order()).toEqual([
    [first, false],
    [second, false],
  ])
  expect(await refused('neighbour', 'put', `KnowledgeAnswer/MarkBest/${second}`)).toBe('403 notAsker')
  expect(await refused('engineer', 'put', `KnowledgeAnswer/MarkBest/${waiting}`)).toBe('409 notPublished')
  expect((await right('engineer', 'get', `KnowledgeExchange/Read/${of}`)).isAsker).toBe(true)
  await right('engineer', 'put', `KnowledgeAnswer/MarkBest/${second}`)
  expect(await order()).toEqual([
    [second, true],
    [first, false],
  ])
  await Promise.all([first, second].map(one => right('engineer', 'put', `KnowledgeAnswer/MarkBest/${one}`)))
  expect((await publicAnswers(of)).filter(({ isBest }) => isBest)).toHaveLength(1)
  const best = (await publicAnswers(of))[0]?.id ?? ''
  await right('publisher', 'put', `KnowledgeAnswer/CancelPublish/${best}`)
  await right('publisher', 'put', `KnowledgeAnswer/Publish/${best}`)
  expect((await publicAnswers(of)).some(({ isBest }) => isBest)).toBe(false)
})

test('an answer is changed by its author alone, while it is not public, and never moved to another question', async () => {
  const of = await published()
  const answer = await answered(of, 'نص فيه خطأ مطبعي')
  const change = async (who: PersonName, more: object) => {
    const { concurrencyStamp } = await right('publisher', 'get', `KnowledgeAnswer/Get/${answer}`)
    return refused(who, 'put', 'KnowledgeAnswer/Update', { id: answer, concurrencyStamp, ...more })
  }
  const text = '<p>نص بلا خطأ<script>alert(1)</script></p>'
  expect(await change('publisher', { text })).toBe('403 notAuthor')
  expect(await change('neighbour', { question: await published() })).toMatch(/^400/)
  expect(await change('neighbour', { isBest: true })).toMatch(/^400/)
  expect(await change('neighbour', { text: '<p>قصير</p>' })).toMatch(/^400/)
  expect(await change('neighbour', { text })).toBe('200')
  expect((await right('neighbour', 'get', `KnowledgeAnswer/Get/${answer}`)).text).toBe('<p>نص بلا خطأ</p>')
  await right('publisher', 'put', `KnowledgeAnswer/Publish/${answer}`)
  expect(await change('neighbour', { text })).toBe('409 published')
  // Their forms say so before anything is typed.
  const form = async (who: PersonName) => {
    const { allowed, unchangeable } = await right(who, 'get', `KnowledgeAnswer/Get/${answer}`)
    return [allowed.includes('update'), unchangeable]
  }
  const stays = 'الإجابة منشورة. ألغِ نشرها قبل تعديلها'
  expect([await form('neighbour'), await form('publisher')]).toEqual([
    [false, stays],
    [false, stays],
  ])
  await right('publisher', 'put', `KnowledgeAnswer/CancelPublish/${answer}`)
  expect([await form('neighbour'), await form('publisher')]).toEqual([
    [true, undefined],
    [false, 'لا يعدّل الإجابة إلا من كتبها'],
  ])
})

test('only an approved question is answered; one for staff is read by staff of every place, and never by citizens', async () => {
  const answer = { text: '<p>إجابة كاملة من هيئة أخرى</p>' }
  const guide = await published({ resourceType: ids.guide })
  expect(await refused('neighbour', 'post', `KnowledgeExchange/Answer/${guide}`, answer)).toBe('409 noQuestion')
  expect(await refused('neighbour', 'post', `KnowledgeExchange/Answer/${await question()}`, answer)).toBe('404 notFound')
  const internal = await published({ audienceLevel: 2 })
  expect(await right('neighbour', 'get', `KnowledgeExchange/Read/${internal}`)).toMatchObject({ isForStaff: true, isAsker: false })
  const listed = async (who: PersonName) =>
    (await right(who, 'get', 'KnowledgeExchange/GetReadable?onlyQuestions=true&maxResultCount=100')).items.map(({ id }) => id)
  expect(await listed('neighbour')).toContain(internal)
  expect(await listed('neighbour')).not.toContain(guide)
  const given = await answered(internal, 'إجابة داخلية للموظفين')
  await right('publisher', 'put', `KnowledgeAnswer/Publish/${given}`)
  expect(await readBy('engineer', internal)).toEqual([given])
  expect(await refused('visitor', 'get', `Public/KnowledgeAnswer/Get/${given}`)).toBe('404 notFound')
  expect(await foundBy('إجابة داخلية للموظفين')).not.toContain(internal)
  // Two at once: what is found by the question is written from both.
  const of = await published()
  const both = [await answered(of, 'كلمة أولى: برتقوش'), await answered(of, 'كلمة ثانية: زنجفور')]
  await Promise.all(both.map(one => right('publisher', 'put', `KnowledgeAnswer/Publish/${one}`)))
  expect([await foundBy('برتقوش'), await foundBy('زنجفور')]).toEqual([[of], [of]])
  const { rows } = await asOwner(scene.world.database.ownerUrl, client =>
    client.query('select text_ar from search_document where id = $1', [of]),
  )
  expect(rows[0].text_ar).toContain('برتقوش')
})

test('of what was published for staff alone visitors are told nothing, whatever an edit of it says, nor when it is gone', async () => {
  const [open, internal] = [await published(), await published({ audienceLevel: 2 })]
  const told = async () => [
    await refused('visitor', 'get', `Public/KnowledgeExchange/Get/${internal}`),
    (await sourceOf(`${scene.world.url}/knowledgeExchange/${internal}`)).status,
  ]
  expect(await told()).toEqual(['404 notFound', 404])
  const { concurrencyStamp } = await right('engineer', 'get', `KnowledgeExchange/Get/${internal}`)
  await right('engineer', 'put', 'KnowledgeExchange/Update', { id: internal, concurrencyStamp, audienceLevel: 1 })
  expect(await told()).toEqual(['404 notFound', 404])
  // Of what they have read once they are told that it was withdrawn.
  for (const id of [open, internal])
    await right('publisher', 'put', `KnowledgeExchange/CancelPublish/${id}`, { note: 'سُحب السؤال للتدقيق' })
  expect(await refused('visitor', 'get', `Public/KnowledgeExchange/Get/${open}`)).toBe('410 withdrawn')
  await asOwner(scene.world.database.ownerUrl, client => client.query('delete from knowledge_exchange where id = $1', [internal]))
  expect(await told()).toEqual(['404 notFound', 404])
})
