import { CircleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { pluralOf, type Lang } from '../../kernel/kernel.ts'
import { Icon } from '../ui/Icon.tsx'
import { keepsTabInSight } from '../ui/tabInSight.ts'
import { faultCount, say } from './texts.ts'

interface FormIndexProps {
  readonly parts: readonly { readonly label: string; readonly faults: number }[]
  readonly lang: Lang
}

/** The parts of a form, the one in sight marked, and how many mistakes stand in each. */
export function FormIndex({ parts, lang }: FormIndexProps) {
  const current = useCurrentPart(parts.length)
  return (
    // On a narrow form it is a row of tabs.
    <nav ref={keepsTabInSight} className="form-index" aria-label={say('partsOfForm', lang)}>
      {parts.map(({ label, faults }, index) => (
        <a key={label} href={`#part-${index}`} aria-current={index === current ? 'true' : undefined}>
          {label}
          {faults > 0 && (
            <span className="form-index-faults">
              <Icon of={CircleAlert} small />
              <span aria-hidden="true">{faults}</span>
              <span className="sr">{pluralOf(faultCount, faults, lang)}</span>
            </span>
          )}
        </a>
      ))}
    </nav>
  )
}

/** The part that stands under the head of the page. */
function useCurrentPart(count: number): number {
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    const sections = Array.from({ length: count }, (_, index) => document.getElementById(`part-${index}`))
    const look = () => {
      const isAtEnd = window.scrollY > 0 && window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2
      const line = window.innerHeight / 3
      const begun = sections.findLastIndex(section => section !== null && section.getBoundingClientRect().top <= line)
      setCurrent(isAtEnd ? count - 1 : Math.max(0, begun))
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [count])
  return current
}
