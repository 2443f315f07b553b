import { inLang, type Lang } from '../../define.ts'
import type { ShownMessage } from './showing.ts'

/** How a kind of message is drawn. */
const tones = {
  emergency: 'danger',
  warning: 'warn',
  maintenance: 'warn',
  announcement: 'info',
  information: 'info',
  survey: 'info',
  occasion: 'ok',
  welcome: 'ok',
} as const satisfies Record<ShownMessage['kind'], string>

/** A message as a reader of one language sees it; in Arabic where it has no English. */
export function faceOf(message: ShownMessage, lang: Lang) {
  const { kind, titleAr, titleEn, textAr, textEn, linkUrl, linkLabelAr, linkLabelEn, isDismissible, version } = message
  const isEnglish = lang === 'en' && titleEn !== null && textEn !== null
  return {
    tone: tones[kind],
    kind: inLang([message.kindAr, message.kindEn], lang),
    title: isEnglish ? titleEn : titleAr,
    html: isEnglish ? textEn : textAr,
    told: isEnglish ? ('en' as const) : ('ar' as const),
    link: linkUrl === null ? undefined : { href: linkUrl, ...linkOf(linkLabelAr, linkLabelEn, lang, linkUrl) },
    image: pictureOf(message, lang),
    version: isDismissible ? version : undefined,
    isUrgent: kind === 'emergency',
    lang,
  }
}

/** The label of a link, in Arabic where it has no English; an address is in no language. */
function linkOf(ar: string | null, en: string | null, lang: Lang, address: string) {
  const label = inLang([ar ?? address, en ?? ''], lang)
  return { label, told: label === ar ? ('ar' as const) : lang }
}

function pictureOf({ image, imageAltAr, imageAltEn }: ShownMessage, lang: Lang) {
  if (image === null) return undefined
  return { src: `/api/Attachment/GetByte/${image}?width=400`, alt: inLang([imageAltAr ?? '', imageAltEn ?? ''], lang) }
}
