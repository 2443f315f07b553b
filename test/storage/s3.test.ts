import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { expect, test } from 'vitest'
import { s3Store } from '../../server/files/s3.ts'
import type { FileStore } from '../../server/files/store.ts'

const key = 'ab'.repeat(32)
const secretKey = 'a secret that nobody sends'
const bytes = (count: number) => new Uint8Array(count).fill(7)

/** A store behind a server that answers as it is told, and breaks off where it likes. */
async function withServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  work: (store: FileStore) => Promise<void>,
): Promise<void> {
  const server = createServer(answer)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  try {
    const account = { bucket: 'files', region: 'us-east-1', accessKey: 'a', secretKey, longestSilenceMs: 1000 }
    await work(s3Store({ endpoint: `http://127.0.0.1:${port}`, ...account }))
  } finally {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  }
}
const isAway = { status: 503, code: 'storeAway' }
async function collected(content: AsyncIterable<Uint8Array>): Promise<number> {
  let total = 0
  for await (const part of content) total += part.length
  return total
}

test('an upload that the store breaks off is no upload', () =>
  withServer(
    (request, response) => {
      if (request.method === 'HEAD') response.writeHead(404).end()
      else request.once('data', () => request.destroy())
    },
    async store => {
      async function* parts() {
        for (let part = 0; part < 64; part++) yield bytes(64 * 1024)
      }
      await expect(store.put(key, { parts: parts(), sizeBytes: 64 * 64 * 1024 })).rejects.toMatchObject(isAway)
    },
  ))

test('content that ends before its length is no content', () =>
  withServer(
    (_request, response) => {
      response.writeHead(200, { 'content-length': '1000' })
      response.write(bytes(100), () => response.destroy())
    },
    async store => {
      await expect(collected(store.read(key))).rejects.toMatchObject(isAway)
    },
  ))

test('what the reader does not take is not read into memory, and a slow reader reads to the end', () => {
  const [count, size] = [1024, 64 * 1024]
  let sent = 0
  return withServer(
    (_request, response) => {
      response.writeHead(200, { 'content-length': String(count * size) })
      void pipeline(
        Readable.from(
          (function* () {
            for (; sent < count; sent++) yield bytes(size)
          })(),
        ),
        response,
      ).catch(() => undefined)
    },
    async store => {
      const parts = store.read(key)[Symbol.asyncIterator]()
      const first = await parts.next()
      // He takes nothing for longer than the store may be silent.
      for (let before = -1; before !== sent; ) {
        before = sent
        await new Promise(resolve => setTimeout(resolve, 2500))
      }
      expect(sent).toBeLessThan(count / 2)
      expect((first.value?.length ?? 0) + (await collected({ [Symbol.asyncIterator]: () => parts }))).toBe(count * size)
    },
  )
})

test('a store that falls silent is away, also when its reader was slow', () =>
  withServer(
    (_request, response) => {
      response.writeHead(200, { 'content-length': '1000000' })
      response.write(bytes(100_000))
    },
    async store => {
      const parts = store.read(key)[Symbol.asyncIterator]()
      await parts.next()
      await new Promise(resolve => setTimeout(resolve, 2500))
      await expect(collected({ [Symbol.asyncIterator]: () => parts })).rejects.toMatchObject(isAway)
    },
  ))

test('a store at whose address nobody answers is away', async () => {
  const store = s3Store({ endpoint: 'http://127.0.0.1:9', bucket: 'files', region: 'us-east-1', accessKey: 'a', secretKey })
  await expect(store.findSize(key)).rejects.toMatchObject(isAway)
})

test.each(['../secret-key', 'ab', `${key}/..`, `${key}-12345`])('%s is no key of a file', async wrong => {
  await withServer(
    (_request, response) => response.writeHead(200).end(),
    async store => {
      await expect(store.findSize(wrong)).rejects.toThrow(/no key/)
    },
  )
})

test('each request is signed for its method, its path and its content', () => {
  const seen: { method: string | undefined; url: string | undefined; hash: unknown; authorization: string | undefined }[] = []
  return withServer(
    (request, response) => {
      const { method, url, headers } = request
      seen.push({ method, url, hash: headers['x-amz-content-sha256'], authorization: headers.authorization })
      request.resume().on('end', () => response.writeHead(method === 'HEAD' ? 404 : 200).end())
    },
    async store => {
      await store.put(key, { parts: [bytes(10)], sizeBytes: 10 })
      expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([`HEAD /files/ab/ab/${key}`, `PUT /files/ab/ab/${key}`])
      expect(seen[1]?.hash).toBe(key)
      for (const { authorization } of seen)
        expect(authorization).toMatch(
          /^AWS4-HMAC-SHA256 Credential=a\/\d{8}\/us-east-1\/s3\/aws4_request, SignedHeaders=.*x-amz-content-sha256/,
        )
      expect(JSON.stringify(seen)).not.toContain(secretKey)
    },
  )
})
