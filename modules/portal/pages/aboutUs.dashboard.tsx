import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { inLang } from '../../define.ts'
import { browserApi } from '../../../web/generic/browserApi.ts'
import { useCaller } from '../../../web/generic/caller.ts'
import { LoadFailed } from '../../../web/generic/LoadFailed.tsx'
import { useLookup } from '../../../web/generic/lookups.ts'
import { RecordForm } from '../../../web/generic/RecordForm.tsx'
import { lacks } from '../../../web/generic/texts.ts'
import { VersionsButton } from '../../../web/generic/VersionsButton.tsx'
import { Icon } from '../../../web/ui/Icon.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { Skeleton } from '../../../web/ui/Skeleton.tsx'
import { aboutUs } from './aboutUs.ts'
import { aboutDeskTexts } from './texts.ts'

interface Section {
  readonly id: string
  readonly section: number
  readonly isPublished: boolean
}

const here = '/dashboard/aboutUs'

/** All sections of the page about the ministry on one screen: an index, and the form of the chosen one (section 12.13). */
export function AboutUsPage() {
  const lang = useLang()
  const caller = useCaller()
  const queries = useQueryClient()
  const kinds = useLookup('aboutUsSection')
  const [query] = useSearchParams()
  const words = aboutDeskTexts.in(lang)
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['list', 'aboutUs', 'sections'],
    queryFn: () => browserApi.get<{ items: readonly Section[] }>('AboutUs/GetListPaged', { maxResultCount: 100 }),
  })
  const active = kinds.filter(({ isActive }) => isActive)
  const chosen = active.find(({ code }) => code === query.get('section')) ?? active[0]
  const record = data?.items.find(({ section }) => section === chosen?.id)
  if (isPending || !chosen) return <Skeleton lang={lang} lines={8} />
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />
  return (
    <div className="about-desk">
      <nav aria-label={words.sections}>
        <h1>{words.title}</h1>
        <ul>
          {active.map(({ id, code, nameAr, nameEn }) => {
            const own = data.items.find(one => one.section === id)
            return (
              <li key={code}>
                <Link to={`${here}?section=${code}`} aria-current={code === chosen.code ? 'page' : undefined}>
                  <span>{inLang([nameAr, nameEn], lang)}</span>
                  <small>{own ? (own.isPublished ? words.published : words.hidden) : words.missing}</small>
                </Link>
              </li>
            )
          })}
        </ul>
        <a className="btn" href={lang === 'ar' ? '/aboutUs' : '/en/aboutUs'}>
          <Icon of={ExternalLink} />
          {words.open}
        </a>
      </nav>
      <div>
        <SectionForm
          key={chosen.code}
          id={record?.id ?? '0'}
          section={chosen.id}
          href={`${here}?section=${chosen.code}`}
          hindrance={record || caller.can('Portal.AboutUs.Create') ? undefined : lacks(words.title, aboutUs.options.label, lang)}
          onSaved={() => void queries.invalidateQueries({ queryKey: ['list', 'aboutUs'] })}
        />
      </div>
    </div>
  )
}

interface SectionFormProps {
  readonly id: string
  /** Id of the lookup value. */
  readonly section: number
  readonly href: string
  readonly hindrance: string | undefined
  readonly onSaved: () => void
}

function SectionForm({ id, section, href, hindrance, onSaved }: SectionFormProps) {
  const given = useMemo(() => ({ section }), [section])
  return (
    <RecordForm
      resource={aboutUs}
      id={id}
      given={given}
      isPart
      listHref={here}
      hrefOf={() => href}
      hindrance={hindrance}
      onSaved={onSaved}
      tools={<VersionsButton resource={aboutUs} id={id} permission="Portal.AboutUs.Update" />}
    />
  )
}
