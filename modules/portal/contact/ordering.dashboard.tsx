import { OrderTool } from '../../../web/generic/OrderTool.tsx'
import { contactPoint } from './contactPoint.ts'

/** Beside the list of contact points: the order in which the portal shows them. */
export function OrderPoints() {
  return <OrderTool resource={contactPoint} />
}
