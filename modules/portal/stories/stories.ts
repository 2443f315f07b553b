import { pages } from '../../define.ts'
import { successStory } from './successStory.ts'

export { successStory }

export const storyPages = pages({
  successStory: {
    label: ['قصص النجاح', 'Success stories'],
    permission: 'Portal.SuccessStory',
    group: 'portal',
    icon: 'trophy',
    placeTypes: 'all',
    list: successStory,
  },
  'successStory/{id}': { under: 'successStory', form: successStory },
})

/** What stories add to composite pages of the portal. */
export const storyBlocks = [
  { page: '/', order: 110, name: 'successStories', block: () => import('./homeStories.block.portal.tsx').then(file => file.homeStories) },
  { page: 'place', order: 92, block: () => import('./placeStories.block.portal.tsx').then(file => file.placeStories) },
] as const
