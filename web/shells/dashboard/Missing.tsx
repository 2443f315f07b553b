import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useLang } from '../../ui/LangProvider.tsx'
import { missingTexts } from './missingTexts.ts'
import { word } from './texts.ts'

/** Lists whose records open beside them, at `?id=`: they have no address of their own. */
const opensBeside = new Set(['entryTemplate'])

/** There is no page at this address. @param path below `/dashboard/` */
export function Missing({ path }: { path: string }) {
  const lang = useLang()
  const [list = '', id, ...more] = path.split('/')
  const navigate = useNavigate()
  const beside = opensBeside.has(list) && id && more.length === 0 ? `/dashboard/${list}?id=${id}` : undefined
  useEffect(() => {
    if (beside) void navigate(beside, { replace: true })
  }, [beside, navigate])
  if (beside) return null
  return (
    <EmptyState
      kind="missing"
      title={missingTexts.say('title', lang)}
      isPage
      action={
        <a className="btn" href="/dashboard">
          {word('home', lang)}
        </a>
      }
    >
      {missingTexts.say('text', lang)}
    </EmptyState>
  )
}
