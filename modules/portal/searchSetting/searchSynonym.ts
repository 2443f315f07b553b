import { boolean, byPermission, choice, resource, text } from '../../define.ts'

/** Words of which one may stand for the other when somebody searches the portal (domain/portal-and-admin, section 16.3). */
export const searchSynonym = resource('searchSynonym', {
  label: ['مترادفات البحث', 'Search synonym', 'مترادفات البحث', 'Search synonyms'],
  permission: 'Portal.SearchSetting',
  scope: byPermission,
  fields: {
    words: text('الكلمات', 'Words').required().min(2).max(60).searchable().many(),
    direction: choice('الاتجاه', 'Direction', {
      both: [1, 'كل كلمة تجد الأخرى', 'Each finds the others'],
      oneWay: [2, 'الأولى تجد البقية فقط', 'Only the first finds the rest'],
    })
      .required()
      .initially(1),
    isActive: boolean('فعال', 'Active').initially(true),
  },
  rulesAtOnce: [
    {
      at: 'words',
      ok: s => new Set(s.words).size >= 2,
      message: ['أدخل كلمتين مختلفتين على الأقل', 'Enter at least two different words'],
    },
    { at: 'words', ok: s => s.words.length <= 12, message: ['اثنتا عشرة كلمة على الأكثر', 'At most twelve words'] },
  ],
  list: { columns: ['words', 'direction', 'isActive'], filters: ['direction', 'isActive'], sort: '-creationTime' },
  form: [['المترادفات', 'Synonyms', 'words', 'direction', 'isActive']],
})
