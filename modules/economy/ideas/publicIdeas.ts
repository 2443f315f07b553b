import { action, returns, text, type WireFor } from '../../define.ts'
import type { creativeIdeasBank } from './creativeIdeasBank.ts'

type Wire = WireFor<typeof creativeIdeasBank>

/** An idea in the public list. */
export interface ListedIdea extends Pick<Wire, 'id' | 'titleAr' | 'titleEn' | 'field' | 'status' | 'date'> {
  readonly summaryAr: string | null
  readonly summaryEn: string | null
  readonly number: string | null
  readonly image?: string | null
  /** UTC instant. */
  readonly publishedAt: string
  readonly localCommId: string | null
  readonly localCommIdNameAr: string | null
  readonly localCommIdNameEn: string | null
  readonly estimatedCost: string | null
  readonly currency: number | null
  readonly requestedSupport: readonly number[]
}

/** An idea as everybody may read it. */
export interface PublicIdea extends ListedIdea {
  readonly problem: string | null
  readonly solution: string | null
  readonly innovation: string | null
  readonly targetGroup: string | null
  readonly subField: number | null
  readonly publicOwnerName: string | null
  readonly owner: number | null
  readonly expectedJobs: number | null
  readonly location: { readonly lat: number; readonly lng: number } | null
  readonly officialReplyAr: string | null
  readonly officialReplyEn: string | null
  readonly publishedAt: string
  /** What the form has asked beside that. */
  readonly publicData: readonly { readonly labelAr: string; readonly labelEn: string | null; readonly value: string | null }[]
}

/** A public idea as it is offered to who is about to add one like it. */
export interface SimilarIdea {
  readonly id: string
  readonly titleAr: string
  readonly titleEn: string | null
}

/** Public ideas whose titles say much the same: at most three, the likest first. */
export const getSimilar = action('أفكار منشورة مشابهة', 'Similar public ideas', {
  method: 'GET',
  path: 'Public/CreativeIdeasBank/GetSimilar',
  permission: 'public',
  input: { title: text('العنوان', 'Title').required().max(200) },
  output: returns<{ readonly items: readonly SimilarIdea[] }>(),
})
