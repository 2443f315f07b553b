import type { Sentence } from './errors.ts'
import type { Label } from './field.ts'
import { inLang, numberOf, pluralOf, type Lang, type Plural } from './locale.ts'

/** The sentence of a broken rule: `{field}` is its label, `{0}` and `{1}` are its arguments, `{…}` the words of `plural`, which follow the first of them. */
type Wording = readonly [ar: string, en: string] | { readonly around: Label; readonly plural: Plural }

const characters: Plural = {
  ar: { zero: '{n} حرف', one: 'حرف واحد', two: 'حرفان', few: '{n} أحرف', many: '{n} حرفًا', other: '{n} حرف' },
  en: { one: '{n} character', other: '{n} characters' },
}
const figures: Plural = {
  ar: { zero: '{n} رقم', one: 'رقم واحد', two: 'رقمان', few: '{n} أرقام', many: '{n} رقمًا', other: '{n} رقم' },
  en: { one: '{n} digit', other: '{n} digits' },
}
const decimals: Plural = {
  ar: {
    zero: 'دون منازل عشرية',
    one: 'بمنزلة عشرية واحدة على الأكثر',
    two: 'بمنزلتين عشريتين على الأكثر',
    few: 'بحد أقصى {n} منازل',
    many: 'بحد أقصى {n} منزلة',
    other: 'بحد أقصى {n} منزلة',
  },
  en: { one: 'with at most {n} decimal place', other: 'with at most {n} decimal places' },
}
const kilobytes: Plural = {
  ar: { zero: '{n} كيلوبايت', one: 'كيلوبايت واحد', two: 'كيلوبايتان', few: '{n} كيلوبايت', many: '{n} كيلوبايت', other: '{n} كيلوبايت' },
  en: { one: '{n} KB', other: '{n} KB' },
}
const entries: Plural = {
  ar: { zero: '{n} عنصر', one: 'عنصر واحد', two: 'عنصران', few: '{n} عناصر', many: '{n} عنصرًا', other: '{n} عنصر' },
  en: { one: '{n} entry', other: '{n} entries' },
}
const around = (ar: string, en: string, plural: Plural): Wording => ({ around: [ar, en], plural })
// After a preposition the dual has another ending; the other forms are written alike.
const of = ({ ar, en }: Plural, two: string): Plural => ({ ar: { ...ar, two }, en })

