import { useId, type ReactNode } from 'react'

/** A part of the profile: what it is about at the start of the line, what there is of it beside that. */
export function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="profile-part" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {text !== undefined && <p className="text-muted">{text}</p>}
      </div>
      <div className="profile-body">{children}</div>
    </section>
  )
}
