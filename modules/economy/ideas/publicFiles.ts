import { action, boolean, returns, text, type WireFor } from '../../define.ts'
import type { AttachedFile } from '../../portal/content/content.ts'
import type { creativeIdeasBank } from './creativeIdeasBank.ts'
import type { ListedIdea } from './publicIdeas.ts'

/** Lets everybody read one file of an idea beside it, or no longer: at once where the idea is public, else from its publication on. */
export const setFilePublic = action('نشر ملف من ملفات فكرة أو سحبه', 'Publish a file of an idea, or withdraw it', {
  method: 'PUT',
  path: 'CreativeIdeasBank/SetFilePublic/{id}',
  permission: 'EconomicalDevelopment.CreativeIdeasBank.Publish',
  input: {
    file: text('الملف', 'File').required().max(36),
    isPublic: boolean('منشور', 'Published').required(),
  },
  output: returns<Pick<WireFor<typeof creativeIdeasBank>, 'publicFiles'>>(),
})

/** What stands beside a public idea. */
export interface IdeaAround {
  /** Those of its files that everybody may read. */
  readonly files: readonly AttachedFile[]
  /** Public ideas like it: those that say much the same first, then those of its field. */
  readonly similar: readonly Pick<ListedIdea, 'id' | 'titleAr' | 'titleEn' | 'localCommIdNameAr' | 'localCommIdNameEn'>[]
}

export const getAround = action('ما حول فكرة منشورة', 'What stands beside a public idea', {
  method: 'GET',
  path: 'Public/CreativeIdeasBank/GetAround/{id}',
  permission: 'public',
  output: returns<IdeaAround>(),
})
