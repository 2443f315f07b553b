import { normalised } from '../../define.ts'

// As `normalised` writes their beginnings. The search knows them, too (server/search/ordinals.ts), for what is asked; no page may import that.
const units = ['اول', 'ثان', 'ثالث', 'رابع', 'خامس', 'سادس', 'سابع', 'ثامن', 'تاسع', 'عاشر']
const tens = ['عشر', 'ثلاث', 'اربع', 'خمس', 'ست', 'سبع', 'ثمان', 'تسع']

/**
 * The number at the beginning of a text in the words by which laws number their articles: «الأولى», «الثانية عشرة», «الحادية والعشرون»,
 * «الثالثة بعد المائة». @returns it, and how many letters say it; undefined where none does
 */
export function numberInWords(text: string): { readonly number: number; readonly length: number } | undefined {
  const words = [...text.matchAll(/[\p{L}\p{M}]+/gu)].slice(0, 4)
  const [first = '', second = ''] = words.map(([word]) => normalised(word))
  const unit = /^ال(?:حادي|واحد)[هي]?$/u.test(first) ? 1 : units.indexOf(/^ال(.{2,}?)[يه]*$/u.exec(first)?.[1] ?? '') + 1
  const teen = /^عشره?$/u.test(second)
  const above = /^و/u.test(second) ? tensOf(second.slice(1)) : 0
  if (unit === 1 && first !== 'الاول' && first !== 'الاولي' && !teen && above === 0) return undefined
  const round = isHundred(first) ? 100 : tensOf(first)
  const upToHundred = unit === 0 ? round : unit + (teen ? 10 : above)
  if (upToHundred === 0) return undefined
  let count = unit > 0 && (teen || above > 0) ? 2 : 1
  const isBeyond = normalised(words[count]?.[0] ?? '') === 'بعد' && isHundred(normalised(words[count + 1]?.[0] ?? ''))
  if (isBeyond) count += 2
  const last = words[count - 1]
  return { number: upToHundred + (isBeyond ? 100 : 0), length: last ? last.index + last[0].length : 0 }
}

/** 20 for «العشرون» or «العشرين»; 0 for any other word. */
function tensOf(word: string): number {
  const [, name = ''] = /^ال(.+?)(?:ون|ين)$/u.exec(word) ?? []
  const place = tens.indexOf(name)
  return place === -1 ? 0 : (place + 2) * 10
}

function isHundred(word: string): boolean {
  return /^الم(?:اي|ي)ه$/u.test(word)
}
