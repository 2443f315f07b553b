import { ArrowRight } from 'lucide-react'
import { Icon } from './Icon.tsx'

/** Ways in columns, as the index of a book: quick services, sections. */
export function IndexList({ ways }: { ways: readonly { readonly href: string; readonly label: string }[] }) {
  return (
    <ul className="index">
      {ways.map(way => (
        <li key={way.href}>
          <a href={way.href}>
            {way.label}
            <Icon of={ArrowRight} points />
          </a>
        </li>
      ))}
    </ul>
  )
}
