import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { missing } from '../../../web/generic/portal/answers.ts'
import { visitContext } from '../../../web/generic/visit.ts'
import { loadStory, StoryPage } from './story.portal.tsx'
import { loadStories, StoriesPage } from './storyList.portal.tsx'

const guid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** All stories, or one. */
export async function loader({ context, params: { id }, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (id === undefined) return { kind: 'list' as const, ...(await loadStories(visit, new URL(request.url).searchParams)) }
  if (!guid.test(id)) return missing()
  return { kind: 'story' as const, ...(await loadStory(visit, id)) }
}

export default function Stories() {
  const data = useLoaderData<typeof loader>()
  return data.kind === 'story' ? <StoryPage {...data} /> : <StoriesPage {...data} />
}
