import { action, returns, type WireFor } from '../../define.ts'
import type { liveCounts, localGovernmentSector } from './localGovernmentSector.ts'

type Component = WireFor<typeof localGovernmentSector>

/** A figure of a component: what it counts now, or what was entered. */
export interface SectorFigure {
  readonly labelAr: string
  readonly labelEn: string | null
  readonly value: number
  /** Of an entered figure: the year that it is of. */
  readonly year: number | null
  readonly noteAr: string | null
  readonly noteEn: string | null
  readonly isLive: boolean
}

/** A published component as the overview shows it. */
export interface SectorComponent
  extends Pick<
    Component,
    | 'id'
    | 'kind'
    | 'nameAr'
    | 'nameEn'
    | 'summaryAr'
    | 'summaryEn'
    | 'logo'
    | 'image'
    | 'imageAltAr'
    | 'imageAltEn'
    | 'linkedRoute'
    | 'website'
  > {
  readonly figures: readonly SectorFigure[]
  /** Published legal texts that it rests on. */
  readonly laws: readonly { readonly id: string; readonly titleAr: string; readonly titleEn: string | null }[]
}

/** A type of authority beside the others: how many there are, how many people they serve. */
export interface AuthorityType {
  /** Id of lookup 9's value: municipality, village council, local committee. */
  readonly type: number
  /** Class of a municipality; null where there is none. */
  readonly municipalityClass: number | null
  readonly count: number
  readonly population: number | null
}

export interface SectorOverview {
  readonly components: readonly SectorComponent[]
  readonly types: readonly AuthorityType[]
}

/** The name of what is counted live. */
export type LiveCount = keyof typeof liveCounts

export const getSector = action('قطاع الحكم المحلي', 'The local government sector', {
  method: 'GET',
  path: 'Public/LocalGovernmentSector/GetOverview',
  permission: 'public',
  output: returns<SectorOverview>(),
})
