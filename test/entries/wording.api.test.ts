import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { creativeIdeasBank } from '../../modules/economy/ideas/creativeIdeasBank.ts'
import { reviewedIdea } from '../../modules/economy/ideas/ideas.server.ts'
import { investors } from '../../modules/economy/investors/investor.ts'
import { reviewedInvestor } from '../../modules/economy/investors/investors.server.ts'
import type { ReadByAll } from '../../modules/portal/entries/wording.server.ts'
import { columnsOf, type Fields } from '../../kernel/kernel.ts'
import { startGate, type Gate } from '../account/gate.ts'
import { deskOf, picture } from '../uploads.ts'
import { listIn, objectIn, type Json } from '../walk/json.ts'
import { ideasIn, type OwnIdea } from './ideas.ts'
import { registered } from './investors.ts'
import { appOf } from './visitor.ts'

let gate: Gate
let ideas: Awaited<ReturnType<typeof ideasIn>>
beforeAll(async () => {
  gate = await startGate({ 'Security.TrustedProxies': ['127.0.0.1', '::1'] })
  ideas = await ideasIn(gate)
})
afterAll(() => gate?.stop())

/** Staff change an idea. @returns whether its owner agrees still */
async function changed({ id }: OwnIdea, values: Json): Promise<unknown> {
  const { body: before } = await ideas.staff('GET', `CreativeIdeasBank/Get/${id}`)
  const { status, body } = await ideas.staff('PUT', 'CreativeIdeasBank/Update', {
    id,
    concurrencyStamp: before.concurrencyStamp,
    ...values,
  })
  expect([status, body.error]).toEqual([200, undefined])
  return body.ownerApproval
}
const publish = async ({ id }: OwnIdea) => (await ideas.staff('PUT', `CreativeIdeasBank/Publish/${id}`, {})).status

/** What its owner is asked to agree to, by the English labels, as his app reads it. */
async function asked({ number, key }: Pick<OwnIdea, 'number' | 'key'>, lang: 'ar' | 'en' = 'ar') {
  const { body } = await appOf(gate).call('GET', `Public/Submission/Track?${new URLSearchParams({ number, key })}`, undefined, lang)
  const wording = listIn(body, 'wording').map(said => objectIn(said))
  return {
    mark: String(body.wordingMark),
    texts: Object.fromEntries(wording.map(({ labelEn, text }) => [String(labelEn), text])),
    pictures: wording.flatMap(({ picture: drawn }) => (typeof drawn === 'string' ? [drawn] : [])),
  }
}
const agree = async ({ number, key }: OwnIdea, wordingMark: string, lang: 'ar' | 'en' = 'ar') =>
  (await appOf(gate).call('POST', 'Public/Submission/ApproveText', { number, key, wordingMark }, lang)).status

test('an idea waits until somebody of the staff opens it, and is in review from then on', async () => {
  const own = await ideas.send()
  const status = async () =>
    (await appOf(gate).call('GET', `Public/Submission/Track?${new URLSearchParams({ number: own.number, key: own.key })}`)).body.status
  expect(await status()).toBe('pending')
  await ideas.staff('GET', 'CreativeIdeasBank/GetListPaged')
  expect(await status(), 'a list is not yet the idea').toBe('pending')
  await ideas.staff('GET', `CreativeIdeasBank/Get/${own.id}`)
  expect(await status()).toBe('inReview')
})

