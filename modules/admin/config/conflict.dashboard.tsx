import { columnsOf, inLang, type Column, type Lang, type Values } from '../../define.ts'
import { Compared } from '../../../web/fields/compared.tsx'
import { Button } from '../../../web/ui/Button.tsx'
import { Dialog } from '../../../web/ui/Dialog.tsx'
import { RuledTable } from '../../../web/ui/RuledTable.tsx'
import type { ConfigForm, TheirSetting } from './form.dashboard.tsx'
import { say } from './texts.ts'

interface ConflictDialogProps {
  readonly form: ConfigForm
  readonly theirs: readonly TheirSetting[]
  readonly lang: Lang
  readonly onKeepMine: () => void
}

/** Two people saved the same settings: both versions side by side, and the choice. Of a secret only that it was changed. */
export function ConflictDialog({ form, theirs, lang, onKeepMine }: ConflictDialogProps) {
  const rows = theirs.flatMap(({ key, values }) => {
    const known = form.known.find(({ setting }) => setting.key === key)
    return known ? columnsOf(known.setting.fields).map(column => ({ column, theirs: values, isSecret: known.setting.isSecret })) : []
  })
  const side = (values: Values, other: Values, column: Column, isSecret: boolean) =>
    isSecret ? (
      say('secretChanged', lang)
    ) : (
      <Compared column={column} value={values[column.name]} other={other[column.name]} row={values} lang={lang} />
    )
  return (
    <Dialog
      title={say('conflict', lang)}
      open
      wide
      onClose={form.closeConflict}
      acts={
        <>
          <Button look="act" onClick={onKeepMine}>
            {say('keepMine', lang)}
          </Button>
          <Button onClick={() => void form.takeTheirs()}>{say('takeTheirs', lang)}</Button>
        </>
      }
    >
      <RuledTable
        caption={say('conflict', lang)}
        captionHidden
        lang={lang}
        rows={rows}
        keyOf={({ column }) => column.name}
        columns={[
          { key: 'setting', heading: say('setting', lang), title: true, cell: ({ column }) => inLang(column.label, lang) },
          { key: 'mine', heading: say('mine', lang), cell: row => side(form.values, row.theirs, row.column, row.isSecret) },
          { key: 'theirs', heading: say('theirs', lang), cell: row => side(row.theirs, form.values, row.column, row.isSecret) },
        ]}
      />
    </Dialog>
  )
}
