import { expect, test } from 'vitest'
import { finds } from '../../server/search/plan.ts'
import { synonyms } from './judging.ts'

test.each([
  // Two of something, of whatever kind its word is.
  ['هيئات محلية', 'هيئتان محليتان'],
  ['منطقة صناعية', 'منطقتين صناعيتين'],
  ['اتفاقية', 'توقيع اتفاقيتين'],
  ['الفئات', 'الفئتين المستفيدتين'],
  ['دمية', 'دميتين'],
  // A country and what is of it.
  ['ألمانيا', 'منحة ألمانية لمحطات التنقية'],
  ['مقدسي', 'أحياء القدس'],
  // Verbs that look like nouns, that double a letter, and what women do.
  ['توقيع اتفاقية', 'البلدية توقع اتفاقية'],
  ['تسديد', 'سدد فاتورتك'],
  ['تدريب', 'مهندسات يتدربن في البلديات'],
  ['دمج', 'الهيئات المدموجة'],
  // The article of a name in Latin letters, in each way in which it is written.
  ['El Bireh', 'Al-Bireh municipality'],
  ['El Bireh', 'Albireh municipality'],
  ['Al-Bireh', 'Elbireh municipality'],
  ['Elbireh', 'Al-Bireh municipality'],
  // What people say of licences, debts and bodies.
  ['ترخيص بناية', 'رخص البناء'],
  ['ترخيص عمارة', 'ترخيص الأبنية'],
  ['إذن بناء', 'رخصة بناء سكني'],
  ['خلو ذمة', 'شهادة براءة ذمة'],
  ['مسقفات', 'ضريبة الأملاك'],
  ['حسبة', 'سوق الخضار المركزي'],
  ['GIS', 'نظم المعلومات الجغرافية في البلديات'],
  ['UNDP', 'برنامج الأمم المتحدة الإنمائي يدعم المجالس'],
  ['JSC', 'Joint services council for solid waste'],
  ['بتقطع المي', 'انقطاع المياه عن أريحا'],
  ['بتقطع', 'انقطاع التيار'],
  ['بلدية رمالله', 'بلدية رام الله'],
  ['حبرون', 'بلدية الخليل'],
  ['Al-Khalil', 'Hebron municipality'],
  ['Alkhalil', 'Hebron municipality'],
  ['Yata', 'Yatta municipality'],
  ['elevator', 'Maintenance of lifts'],
  ['master plan', 'The structural plan of Deir Istiya'],
  ['invest', 'Register as an investor'],
  ['parking', 'A car park in Hebron'],
])('«%s» finds «%s»', (query, text) => expect(finds(query, text, synonyms)).toBe(true))

test.each([
  ['خان يونس', 'ترميم الخان القديم في نابلس'],
  ['محل', 'هيئتان محليتان'],
  ['ألف', 'الفئتين'],
  ['تقرير', 'المجلس يقرر رفع الرسوم'],
  ['توقعات الأمطار', 'توقيع اتفاقية الأمطار'],
  ['تكييف', 'التكيف مع التغير المناخي'],
  ['أنقاض', 'انقضت المدة'],
  ['تحميل', 'الشاحنة تحمل النفايات'],
  ['كندا', 'مدرسة الكندي'],
  ['سلة', 'سلالة'],
  ['شيك', 'وشيك'],
  ['جمهور', 'جمهورية'],
  ['ملعب مسقف', 'ضريبة الأملاك'],
  ['زيادة', 'زيارة الوفد'],
  ['استمارة', 'استثمار الأراضي'],
  ['Al-Ram', 'Al-Bireh municipality'],
  ['قطع أراضي', 'انقطاع الكهرباء عن أراضي القرية'],
  ['Khalil', 'Hebron municipality'],
  ['park', 'Parking meters'],
  ['آلة', 'وفق الآتي'],
  ['لوح', 'افتتاح الواحة'],
])('«%s» does not find «%s»', (query, text) => expect(finds(query, text, synonyms)).toBe(false))
