import type { ReactNode } from 'react'
import { bound } from '../../../web/generic/bound.tsx'
import { imageAddress } from '../../../web/generic/portal/Picture.tsx'

interface InvestorRowProps {
  /** His name, as a heading or a link. */
  title: ReactNode
  /** What he is, and from where. */
  about: readonly string[]
  /** The names of the fields that interest him. */
  fields: readonly string[]
  /** Id of a file. */
  logo?: string | null
}

/** An investor in the public list. */
export function InvestorRow({ title, about, fields, logo }: InvestorRowProps) {
  return (
    <li>
      {logo && (
        <img className="investor-logo" src={imageAddress(logo, 400)} width="96" height="48" alt="" loading="lazy" decoding="async" />
      )}
      {title}
      <p className="meta">
        {about.map(said => (
          <span key={said}>{bound(said)}</span>
        ))}
      </p>
      <ul className="labels">
        {fields.map(field => (
          <li key={field} className="label">
            {field}
          </li>
        ))}
      </ul>
    </li>
  )
}
