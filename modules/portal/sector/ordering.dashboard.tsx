import { OrderTool } from '../../../web/generic/OrderTool.tsx'
import { localGovernmentSector } from './localGovernmentSector.ts'

/** Beside the list of components: the order in which the portal shows them. */
export function OrderComponents() {
  return <OrderTool resource={localGovernmentSector} />
}
