import { pluralOf, type Lang } from '../../define.ts'
import { BodyText } from '../../../web/generic/portal/BodyText.tsx'
import { bound } from '../../../web/generic/bound.tsx'
import { languageOf, proseOf } from '../../../web/generic/plainText.ts'
import { foreign, type GraphNode } from '../../../web/generic/portal/Head.tsx'
import { nameIn } from '../../../web/generic/portal/lookups.ts'
import { type Here, useHere } from '../../../web/generic/portal/site.ts'
import { Day } from '../../../web/generic/portal/texts.tsx'
import { toldIn } from '../../../web/generic/portal/published.ts'
import { OwnWords, ToldIn } from '../../../web/generic/portal/ToldIn.tsx'
import { ownAddress } from '../../../web/generic/portal/ownFacts.ts'
import { LinkButton } from '../../../web/ui/LinkButton.tsx'
import { StateLabel } from '../../../web/ui/StateLabel.tsx'
import type { OpenQuestion, PublicAnswer } from './answers.ts'
import { answerCount, answerTexts } from './texts.ts'

/** What was answered to a question, the best answer first: by which body and when. */
export function Answers({ question, answers }: { question: string; answers: readonly PublicAnswer[] }) {
  const { lang } = useHere()
  const words = answerTexts.in(lang)
  return (
    <section className="answers" aria-labelledby="answers">
      <h2 id="answers">{answers.length === 0 ? words.answers : pluralOf(answerCount, answers.length, lang)}</h2>
      {answers.length === 0 && <Unanswered question={question} />}
      <ol>
        {answers.map(answer => (
          <li key={answer.id} id={`answer-${answer.id}`}>
            {answer.isBest && (
              <p>
                <StateLabel kind="done">{words.best}</StateLabel>
              </p>
            )}
            <p className="meta">
              <span className="where">{bound(bodyOf(answer, lang))}</span>
              <span>
                <Day day={answer.answeredAt} />
              </span>
              <ToldIn told={languageOf(answer.text)} />
            </p>
            <div {...foreign(languageOf(answer.text), lang)}>
              <BodyText html={answer.text} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Of a question that waits: who answers it, and where. */
function Unanswered({ question }: { question: string }) {
  const { lang, to } = useHere()
  const words = answerTexts.in(lang)
  return (
    <>
      <p>{words.noAnswers}</p>
      <p className="text-muted">{words.whoAnswers}</p>
      <p className="item-acts">
        <LinkButton href={to('/contactUs')}>{words.write}</LinkButton>
        <a className="more" href={`/dashboard/knowledgeExchange/reading/${question}`} rel="nofollow">
          {words.toAnswer}
        </a>
      </p>
    </>
  )
}

/** Who asks and since when, and whether it has been answered. */
export function Asked({ by, date, answers }: { by: string; date: string | null | undefined; answers: readonly PublicAnswer[] }) {
  const { lang } = useHere()
  const isAnswered = answers.length > 0
  return (
    <p className="meta asked">
      <span className="where">
        <OwnWords>{by}</OwnWords>
      </span>
      {date && (
        <span>
          <Day day={date} />
        </span>
      )}
      <a href="#answers">
        <StateLabel kind={isAnswered ? 'done' : 'waiting'}>
          {isAnswered ? pluralOf(answerCount, answers.length, lang) : answerTexts.say('waiting', lang)}
        </StateLabel>
      </a>
    </p>
  )
}

/** Questions that nobody has answered yet. */
export function OpenQuestions({ questions }: { questions: readonly OpenQuestion[] }) {
  const { lang, to } = useHere()
  if (questions.length === 0) return null
  const words = answerTexts.in(lang)
  return (
    <section className="open-questions" aria-labelledby="open-questions">
      <h2 id="open-questions" className="display-section">
        {words.open}
      </h2>
      <p>{words.openWhy}</p>
      <ul className="lines">
        {questions.map(question => {
          const { title, told } = toldIn(lang, question)
          return (
            <li key={question.id}>
              <h3>
                <a href={to(`/knowledgeExchange/${question.id}`)} {...foreign(told, lang)}>
                  {bound(title)}
                </a>
              </h3>
              <p className="meta">
                {question.date && (
                  <span>
                    <Day day={question.date} />
                  </span>
                )}
                <ToldIn told={told} />
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface Asked {
  readonly title: string
  readonly body: string
  readonly date: string | null | undefined
  /** The body that has asked. */
  readonly by: string
}

/** A question with its answers, as machines read it (schema.org). */
export function questionGraph({ title, body, date, by }: Asked, answers: readonly PublicAnswer[], here: Here, told: Lang): GraphNode {
  const { lang } = here
  const url = ownAddress(here, told)
  const organization = (name: string) => ({ '@type': 'GovernmentOrganization', name })
  const nodeOf = (answer: PublicAnswer) => ({
    '@type': 'Answer',
    text: proseOf(answer.text),
    dateCreated: answer.answeredAt,
    inLanguage: languageOf(answer.text),
    url: `${url}#answer-${answer.id}`,
    author: organization(bodyOf(answer, lang)),
  })
  const [best] = answers.filter(({ isBest }) => isBest)
  const others = answers.filter(answer => answer !== best)
  return {
    '@type': 'QAPage',
    url,
    mainEntity: {
      '@type': 'Question',
      name: title,
      text: proseOf(body),
      answerCount: answers.length,
      ...(date && { dateCreated: date }),
      author: organization(by),
      ...(best && { acceptedAnswer: nodeOf(best) }),
      ...(others.length > 0 && { suggestedAnswer: others.map(nodeOf) }),
    },
  }
}

/** The body that has answered; the ministry where the answer belongs to no place. */
function bodyOf({ placeNameAr, placeNameEn }: PublicAnswer, lang: Lang): string {
  return placeNameAr === null ? answerTexts.say('ministry', lang) : nameIn(lang, { nameAr: placeNameAr, nameEn: placeNameEn })
}
