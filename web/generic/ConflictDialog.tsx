import { useState } from 'react'
import { inLang, type AnyResource, type Lang } from '../../kernel/kernel.ts'
import { Compared } from '../fields/compared.tsx'
import { takenWith } from '../fields/differences.ts'
import { Button } from '../ui/Button.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { RuledTable } from '../ui/RuledTable.tsx'
import { differencesOf, takenAtFirst, takenWhole } from './conflictSides.ts'
import { conflictTexts } from './conflictTexts.ts'
import { say } from './texts.ts'
import type { Conflict } from './useForm.ts'

interface ConflictDialogProps {
  readonly resource: AnyResource
  readonly conflict: Conflict
  readonly lang: Lang
  readonly onTakeTheirs: () => void
  /** @param taken the values, by their columns, that are the saved ones all the same */
  readonly onKeepMine: (taken: readonly string[]) => void
  readonly onClose: () => void
}

const notes = { mine: 'byMine', theirs: 'byTheirs', both: 'byBoth' } as const

/** Two people changed one record: both versions side by side, where they differ, and the choice, also value by value. */
export function ConflictDialog({ resource, conflict, lang, onTakeTheirs, onKeepMine, onClose }: ConflictDialogProps) {
  const { theirs, mine, base } = conflict
  const differences = differencesOf(resource, conflict)
  const [taken, setTaken] = useState(() => takenAtFirst(resource, differences))
  return (
    <Dialog
      title={conflictTexts.say('title', lang)}
      open
      wide
      onClose={onClose}
      acts={
        <>
          <Button look="act" onClick={() => onKeepMine(takenWhole(resource, conflict, taken))}>
            {conflictTexts.say(taken.length > 0 ? 'keepWithTaken' : 'keepMine', lang)}
          </Button>
          <Button onClick={onTakeTheirs}>{conflictTexts.say('takeTheirs', lang)}</Button>
        </>
      }
    >
      {differences.length === 0 && <p>{conflictTexts.say('same', lang)}</p>}
      {differences.length > 0 && base && <p>{conflictTexts.say('sides', lang)}</p>}
      <RuledTable
        caption={conflictTexts.say('title', lang)}
        captionHidden
        lang={lang}
        rows={differences}
        keyOf={({ column }) => column.name}
        columns={[
          {
            key: 'field',
            heading: say('field', lang),
            title: true,
            cell: ({ column, by }) => (
              <>
                {inLang(column.label, lang)}
                {by && <small className="block text-14 text-muted">{conflictTexts.say(notes[by], lang)}</small>}
              </>
            ),
          },
          {
            key: 'mine',
            heading: conflictTexts.say('mine', lang),
            cell: ({ column }) => <Compared column={column} value={mine[column.name]} other={theirs[column.name]} row={mine} lang={lang} />,
          },
          {
            key: 'theirs',
            heading: conflictTexts.say('theirs', lang),
            // One beneath the other: beside the value the words of its choice would break on a phone.
            cell: ({ column }) => (
              <div>
                <Compared column={column} value={theirs[column.name]} other={mine[column.name]} row={theirs} lang={lang} />
                <Checkbox
                  checked={taken.includes(column.name)}
                  onChange={isTaken => {
                    const names = takenWith(resource, column.name)
                    setTaken(known => [...known.filter(name => !names.includes(name)), ...(isTaken ? names : [])])
                  }}
                >
                  {conflictTexts.say('takeValue', lang)}
                  <span className="sr">: {inLang(column.label, lang)}</span>
                </Checkbox>
              </div>
            ),
          },
        ]}
      />
    </Dialog>
  )
}
