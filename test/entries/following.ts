import { expect } from 'vitest'
import { contentIn } from '../../server/messages/delivery.ts'
import type { Content } from '../../server/messages/outgoing.ts'
import { sealerOf } from '../../server/sealed.ts'
import { keyOf } from '../../server/secrets.ts'
import type { Gate } from '../account/gate.ts'
import { until } from '../guarantees/launch.ts'
import { secretKey } from '../messages/beside.ts'
import { visitorOf, type Visitor } from './visitor.ts'

interface Letter {
  readonly id: string
  readonly content: Content
}
/** What those who follow a page by e-mail do, and what they get. @param gateOf once the program has started */
export function followingAt(gateOf: () => Gate) {
  let last = 0
  const freshEmail = () => `follower${++last}@mail.example`

  /** Asks to follow a page. */
  function ask(visitor: Visitor, email: string, more: Readonly<Record<string, string>> = {}, prefix = '') {
    return visitor.post(`${prefix}/follow`, { page: '/news', email, how: 'once', act: 'send', ...more })
  }
  /** Where the link of the last mail to an address leads. */
  async function linkTo(email: string, least = 1): Promise<string> {
    const [mail] = await gateOf().sentTo(email, least)
    return /\/(?:en\/)?follow\/[0-9a-f-]{36}\?key=[\w-]{22}&how=\w+/.exec(mail?.body ?? '')?.[0] ?? ''
  }
  /** Follows a page and confirms it. @returns the path of the follower's own page */
  async function follow(email: string, more: Readonly<Record<string, string>> = {}, prefix = ''): Promise<string> {
    const visitor = visitorOf(gateOf())
    const sent = await ask(visitor, email, more, prefix)
    expect([sent.status, sent.location]).toEqual([303, expect.stringContaining('sent=1')])
    const link = await linkTo(email)
    const done = await visitor.post(link, { how: more.how ?? 'once', act: 'choose' })
    expect([done.status, done.location]).toEqual([303, expect.stringContaining('done=confirmed')])
    return link.replace(/&how=.*/, '')
  }

  /** What was written to an address of what is new, the first first. */
  async function lettersTo(email: string): Promise<Letter[]> {
    const sealer = sealerOf(keyOf(secretKey, 'outbox'))
    const rows = await gateOf().sql(
      'select o.id, c.sealed from outbox o join outbox_content c on c.message_id = o.id where c.address = $1 and o.kind is null order by o.id',
      [email],
    )
    return rows.map(({ id, sealed }) => ({ id: String(id), content: contentIn(sealer, String(sealed), String(id)) }))
  }
  /** Lets the job look at everybody, and waits until it has. */
  async function look(): Promise<void> {
    await gateOf().sql("update follower set next_at = now() - interval '1 second' where confirmed_at is not null")
    await until(
      'everybody was looked at',
      async () => {
        const [row] = await gateOf().sql('select count(*)::int as n from follower where confirmed_at is not null and next_at <= now()')
        return row?.n === 0 ? true : undefined
      },
      90_000,
    )
  }

  return { freshEmail, ask, linkTo, follow, lettersTo, look }
}
