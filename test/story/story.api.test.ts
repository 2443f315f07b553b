import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stages } from '../guarantees/turns.ts'
import { asOwner, type World } from '../world.ts'
import { settle, signIn } from '../people.ts'
import { item } from './words.ts'

let world: World

async function call(token: string | undefined, method: string, path: string, body?: unknown) {
  const answer = await fetch(`${world.url}/api/${path}`, {
    method,
    headers: {
      'accept-language': 'en',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json().catch(() => undefined) }
}

async function uploaded(token: string): Promise<string> {
  const bytes = await sharp({ create: { width: 1200, height: 675, channels: 3, background: '#A8472B' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('resource', 'news')
  form.set('field', 'mainImage')
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'station.png')
  const answer = await fetch(`${world.url}/api/Attachment/Upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  expect(answer.status).toBe(200)
  return (await answer.json()).id
}

const written = (mainImage: string) => ({
  titleAr: item.title,
  titleEn: item.titleEn,
  summaryAr: item.summary,
  summaryEn: item.summaryEn,
  bodyAr: `<p>${item.body}</p>`,
  bodyEn: `<p>${item.bodyEn}</p>`,
  category: 8001,
  mainImage,
  mainImageAltAr: item.alt,
  mainImageAltEn: item.altEn,
})

describe.for(stages)('told to $stage', ({ start }) => {
  beforeAll(async () => {
    world = await start()
    await settle(world)
  })
  afterAll(() => world?.stop())

  test('a news item goes from the editor over the publisher to the citizen by calls alone, each step audited', async () => {
    const editor = await signIn(world, 'editor')
    const publisher = await signIn(world, 'publisher')
    const created = await call(editor, 'POST', 'News/Create', written(await uploaded(editor)))
    expect(created.status).toBe(200)
    const { id } = created.body
    expect((await call(undefined, 'GET', `Public/News/Get/${id}`)).status).toBe(404)
    // Who sent it does not decide on it, and has no right to.
    expect((await call(editor, 'PUT', `News/Publish/${id}`, {})).status).toBe(403)
    const published = await call(publisher, 'PUT', `News/Publish/${id}`, { concurrencyStamp: created.body.concurrencyStamp })
    expect(published.status).toBe(200)
    expect(published.body).toMatchObject({ publishStatus: 3, liveVersion: 1 })
    const read = await call(undefined, 'GET', `Public/News/Get/${id}`)
    expect(read.body).toMatchObject({ titleAr: item.title, titleEn: item.titleEn })
    expect(read.body).not.toHaveProperty('creator')
    await asOwner(world.database.ownerUrl, async client => {
      const { rows } = await client.query(
        `select operation, changes, actor from audit_entry where table_name = 'news' and row_id = $1 and operation is not null order by id`,
        [id],
      )
      expect(rows.map(row => row.operation)).toEqual([1, 2])
      expect(rows[1].changes).toMatchObject({ publish_status: [1, 3], live_version: [null, 1] })
      expect(rows[0].actor).not.toBe(rows[1].actor)
    })
  })

  test('what was published stays as it is while an edit waits, and the edit replaces it when it is published', async () => {
    const editor = await signIn(world, 'editor')
    const publisher = await signIn(world, 'publisher')
    const created = await call(editor, 'POST', 'News/Create', written(await uploaded(editor)))
    const { id } = created.body
    await call(publisher, 'PUT', `News/Publish/${id}`, {})
    const before = await call(editor, 'GET', `News/Get/${id}`)
    const edited = await call(editor, 'PUT', 'News/Update', {
      id,
      concurrencyStamp: before.body.concurrencyStamp,
      titleAr: 'عنوان لم يُنشر بعد',
    })
    expect(edited.body).toMatchObject({ publishStatus: 2, liveVersion: 1, currentVersion: 2 })
    expect((await call(undefined, 'GET', `Public/News/Get/${id}`)).body.titleAr).toBe(item.title)
    const list = await call(undefined, 'GET', `Public/News/GetListPaged?filter=${encodeURIComponent('لم يُنشر')}`)
    expect(list.body.totalCount).toBe(0)
    await call(publisher, 'PUT', `News/Publish/${id}`, {})
    expect((await call(undefined, 'GET', `Public/News/Get/${id}`)).body.titleAr).toBe('عنوان لم يُنشر بعد')
  })

  test('a rejection needs its reason and a note, and a withdrawn item is gone for citizens at once', async () => {
    const editor = await signIn(world, 'editor')
    const publisher = await signIn(world, 'publisher')
    const created = await call(editor, 'POST', 'News/Create', written(await uploaded(editor)))
    const { id } = created.body
    const refused = await call(publisher, 'PUT', `News/Reject/${id}`, { note: 'قصير' })
    expect(refused.status).toBe(400)
    expect(refused.body.error.validationErrors.map((error: { members: string[] }) => error.members[0]).sort()).toEqual(['note', 'reason'])
    expect((await call(publisher, 'PUT', `News/Reject/${id}`, { reason: 37001, note: 'الصورة لا تخص الخبر المذكور' })).body).toMatchObject({
      publishStatus: 4,
      rejectionReason: 37001,
    })
    const again = await call(publisher, 'PUT', `News/Publish/${id}`, {})
    expect(again.status).toBe(409)
    expect(again.body.error.code).toBe('wrongState')
    const other = await call(editor, 'POST', 'News/Create', written(await uploaded(editor)))
    await call(publisher, 'PUT', `News/Publish/${other.body.id}`, {})
    expect((await call(publisher, 'PUT', `News/CancelPublish/${other.body.id}`, { note: 'نُشر قبل موعده المحدد' })).body).toMatchObject({
      publishStatus: 2,
      liveVersion: null,
    })
    expect((await call(undefined, 'GET', `Public/News/Get/${other.body.id}`)).status).toBe(410)
  })

  test('an incomplete item is not published, and the answer names what is missing', async () => {
    const editor = await signIn(world, 'editor')
    const publisher = await signIn(world, 'publisher')
    const { summaryAr: _, mainImage: __, mainImageAltAr: ___, ...rest } = written('')
    const created = await call(editor, 'POST', 'News/Create', rest)
    expect(created.status).toBe(200)
    const refused = await call(publisher, 'PUT', `News/Publish/${created.body.id}`, {})
    expect(refused.status).toBe(400)
    expect(refused.body.error.details.fields).toEqual(['summaryAr', 'mainImage', 'mainImageAltAr'])
  })
})
