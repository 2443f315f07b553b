import { pages } from '../../define.ts'
import { searchSynonym } from './searchSynonym.ts'

export { searchSynonym }

export const searchSettingPages = pages({
  searchSetting: {
    label: ['إعدادات البحث', 'Search settings'],
    permission: 'Portal.SearchSetting',
    group: 'portal',
    icon: 'search-check',
    placeTypes: ['publicRelations'],
    list: searchSynonym,
  },
  'searchSetting/{id}': { under: 'searchSetting', form: searchSynonym },
})
