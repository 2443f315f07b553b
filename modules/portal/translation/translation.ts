import { pages } from '../../define.ts'

/** Which public records lack a language, or have one that is behind (domain/portal-and-admin, section 11.4). */
export const translationPages = pages({
  translation: {
    label: ['متابعة الترجمة', 'Translation follow-up'],
    permission: 'Portal.Translation',
    group: 'portal',
    icon: 'languages',
    placeTypes: ['publicRelations'],
    screen: () => import('./translation.dashboard.tsx').then(file => file.TranslationFollowUp),
  },
})
