import { pages } from '../../define.ts'
import { searchPin } from './searchPin.ts'
import { searchSynonym } from './searchSynonym.ts'

export { searchPin, searchSynonym }

export const searchSettingPages = pages({
  searchSetting: {
    label: ['إعدادات البحث', 'Search settings'],
    permission: 'Portal.SearchSetting',
    group: 'portal',
    icon: 'search-check',
    placeTypes: ['publicRelations'],
    list: searchSynonym,
    tools: () => import('./toAsked.dashboard.tsx').then(file => file.ToAsked),
  },
  'searchSetting/asked': {
    under: 'searchSetting',
    label: ['ما بحث عنه الزوار', 'What visitors searched for'],
    screen: () => import('./asked.dashboard.tsx').then(file => file.AskedSearches),
  },
  'searchSetting/{id}': { under: 'searchSetting', form: searchSynonym },
  searchPin: {
    label: ['النتائج المثبتة', 'Pinned results'],
    permission: 'Portal.SearchSetting',
    group: 'portal',
    icon: 'list-checks',
    placeTypes: ['publicRelations'],
    list: searchPin,
  },
  'searchPin/{id}': { under: 'searchPin', form: searchPin },
})
