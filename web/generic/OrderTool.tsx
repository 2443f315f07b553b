import { ListOrdered } from 'lucide-react'
import { useState } from 'react'
import type { AnyResource } from '../../kernel/kernel.ts'
import { Button } from '../ui/Button.tsx'
import { useLang } from '../ui/LangProvider.tsx'
import { LateDialog, nearOf } from '../ui/LateDialog.ts'
import { later } from '../ui/later.ts'
import { useCaller } from './caller.ts'
import { orderTexts } from './orderTexts.ts'
import { lacks } from './texts.ts'

const orderDialog = later(() => import('./OrderDialog.tsx').then(file => file.OrderDialog))

interface OrderToolProps {
  readonly resource: AnyResource
  readonly groupedBy?: string
}

/** Beside a list whose records have an order of their own: opens them to be put in it. */
export function OrderTool({ resource, groupedBy }: OrderToolProps) {
  const lang = useLang()
  const caller = useCaller()
  const [isOpen, setOpen] = useState(false)
  const label = orderTexts.say('act', lang)
  const hindrance = caller.can(`${resource.permission}.Reorder`) ? undefined : lacks(label, resource.options.label, lang)
  const props = { resource, ...(groupedBy !== undefined && { groupedBy }), onClose: () => setOpen(false) }
  return (
    <>
      <Button look="plain" icon={ListOrdered} disabledReason={hindrance} {...nearOf(orderDialog)} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <LateDialog of={orderDialog} props={props} />}
    </>
  )
}
