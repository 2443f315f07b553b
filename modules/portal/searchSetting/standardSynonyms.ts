/** Pairs of synonyms of a fresh installation (domain/portal-and-admin, sections 16.3 and 20.2); «>» between the words: the first finds the rest, not the other way round. */
export const standardSynonyms = `
عطاء = مناقصة
نفايات = قمامة = زبالة
صرف صحي = مجاري
مياه عادمة = مجاري
هيئة محلية > بلدية > مجلس قروي
مجلس خدمات مشترك = JSC
خطة تنموية استراتيجية = SDIP
سيارة = مركبة
مستشفى = مشفى
شهادة = وثيقة
رخصة = ترخيص
موازنة = ميزانية
موقف سيارات = كراج
مسلخ = مجزرة
إنارة = إضاءة
حديقة = منتزه = متنزه
حاسوب = كمبيوتر
هاتف = تلفون
رقم هاتف > هاتف
هاتف محمول = جوال
ذوو الإعاقة = معاق
إعاقة = احتياجات خاصة
وظيفة = شاغر = توظيف = فرصة عمل
ورشة عمل > ورشة
طلب = معاملة
شكوى = تظلم
اشتكى > شكوى
سكان = أهالي
مياه = ماء = مي = مية
مبنى = بناية = عمارة
جباية = تحصيل
ضريبة أملاك = ضريبة مسقفات
استملاك = نزع ملكية
مخطط هيكلي = مخطط تنظيمي
رصيف = أرصفة
شارع = طريق
تعبيد = تزفيت
نبع = عين ماء
نادي = مركز شبابي
مهندس = هندسة
مورد = متعهد
إعلان = تنويه
اجتماع = جلسة
انتخابات = اقتراع
tender = bid
municipality = local authority
sewage = wastewater
waste = garbage = rubbish
budget = finances
licence = permit
phone = telephone
phone number > phone
complain > complaint
apply > application
pay > payment
register > registration
`
