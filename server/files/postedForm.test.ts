import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withPostedForm } from './postedForm.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'posted-form-'))
})
afterAll(() => rm(folder, { recursive: true }))

const limits = { fields: 8, textBytes: 16 * 1024, fileBytes: 0, files: 0 }

/** A form whose body comes in these pieces. @param ends false: its sender never sends the rest */
function formOf(pieces: readonly string[], ends: boolean): Request {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      if (ends) controller.close()
    },
  })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  // What a browser need not say of a body that comes in pieces, Node asks for.
  const init = { method: 'POST', headers, body, duplex: 'half' }
  return new Request('http://portal/pageFeedback', init)
}

test('a form that comes in pieces is read whole', async () => {
  const read = await withPostedForm(
    formOf(['page=%2Fne', 'ws&use', 'ful=1'], true),
    folder,
    { ...limits, patienceMs: 5000 },
    async form => form,
  )
  expect(read.values).toEqual({ page: ['/news'], useful: ['1'] })
})

test('who sends a form so slowly that others wait for his place is not waited for', async () => {
  const read = withPostedForm(formOf(['page=%2Fnews'], false), folder, { ...limits, patienceMs: 50 }, async form => form)
  await expect(read).rejects.toMatchObject({ code: 'tooSlow', status: 408 })
})

test('of a field of files an empty one comes with its name, and none where nothing was chosen', async () => {
  const form = new FormData()
  form.append('image', new File([], 'صورة.png'))
  form.append('attachment', new File([], ''))
  const request = new Request('http://portal/addCreativeIdeasBank', { method: 'POST', body: form })
  const files = await withPostedForm(request, folder, { ...limits, fileBytes: 1024, files: 4, patienceMs: 5000 }, async read => read.files)
  expect(files.map(({ field, fileName, sizeBytes }) => ({ field, fileName, sizeBytes }))).toEqual([
    { field: 'image', fileName: 'صورة.png', sizeBytes: 0 },
  ])
})
