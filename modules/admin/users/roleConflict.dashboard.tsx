import { Button } from '../../../web/ui/Button.tsx'
import { Dialog } from '../../../web/ui/Dialog.tsx'
import type { Row } from '../../../web/generic/record.ts'
import { conflictTexts } from '../../../web/generic/conflictTexts.ts'
import type { Lang } from '../../define.ts'
import { changedUpon } from '../roles/roles.ts'
import { differenceOf, namesIn, PermissionNames } from './permissionNames.dashboard.tsx'
import { say } from './texts.ts'

interface RoleConflictProps {
  /** The version that was read. */
  readonly base: Row
  /** What was ticked on it. */
  readonly mine: ReadonlySet<string>
  /** The version that somebody else has saved since. */
  readonly theirs: Row
  readonly lang: Lang
  /** @param chosen the reader's changes upon the saved version */
  readonly onKeep: (chosen: ReadonlySet<string>) => void
  readonly onDrop: () => void
  readonly onClose: () => void
}

/** Two people changed the permissions of one role: what the other has saved, what one's own changes would change in that, and the choice. */
export function RoleConflict({ base, mine, theirs, lang, onKeep, onDrop, onClose }: RoleConflictProps) {
  const read = new Set(namesIn(base))
  const saved = new Set(namesIn(theirs))
  const upon = changedUpon(saved, read, mine)
  const other = differenceOf(read, saved)
  const own = differenceOf(saved, upon)
  const isNothingLeft = own.gained.length + own.lost.length === 0
  return (
    <Dialog
      title={conflictTexts.say('title', lang)}
      open
      wide
      onClose={onClose}
      acts={
        <>
          <Button look="act" disabledReason={isNothingLeft ? say('nothingOfYours', lang) : undefined} onClick={() => onKeep(upon)}>
            {say('keepMyTicks', lang)}
          </Button>
          <Button onClick={onDrop}>{conflictTexts.say('takeTheirs', lang)}</Button>
        </>
      }
    >
      <Side title={say('savedMeanwhile', lang)} {...other} lang={lang} />
      <Side title={say('yoursUponIt', lang)} {...own} lang={lang} />
    </Dialog>
  )
}

interface SideProps {
  readonly title: string
  readonly gained: readonly string[]
  readonly lost: readonly string[]
  readonly lang: Lang
}

function Side({ title, gained, lost, lang }: SideProps) {
  return (
    <section className="role-conflict-side">
      <h3>{title}</h3>
      <div className="changes-of-role">
        <PermissionNames title={say('gained', lang)} names={gained} lang={lang} />
        <PermissionNames title={say('lostOnes', lang)} names={lost} lang={lang} />
      </div>
    </section>
  )
}
