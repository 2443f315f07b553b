import { bound } from '../bound.tsx'
import { BodyText } from './BodyText.tsx'
import type { Question } from './contents.ts'

interface QuestionsProps {
  readonly questions: readonly Question[]
  /** They are the page: each is a heading with an address, and the first stands open and shows how. */
  readonly arePage?: boolean
}

/** Questions that unfold to their answers. */
export function Questions({ questions, arePage = false }: QuestionsProps) {
  if (questions.length === 0) return null
  return (
    <div className={arePage ? 'questions' : undefined}>
      {questions.map(({ question, answer }, at) => (
        <details key={question} className="place-fold" open={arePage && at === 0}>
          <summary>{arePage ? <h2>{bound(question)}</h2> : <span>{bound(question)}</span>}</summary>
          {/* A link to what lies in a fold opens it. */}
          <div id={arePage ? `part-${at + 1}` : undefined}>
            <BodyText html={answer} />
          </div>
        </details>
      ))}
    </div>
  )
}
