import { later } from '../../../web/ui/later.ts'

/** What is asked before something is done with an account: it comes after the list, the form and the part that open it. */
export const accountQuestion = later(() => import('./accountDialogs.dashboard.tsx').then(file => file.AccountQuestion))
