import { ListOrdered } from 'lucide-react'
import { useState } from 'react'
import { inLang, type AnyResource } from '../../kernel/kernel.ts'
import { Button } from '../ui/Button.tsx'
import { useLang } from '../ui/LangProvider.tsx'
import { LateDialog, nearOf } from '../ui/LateDialog.ts'
import { later } from '../ui/later.ts'
import { useCaller } from './caller.ts'
import { useLookup } from './lookups.ts'
import { orderTexts } from './orderTexts.ts'
import { lacks } from './texts.ts'

const orderDialog = later(() => import('./OrderDialog.tsx').then(file => file.OrderDialog))
const all = {}

interface OrderToolProps {
  /** A definition with the column `sortOrder` and the call `Reorder`. */
  readonly resource: AnyResource
  /** The lookup field by whose values the records stand in groups, each with an order of its own. */
  readonly groupedBy?: string
  /** What the list is asked for, where that is not all of it by its numbers. */
  readonly query?: Readonly<Record<string, string | number>>
  /** Why this reader puts nothing in order, whatever he may do. */
  readonly hindrance?: string | undefined
}

/** Beside a list whose records have an order of their own: opens them to be put in it. */
export function OrderTool({ resource, groupedBy, query = all, hindrance: other }: OrderToolProps) {
  const lang = useLang()
  const caller = useCaller()
  const [isOpen, setOpen] = useState(false)
  const values = useLookup(groupedBy === undefined ? undefined : resource.fields[groupedBy]?.list)
  const act = orderTexts.say('act', lang)
  const hindrance = caller.can(`${resource.permission}.Reorder`) ? other : lacks(act, resource.options.label, lang)
  const groups =
    groupedBy === undefined
      ? [{ id: 0, has: () => true }]
      : values.map(({ id, nameAr, nameEn }) => ({
          id,
          label: inLang([nameAr, nameEn], lang),
          has: (record: Readonly<Record<string, unknown>>) => record[groupedBy] === id,
        }))
  const { title, hint, none, saved } = orderTexts.in(lang)
  const props = { resource, query, groups, words: { title, hint, none, saved }, onClose: () => setOpen(false) }
  return (
    <>
      <Button look="plain" icon={ListOrdered} disabledReason={hindrance} {...nearOf(orderDialog)} onClick={() => setOpen(true)}>
        {act}
      </Button>
      {isOpen && <LateDialog of={orderDialog} props={props} />}
    </>
  )
}
