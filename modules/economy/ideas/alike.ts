import { action, returns, type WireFor } from '../../define.ts'
import type { creativeIdeasBank } from './creativeIdeasBank.ts'

/** An idea that says much the same as another one, for who decides on that. */
export interface AlikeIdea extends Pick<WireFor<typeof creativeIdeasBank>, 'id' | 'titleAr' | 'titleEn' | 'publishStatus'> {
  readonly number: string | null
  /** Percent 0..100, whole. */
  readonly likeness: number
  readonly isSameField: boolean
}

/** Ideas like one that is there, among those that the caller reads: at most five, those of its field and the likest first. */
export const getAlikeIdeas = action('أفكار تشبه فكرة', 'Ideas like an idea', {
  method: 'GET',
  path: 'CreativeIdeasBank/GetAlike/{id}',
  permission: 'EconomicalDevelopment.CreativeIdeasBank',
  output: returns<{ readonly items: readonly AlikeIdea[] }>(),
})
