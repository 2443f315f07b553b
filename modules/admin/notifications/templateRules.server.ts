import { dateAndTime, namedIn, Refused, type Lang, type Problem, type Values } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import { partsOf } from '../../../server/messages/sms/parts.ts'
import type { Call, Platform, ResourceRules } from '../../../server/platform.ts'
import { isId, newStamp } from '../../../server/resources/id.ts'
import { getRecord } from '../../../server/resources/read.ts'
import { richTextOf } from '../../../server/resources/richText.ts'
import { settings } from '../settings/settings.ts'
import { previewTemplate, restoreTemplate, sendTemplateToMe, type ChannelTest, type PreviewSide } from './administration.ts'
import { isObligatory } from './choices.ts'
import type { Kind } from './kind.ts'
import { originalOf, type Channel, type Template } from './originals.ts'
import { testChannel } from './testChannel.server.ts'
import { channelOf, columnsOf, contentOf, kindOf } from './templates.server.ts'
import { examplesOf, variablesOf } from './variables.ts'
import { filledHtml } from './written.ts'

const longestPush = 160

/** What only the kind of a template tells of its texts (portal and administration, section 10.1). */
export const templateRules: ResourceRules = {
  facts: {
    titleAr: sql`(select k.name_ar || ' · ' || c.name_ar from lookup k, lookup c where k.id = t.kind and c.id = t.channel)`,
    titleEn: sql`(select k.name_en || ' · ' || c.name_en from lookup k, lookup c where k.id = t.kind and c.id = t.channel)`,
    isChanged: sql`t.last_modification_time is not null`,
  },
  // What a template is of never changes, whatever the caller has sent.
  problemsOf: async (_transaction, record, before, { platform }) =>
    problemsOf(platform, { ...record, kind: before?.kind, channel: before?.channel }),
}

function problemsOf(platform: Platform, record: Values): Problem[] {
  const channel = channelOf(platform, record.channel)
  const { code, kind } = kindOf(platform, record.kind)
  const fields = channel === 'email' ? ['subject', 'richBody'] : channel === 'sms' ? ['body'] : ['subject', 'body']
  const texts = fields.flatMap(field =>
    (['Ar', 'En'] as const).map(side => ({ at: `${field}${side}`, text: textAt(record, `${field}${side}`) })),
  )
  const needed = neededIn(kind, channel, originalOf(code, channel))
  return [
    ...texts.flatMap(({ at, text }) => unknownIn(kind, at, text)),
    ...texts.filter(({ at }) => /body/i.test(at)).flatMap(({ at, text }) => missingIn(needed, at, text)),
    ...texts
      .filter(({ at, text }) => channel === 'push' && at.startsWith('body') && text.length > longestPush)
      .map(({ at }) => tooLong(at)),
    ...texts.filter(({ at, text }) => at.startsWith('subject') && /[\r\n]/.test(text)).map(({ at }) => severalLines(at)),
    ...(record.isEnabled === false && isObligatory(kind, channel) ? [obligatory()] : []),
  ]
}

function textAt(record: Values, key: string): string {
  const value = record[key]
  return typeof value === 'string' ? value : ''
}

/** The variables that a text names and its kind does not have. */
function unknownVariables(kind: Kind, text: string): string[] {
  const known = variablesOf(kind)
  return namedIn(text).filter(name => !Object.hasOwn(known, name))
}

function unknownIn(kind: Kind, at: string, text: string): Problem[] {
  return unknownVariables(kind, text).map(name => ({
    at,
    rule: 'unknownVariable',
    sentence: { ar: `المتغير {${name}} غير معروف في هذا النوع`, en: `The variable {${name}} is not known in this kind` },
  }))
}

/** Without its code or its link the message is of no use; an e-mail has its link as a button anyway. */
function neededIn({ secrets = [] }: Kind, channel: Channel, original: Template): string[] {
  return channel === 'email' ? [] : secrets.filter(name => namedIn(original.body[0]).includes(name))
}

function missingIn(needed: readonly string[], at: string, text: string): Problem[] {
  const named = namedIn(text)
  return needed
    .filter(name => !named.includes(name))
    .map(name => ({
      at,
      rule: 'missingVariable',
      sentence: { ar: `يجب أن يتضمن النص المتغير {${name}}`, en: `The text must contain the variable {${name}}` },
    }))
}

function tooLong(at: string): Problem {
  return {
    at,
    rule: 'maxLength',
    sentence: { ar: `الإشعار الفوري ${longestPush} حرفًا على الأكثر`, en: `A push notice has at most ${longestPush} characters` },
  }
}

