import { RecordFacts } from '../../../web/generic/RecordFacts.tsx'
import { useLookupWords } from '../../../web/generic/lookups.ts'
import { titleOf } from '../../../web/generic/record.ts'
import { useRecord } from '../../../web/generic/useRecord.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { Skeleton } from '../../../web/ui/Skeleton.tsx'
import { pageFeedback } from './pageRating.ts'
import { pageCountTexts } from './texts.ts'

const told = ['page', 'useful', 'reason', 'comment', 'pageLanguage', 'place', 'at']

/** What somebody said of a page, whole, with the way to the page. */
export function PageRating({ params }: { params: Readonly<Record<string, string>> }) {
  const lang = useLang()
  const words = useLookupWords(pageFeedback.fields)
  const { record, failure } = useRecord(pageFeedback, params.id ?? '')
  if (failure !== undefined) return failure
  if (!record || !words) return <Skeleton lang={lang} lines={6} />
  const page = String(record.page)
  return (
    <>
      <div className="desk-title">
        <h1>
          <bdi>{titleOf(pageFeedback, record, lang)}</bdi>
        </h1>
        <span className="desk-title-acts">
          <a className="btn" href={record.pageLanguage === 2 ? `/en${page === '/' ? '' : page}` : page}>
            {pageCountTexts.say('open', lang)}
          </a>
        </span>
      </div>
      <RecordFacts resource={pageFeedback} record={record} names={told} lang={lang} />
    </>
  )
}
