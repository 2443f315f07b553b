import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useDesk } from '../../../web/generic/desk.ts'
import { RecordForm } from '../../../web/generic/RecordForm.tsx'
import { LinkEditor } from './linkEditor.dashboard.tsx'
import { menu } from './menu.ts'

const own = { link: LinkEditor }

/** An entry of a menu; a new one begins where the tree was asked for it. */
export function MenuForm({ params }: { params: Readonly<Record<string, string>> }) {
  const desk = useDesk()
  const [query] = useSearchParams()
  const [type, parent] = [query.get('menuType'), query.get('parent')]
  const given = useMemo(
    () => ({ ...(type && /^\d+$/.test(type) && { menuType: Number(type) }), ...(parent && { parent }) }),
    [type, parent],
  )
  return (
    <RecordForm
      resource={menu}
      id={params.id ?? '0'}
      given={given}
      own={own}
      listHref={desk.listHref(menu)}
      hrefOf={row => desk.hrefOf(menu, row)}
    />
  )
}
