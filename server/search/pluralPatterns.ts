/** A pattern of broken plurals over the letters of a word, and the singulars that it may belong to; `1` to `4` are the letters that stay. */
const patterns: readonly (readonly [plural: RegExp, singulars: readonly string[]])[] = [
  // شوارع، حواجز، روابط
  [/^(.)وا(.)(.)$/u, ['1ا23', '1ا23ه']],
  // قوانين، طواقم، صواريخ
  [/^(.)وا(.)ي(.)$/u, ['1ا2و3', '1ا2ي3']],
  // مراكز، مطابع
  [/^م(.)ا(.)([^هي])$/u, ['م123', 'م123ه']],
  // مباني، مقاهي
  [/^م(.)ا(.)ي$/u, ['م12ي']],
  // مشاريع، مفاتيح، مقادير
  [/^م(.)ا(.)ي(.)$/u, ['م12و3', 'م12ا3', 'م12ي3']],
  // تقارير، تصاريح، تماثيل
  [/^ت(.)ا(.)ي(.)$/u, ['ت12ي3', 'ت12ا3']],
  // تجارب
  [/^ت(.)ا(.)ب$/u, ['ت12به']],
  // حدائق، وثائق، رسائل
  [/^(.)(.)اي(.)$/u, ['12ي3ه', '12ا3ه', '12ي3', '12و3']],
  // صناديق، عناوين، جماهير، براميل
  [/^([^متا])(.)ا([^ي])ي(.)$/u, ['123و4', '12ن3و4', '123ا4', '123ي4']],
  // خنادق، عناصر، سلاسل
  [/^([^متا])([^و])ا([^ي])([^هيات])$/u, ['1234', '1234ه']],
  // اصابع، اجانب
  [/^ا(.)ا(.)([^هي])$/u, ['ا123', 'ا123ه']],
  // اساليب، اناشيد
  [/^ا(.)ا(.)ي(.)$/u, ['ا12و3', 'ا12و3ه', 'ا12ي3']],
  // انظمه، ارصفه، اجهزه
  [/^ا(.)(.)(.)ه$/u, ['12ا3', '12ي3', '12و3']],
  // وزرا، خبرا، شركا
  [/^([^ا])(.)(.)ا$/u, ['12ي3']],
  // اصدقا، اقربا
  [/^ا(.)(.)(.)ا$/u, ['12ي3']],
  // فصول، عقود، جسور
  [/^([^ا])([^وا])و(.)$/u, ['123']],
]
/** افكار، اعمال; of a root with a weak letter: اسواق، ابواب، اعياد. */
const afal: readonly (readonly [plural: RegExp, singulars: readonly string[]])[] = [
  [/^ا([^لنست])وا(.)$/u, ['1و2', '1ا2']],
  [/^ا(.)يا(.)$/u, ['1ي2']],
  [/^ا(.)(.)ا(.)$/u, ['123']],
]

/** Nouns of acting that have the form of a plural: دخول is no plural of دخل. */
const noPlurals = new Set(
  'دخول خروج وصول حصول مرور حضور وجود قبول عبور رجوع نزول صعود هبوط سقوط ظهور شروع جلوس شعور وقوف ركوب شمول حلول نشوء بلوغ غروب شروق صمود جمهور دستور تعاون تبادل تواصل تضامن تكامل تنافس تفاهم تعامل مقاول مساعد مراقب مشارك منافس اقبال اسعاف'.split(
    ' ',
  ),
)

/**
 * The singulars of which the word may be a broken plural, by its pattern alone: several, as the plural does not tell which.
 * @param mayBeAfal false where the word was written with إ, which begins a noun of acting (إعلام) and no plural (أعلام)
 */
export function singularsOf(word: string, mayBeAfal: boolean): string[] {
  if (noPlurals.has(word)) return []
  const found = [...patterns, ...(mayBeAfal ? afal : [])].flatMap(([plural, singulars]) => {
    const letters = plural.exec(word)
    return letters ? singulars.map(form => form.replaceAll(/[1-4]/g, place => letters[Number(place)] ?? '')) : []
  })
  return [...new Set(found)]
}
