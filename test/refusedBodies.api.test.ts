import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world?.stop())

const parts = 5
const part = Buffer.alloc(400_000, 'x')

test.each([
  ['of known length', { 'content-length': String(parts * part.length) }],
  ['of unknown length', { 'transfer-encoding': 'chunked' }],
])(
  'who sends too much over a slow line is heard out and then told why; his connection serves his next call, a body %s',
  async (_, headers) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const address = new URL('/api/Account/Login', world.url)
    const refused = await sentSlowly(address, agent, headers)
    expect(refused).toEqual({
      status: 413,
      body: expect.stringContaining('The submission is larger than allowed'),
      partsSent: parts,
      isReused: false,
    })
    expect(await sentSlowly(new URL('/healthz', world.url), agent)).toMatchObject({ status: 200, isReused: true })
    agent.destroy()
  },
)

interface Answered {
  status: number | undefined
  body: string
  /** How much of the body had been sent when the answer began. */
  partsSent: number
  isReused: boolean
}

/** With headers: a body whose parts leave a quarter of a second apart. */
async function sentSlowly(address: URL, agent: Agent, headers?: Readonly<Record<string, string>>): Promise<Answered> {
  const { promise, resolve, reject } = Promise.withResolvers<Answered>()
  const call = request(address, {
    agent,
    method: headers ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
  })
  let sent = 0
  call.on('error', reject)
  call.on('response', answer => {
    const partsSent = sent
    let body = ''
    answer.setEncoding('utf8').on('data', (text: string) => (body += text))
    answer.on('end', () => resolve({ status: answer.statusCode, body, partsSent, isReused: call.reusedSocket }))
  })
  while (headers && sent < parts - 1) {
    call.write(part)
    sent += 1
    await setTimeout(250)
  }
  if (headers) sent += 1
  call.end(headers && part)
  return promise
}
