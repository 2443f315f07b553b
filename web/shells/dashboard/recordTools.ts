import type { Desk } from '../../generic/desk.ts'
import { later } from '../../ui/later.ts'

const senderBlock = later(() => import('../../../modules/portal/entries/senderBlock.dashboard.tsx').then(file => file.SenderBlock))
/** What visitors send. */
const ofVisitors = /^(contactMessage|creativeIdeasBank|investors)$/

/** What visitors have sent has a sender, who can be kept out. */
export const toolsOf: Desk['toolsOf'] = ({ name }) => (ofVisitors.test(name) ? senderBlock : undefined)
