import { missing } from '../../generic/portal/answers.ts'

/** An address that no page has. */
export function loader() {
  return missing()
}

export default function Nowhere() {
  return null
}
