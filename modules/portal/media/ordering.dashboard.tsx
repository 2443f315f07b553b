import { ListOrdered } from 'lucide-react'
import { useState } from 'react'
import { useCaller } from '../../../web/generic/caller.ts'
import { lacks } from '../../../web/generic/texts.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { LateDialog, nearOf } from '../../../web/ui/LateDialog.ts'
import { later } from '../../../web/ui/later.ts'
import { slider } from './slider.ts'
import { slideOrderTexts } from './texts.ts'

const slideOrder = later(() => import('./orderDialog.dashboard.tsx').then(file => file.SlideOrder))

/** Beside the list of slides: opens the question in which order they stand. */
export function OrderSlides() {
  const lang = useLang()
  const caller = useCaller()
  const [isOpen, setOpen] = useState(false)
  const label = slideOrderTexts.say('act', lang)
  const hindrance = caller.can('Portal.Slider.Reorder') ? undefined : lacks(label, slider.options.label, lang)
  return (
    <>
      <Button look="plain" icon={ListOrdered} disabledReason={hindrance} {...nearOf(slideOrder)} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <LateDialog of={slideOrder} props={{ onClose: () => setOpen(false) }} />}
    </>
  )
}