/** Every rule's sentence (domain/portal-and-admin, section 19; specification, section 5). */
export const ruleWordings = {
  required: ['حقل {field} مطلوب', '{field} is required'],
  text: ['{field}: أدخل نصًا', '{field}: enter a text'],
  plainText: ['{field}: يحتوي على رموز غير مسموحة', '{field} contains characters that are not allowed'],
  email: ['صيغة البريد الإلكتروني غير صحيحة', 'The e-mail address is not valid'],
  numeric: ['{field}: أدخل رقمًا', '{field}: enter a number'],
  integer: ['{field}: أدخل رقمًا صحيحًا', '{field}: enter a whole number'],
  decimal: around('{field}: أدخل رقمًا عشريًا {…}', '{field}: enter a decimal {…}', decimals),
  alpha: ['{field}: حروف فقط', '{field}: letters only'],
  length: around('{field}: يجب أن يتكون من {…}', '{field} must have {…}', of(characters, 'حرفين')),
  digits: around('{field}: يجب أن يتكون من {…}', '{field} must have {…}', of(figures, 'رقمين')),
  minLength: around('{field}: {…} على الأقل', '{field}: at least {…}', characters),
  maxLength: around('{field}: {…} على الأكثر', '{field}: at most {…}', characters),
  min: ['{field}: القيمة لا تقل عن {0}', '{field}: at least {0}'],
  max: ['{field}: القيمة لا تزيد على {0}', '{field}: at most {0}'],
  between: ['{field}: القيمة بين {0} و{1}', '{field}: between {0} and {1}'],
  settingBounds: ['قيمة الإعداد خارج الحدود: {0} - {1}', 'The setting is out of bounds: {0} - {1}'],
  regex: ['صيغة {field} غير صحيحة', '{field} has a wrong format'],
  fileType: ['{field}: أنواع الملفات المسموحة {0}', '{field}: allowed file types {0}'],
  image: ['{field}: يجب أن يكون صورة', '{field} must be an image'],
  fileSize: around('{field}: الحجم الأقصى {…}', '{field}: at most {…}', kilobytes),
  imagePixels: ['{field}: أبعاد الصورة لا تقل عن {0} × {1} بكسل', '{field}: the image has at least {0} × {1} pixels'],
  file: ['{field}: الملف غير موجود. ارفعه من جديد', '{field}: the file does not exist. Upload it again'],
  date: ['{field}: أدخل تاريخًا صحيحًا بالصيغة YYYY-MM-DD', '{field}: enter a valid date as YYYY-MM-DD'],
  dateTime: ['{field}: أدخل تاريخًا ووقتًا صحيحين', '{field}: enter a valid date and time'],
  time: ['{field}: أدخل وقتًا صحيحًا بالصيغة HH:mm', '{field}: enter a valid time as HH:mm'],
  dateFrom: ['{field}: يجب ألا يسبق {0}', '{field} must not be earlier than {0}'],
  dateUntil: ['{field}: يجب ألا يتجاوز {0}', '{field} must not be later than {0}'],
  dateAfter: ['{field}: يجب أن يكون بعد {0}', '{field} must be later than {0}'],
  timeAfter: ['{field}: يجب أن يكون بعد {0}', '{field} must be later than {0}'],
  dateRange: ['تاريخ «إلى» يجب أن يكون أكبر من تاريخ «من»', "The 'to' date must be greater than the 'from' date"],
  startEnd: ['تاريخ البداية يجب أن يكون قبل تاريخ النهاية', 'The start must be before the end'],
  year: ['{field}: أدخل سنة من أربعة أرقام', '{field}: enter a year of four digits'],
  minYear: ['{field}: السنة لا تقل عن {0}', '{field}: the year must be at least {0}'],
  maxYear: ['{field}: السنة لا تزيد على {0}', '{field}: the year must be at most {0}'],
  tableRows: ['أضف صفًا واحدًا على الأقل إلى الجدول', 'Add at least one table row'],
  repeatedRow: ['{field}: القيمة مكررة في صف آخر', '{field}: the value stands in another row too'],
  maxEntries: around('{field}: {…} على الأكثر', '{field}: at most {…}', entries),
  url: ['يبدأ الرابط بـ https://', 'A link begins with https://'],
  phone: ['رقم الهاتف غير صحيح', 'The phone number is not valid'],
  point: ['{field}: حدد نقطة صحيحة على الخريطة', '{field}: mark a valid point on the map'],
  locationBounds: ['الموقع خارج حدود الخريطة المسموحة', 'The location is outside the allowed bounds'],
  boolean: ['{field}: اختر نعم أو لا', '{field}: choose yes or no'],
  choice: ['{field}: اختر قيمة من القائمة', '{field}: choose a value from the list'],
  reference: ['{field}: السجل المختار غير موجود', '{field}: the chosen record does not exist'],
  list: ['{field}: أدخل قائمة', '{field}: enter a list'],
  unique: ['{field}: القيمة مستخدمة من قبل', '{field}: the value is already in use'],
  codeExists: ['الرمز موجود مسبقًا', 'Code already exists'],
  yearExists: ['توجد بيانات لهذه السنة', 'Data for this year already exists'],
  fixed: ['{field}: لا يمكن تغييره بعد الإنشاء', '{field} cannot be changed after creation'],
  hidden: ['{field}: لا ينطبق في هذه الحالة', '{field} does not apply here'],
  unknownField: ['الحقل «{0}» غير معروف', 'The field “{0}” is unknown'],
  derivedField: ['الحقل «{0}» يحسبه النظام ولا يُرسل', 'The field “{0}” is set by the system and is not sent'],
  object: ['أرسل سجلًا بصيغة JSON', 'Send a record as JSON'],
} as const satisfies Record<string, Wording>

/** The rules that have a sentence of their own. */
export type RuleName = keyof typeof ruleWordings

/** The sentence of a broken rule in both languages. @param args what the rule was given: numbers are written as the ministry writes them, pairs by language */
export function sentenceOf(rule: RuleName, label: Label, args: readonly unknown[] = []): Sentence {
  return { ar: worded(rule, label[0], args, 'ar'), en: worded(rule, label[1], args, 'en') }
}

function worded(rule: RuleName, label: string, args: readonly unknown[], lang: Lang): string {
  const wording: Wording = ruleWordings[rule]
  const base =
    'plural' in wording
      ? inLang(wording.around, lang).replace('{…}', pluralOf(wording.plural, Number(args[0]), lang))
      : wording[lang === 'ar' ? 0 : 1]
  return base.replace(/\{(field|\d)\}/g, (_, name: string) => (name === 'field' ? label : argumentOf(args[Number(name)], rule, lang)))
}

function argumentOf(value: unknown, rule: RuleName, lang: Lang): string {
  // A year is no quantity: it has no thousands.
  if (typeof value === 'number') return rule === 'minYear' || rule === 'maxYear' ? String(value) : numberOf(value, lang)
  if (Array.isArray(value)) return String(value[lang === 'ar' ? 0 : 1])
  return String(value)
}
