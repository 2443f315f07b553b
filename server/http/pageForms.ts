import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { Hono } from 'hono'
import { Invalid, Refused, visitor, type Lang } from '../../kernel/kernel.ts'
import type { Call, Platform } from '../platform.ts'
import type { AddressOf } from './api.ts'
import { answerOf, waitOf as whyToWait, waitSentences } from './errors.ts'
import { requestIdOf } from './pages.ts'
import { tooMany } from './tooMany.ts'
import { log } from '../log.ts'

/** A page to which visitors post a form: it works without a script, and answers with itself where something is wrong. */
export interface PageForm {
  /** Path of the page in Arabic, as a route: `/entry/:number`. The English page is the same under `/en`. */
  readonly path: string
  /**
   * May this request be heard at all? Asked before anything of it is read: what refuses a storm must cost nothing.
   * @returns seconds until it may; 0: now
   */
  admit(call: Call, request: Request): number
  /** @returns an answer of its own, such as the way to another page, or what the page is told to draw itself with */
  receive(call: Call, request: Request, params: Readonly<Record<string, string>>): Promise<Response | Shown>
}

/** The page itself, with what was posted to it. */
export interface Shown {
  readonly status: number
  readonly posted: unknown
  /** Seconds after which it may be posted again, where too many came. */
  readonly retryAfter?: number | undefined
}

/** What page forms stand on. */
export interface PageFormOptions {
  readonly platform: Platform
  readonly addressOf: AddressOf
  /** Draws a page; with what was posted it is nobody else's. */
  readonly draw: (request: Request, posted: unknown, address: string | undefined) => Promise<Response>
}

/** Takes what visitors post to pages. */
export function servePageForms(forms: readonly PageForm[], { platform, addressOf, draw }: PageFormOptions): Hono {
  const app = new Hono()
  for (const form of forms)
    for (const prefix of ['', '/en']) app.post(`${prefix}${form.path}`, context => answered(context, form, prefix === '' ? 'ar' : 'en'))
  return app

  async function answered(context: Context, form: PageForm, lang: Lang): Promise<Response> {
    const request = context.req.raw
    const requestId = requestIdOf(request.headers.get('x-request-id'))
    const call: Call = { platform, caller: visitor, lang, requestId, actor: { caller: visitor, requestId, address: addressOf(context) } }
    const wait = form.admit(call, request)
    if (wait > 0) return plainRefusal(context.req.path, lang, 429, tooMany(wait).sentence, { 'retry-after': String(wait) })
    try {
      const answer = await form.receive(call, request, context.req.param())
      if (answer instanceof Response) return answer
      const page = await draw(new Request(request.url, { headers: withoutBody(request.headers) }), answer.posted, call.actor.address)
      const headers = new Headers(page.headers)
      headers.set('cache-control', 'no-store')
      if (answer.retryAfter !== undefined) headers.set('retry-after', String(answer.retryAfter))
      // A page that is not there, or failed, says so itself.
      return new Response(page.body, { status: page.ok ? answer.status : page.status, headers })
    } catch (error) {
      const { status, headers } = answerOf(error, lang, requestId)
      if (status >= 500) log.error({ requestId, err: error, path: context.req.path }, 'a form failed')
      return plainRefusal(context.req.path, lang, status, saidOf(error), headers)
    }
  }
}

/** Seconds after which what was refused for too many may be tried again; undefined: it was refused for something else. */
export function waitOf({ status, details }: Refused): number | undefined {
  if (status !== 429 || typeof details !== 'object' || details === null || !('retryAfterSeconds' in details)) return undefined
  return Math.ceil(Number(details.retryAfterSeconds))
}

const faulty = {
  ar: 'حدث خطأ، يرجى التواصل مع مدير النظام',
  en: 'Error occurred, please contact system administrator',
}

