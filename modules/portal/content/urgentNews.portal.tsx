import { Siren, X } from 'lucide-react'
import type { Api } from '../../../web/generic/api.ts'
import { addressIn, useHere } from '../../../web/generic/portal/site.ts'
import { Icon } from '../../../web/ui/Icon.tsx'
import { wordOf } from '../../../web/ui/texts.ts'
import { urgentTexts } from './texts.ts'
import type { UrgentNews } from './urgent.ts'

/** What is urgent now, for the loader of every page. */
export async function urgentNow(api: Api): Promise<readonly UrgentNews[]> {
  return (await api.get<{ items: readonly UrgentNews[] }>('Public/News/GetUrgent')).items
}

/** Urgent news as lines on top of the page; in English those that are published in it. */
export function UrgentLines({ items }: { items: readonly UrgentNews[] }) {
  const { lang } = useHere()
  const told = items.flatMap(item => {
    const title = lang === 'ar' ? item.titleAr : item.titleEn
    return title === null ? [] : [{ ...item, title }]
  })
  if (told.length === 0) return null
  const words = urgentTexts.in(lang)
  return (
    <section className="announcements" aria-label={words.all}>
      {told.map(({ id, version, title }) => (
        <div key={version} className="announcement tone-danger" data-gate={version}>
          <Icon of={Siren} />
          <p className="announcement-text">
            <span className="announcement-kind">{words.urgent}</span>{' '}
            <a href={addressIn(lang, `/news/${id}`)}>
              <b>{title}</b>
            </a>
          </p>
          <button
            type="button"
            className="btn btn-icon announcement-close"
            aria-label={`${wordOf('close', lang)}: ${title}`}
            hidden
            data-do="dismiss"
          >
            <Icon of={X} />
          </button>
        </div>
      ))}
    </section>
  )
}
