import type { PublicPage } from '../../../modules/portal/pages/publicPages.ts'
import { orNothing } from '../../generic/portal/answers.ts'
import { questionsIn, type Question } from '../../generic/portal/contents.ts'
import { wordsOf } from '../../generic/portal/published.ts'
import type { Visit } from '../../generic/visit.ts'

const most = 6

/** The first questions that the page of help answers, in the page's language. */
export async function frequentQuestions({ api, lang }: Pick<Visit, 'api' | 'lang'>): Promise<readonly Question[]> {
  // Without that page there are none.
  const page = await orNothing(api.get<PublicPage>('Public/StaticPage/GetBySlug/help'))
  if (!page) return []
  const { body, told } = wordsOf(lang, page)
  return told === lang ? questionsIn(body).slice(0, most) : []
}
