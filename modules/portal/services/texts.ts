import { interfaceTexts } from '../../define.ts'

export const serviceFormTexts = interfaceTexts('portal.serviceForm', { noIcon: ['بلا أيقونة', 'No icon'] })
