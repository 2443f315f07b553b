import { OrderTool } from '../../../web/generic/OrderTool.tsx'
import { gateService } from './gateService.ts'

/** Beside the list of services: each category has an order of its own. */
export function OrderServices() {
  return <OrderTool resource={gateService} groupedBy="category" />
}
