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
جامع > مسجد, كلب شارع > كلاب ضالة, سولار > ديزل, سولار > وقود, ديزل > سولار, تصليح > صيانة, صالة > قاعة, قاعة > صالة, لوح شمسي > خلية شمسية, لوح شمسي > طاقة شمسية,
خلية شمسية > طاقة شمسية, تصويت > اقتراع, معونة > مساعدة, إعانة > مساعدة, يطة > يطا,
بيت > منزل, فلاح > مزارع, جنينة > حديقة, كرفان > بيت متنقل, مساعدة > معونة, توظيف > تعيين, بسكليت > دراجة, شارد > ضال, قرية > مجلس قروي,
متضرر > ضرر, إيجار > تأجير, تأجير > إيجار, لا مركزية > لامركزية, كهرو ضوئي > كهروضوئي, بسطة > بائع متجول, بائع متجول > بسطة, ختيار > كبار السن, مسن > كبار السن,
عجوز > كبار السن, كبار السن > مسن, قبر > مقبرة, جبانة > مقبرة, عرس > فرح, باركنج > موقف, باركينج > موقف, كراج > موقف, حنفية > صنبور, صنبور > حنفية,
ماسورة > أنبوب, أنبوب > ماسورة, أزمة سير > ازدحام, أزمة مرور > ازدحام, زحمة > ازدحام, ناموس > بعوض, فأر > قوارض, جرذ > قوارض, تلج > ثلج, شتا > مطر,
فيضان > سيل, سيل > فيضان, مطافي > إطفاء, هزة أرضية > زلزال, زلزال > هزة, عيد كبير > عيد الأضحى, عيد صغير > عيد الفطر, عيد زغير > عيد الفطر,
كريسمس > عيد الميلاد, كورونا > كوفيد, كوفيد > كورونا, موبايل > هاتف محمول, جوال > هاتف, موبايل > جوال, وكالة الغوث > أونروا, أونروا > وكالة الغوث,
زفتة > إسفلت, زفت > إسفلت, بلاعة > مجاري, بلاعة > صرف صحي, منهل > صرف صحي, دوار > ميدان, مستوصف > عيادة, عيادة > مركز صحي, مركز صحي > عيادة,
دكتور > طبيب, بارك > حديقة, محروقات > وقود, كاز > وقود, بنزين > وقود, عمدة > رئيس بلدية, ذوي احتياجات > ذوي إعاقة, معاق > ذوي إعاقة, بنت > فتاة, واي فاي > إنترنت,
إيميل > بريد إلكتروني, ابلكيشن > تطبيق, غرامة > مخالفة, نشاط > فعالية, مدخل > بوابة, ملجأ > مأوى, سكن > إسكان, أونلاين > إلكتروني, كهربا > كهرباء,
جمعية أهلية > مؤسسة أهلية, NGO > مؤسسة أهلية, EU > اتحاد أوروبي, UN > أمم متحدة, JICA > وكالة يابانية, GIZ > وكالة ألمانية, USAID > وكالة أمريكية,
UNRWA > أونروا, UNICEF > يونيسف, World Bank > بنك دولي, KfW > بنك تنمية ألماني, AFD > وكالة فرنسية,
job > vacancy, employment > vacancy, salary > wage, outage > interruption, cut > interruption, bill > invoice, trash > waste, kids > child, road > street, street > road,
streetlight > street light, MoLG > ministry of local government, MoLG > وزارة الحكم المحلي, JSC > joint services council, MDLF > municipal development and lending fund,
MDLF > صندوق تطوير وإقراض البلديات,
GIS > geographic information systems, GIS > نظم المعلومات الجغرافية, UNDP > برنامج الأمم المتحدة الإنمائي, UNDP > United Nations Development Programme,
SDIP > strategic development and investment plan,
elevator > lift, lift > elevator, master plan > structural plan, invest > investor, parking > car park,
loan > lending, borrow > loan, vote > election, closed > closure,
programme > program, program > programme, sidewalk > pavement, pavement > sidewalk, footpath > pavement, car park > parking lot, parking lot > car park, parking lot > parking,
elderly > older persons, elderly > older people, older people > elderly, senior > elderly, senior > older persons, disabled > disability, handicapped > disability,
NGO > non-governmental organization, soccer > football, football > soccer, EU > European Union, UN > United Nations, JICA > Japan International Cooperation Agency,
refuse > waste, rubbish > waste, sewer > sewage, bin > container, dump > landfill, landfill > dumpsite, traffic jam > congestion, flat > apartment, petrol > fuel, diesel > fuel,
lorry > truck, truck > lorry, kindergarten > nursery, daycare > nursery, graveyard > cemetery, quake > earthquake, recruitment > vacancy, hiring > vacancy, fee > charge,
fine > penalty, grievance > complaint, grant > funding, crosswalk > pedestrian crossing, cell phone > mobile, mobile > cell phone, online > electronic,
Hebron > الخليل, Nablus > نابلس, Ramallah > رام الله, Jenin > جنين, Tulkarm > طولكرم, Tulkarem > طولكرم, Qalqilya > قلقيلية, Salfit > سلفيت, Tubas > طوباس,
Jericho > أريحا, Bethlehem > بيت لحم, Jerusalem > القدس, Gaza > غزة, Rafah > رفح, Khan Yunis > خان يونس, Khan Younis > خان يونس, Deir al-Balah > دير البلح,
Jabalia > جباليا, Al-Bireh > البيرة, Halhul > حلحول, Yatta > يطا, Dura > دورا, Beit Jala > بيت جالا, Beit Sahour > بيت ساحور, Beitunia > بيتونيا, Birzeit > بيرزيت
`

/** The pairs, each of a word that people say and what else is looked for. */
export const everyday: readonly (readonly [said: string, meant: string])[] = pairs
  .split(/[,\n]/)
  .filter(pair => pair.includes('>'))
  .map(pair => {
    const [said = '', meant = ''] = pair.split('>').map(phrase => phrase.trim())
    return [said, meant]
  })
