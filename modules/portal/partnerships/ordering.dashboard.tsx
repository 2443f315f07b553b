import { OrderTool } from '../../../web/generic/OrderTool.tsx'
import { partnership } from './partnership.ts'

/** Beside the list of partnerships: the order in which the portal shows them. */
export function OrderPartnerships() {
  return <OrderTool resource={partnership} />
}
