import type { ReactNode } from 'react'
import type { Lang } from '../../../kernel/kernel.ts'
import type { Api } from '../api.ts'

/** The authority or the council whose profile a block stands on. */
export interface BlockPlace {
  readonly id: string
  readonly code: string
  readonly isCouncil: boolean
}

/** What a block is asked with. */
export interface BlockRequest {
  readonly api: Api
  readonly lang: Lang
  readonly place: BlockPlace
}

/**
 * A part of a composite page that a capability adds by itself (foundations 20): it loads its own data and draws them; without any it
 * loads undefined and is not drawn, or only its title. Written `{ … } satisfies Block`.
 */
export interface Block {
  load(request: BlockRequest): Promise<unknown>
  /** Its title where it has no data and the page should say so. */
  readonly absent?: (lang: Lang, isCouncil: boolean) => string
  /** A chart or a long table: it needs the broad column; what is short stands beside another. */
  readonly isBroad?: boolean
  show(data: unknown): ReactNode
}

/** What a block of home is asked with. */
export interface HomeRequest extends Omit<BlockRequest, 'place'> {
  /** It shows so many items at most, as the ministry has set; 0 of a block that has none to count. */
  readonly count: number
}

/** A part of home that a capability adds by itself; without data it is not drawn. Written `{ … } satisfies HomeBlock`. */
export interface HomeBlock {
  load(request: HomeRequest): Promise<unknown>
  show(data: unknown): ReactNode
}
