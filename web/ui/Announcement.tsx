import { ArrowRight, X } from 'lucide-react'
import type { Lang } from '../../kernel/kernel.ts'
import { directionOf } from '../../kernel/kernel.ts'
import { Icon } from './Icon.tsx'
import { type Tone, toneIcons } from './Notice.tsx'
import { Prose } from './Prose.tsx'
import { wordOf } from './texts.ts'

interface AnnouncementProps {
  readonly tone: Tone
  /** What kind of message it is, in the reader's language. */
  readonly kind: string
  readonly title: string
  /** Sanitised HTML. */
  readonly html: string
  /** The language that title and text are written in. */
  readonly told: Lang
  readonly lang: Lang
  /** Its label may be in another language than the rest. */
  readonly link?: { readonly href: string; readonly label: string; readonly told: Lang } | undefined
  readonly image?: { readonly src: string; readonly alt: string } | undefined
  /** Under this name the browser remembers that its reader has closed it; undefined: it cannot be closed. */
  readonly version: string | undefined
  /** It is read out at once. */
  readonly isUrgent?: boolean
  readonly titleId?: string
  /** On a page without React its script closes it, so the button is hidden until that runs. */
  readonly onClose?: () => void
}

/** A message of the house to its readers: what kind, what it says, where it leads, and a way to put it aside. */
export function Announcement(props: AnnouncementProps) {
  const { tone, kind, title, html, told, lang, link, image, version, isUrgent, titleId, onClose } = props
  const foreignIn = (of: Lang) => (of === lang ? undefined : { lang: of, dir: directionOf[of] })
  const foreign = foreignIn(told)
  return (
    <div className={`announcement tone-${tone}`} data-gate={version} role={isUrgent ? 'alert' : undefined}>
      <Icon of={toneIcons[tone]} />
      <div className="announcement-text">
        {/* What is told in another language has lines of its own, which begin where that language begins. */}
        <div id={titleId}>
          <p>
            <span className="announcement-kind">{kind}</span> {foreign ? <small>{wordOf('arabicOnly', lang)}</small> : <b>{title}</b>}
          </p>
          {foreign && (
            <p {...foreign}>
              <b>{title}</b>
            </p>
          )}
        </div>
        <Prose {...foreign} dangerouslySetInnerHTML={{ __html: html }} />
        {link && (
          <a className="more" href={link.href} {...foreignIn(link.told)}>
            {link.label}
            <Icon of={ArrowRight} points />
          </a>
        )}
      </div>
      {image && <img className="announcement-image" src={image.src} alt={image.alt} loading="lazy" />}
      {version !== undefined && (
        <button
          type="button"
          className="btn btn-icon announcement-close"
          aria-label={`${wordOf('close', lang)}: ${title}`}
          {...(onClose ? { onClick: onClose } : { hidden: true, 'data-do': 'dismiss' })}
        >
          <Icon of={X} />
        </button>
      )}
    </div>
  )
}
