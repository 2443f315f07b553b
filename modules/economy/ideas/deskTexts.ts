import { interfaceCounts, interfaceTexts, type Plural } from '../../define.ts'

/** What is said of ideas like the one that is open on the desk. */
export const ideaDeskTexts = interfaceTexts('ideas.desk', {
  title: ['أفكار تشبه هذه الفكرة', 'Ideas like this one'],
  likeness: ['تشابه {percent}%', '{percent}% alike'],
  sameField: ['في المجال نفسه', 'In the same field'],
  mark: ['هذه هي الأصل', 'This is the original'],
  markTitle: ['مكررة للفكرة {number}', 'A duplicate of idea {number}'],
  markAsk: [
    'تُسجَّل الفكرة المفتوحة مكررة للفكرة {number}، فلا تُنشر، وإن كانت منشورة سُحبت من البوابة.',
    'The open idea is marked as a duplicate of idea {number}: it is not published, and if it is public it leaves the portal.',
  ],
  markDone: ['سُجّلت مكررة للفكرة {number}', 'Marked as a duplicate of idea {number}'],
  notNow: ['لا تُسجَّل مكررة في حالتها هذه', 'It is not marked as a duplicate in its present state'],
  lacks: ['ليس لك صلاحية تسجيل فكرة مكررة', 'You lack the permission to mark duplicates'],
  files: ['نشر ملفات الفكرة', 'Publish files of the idea'],
  agreed: ['ما وافق عليه صاحب الفكرة', 'What the owner has agreed to'],
  agrees: ['وافق على نشر النص الحالي', 'Agrees to the publication of the present text'],
  agreesNot: ['لم يوافق على نشر النص الحالي', 'Has not agreed to the publication of the present text'],
  named: ['يظهر اسمه للعامة', 'The name is shown to the public'],
  namedNot: ['لا يظهر اسمه للعامة', 'The name is not shown to the public'],
})

export const alikeIdeasCount: Plural = {
  ar: {
    zero: 'لا أفكار تشبهها',
    one: 'فكرة تشبهها',
    two: 'فكرتان تشبهانها',
    few: '{n} أفكار تشبهها',
    many: '{n} فكرة تشبهها',
    other: '{n} فكرة تشبهها',
  },
  en: { one: '{n} idea like it', other: '{n} ideas like it' },
}

export const ideaDeskCounts = interfaceCounts('ideas.desk', { alikeIdeasCount })
