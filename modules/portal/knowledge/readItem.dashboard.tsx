import { useQuery } from '@tanstack/react-query'
import { ExternalLink, Play } from 'lucide-react'
import { inLang, type Lang } from '../../define.ts'
import { fileRowOf } from '../../../web/fields/keptFiles.tsx'
import { ApiError } from '../../../web/generic/api.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { browserApi } from '../../../web/generic/browserApi.ts'
import { LoadFailed } from '../../../web/generic/LoadFailed.tsx'
import { useLookup } from '../../../web/generic/lookups.ts'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { FactList } from '../../../web/ui/FactList.tsx'
import { FileName } from '../../../web/ui/FileName.tsx'
import { Icon } from '../../../web/ui/Icon.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { Prose } from '../../../web/ui/Prose.tsx'
import { Skeleton } from '../../../web/ui/Skeleton.tsx'
import { QuestionAnswers } from './questionAnswers.dashboard.tsx'
import type { ReadItem } from './reading.ts'
import { DayOf, placeNameOf, titleIn } from './readingParts.dashboard.tsx'
import { readingTexts } from './readingTexts.ts'

/** An approved item, to be read; beneath a question what was answered, and the way to answer it. */
export function KnowledgeItemReading({ params: { id } }: { params: { readonly id: string } }) {
  const lang = useLang()
  const found = useQuery({
    queryKey: ['knowledgeReading', 'item', id],
    queryFn: () => browserApi.get<ReadItem>(`KnowledgeExchange/Read/${id}`),
    retry: false,
    refetchOnWindowFocus: false,
  })
  if (found.data) return <Shown item={found.data} lang={lang} />
  if (!found.isError) return <Skeleton lang={lang} lines={8} />
  if (!(found.error instanceof ApiError && found.error.status === 404))
    return <LoadFailed error={found.error} onRetry={() => void found.refetch()} />
  return (
    <EmptyState
      isPage
      kind="missing"
      title={readingTexts.say('missing', lang)}
      action={
        <a className="btn" href="/dashboard/knowledgeExchange/reading">
          {readingTexts.say('all', lang)}
        </a>
      }
    />
  )
}

function Shown({ item, lang }: { item: ReadItem; lang: Lang }) {
  const say = readingTexts.in(lang)
  const type = useLookup('knowledgeResourceType').find(({ id }) => id === item.resourceType)
  const { text: title, told } = titleIn(item, lang)
  const isEnglish = told === 'en' && item.bodyEn !== null
  const facts = [
    { label: say.type, value: type && inLang([type.nameAr, type.nameEn], lang) },
    { label: say.place, value: <bdi>{placeNameOf(item, lang)}</bdi> },
    { label: say.date, value: <DayOf day={item.date} /> },
    { label: say.audience, value: item.isForStaff ? say.forStaff : say.forAll },
  ]
  return (
    <>
      <div className="desk-title">
        <h1>
          <bdi lang={told}>{bound(title)}</bdi>
        </h1>
      </div>
      <FactList look="rows" facts={facts} />
      <section className="message-part" lang={isEnglish ? 'en' : 'ar'} dir={isEnglish ? 'ltr' : 'rtl'}>
        <p>
          <strong>{isEnglish ? (item.summaryEn ?? item.summaryAr) : item.summaryAr}</strong>
        </p>
        <Prose dangerouslySetInnerHTML={{ __html: (isEnglish ? item.bodyEn : item.bodyAr) ?? '' }} />
      </section>
      {(item.files.length > 0 || item.externalUrl || item.video) && (
        <section className="message-part">
          <h2>{say.files}</h2>
          <ul>
            {item.files.map(({ id, originalFileName, titleAr, titleEn }) => (
              <li key={id}>
                {titleAr && <strong>{bound(lang === 'en' ? (titleEn ?? titleAr) : titleAr)}</strong>}
                <FileName file={fileRowOf(id, originalFileName, lang)} />
              </li>
            ))}
          </ul>
          {item.externalUrl && (
            <a className="btn" href={item.externalUrl} rel="external">
              <Icon of={ExternalLink} /> {say.external}
            </a>
          )}
          {item.video && (
            <a className="btn" href={`${lang === 'en' ? '/en' : ''}/video/${item.video}`}>
              <Icon of={Play} /> {say.video}
            </a>
          )}
        </section>
      )}
      {item.isQuestion && <QuestionAnswers item={item} lang={lang} />}
    </>
  )
}
