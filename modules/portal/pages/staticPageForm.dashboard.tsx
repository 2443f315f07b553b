import { useDesk } from '../../../web/generic/desk.ts'
import { RecordForm } from '../../../web/generic/RecordForm.tsx'
import { staticPage } from './staticPage.ts'
import { VersionsButton } from './versions.dashboard.tsx'

/** A static page, with the versions that each save has kept. */
export function StaticPageForm({ params }: { params: Readonly<Record<string, string>> }) {
  const desk = useDesk()
  const id = params.id ?? '0'
  return (
    <>
      {id !== '0' && <VersionsButton resource={staticPage} id={id} permission="Portal.StaticPage.Restore" />}
      <RecordForm resource={staticPage} id={id} listHref={desk.listHref(staticPage)} hrefOf={row => desk.hrefOf(staticPage, row)} />
    </>
  )
}
