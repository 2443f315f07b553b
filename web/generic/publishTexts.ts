import { interfaceCounts, interfaceTexts, type Lang, type Plural } from '../../kernel/kernel.ts'

/** What is said where something is published, and what the times mean that are asked then. */
export const publishTexts = interfaceTexts('generic.publish', {
  saveAndPublish: ['حفظ ونشر', 'Save and publish'],
  copy: ['نسخ إلى مسودة جديدة', 'Copy to a new draft'],
  copied: [
    'هذه مسودة جديدة بنصوص المادة، بلا صورها وملفاتها',
    'This is a new draft with the texts of the item, without its pictures and files',
  ],
  backInReview: ['تم الحفظ بنجاح، وعادت المادة إلى المراجعة', 'Saved successfully: the item is back in review'],
  editInReview: [
    'تم الحفظ بنجاح، والتعديل بانتظار المراجعة. تبقى المادة كما اعتُمدت حتى القرار',
    'Saved successfully: the edit awaits review. The item stays as it was approved until the decision',
  ],
  askedAnew: [
    'تم الحفظ بنجاح، وسُئل صاحب الطلب عن نصه الجديد: لا يُنشر قبل موافقته',
    'Saved successfully. The sender was asked about the new text: it is published only once he agrees',
  ],
  agreesAnew: [
    'تم الحفظ بنجاح. لا يُنشر النص الجديد قبل توثيق موافقة صاحبه عليه',
    'Saved successfully. The new text is published only once its owner’s agreement is recorded',
  ],
  now: ['إذا تُرك فارغًا تُنشر المادة الآن.', 'Left blank, the item is published now.'],
  ownTimes: [
    'إذا تُرك فارغًا تُنشر كل مادة في وقتها المكتوب فيها، وما لا وقت له يُنشر الآن.',
    'Left blank, each item is published at the time written in it, and now where there is none.',
  ],
  ends: [
    'عندها تغادر المادة القوائم والبحث، وتبقى صفحتها وعليها أنها انتهت. إذا تُرك فارغًا تبقى حتى يُلغى نشرها.',
    'At that time the item leaves lists and search; its page stays and says that it is over. Left blank, it stays until its publishing is cancelled.',
  ],
  endsHidden: [
    'عندها تغادر المادة القوائم والبحث وتُخفى صفحتها أيضًا، كما اختير فيها. إذا تُرك فارغًا تبقى حتى يُلغى نشرها.',
    'At that time the item leaves lists and search, and its page is hidden too, as chosen in it. Left blank, it stays until its publishing is cancelled.',
  ],
  ownEnds: [
    'عندها تغادر المواد القوائم والبحث. إذا تُرك فارغًا فلكل مادة وقت انتهائها المكتوب فيها، وما لا وقت له يبقى حتى يُلغى نشره.',
    'At that time the items leave lists and search. Left blank, each ends at the time written in it, or stays until its publishing is cancelled.',
  ],
})

/** How often the page of an item was opened. */
export const visitCount: Plural = {
  ar: {
    zero: 'لا زيارات في 30 يومًا',
    one: 'زيارة واحدة في 30 يومًا',
    two: 'زيارتان في 30 يومًا',
    few: '{n} زيارات في 30 يومًا',
    many: '{n} زيارة في 30 يومًا',
    other: '{n} زيارة في 30 يومًا',
  },
  en: { one: '{n} visit in 30 days', other: '{n} visits in 30 days' },
}

export const publishCounts = interfaceCounts('generic.publish', { visitCount })

/** What a time means of the one item that is published. @param isHidden whether its page goes too when it is over */
export function publishHint(key: string, isHidden: boolean, lang: Lang): string | undefined {
  if (key === 'publishAt') return publishTexts.say('now', lang)
  return key === 'expireAt' ? publishTexts.say(isHidden ? 'endsHidden' : 'ends', lang) : undefined
}

/** What it means of several that are published at once. */
export function publishManyHint(key: string, lang: Lang): string | undefined {
  if (key === 'publishAt') return publishTexts.say('ownTimes', lang)
  return key === 'expireAt' ? publishTexts.say('ownEnds', lang) : undefined
}
