import { pages } from '../../define.ts'
import { legalEnvironment } from './legalEnvironment.ts'

export { legalEnvironment }

export const legislationPages = pages({
  legalEnvironment: {
    label: ['البيئة القانونية', 'Legal environment'],
    permission: 'Portal.LegalEnvironment',
    group: 'portal',
    icon: 'scale',
    placeTypes: ['planning', 'publicRelations', 'councilManagement'],
    list: legalEnvironment,
  },
  'legalEnvironment/{id}': { under: 'legalEnvironment', form: legalEnvironment },
})