function severalLines(at: string): Problem {
  return { at, rule: 'oneLine', sentence: { ar: 'الموضوع سطر واحد', en: 'The subject is one line' } }
}

function obligatory(): Problem {
  return {
    at: 'isEnabled',
    rule: 'obligatory',
    sentence: { ar: 'هذه الرسالة إلزامية ولا يمكن إيقافها', en: 'This message is obligatory and cannot be switched off' },
  }
}

interface Row {
  readonly id: string
  readonly kind: number
  readonly channel: number
}

async function findTemplate({ platform }: Call, id: unknown): Promise<Row> {
  const row = isId(id) ? await platform.database.find<Row>(sql`select id, kind, channel from message_template where id = ${id}`) : undefined
  if (!row) throw new Refused('notFound', 'السجل غير موجود', 'The record does not exist', { status: 404 })
  return row
}

/** The texts as they are typed, clean as they would be saved. */
function typedIn(channel: Channel, input: Values): Template {
  const pair = (name: string) => [textAt(input, `${name}Ar`), textAt(input, `${name}En`)] as const
  const [ar, en] = pair('richBody')
  return {
    subject: channel === 'sms' ? null : pair('subject'),
    body: channel === 'email' ? [richTextOf(ar), richTextOf(en)] : pair('body'),
  }
}

function sideOf(call: Call, row: Row, input: Values, lang: Lang): PreviewSide {
  const { platform } = call
  const channel = channelOf(platform, row.channel)
  const { kind } = kindOf(platform, row.kind)
  const template = typedIn(channel, input)
  const at = lang === 'ar' ? 0 : 1
  const examples = examplesIn(platform, kind, lang)
  const content = contentOf(platform, channel, template, examples, lang)
  const isEmail = channel === 'email'
  const encoding = platform.settings.get(settings.smsEncoding) === 'auto' ? 'auto' : 'ucs2'
  return {
    subject: content.subject,
    body: isEmail ? filledHtml(template.body[at], examples) : content.body,
    button: isEmail && !namedIn(template.body[at]).includes('link') ? (examples.link ?? null) : null,
    parts: channel === 'sms' ? partsOf(content.body, encoding).parts.length : null,
    unknown: unknownVariables(kind, `${template.subject?.[at] ?? ''} ${template.body[at]}`),
  }
}

function examplesIn(platform: Platform, kind: Kind, lang: Lang): Record<string, string> {
  const product = platform.settings.get(settings.productName)[lang === 'ar' ? 0 : 1] ?? ''
  return { ...examplesOf(kind, lang, instant => dateAndTime(instant, platform.timeZone, lang)), product }
}

/** Trying a template, and bringing its original back. */
export const templateCalls = [
  implement(previewTemplate, async (input, call, { params }) => {
    const row = await findTemplate(call, params.id)
    return { ar: sideOf(call, row, input, 'ar'), en: sideOf(call, row, input, 'en') }
  }),
  implement(sendTemplateToMe, async (input, call, { params }): Promise<ChannelTest> => {
    const { platform } = call
    const row = await findTemplate(call, params.id)
    const channel = channelOf(platform, row.channel)
    if (channel === 'inApp')
      throw new Refused('noMessage', 'هذا القالب يظهر داخل النظام ولا يُرسل', 'This template is shown in the dashboard and not sent', {
        status: 409,
      })
    const lang = input.language === 2 ? 'en' : 'ar'
    const { kind } = kindOf(platform, row.kind)
    return testChannel(call, channel, contentOf(platform, channel, typedIn(channel, input), examplesIn(platform, kind, lang), lang))
  }),
  implement(restoreTemplate, async (_input, call, { params }) => {
    const { platform } = call
    const { id, kind, channel } = await findTemplate(call, params.id)
    const word = channelOf(platform, channel)
    const columns = columnsOf(word, originalOf(kindOf(platform, kind).code, word))
    const model = platform.models.get('messageTemplate')
    if (!model) throw new Error('There are no templates')
    return platform.database.write({ ...call.actor, reason: 'restored' }, async transaction => {
      // As nobody had changed it: it follows the next version of the program again.
      await transaction.rows(sql`
        update message_template set subject_ar = ${columns.subjectAr}, subject_en = ${columns.subjectEn}, body_ar = ${columns.bodyAr},
          body_en = ${columns.bodyEn}, rich_body_ar = ${columns.richBodyAr}, rich_body_en = ${columns.richBodyEn}, is_enabled = true,
          concurrency_stamp = ${newStamp()}, last_modification_time = null, last_modifier = null where id = ${id}`)
      return getRecord(call, model, id, transaction)
    })
  }),
]
