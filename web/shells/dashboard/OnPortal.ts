import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { toolTexts } from '../../generic/accessTexts.ts'
import { browserApi } from '../../generic/browserApi.ts'
import { inLanguage } from '../../generic/lang.ts'
import { useLang } from '../../ui/LangProvider.tsx'
import type { MenuAct } from '../../ui/Menu.tsx'
import { pathIn } from './lastPage.ts'
import { findPage } from './pageTable.ts'

interface OnPortalProps {
  /** Hears what quick navigation has besides: of the record that is open the way to its page on the portal, or that citizens read none. */
  readonly onWays: (ways: readonly MenuAct[]) => void
}

/** Draws nothing: it comes when quick navigation is near, and asks for what that offers. */
export function OnPortal({ onWays }: OnPortalProps) {
  const lang = useLang()
  const { pathname } = useLocation()
  const [key] = Object.values(findPage(pathIn(pathname))?.params ?? {})
  const isOfRecord = key !== undefined && key !== '0'
  const { data } = useQuery({
    queryKey: ['counterpart', pathname],
    queryFn: () => browserApi.get<{ href: string | null }>('Desk/Counterpart', { path: pathname }),
    enabled: isOfRecord,
  })
  const href = data?.href
  useEffect(() => {
    const label = toolTexts.say('onPortal', lang)
    const way = href == null ? { label, disabledReason: toolTexts.say('notOnPortal', lang) } : { label, href: inLanguage(href, lang) }
    onWays(isOfRecord && href !== undefined ? [way] : [])
  }, [onWays, lang, isOfRecord, href])
  return null
}