function saidOf(error: unknown): Readonly<Record<Lang, string>> {
  const why = whyToWait(error)
  if (why) return waitSentences[why]
  if (error instanceof Refused) return error.sentence
  return (error instanceof Invalid ? error.problems[0]?.sentence : undefined) ?? faulty
}

function withoutBody(headers: Headers): Headers {
  const kept = new Headers(headers)
  for (const name of ['content-type', 'content-length', 'transfer-encoding']) kept.delete(name)
  return kept
}

const refusalWords = {
  ar: { kept: 'ما كتبته باقٍ في متصفحك: عد إليه بزر الرجوع.', form: 'النموذج من جديد', contact: 'اتصل بنا', home: 'الصفحة الرئيسية' },
  en: {
    kept: 'What you wrote is still in your browser: go back to it with the back button.',
    form: 'The form anew',
    contact: 'Contact us',
    home: 'Home',
  },
} as const

/** The ground, the ink and the measure of the portal, without anything that must be asked for. */
const refusalStyle = `body{margin:0;background:#fbf9f4;color:#23241c;font:1.125rem/1.8 system-ui,sans-serif}svg{display:block;inline-size:100%;color:#475227}.a{fill:#a8472b}.b{fill:currentColor}main{max-width:38rem;margin:12vh auto;padding:0 1rem}h1{margin:0 0 1rem;padding-block-end:.75rem;border-block-end:1px solid #b8af9a;font-size:1.75rem;line-height:1.4}p{margin:0 0 .75rem}nav{display:flex;flex-wrap:wrap;gap:0 1.75rem}a{display:inline-flex;align-items:center;min-block-size:44px;color:#475227;font-weight:600}a:focus-visible{outline:3px solid #1b4f8f;outline-offset:2px}@media(prefers-color-scheme:dark){body{background:#17180f;color:#f3f1ea}h1{border-color:#5a5b4e}a,svg{color:#c9d59b}.a{fill:#e08a6d}a:focus-visible{outline-color:#f2c14e}}`
const refusalPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(refusalStyle).digest('base64')}'`

// The portal's band lying down, stitch by stitch: without it the page would look like another site's.
const figure = ['ba.a.ab', 'b.aaa.b', 'baabaab', 'b.aaa.b', 'ba.a.ab', 'b.....b', 'b..a..b', 'b.aaa.b', 'b..a..b', 'b.....b']
const stitched = (thread: string) =>
  figure.flatMap((row, x) => Array.from(row, (one, y) => (one === thread ? `M${x * 3} ${y * 3}h3v3h-3z` : ''))).join('')
const band = `<svg height="21" aria-hidden="true"><pattern id="p" width="30" height="21" patternUnits="userSpaceOnUse"><path class="a" d="${stitched('a')}"/><path class="b" d="${stitched('b')}"/></pattern><rect width="100%" height="21" fill="url(#p)"/></svg>`

/** A page of a few lines, made without anything that costs: what was typed stays in the page before it. Its title is the first sentence of what is said. @param path of the form */
function plainRefusal(
  path: string,
  lang: Lang,
  status: number,
  said: Readonly<Record<Lang, string>>,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const words = refusalWords[lang]
  const [title = '', ...more] = said[lang].split(/(?<=\.) /).map(escaped)
  const text = title.replace(/\.$/, '')
  const rest = more.length > 0 ? `<p>${more.join(' ')}</p>` : ''
  const base = lang === 'ar' ? '' : '/en'
  const ways = `<a href="${escaped(path)}">${words.form}</a><a href="${base}/contactUs">${words.contact}</a><a href="${base || '/'}">${words.home}</a>`
  const html = `<!doctype html><html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${text}</title><style>${refusalStyle}</style>${band}<main><h1>${text}</h1>${rest}<p>${words.kept}</p><nav>${ways}</nav></main></html>`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': refusalPolicy,
      // Compressing it would cost more than all the rest of it.
      'cache-control': 'no-store, no-transform',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  })
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
