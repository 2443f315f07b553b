import { Check, Circle } from 'lucide-react'
import { Icon } from './Icon.tsx'
import { useLang } from './LangProvider.tsx'
import { wordOf } from './texts.ts'

interface CheckListProps {
  label: string
  items: readonly { readonly id: string; readonly text: string; readonly isMet: boolean }[]
}

/** Conditions that are met one by one while somebody types: by sign, word and colour. */
export function CheckList({ label, items }: CheckListProps) {
  const lang = useLang()
  return (
    <ul className="checks" aria-label={label}>
      {items.map(item => (
        <li key={item.id} className={item.isMet ? 'is-met' : undefined}>
          <Icon of={item.isMet ? Check : Circle} label={wordOf(item.isMet ? 'met' : 'notMet', lang)} />
          <span>{item.text}</span>
        </li>
      ))}
    </ul>
  )
}
