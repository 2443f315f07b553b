import { inLang } from '../../define.ts'
import { useLookup } from '../../../web/generic/lookups.ts'
import { type Orderable, OrderDialog } from '../../../web/generic/OrderDialog.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { slider } from './slider.ts'
import { slideOrderTexts } from './texts.ts'

/** The slides that are showing or will, a list for each page, to be put in order. */
export function SlideOrder({ onClose }: { onClose: () => void }) {
  const lang = useLang()
  const placements = useLookup('sliderPlacement')
  const groups = placements.map(({ id, nameAr, nameEn }) => ({
    id,
    label: inLang([nameAr, nameEn], lang),
    has: (record: Orderable) => record.placement === id,
  }))
  return (
    <OrderDialog
      resource={slider}
      query={{ 'standing[0]': 2, 'standing[1]': 3 }}
      groups={groups}
      words={slideOrderTexts.in(lang)}
      onClose={onClose}
    />
  )
}
