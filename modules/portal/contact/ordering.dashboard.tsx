import { ListOrdered } from 'lucide-react'
import { useState } from 'react'
import { useCaller } from '../../../web/generic/caller.ts'
import { lacks } from '../../../web/generic/texts.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { LateDialog, nearOf } from '../../../web/ui/LateDialog.ts'
import { later } from '../../../web/ui/later.ts'
import { contactPoint } from './contactPoint.ts'
import { pointOrderTexts } from './texts.ts'

const orderDialog = later(() => import('./orderDialog.dashboard.tsx').then(file => file.PointOrderDialog))

/** Beside the list of contact points: opens the question in which order they stand. */
export function OrderPoints() {
  const lang = useLang()
  const caller = useCaller()
  const [isOpen, setOpen] = useState(false)
  const label = pointOrderTexts.say('act', lang)
  const hindrance = caller.can('Portal.ContactUs.ContactPoint.Reorder') ? undefined : lacks(label, contactPoint.options.label, lang)
  return (
    <>
      <Button look="plain" icon={ListOrdered} disabledReason={hindrance} {...nearOf(orderDialog)} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <LateDialog of={orderDialog} props={{ onClose: () => setOpen(false) }} />}
    </>
  )
}
