import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

interface SectionProps {
  id: string
  title: string
  /** Where all of it is. */
  more?: { readonly href: string; readonly label: string }
  /** On the quiet ground, once or twice on a page. */
  quiet?: boolean
  /** A phone has its name as the way to all of it, beside those of its kind, no more. */
  brief?: boolean
  children: ReactNode
}

/** A part of a portal page, between hairlines. */
export function Section({ id, title, more, quiet = false, brief = false, children }: SectionProps) {
  return (
    <section className={`section${quiet ? ' section-quiet' : ''}${brief ? ' section-brief' : ''}`} aria-labelledby={id}>
      <div className="wrap">
        <div className="section-head">
          <h2 id={id} className="display-section">
            {title}
          </h2>
          {more && (
            <a className="more" href={more.href}>
              {brief ? (
                <>
                  <span className="brief-more">{more.label}</span>
                  <span className="brief-name">{title}</span>
                </>
              ) : (
                more.label
              )}
              <Icon of={ArrowRight} points />
            </a>
          )}
        </div>
        {children}
      </div>
    </section>
  )
}
