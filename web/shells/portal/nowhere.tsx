import { missing } from '../../generic/portal/answers.ts'
import { orLikely } from '../../generic/portal/likely.ts'

/** An address that no page has. */
export const loader = orLikely(() => missing())

export default function Nowhere() {
  return null
}
