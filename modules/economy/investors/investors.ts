import { pages } from '../../define.ts'
import { investors } from './investor.ts'

export { investors }
export type { ListedInvestor } from './publicInvestors.ts'
export { investorTexts } from './texts.ts'

export const investorPages = pages({
  investors: {
    label: ['المستثمرون', 'Investors'],
    permission: 'EconomicalDevelopment.Investor',
    group: 'economy',
    icon: 'badge-dollar-sign',
    placeTypes: ['authority', 'council', 'economicalDevelopment', 'directorate'],
    list: investors,
  },
  'investors/{id}': { under: 'investors', screen: () => import('./investorForm.dashboard.tsx').then(file => file.InvestorForm) },
})
