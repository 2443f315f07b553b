import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { missing, orMissing } from '../../../web/generic/portal/answers.ts'
import { GalleryPage } from '../../../web/generic/portal/GalleryPage.tsx'
import { useHere } from '../../../web/generic/portal/site.ts'
import { pictureAt } from '../../../web/generic/portal/Stage.tsx'
import { type Visit, visitContext } from '../../../web/generic/visit.ts'
import type { Story } from './publicStories.ts'
import { loadStory, StoryPage } from './story.portal.tsx'
import { loadStories, StoriesPage } from './storyList.portal.tsx'
import { storyTexts } from './texts.ts'

const guid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** All stories, one of them, or one picture of its gallery. */
export async function loader({ context, params: { id, picture }, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (id === undefined) return { kind: 'list' as const, ...(await loadStories(visit, new URL(request.url).searchParams)) }
  if (!guid.test(id)) return missing()
  if (picture !== undefined) return { kind: 'picture' as const, ...(await loadGalleryPicture(visit, id, picture)) }
  return { kind: 'story' as const, ...(await loadStory(visit, id)) }
}

/** @param number of the picture in its gallery, from 1 */
async function loadGalleryPicture({ api }: Visit, id: string, number: string) {
  const record = await orMissing(api.get<Story>(`Public/SuccessStory/Get/${id}`))
  const found = pictureAt(record.gallery, number)
  return found === undefined ? missing() : { record, ...found }
}

export default function Stories() {
  const data = useLoaderData<typeof loader>()
  const { lang } = useHere()
  if (data.kind === 'picture')
    return <GalleryPage {...data} kind="successStory" list={{ label: storyTexts.say('stories', lang), path: '/successStory' }} />
  return data.kind === 'story' ? <StoryPage {...data} /> : <StoriesPage {...data} />
}
