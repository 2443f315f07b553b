import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openedStream, sealedStream } from '../../server/backup/sealing.ts'
import { entriesOf, tarOf, type TarEntry } from '../../server/backup/tar.ts'

const passphrase = 'Saffron-42-olive'
async function* streamed(...parts: readonly Uint8Array[]) {
  yield* parts
}
async function collected(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of source) parts.push(part)
  return Buffer.concat(parts)
}

describe('an encrypted stream', () => {
  test.each([0, 1, 65_535, 65_536, 65_537, 200_000])('of %i bytes is read back', async size => {
    const content = Buffer.alloc(size, 'م')
    const sealed = await collected(sealedStream(streamed(content.subarray(0, 70_000), content.subarray(70_000)), passphrase))
    expect((await collected(openedStream(streamed(sealed), passphrase))).equals(content)).toBe(true)
  })

  test('opens neither with another byte, nor cut off, nor with frames in another order, nor longer', async () => {
    const sealed = await collected(sealedStream(streamed(Buffer.alloc(150_000, 'a')), passphrase))
    const frame = 4 + 65_536 + 16
    const [head, one, two, rest] = [
      sealed.subarray(0, 24),
      sealed.subarray(24, 24 + frame),
      sealed.subarray(24 + frame, 24 + 2 * frame),
      sealed.subarray(24 + 2 * frame),
    ]
    const other = Buffer.from(sealed)
    other[100_000] = (other[100_000] ?? 0) ^ 1
    for (const bad of [
      other,
      sealed.subarray(0, 24 + 2 * frame),
      sealed.subarray(0, 90_000),
      Buffer.concat([head, two, one, rest]),
      Buffer.concat([head, one, rest]),
      Buffer.concat([sealed, one]),
    ])
      await expect(collected(openedStream(streamed(bad), passphrase))).rejects.toThrow(/damaged/)
    await expect(collected(openedStream(streamed(sealed), 'another passphrase'))).rejects.toThrow(/is not the one/)
  }, 30_000)
})

describe('an archive', () => {
  async function* entriesFrom(all: readonly (readonly [string, Buffer])[]): AsyncGenerator<TarEntry> {
    for (const [name, content] of all) yield { name, sizeBytes: content.length, content: [content] }
  }

  test('gives back what was put in, in whatever pieces it arrives', async () => {
    const files = fc.array(fc.tuple(fc.stringMatching(/^[a-z]{1,20}\/[a-z0-9]{1,70}$/), fc.uint8Array({ maxLength: 3000 })), {
      maxLength: 6,
    })
    await fc.assert(
      fc.asyncProperty(files, fc.integer({ min: 1, max: 2000 }), async (given, step) => {
        const put = given.map(([name, content]) => [name, Buffer.from(content)] as const)
        const archive = await collected(tarOf(entriesFrom(put), () => undefined))
        const pieces = Array.from({ length: Math.ceil(archive.length / step) }, (_, at) => archive.subarray(at * step, (at + 1) * step))
        const got: (readonly [string, Buffer])[] = []
        for await (const { name, content } of entriesOf(streamed(...pieces))) got.push([name, await collected(content)])
        expect(got).toEqual(put)
      }),
    )
  })

  test('refuses content that is not as long as was said', async () => {
    for (const sizeBytes of [2, 4]) {
      const wrong = async function* (): AsyncGenerator<TarEntry> {
        yield { name: 'files/a', sizeBytes, content: [Buffer.from('abc')] }
      }
      await expect(collected(tarOf(wrong(), () => undefined))).rejects.toThrow(/is not as long/)
    }
  })
})
