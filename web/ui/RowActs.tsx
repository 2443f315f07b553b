import type { LucideIcon } from 'lucide-react'
import { IconButton } from './IconButton.tsx'
import { useLang } from './LangProvider.tsx'
import { Menu, type MenuAct } from './Menu.tsx'
import { wordOf } from './texts.ts'

/** What may be done with a row: one act, or several behind one sign. */
export type RowAct = { readonly icon: LucideIcon; readonly label: string } & (
  | { readonly onAct: () => void; readonly danger?: boolean; readonly disabledReason?: string | undefined }
  | { readonly acts: readonly MenuAct[] }
)

interface RowActsProps {
  acts: readonly RowAct[]
  /** What the row is called: every button names it. */
  name: string
}

// So many signs fit beside a title on a phone.
const mostSigns = 2

/** The acts of a row as signs; a phone that has no room for them has all of them in one menu. */
export function RowActs({ acts, name }: RowActsProps) {
  const lang = useLang()
  const isMany = acts.length > mostSigns
  return (
    <>
      <span className={isMany ? 'row-acts row-acts-many' : 'row-acts'}>
        {acts.map(act =>
          'acts' in act ? (
            <Menu key={act.label} name={`${act.label}: ${name}`} icon={act.icon} acts={act.acts} />
          ) : (
            <IconButton
              key={act.label}
              icon={act.icon}
              label={`${act.label}: ${name}`}
              disabledReason={act.disabledReason}
              onClick={act.onAct}
            />
          ),
        )}
      </span>
      {isMany && (
        <span className="row-acts-menu">
          <Menu name={`${wordOf('actions', lang)}: ${name}`} acts={acts.flatMap(act => ('acts' in act ? act.acts : [act]))} />
        </span>
      )}
    </>
  )
}
