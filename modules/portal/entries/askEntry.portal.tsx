import { problemAt, type Label } from '../../define.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { ErrorSummary } from '../../../web/ui/ErrorSummary.tsx'
import { PlainField } from '../../../web/ui/PlainField.tsx'
import { keyLength } from './calls.ts'
import { followTexts } from './texts.ts'

/** The labels of what is asked for. */
const askedFor = { number: followTexts.words.number, key: followTexts.words.key } satisfies Readonly<Record<string, Label>>

interface AskEntryProps {
  number: string
  secret: string
  /** Somebody asked without one of the two: he is told which. */
  isAsked: boolean
}

/** By what a request is found, and what becomes of requests. */
export function AskEntry({ number, secret, isAsked }: AskEntryProps) {
  const { lang, to } = useHere()
  const words = followTexts.in(lang)
  const given = { number: number.trim(), key: secret.trim() }
  const missing = (name: keyof typeof askedFor) => {
    if (!isAsked) return undefined
    if (given[name] === '') return problemAt(name, 'required', askedFor[name]).sentence[lang]
    return name === 'key' && given.key.length !== keyLength ? words.keyLength : undefined
  }
  const errors = (['number', 'key'] as const).flatMap(field => {
    const message = missing(field)
    return message === undefined ? [] : [{ field, message }]
  })
  return (
    <div className="entry-page">
      <form method="get" action={to('/entry')} noValidate className="entry-confirm">
        <ErrorSummary lang={lang} errors={errors} />
        <PlainField
          name="number"
          label={words.number}
          hint={words.numberHint}
          defaultValue={number}
          error={missing('number')}
          dir="ltr"
          lang={lang}
          required
        />
        <PlainField
          name="key"
          label={words.key}
          hint={words.keyHint}
          defaultValue={errors.length > 0 ? secret : undefined}
          error={missing('key')}
          dir="ltr"
          autoComplete="off"
          lang={lang}
          required
        />
        <div className="entry-acts">
          <Button type="submit" look="act">
            {words.show}
          </Button>
          <p className="entry-next">
            {words.lostKey} <a href={`${to('/contactUs')}#write`}>{words.lostKeyWay}</a>
          </p>
        </div>
      </form>
      <Road />
    </div>
  )
}

/** What becomes of a request, from its number to its end. */
function Road() {
  const words = followTexts.in(useHere().lang)
  return (
    <section aria-labelledby="road">
      <h2 id="road" className="entry-heading">
        {words.road}
      </h2>
      <ol className="entry-road">
        {[words.roadSent, words.roadReview, words.roadDecided, words.roadPublished].map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
