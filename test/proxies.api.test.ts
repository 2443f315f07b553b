import { expect, test } from 'vitest'
import { settle } from './people.ts'
import { asOwner, startWorld, type World } from './world.ts'

async function tries(world: World, from: string, count: number): Promise<number[]> {
  const statuses: number[] = []
  for (let tried = 1; tried <= count; tried++) {
    const { status } = await fetch(`${world.url}/api/Account/Login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ userName: `nobody-${from}-${tried}`, password: 'wrong' }),
    })
    statuses.push(status)
  }
  return statuses
}

test.each([
  ['behind a trusted proxy only who guesses has to wait', '127.0.0.1, ::1', 400, ['203.0.113.7', '198.51.100.20']],
  ['without one what a client says of himself changes nothing', '', 429, ['127.0.0.1']],
])('%s', async (_name, trusted, another, addresses) => {
  const world = await startWorld({ MAHALLI_TRUSTED_PROXIES: trusted })
  try {
    await settle(world)
    expect((await tries(world, '203.0.113.7', 31)).at(-1)).toBe(429)
    expect(await tries(world, '198.51.100.20', 1)).toEqual([another])
    const noted = await asOwner(world.database.ownerUrl, client =>
      client.query<{ address: string }>('select distinct address from sign_in_failure order by address desc'),
    )
    expect(noted.rows.map(({ address }) => address)).toEqual(addresses)
  } finally {
    await world.stop()
  }
})
