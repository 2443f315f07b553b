import type { Desk } from '../../generic/desk.ts'
import { entryRecords } from '../../../modules/portal/entries/entryRecords.ts'
import { later } from '../../ui/later.ts'

const senderBlock = later(() => import('../../../modules/portal/entries/senderBlock.dashboard.tsx').then(file => file.SenderBlock))
/** What visitors send. */
const ofVisitors = new Set<string>(Object.values(entryRecords))

/** What visitors have sent has a sender, who can be kept out. */
export const toolsOf: Desk['toolsOf'] = ({ name }) => (ofVisitors.has(name) ? senderBlock : undefined)
