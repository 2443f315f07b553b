import { pages } from '../../define.ts'
import { entryTemplate } from './entryTemplate.ts'

export { additionalData, publicData } from './additional.ts'
export { answeredTo, answersOf, type KeptAnswers } from './answers.ts'
export { entryTemplate }
export { templatedForm } from './form.ts'
export { isTemplated, moduleOfKind, templatedModules, type TemplatedModule } from './templated.ts'

export const templatePages = pages({
  entryTemplate: {
    label: ['قوالب الإدخال', 'Entry templates'],
    permission: 'Portal.Templates',
    group: 'portal',
    icon: 'layout-template',
    placeTypes: ['publicRelations'],
    list: entryTemplate,
    screen: () => import('./templates.dashboard.tsx').then(file => file.TemplatesPage),
  },
  'entryTemplate/{id}': { under: 'entryTemplate', screen: () => import('./openedBeside.dashboard.tsx').then(file => file.OpenedBeside) },
})
