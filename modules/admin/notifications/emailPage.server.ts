import { inLang, type Lang } from '../../define.ts'
import { covered } from './written.ts'
import { escapedHtml, openPage } from './originals.ts'

/** What stands around the text of an e-mail. */
export interface EmailFrame {
  readonly lang: Lang
  readonly product: string
  readonly owner: string
  readonly subject: string
  /** Clean HTML. */
  readonly body: string
  /** The page that it leads to, if the text does not name it; `covered` where it may not be read. */
  readonly link: string | null
  /** Why it came, in the place of the usual words: clean HTML. */
  readonly because?: string | undefined
}

const why = {
  ar: 'وصلتك هذه الرسالة لأن لك حسابًا في النظام أو طلبًا فيه. لا ترد عليها.',
  en: 'You received this message because you have an account or a request on the system. Do not reply to it.',
} as const

/** Fonts and colours stand in each element: mail programs drop style sheets. */
const ink = 'color:#23241C;font-family:"IBM Plex Sans Arabic",Tahoma,Arial,sans-serif;font-size:16px;line-height:1.8'
const quiet = 'color:#5A5B4E;font-family:"IBM Plex Sans Arabic",Tahoma,Arial,sans-serif;font-size:14px;line-height:1.7'

/** An e-mail as mail programs draw it: Arabic from the right, the text, a button, and who sent it. */
export function emailPage({ lang, product, owner, subject, body, link, because = why[lang] }: EmailFrame): string {
  const [dir, side] = lang === 'ar' ? ['rtl', 'right'] : ['ltr', 'left']
  return `<!doctype html>
<html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapedHtml(subject)}</title></head>
<body style="margin:0;background:#FBF9F4">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" dir="${dir}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%;background:#FFFFFF;border:1px solid #DCD5C5;border-top:4px solid #475227" dir="${dir}">
<tr><td align="${side}" style="padding:20px 24px 0;${quiet}"><strong style="color:#475227">${escapedHtml(product)}</strong></td></tr>
<tr><td align="${side}" style="padding:8px 24px 16px;${ink}">${body}${buttonOf(link, lang)}</td></tr>
<tr><td align="${side}" style="padding:12px 24px 20px;border-top:1px solid #DCD5C5;${quiet}">${escapedHtml(owner)}<br>${because}</td></tr>
</table></td></tr></table></body></html>
`
}

function buttonOf(link: string | null, lang: Lang): string {
  if (link === null) return ''
  const href = link === covered ? '#' : escapedHtml(link)
  return `<p style="margin:20px 0 8px"><a href="${href}" style="display:inline-block;background:#475227;color:#FFFFFF;padding:10px 20px;border-radius:4px;text-decoration:none">${inLang(openPage, lang)}</a></p><p style="margin:0;${quiet}"><span dir="ltr">${escapedHtml(link)}</span></p>`
}
