import type { Row } from '../../../web/generic/record.ts'
import { VersionsButton } from '../../../web/generic/VersionsButton.tsx'
import { legalEnvironment } from './legalEnvironment.ts'

/** Beside a legal text: what it was at each save, and the way back to that. */
export function LawVersions({ record }: { record: Row }) {
  return <VersionsButton resource={legalEnvironment} id={String(record.id)} permission="Portal.LegalEnvironment.Update" />
}
