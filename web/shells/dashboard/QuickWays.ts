import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { inLang } from '../../../kernel/kernel.ts'
import { toolTexts } from '../../generic/accessTexts.ts'
import { browserApi } from '../../generic/browserApi.ts'
import { inLanguage } from '../../generic/lang.ts'
import { useSession } from '../../generic/session.ts'
import { useLang } from '../../ui/LangProvider.tsx'
import type { MenuAct } from '../../ui/Menu.tsx'
import { pathIn } from './lastPage.ts'
import { findPage } from './pageTable.ts'
import { usePlaceSwitch } from './usePlaceSwitch.ts'

interface QuickWaysProps {
  /**
   * Hears what quick navigation has besides: of the record that is open the way to its page on the portal, or that citizens read none; and the
   * other places that one may act for.
   */
  readonly onWays: (ways: readonly MenuAct[]) => void
}

/** Draws nothing: it comes when quick navigation is near, and asks for what that offers. */
export function QuickWays({ onWays }: QuickWaysProps) {
  const lang = useLang()
  const session = useSession()
  const { mutate } = usePlaceSwitch(lang)
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
    const others = session?.UserPlaces.filter(place => place.id !== session.activePlace?.id) ?? []
    const places = others.map(({ id, nameAr, nameEn }) => ({
      label: `${toolTexts.say('activePlace', lang)}: ${inLang([nameAr, nameEn], lang)}`,
      onAct: () => mutate(id),
    }))
    onWays([...(isOfRecord && href !== undefined ? [way] : []), ...places])
  }, [onWays, lang, isOfRecord, href, session, mutate])
  return null
}
