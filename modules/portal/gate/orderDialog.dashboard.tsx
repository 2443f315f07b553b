import { inLang } from '../../define.ts'
import { useLookup } from '../../../web/generic/lookups.ts'
import { type Orderable, OrderDialog } from '../../../web/generic/OrderDialog.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { gateMessage, kindsInOrder } from './gateMessage.ts'
import { orderTexts } from './texts.ts'

/** The messages that are showing or will, a list for each kind, to be put in order. */
export function OrderMessages({ onClose }: { onClose: () => void }) {
  const lang = useLang()
  const kinds = useLookup('gateMessageKind')
  const groups = kindsInOrder.flatMap(code => {
    const kind = kinds.find(one => one.code === code)
    return kind
      ? [{ id: kind.id, label: inLang([kind.nameAr, kind.nameEn], lang), has: (record: Orderable) => record.kind === kind.id }]
      : []
  })
  return (
    <OrderDialog
      resource={gateMessage}
      query={{ 'standing[0]': 2, 'standing[1]': 3 }}
      groups={groups}
      words={orderTexts.in(lang)}
      onClose={onClose}
    />
  )
}
