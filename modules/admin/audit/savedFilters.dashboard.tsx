import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import type { Lang } from '../../define.ts'
import { isObject, keptIn } from '../../../web/generic/kept.ts'
import { useSession } from '../../../web/generic/session.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { Dialog } from '../../../web/ui/Dialog.tsx'
import { Menu } from '../../../web/ui/Menu.tsx'
import { TextField } from '../../../web/ui/TextField.tsx'
import { say } from './texts.ts'

/** A search that somebody comes back to: its name and the query of the address. */
interface SavedFilter {
  readonly name: string
  readonly query: string
}

const mostSaved = 20
const longestName = 60

interface SavedFiltersProps {
  /** The query of the present search. */
  readonly query: string
  readonly onChoose: (query: string) => void
  readonly lang: Lang
}

/** Searches by their names, kept in this browser for this user (reports, section 5). */
export function SavedFilters({ query, onChoose, lang }: SavedFiltersProps) {
  const session = useSession()
  const key = `auditFilters:${session?.user.id ?? ''}`
  const [saved, setSaved] = useState(() => savedIn(key))
  const [name, setName] = useState<string>()
  const keep = (filters: readonly SavedFilter[]) => {
    localStorage.setItem(key, JSON.stringify(filters))
    setSaved(filters)
  }
  return (
    <>
      <Menu
        icon={Bookmark}
        name={say('saved', lang)}
        acts={[
          ...saved.map(filter => ({ label: filter.name, onAct: () => onChoose(filter.query) })),
          { label: say('saveThese', lang), onAct: () => setName('') },
          ...(saved.length > 0 ? [{ label: say('forgetThese', lang), danger: true, onAct: () => keep([]) }] : []),
        ]}
      />
      {name !== undefined && (
        <Dialog
          title={say('saveThese', lang)}
          open
          onClose={() => setName(undefined)}
          acts={
            <Button
              look="act"
              onClick={() => {
                if (name.trim() === '') return
                keep([...saved.filter(filter => filter.name !== name.trim()), { name: name.trim(), query }].slice(-mostSaved))
                setName(undefined)
              }}
            >
              {say('save', lang)}
            </Button>
          }
        >
          <TextField label={say('nameOfFilter', lang)} value={name} onChange={setName} maxLength={longestName} required />
        </Dialog>
      )}
    </>
  )
}

function savedIn(key: string): readonly SavedFilter[] {
  const kept = keptIn(localStorage, key)
  return Array.isArray(kept) ? kept.filter(isSaved) : []
}

function isSaved(value: unknown): value is SavedFilter {
  return isObject(value) && typeof value.name === 'string' && typeof value.query === 'string'
}
