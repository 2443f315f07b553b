import { byPermission, choice, date, resource, text } from '../../define.ts'

/** A page that stands above the results of some searches, with «مقترح», for a time (domain/portal-and-admin, section 16.3). */
export const searchPin = resource('searchPin', {
  label: ['نتيجة مثبتة', 'Pinned result', 'النتائج المثبتة', 'Pinned results'],
  permission: 'Portal.SearchSetting',
  scope: byPermission,
  fields: {
    queries: text('كلمات البحث', 'Searches').required().min(2).max(60).searchable().many(),
    target: text('الصفحة', 'Page').required().max(500).searchable(),
    position: choice('الترتيب', 'Order', {
      first: [1, 'الأولى', 'First'],
      second: [2, 'الثانية', 'Second'],
      third: [3, 'الثالثة', 'Third'],
    })
      .required()
      .initially(1),
    until: date('حتى تاريخ', 'Until'),
  },
  rulesAtOnce: [
    { at: 'queries', ok: p => p.queries.length <= 12, message: ['اثنتا عشرة عبارة على الأكثر', 'At most twelve searches'] },
    {
      at: 'target',
      ok: p => isOwnPath(p.target),
      message: [
        'اكتب مسار صفحة في البوابة يبدأ بشرطة مائلة: ‎/news',
        'Write the path of a page of the portal that begins with a slash: /news',
      ],
    },
  ],
  list: { columns: ['queries', 'target', 'position', 'until'], filters: ['until'], sort: '-creationTime' },
  form: [['النتيجة المثبتة', 'Pinned result', 'queries', 'target', 'position', 'until']],
})

function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(path)
}
