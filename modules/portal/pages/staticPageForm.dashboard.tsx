import { useDesk } from '../../../web/generic/desk.ts'
import { RecordForm } from '../../../web/generic/RecordForm.tsx'
import { VersionsButton } from '../../../web/generic/VersionsButton.tsx'
import { staticPage } from './staticPage.ts'

/** A static page, with the versions that each save has kept. */
export function StaticPageForm({ params }: { params: Readonly<Record<string, string>> }) {
  const desk = useDesk()
  const id = params.id ?? '0'
  return (
    <RecordForm
      resource={staticPage}
      id={id}
      listHref={desk.listHref(staticPage)}
      hrefOf={row => desk.hrefOf(staticPage, row)}
      tools={<VersionsButton resource={staticPage} id={id} permission="Portal.StaticPage.Restore" />}
    />
  )
}