describe('what staff write of an idea in the place of its owner', () => {
  test('as his name is read by nobody before he has agreed to it, in whichever language he reads', async () => {
    const own = await ideas.send(ideas.given({ showOwnerName: 'on' }))
    expect(await changed(own, { ownerName: 'سلمى ياسين حمدان' })).toBe(false)
    expect(await publish(own)).toBe(409)
    const [inEnglish, inArabic] = [await asked(own, 'en'), await asked(own)]
    expect([inEnglish.texts['Owner of the idea'], inArabic.mark]).toEqual(['سلمى ياسين حمدان', inEnglish.mark])
    expect(await agree(own, inEnglish.mark)).toBe(204)
    expect(await publish(own)).toBe(200)
    expect((await gate.call('GET', `Public/CreativeIdeasBank/Get/${own.id}`)).body.publicOwnerName).toBe('سلمى ياسين حمدان')
  })

  test('as his name is asked of nobody where it is not read', async () => {
    const own = await ideas.send()
    expect(await changed(own, { ownerName: 'سلمى ياسين حمدان' })).toBe(true)
    expect(await publish(own)).toBe(200)
  })

  test('is asked of him where it is another fact, and not where the same is sent another way', async () => {
    const { lookups } = ideas
    const more = { estimatedCost: '5000', currency: ideas.lookup('currency.ILS'), location: ['31.9038', '35.2034'] }
    const own = await ideas.send(ideas.given(more))
    const same = { estimatedCost: '5000', requestedSupport: [4, 1], location: { lng: 35.2034, lat: 31.9038 } }
    expect(await changed(own, same)).toBe(true)
    expect(await changed(own, { currency: lookups.get('currency.USD') })).toBe(false)
    const { texts, mark } = await asked(own)
    expect([texts['Estimated cost'], texts['Support wanted']]).toEqual([expect.stringMatching(/^5,000 \D*دولار/), 'مكان، تمويل'])
    expect((await asked(own, 'en')).texts['Support wanted']).toBe('Premises, Funding')
    expect(await agree(own, mark)).toBe(204)
    expect(await changed(own, { owner: lookups.get('applicantType.SML') })).toBe(false)
    expect(await agree(own, (await asked(own)).mark)).toBe(204)
    expect(await changed(own, { localCommId: gate.places.get('01002') })).toBe(false)
    expect((await asked(own)).texts['Local authority']).toBe('يعبد')
  })

  test('as a picture is seen by him, and another one of the same name is another one', async () => {
    const own = await ideas.send()
    const desk = await deskOf(gate.world, 'economist')
    const drawn = async (hue: number) =>
      changed(own, { image: await desk.uploaded(await picture(480, 300, 'png', hue), 'photo.png', 'creativeIdeasBank', 'image') })
    expect(await drawn(10)).toBe(false)
    const first = await asked(own)
    expect([first.texts.Image, first.pictures]).toEqual(['photo.png', [expect.stringMatching(/^data:image\/webp;base64,[\w+/]+=*$/)]])
    expect((await own.visitor.read(`/entry/${own.number}?key=${own.key}`)).html).toContain(`<img src="${first.pictures[0]}" alt="صورة"`)
    await drawn(200)
    const second = await asked(own)
    expect([second.texts, second.pictures]).not.toEqual([first.texts, first.pictures])
    expect(second.texts).toEqual(first.texts)
    expect([await agree(own, first.mark), await agree(own, second.mark)]).toEqual([409, 204])
  })

  test('is read by him although the store does not give its picture', async () => {
    const own = await ideas.send()
    const desk = await deskOf(gate.world, 'economist')
    await changed(own, { image: await desk.uploaded(await picture(480, 300), 'lost.png', 'creativeIdeasBank', 'image') })
    await gate.sql(`update attachment set sha256 = repeat('f', 64) where original_file_name = 'lost.png'`)
    const { texts, pictures } = await asked(own)
    expect([texts.Image, pictures]).toEqual(['lost.png', []])
    const { status, html } = await own.visitor.read(`/entry/${own.number}?key=${own.key}`)
    expect([status, html]).toEqual([200, expect.stringContaining('lost.png')])
  })
})

describe('everything that everybody will read is asked for by a text in both languages', () => {
  test('of an idea', async () => {
    const own = await ideas.send(ideas.given({ showOwnerName: 'on' }))
    const desk = await deskOf(gate.world, 'economist')
    const values = {
      titleEn: 'Gardens on roofs',
      summaryEn: 'Vegetables are grown on the roofs of public buildings and sold in the market of the town.',
      innovation: 'أول حديقة أسطح تديرها جمعية.',
      owner: ideas.lookups.get('applicantType.SML'),
      localCommId: gate.places.get('01002'),
      estimatedCost: '5000',
      currency: ideas.lookups.get('currency.ILS'),
      expectedJobs: 12,
      location: { lat: 31.9038, lng: 35.2034 },
      image: await desk.uploaded(await picture(480, 300), 'roof.png', 'creativeIdeasBank', 'image'),
    }
    expect(await changed(own, values)).toBe(false)
    await expectEachText(own, reviewedIdea, creativeIdeasBank, ['publicOwnerName'])
  })

  test('of an investor', async () => {
    const given = { allowToPublish: 'on', showContact: 'on' }
    const { id, token, path } = await registered(gate, ideas.lookup, '599000772', given)
    const desk = await deskOf(gate.world, 'economist')
    const { body: before } = await gate.call('GET', `Investors/Get/${id}`, undefined, { token })
    const values = {
      activityDescriptionEn: 'Cardboard boxes for vegetables and fruit, in the sizes that exporters ask for.',
      website: 'https://almarj.example',
      city: 'جنين',
      interestPlaces: ['01001', '01002'].map(code => gate.places.get(code)),
      investmentRange: 2,
      logo: await desk.uploaded(await picture(480, 480), 'logo.png', 'investors', 'logo'),
    }
    const { concurrencyStamp } = before
    const { status, body } = await gate.call('PUT', 'Investors/Update', { id, concurrencyStamp, ...values }, { token })
    expect([status, body.investorApproval]).toEqual([200, false])
    const [, number = '', key = ''] = /(INV-[\d-]+)\?key=([\w-]+)/.exec(path) ?? []
    await expectEachText({ number, key }, reviewedInvestor, investors, ['publicPosition', 'publicEmail', 'publicPhone'])
  })
})

async function expectEachText(
  own: Pick<OwnIdea, 'number' | 'key'>,
  { wording, facts }: ReadByAll,
  resource: { readonly fields: Fields },
  shown: readonly string[],
) {
  const labels = new Map(columnsOf(resource.fields).map(({ name, label: [, en] }) => [name, en]))
  const read = [...wording.map(([, , en]) => en), ...[...facts, ...shown].map(name => labels.get(name))]
  for (const lang of ['ar', 'en'] as const) {
    const { texts } = await asked(own, lang)
    expect(new Set(Object.keys(texts)), lang).toEqual(new Set(read))
    expect(
      Object.keys(texts).filter(label => texts[label] === ''),
      lang,
    ).toEqual([])
  }
}
