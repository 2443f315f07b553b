import { pages } from '../../define.ts'
import { redirect } from './redirect.ts'

export { redirect }

export const redirectPages = pages({
  redirect: {
    label: ['العناوين القديمة', 'Old addresses'],
    permission: 'Portal.SearchSetting',
    group: 'portal',
    icon: 'signpost',
    placeTypes: ['publicRelations'],
    list: redirect,
  },
  'redirect/{id}': { under: 'redirect', form: redirect },
})
