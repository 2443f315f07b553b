import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { browserApi } from '../../generic/browserApi.ts'
import { inLanguage } from '../../generic/lang.ts'
import { useLang } from '../../ui/LangProvider.tsx'
import type { MenuAct } from '../../ui/Menu.tsx'
import { pathIn } from './lastPage.ts'
import { findPage } from './pageTable.ts'
import { word } from './texts.ts'

/** The way from the record that is open to its page on the portal: asked for when the menu is near, and said to be none where citizens read none. */
export function useOnPortal(): { readonly acts: readonly MenuAct[]; readonly ask: () => void } {
  const lang = useLang()
  const { pathname } = useLocation()
  const [near, setNear] = useState('')
  const [key] = Object.values(findPage(pathIn(pathname))?.params ?? {})
  const isOfRecord = key !== undefined && key !== '0'
  const { data } = useQuery({
    queryKey: ['counterpart', pathname],
    queryFn: () => browserApi.get<{ href: string | null }>('Desk/Counterpart', { path: pathname }),
    enabled: isOfRecord && near === pathname,
  })
  const act: MenuAct = {
    label: word('onPortal', lang),
    ...(data?.href == null ? { disabledReason: word('notOnPortal', lang) } : { href: inLanguage(data.href, lang) }),
  }
  return { acts: isOfRecord && data ? [act] : [], ask: () => setNear(pathname) }
}
