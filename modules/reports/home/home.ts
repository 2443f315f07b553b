import { action, returns } from '../../define.ts'

/** The key figures of the portal's first page; what is not public is not counted. */
export interface HomeFigures {
  readonly authorities: number
  /** Governorates with at least one authority. */
  readonly governorates: number
  readonly councils: number
  /** Inhabitants of the authorities, as their files say. */
  readonly population: number
  /** Published news. */
  readonly news: number
  /** Tenders in which one can still take part. */
  readonly openTenders: number
  /** The day of the figures, where the ministry is. */
  readonly asOf: string
}

export const getHome = action('أرقام الصفحة الرئيسية', 'Key figures of the first page', {
  method: 'GET',
  path: 'Public/Home',
  permission: 'public',
  output: returns<HomeFigures>(),
})
