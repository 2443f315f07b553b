/**
 * What people say who do not write as offices do, in the dialect of Palestine and in English, and what is looked for beside it: the first finds the
 * other, not the other way round. These hold everywhere; what an administrator adds are his synonyms.
 */
const pairs = `
شغل > وظيفة, شغل > فرصة عمل, اشتغل > وظيفة, أتوظف > وظيفة, فاضي > شاغر, معاش > راتب,
مسكر > إغلاق, مسدود > إغلاق, مقفل > إغلاق, انقطاع > قطع, خربان > عطل, خربان > تعطيل, مكسر > تأهيل, جورة > حفرة, طافح > فيضان, تنك > صهريج, ماتور > مضخة,
ضو > كهرباء, ضو > إنارة, أضواء > إنارة, لمبة > إنارة, لمبات > إنارة, نت > إنترنت, مصاري > مال, فلوس > مال, قرض > إقراض,
أرنونا > ضريبة أملاك, طابو > تسجيل أراضي, كوشان > سند تسجيل, ليسن > رخصة, دكان > محل, رخصة محل > رخصة مهنة, ترخيص محل > رخصة مهنة, رخصة بيت > رخصة بناء, ترخيص بيت > رخصة بناء,
رخصة دار > رخصة بناء, ترخيص دار > رخصة بناء, رخصة عمارة > رخصة بناء, ترخيص عمارة > رخصة بناء, رخصة حرفة > رخصة مهنة, ترخيص حرفة > رخصة مهنة, ترخيص مهنة > رخصة مهنة,
رمالله > رام الله, حبرون > الخليل, Alkhalil > Hebron, Al-Khalil > Hebron, Yata > Yatta, Kalkilya > Qalqilya, Kalkilia > Qalqilya,
Ariha > Jericho, Areeha > Jericho, Alquds > Jerusalem, Al-Quds > Jerusalem, تعبيد > تأهيل طريق, تعبيد > تأهيل شارع, بشتكي > شكوى, نشتكي > شكوى,
قطع مياه > انقطاع مياه, قطع كهرباء > انقطاع كهرباء, قطع تيار > انقطاع كهرباء, استملاك أرض > استملاك, استملاك عقار > استملاك, معصرة زيت > معصرة زيتون, شكوى بلدية > تقديم شكوى, رفع شكوى > تقديم شكوى, رخصة مبنى > رخصة بناء, ترخيص مبنى > رخصة بناء, ترخيص مبنى > ترخيص بناء,
 محطة تنقية > محطة معالجة, محطة معالجة > محطة تنقية, حسبة > سوق خضار, إذن بناء > رخصة بناء, تصريح بناء > رخصة بناء, تصريح بيت > رخصة بناء, براءة ذمة > خلو طرف, براءة ذمة > خلو ذمة, خلو طرف > براءة ذمة, خلو ذمة > براءة ذمة,
 مسقفات > ضريبة أملاك, تصليح > إصلاح, رخصة بناية > رخصة بناء, ترخيص بناية > رخصة بناء, رخصة عمارة > ترخيص بناء, ترخيص عمارة > ترخيص بناء,
 رخصة بناية > ترخيص بناء, ترخيص بناية > ترخيص بناء, رخصة دار > ترخيص بناء, ترخيص دار > ترخيص بناء, رخصة بيت > ترخيص بناء, ترخيص بيت > ترخيص بناء,
ختيار > مسن, ختيارية > مسن, عجوز > مسن, ولاد > طفل, أولاد > طفل, عيال > طفل, نسوان > امرأة, ستات > امرأة, زلمة > رجل, زلام > رجل, صبايا > شابة,
حضانة > روضة, حفل > احتفال, حفل > مهرجان, حفل > أمسية, يافطة > لافتة, تكسي > سيارة, شكاية > شكوى, تصويت > انتخاب,
job > vacancy, employment > vacancy, salary > wage, outage > interruption, cut > interruption, bill > invoice, trash > waste, kids > child, road > street, street > road,
streetlight > street light, MoLG > ministry of local government, MoLG > وزارة الحكم المحلي, JSC > joint services council, MDLF > municipal development and lending fund,
MDLF > صندوق تطوير وإقراض البلديات,
GIS > geographic information systems, GIS > نظم المعلومات الجغرافية, UNDP > برنامج الأمم المتحدة الإنمائي, UNDP > United Nations Development Programme,
SDIP > strategic development and investment plan,
elevator > lift, lift > elevator, master plan > structural plan, invest > investor, parking > car park,
loan > lending, borrow > loan, vote > election, closed > closure
`

/** The pairs, each of a word that people say and what else is looked for. */
export const everyday: readonly (readonly [said: string, meant: string])[] = pairs
  .split(/[,\n]/)
  .filter(pair => pair.includes('>'))
  .map(pair => {
    const [said = '', meant = ''] = pair.split('>').map(phrase => phrase.trim())
    return [said, meant]
  })
