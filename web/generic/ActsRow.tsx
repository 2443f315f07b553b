import { Button } from '../ui/Button.tsx'
import { useLang } from '../ui/LangProvider.tsx'
import { later, SparePart, useLater } from '../ui/later.ts'
import { say } from './texts.ts'

/** What may be done with a record as it is now. */
export interface Act {
  readonly key: string
  readonly label: string
  readonly danger?: boolean
  /** Why it cannot be done; it is there and says so. */
  readonly disabledReason: string | undefined
  readonly pending?: boolean | undefined
  /** The pointer or the focus has come near. */
  readonly near?: { readonly onPointerEnter: () => void; readonly onFocus: () => void }
  /** Without it the form is sent. */
  readonly onAct?: () => void
}

// Seldom are there more than fit.
const menu = later(() => import('../ui/Menu.tsx').then(file => file.Menu))
// So many stand beside each other on a phone.
const mostOnPhone = 2

/**
 * The acts of a record, at their end the one that stands out. A phone has room for that one and one more: the others are in a menu, which
 * says why one is refused. As long as the menu is not there, and where it cannot be loaded, all stand beside each other.
 */
export function ActsRow({ acts, main }: { acts: readonly Act[]; main: string | undefined }) {
  const lang = useLang()
  const hasMenu = useLater(menu) !== undefined
  const others = acts.filter(({ key }) => key !== main)
  // The last that can be done and warns of nothing.
  const beside = others.findLast(({ danger, disabledReason }) => !danger && disabledReason === undefined)
  const folded = acts.length > mostOnPhone ? others.filter(act => act !== beside) : []
  return (
    <>
      {folded.length > 0 && (
        <span className="acts-menu">
          <SparePart of={menu} props={{ name: say('moreActs', lang), acts: folded, pending: folded.some(act => act.pending) }} />
        </span>
      )}
      {[...others, ...acts.filter(({ key }) => key === main)].map(act => (
        <Button
          key={act.key}
          look={act.danger ? 'danger' : act.key === main ? 'act' : 'quiet'}
          type={act.onAct ? 'button' : 'submit'}
          disabledReason={act.disabledReason}
          pending={act.pending}
          {...act.near}
          onClick={act.onAct}
          data-folded={(hasMenu && folded.includes(act)) || undefined}
        >
          {act.label}
        </Button>
      ))}
    </>
  )
}
