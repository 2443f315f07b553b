import { expect, test } from 'vitest'
import { paragraphsOf } from './pageParagraphs.ts'

const long = 'تتولى الهيئة المحلية تشغيل الخزانات وصيانتها وفق هذا الدليل وتحفظ سجلًا'

test.each<[string, string[], string[]]>([
  [
    'lines that fill the page run on to the one that ends the paragraph',
    ['دليل', long, long, 'بالقراءات.', 'من يستعمله'],
    ['دليل', `${long} ${long} بالقراءات.`, 'من يستعمله'],
  ],
  ['an article or a point begins anew', [long, 'المادة (3): الرد', long, '2. بندٌ ثانٍ'], [long, 'المادة (3): الرد', long, '2. بندٌ ثانٍ']],
  ['what speaks of an article does not', [long, 'المادة (5) من القانون'], [`${long} المادة (5) من القانون`]],
  ['a dash begins anew', [long, '- بند'], [long, '- بند']],
  ['cells stay by themselves', ['البند', 'المدة', 'الكلفة'], ['البند', 'المدة', 'الكلفة']],
  ['another language begins anew', [long, 'Pump P-25'], [long, 'Pump P-25']],
])('%s', (_what, lines, paragraphs) => expect(paragraphsOf(lines.join('\n'))).toEqual(paragraphs))
