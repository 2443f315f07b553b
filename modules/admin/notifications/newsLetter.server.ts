import { filled, type Lang } from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { post, shownAddress } from '../../../server/messages/outbox.ts'
import type { Content } from '../../../server/messages/outgoing.ts'
import type { Platform } from '../../../server/platform.ts'
import { settings } from '../settings/settings.ts'
import { emailPage } from './emailPage.server.ts'
import { escapedHtml } from './originals.ts'
import { outboxOf } from './tell.server.ts'
import { covered } from './written.ts'

/** What somebody outside has asked to be told of: a list of what is new, each with its page. */
export interface NewsLetter {
  readonly email: string
  readonly lang: Lang
  readonly subject: string
  readonly intro: string
  readonly items: readonly { readonly title: string; readonly text: string; readonly path: string }[]
  /** Path of the page with all of it. */
  readonly page: string
  /** Why it came; `{leave}` stands for the link by which no more of them come. */
  readonly because: string
  readonly leaveWord: string
  /** Path of the page by which one leaves, with its key: nobody but the recipient reads it. */
  readonly leave: string
}

/** As long as a mail server may be away: the key in it is of no use to the outbox afterwards. */
const validSeconds = 7 * 24 * 3600

/** Writes it to the outbox, in the caller's transaction. @returns its id there */
export async function postNews(platform: Platform, transaction: Transaction, letter: NewsLetter): Promise<string> {
  const model = platform.models.get('outbox')
  if (!model) throw new Error('There is no outbox')
  const { email, lang } = letter
  return post(outboxOf(platform), transaction, model, {
    channel: 'email',
    channelId: platform.lookups.ids('notificationChannel').email ?? 0,
    kindId: null,
    userId: null,
    lang,
    address: email,
    shownAddress: shownAddress('email', email),
    content: { ...contentOf(platform, letter, platform.origin() + letter.leave), leave: platform.origin() + letter.leave },
    covered: contentOf(platform, letter, covered),
    validSeconds,
    link: platform.origin() + letter.page,
    isUrgent: false,
    isCode: false,
  })
}

function contentOf(
  platform: Platform,
  { lang, subject: given, intro, items, page, because, leaveWord }: NewsLetter,
  leave: string,
): Content {
  const at = lang === 'ar' ? 0 : 1
  const [product = '', owner = ''] = [settings.productName, settings.ownerName].map(pair => platform.settings.get(pair)[at])
  const origin = platform.origin()
  // A line end in the subject of an e-mail would begin another header.
  const subject = given.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  // What is followed by itself is reached by the link to its page, and by no second one.
  const linked = (path: string, title: string) => (path === page ? title : `<a href="${escapedHtml(origin + path)}">${title}</a>`)
  const list = items.map(({ title, text, path }) => `<p>${linked(path, escapedHtml(title))}<br>${escapedHtml(text)}</p>`).join('')
  const way = leave === covered ? escapedHtml(leaveWord) : `<a href="${escapedHtml(leave)}">${escapedHtml(leaveWord)}</a>`
  return {
    subject,
    body: [
      intro,
      ...items.map(({ title, text, path }) =>
        [`- ${title}`, ...(text === '' ? [] : [`  ${text}`]), ...(path === page ? [] : [`  ${origin}${path}`])].join('\n'),
      ),
      origin + page,
      filled(because, { leave: `${leaveWord} (${leave})` }),
      `${product} - ${owner}`,
    ].join('\n\n'),
    html: emailPage({
      lang,
      product,
      owner,
      subject,
      body: `<p>${escapedHtml(intro)}</p>${list}`,
      link: origin + page,
      because: filled(escapedHtml(because), { leave: way }),
    }),
  }
}
