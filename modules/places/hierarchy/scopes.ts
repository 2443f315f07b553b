import type { Scope } from '../../../kernel/kernel.ts'
import { placeTypes, type PlaceType } from './placeTypes.ts'

/**
 * How far an active place reaches. `members` are the authorities of a council, `councils` the councils of an authority, `directorate` the
 * places that the directorate supervises, `governorate` those of its governorate.
 */
export type Reaching = 'none' | 'own' | 'members' | 'councils' | 'directorate' | 'governorate' | 'all'
export type ScopeTable = Readonly<Record<PlaceType, readonly [read: Reaching | 'publishedOnly', write: Reaching]>>
export interface PlaceScope<Owner extends string = string, Value = unknown> extends Scope<Owner, Value> {
  readonly table: ScopeTable
}

function placeScope<const Owner extends string, Value = string>(
  scope: string,
  owner: Owner,
  table: ScopeTable,
  more: Pick<Scope, 'ownedBy' | 'ownerIs'> = {},
): PlaceScope<Owner, Value> {
  return { scope, owner, table, ...more }
}

/** Files of authorities (domain/places, section 1.3). */
export const authorityFile = placeScope(
  'authorityFile',
  'localCommId',
  {
    authority: ['own', 'own'],
    council: ['members', 'none'],
    planning: ['all', 'none'],
    projects: ['all', 'none'],
    economicalDevelopment: ['all', 'none'],
    directorate: ['directorate', 'directorate'],
    lendingFund: ['publishedOnly', 'none'],
    publicRelations: ['publishedOnly', 'none'],
    apla: ['publishedOnly', 'none'],
    councilManagement: ['all', 'none'],
  },
  { ownedBy: 'localComm' },
)

/** The authorities themselves: the same reach, asked of the row's own id. Ministry staff with the permission write them (2.1). */
export const authorities = placeScope('authorities', 'id', {
  ...authorityFile.table,
  planning: ['all', 'all'],
})

/** Departments of the ministry that read every file. */
const ministry = {
  planning: ['all', 'all'],
  projects: ['all', 'all'],
  economicalDevelopment: ['all', 'all'],
  councilManagement: ['all', 'all'],
} as const

/** Where sheets are verified, returned and reopened (domain/places, section 0.5): by the directorate of the authority and ministry staff. */
export const decidedSheets = placeScope('decidedSheets', 'localCommId', { ...authorityFile.table, ...ministry, authority: ['own', 'none'] })

/** Where sheets that were submitted or verified are corrected (0.5): by ministry staff. */
export const correctedSheets = placeScope('correctedSheets', 'localCommId', {
  ...decidedSheets.table,
  directorate: ['directorate', 'none'],
})

/** Where a submitted sheet is withdrawn (0.5): by the authority itself. */
export const ownSheets = placeScope('ownSheets', 'localCommId', { ...authorityFile.table, directorate: ['directorate', 'none'] })

/** Whose files citizens see is decided above the authority (1.3). */
export const publishedAuthorities = placeScope('publishedAuthorities', 'id', { ...authorities.table, authority: ['own', 'none'] })

/** Files of shared-services councils (1.3). */
export const councilFile = placeScope(
  'councilFile',
  'council',
  {
    authority: ['councils', 'none'],
    council: ['own', 'own'],
    planning: ['all', 'none'],
    projects: ['all', 'none'],
    economicalDevelopment: ['all', 'none'],
    directorate: ['governorate', 'none'],
    lendingFund: ['all', 'none'],
    publicRelations: ['all', 'none'],
    apla: ['all', 'none'],
    councilManagement: ['all', 'all'],
  },
  { ownedBy: 'place', ownerIs: { typeCode: placeTypes.council[0] } },
)

/** The register of places: no place owns it, its permission decides (domain/places, section 1.1). */
export const everywhere = placeScope('everywhere', 'id', {
  authority: ['all', 'none'],
  council: ['all', 'none'],
  planning: ['all', 'all'],
  projects: ['all', 'all'],
  economicalDevelopment: ['all', 'all'],
  directorate: ['all', 'none'],
  lendingFund: ['all', 'none'],
  publicRelations: ['all', 'all'],
  apla: ['all', 'none'],
  councilManagement: ['all', 'all'],
})

/** What a place publishes (domain/portal-and-admin, section 5.2). No place: the ministry. */
export const publishingPlace: PlaceScope<'place', string | null> = {
  ...placeScope<'place', string | null>('publishingPlace', 'place', {
    authority: ['own', 'own'],
    council: ['own', 'own'],
    planning: ['own', 'own'],
    projects: ['own', 'own'],
    economicalDevelopment: ['own', 'own'],
    directorate: ['directorate', 'own'],
    lendingFund: ['own', 'own'],
    publicRelations: ['all', 'all'],
    apla: ['own', 'own'],
    councilManagement: ['own', 'own'],
  }),
  isOptional: true,
}

/** Where content is sent for review: a directorate sends what its authorities have drafted (domain/portal-and-admin, section 5.2). */
export const sentContent = placeScope('sentContent', 'place', { ...publishingPlace.table, directorate: ['directorate', 'directorate'] })

/** What visitors have sent (domain/portal-and-admin, section 13.1): to a place, or to the ministry. Economic staff see entries of their field alone (`entriesReach`). */
export const visitorEntries: PlaceScope<'place', string | null> = {
  ...placeScope<'place', string | null>('visitorEntries', 'place', {
    authority: ['own', 'own'],
    council: ['own', 'own'],
    planning: ['own', 'own'],
    projects: ['own', 'own'],
    economicalDevelopment: ['all', 'all'],
    directorate: ['own', 'own'],
    lendingFund: ['own', 'own'],
    publicRelations: ['all', 'all'],
    apla: ['own', 'own'],
    councilManagement: ['own', 'own'],
  }),
  isOptional: true,
}

/** Messages of visitors: a place sees those that are addressed or referred to it (12.14). */
export const contactMessages: PlaceScope<'place', string | null> = {
  ...visitorEntries,
  scope: 'contactMessages',
  table: { ...visitorEntries.table, economicalDevelopment: ['own', 'own'] },
}

/** What visitors say of pages: of a place's page the place itself reads it, of every page who answers for the portal (12.18). */
export const pageFeedbacks: PlaceScope<'place', string | null> = { ...contactMessages, scope: 'pageFeedbacks' }

/** Ideas: the authority to which one is addressed, and economic development (domain/economy-and-tenders, sections 0.1 and 1). */
export const ideasOfPlaces: PlaceScope<'place', string | null> = {
  ...placeScope<'place', string | null>('ideasOfPlaces', 'place', {
    authority: ['own', 'own'],
    council: ['own', 'own'],
    planning: ['publishedOnly', 'none'],
    projects: ['none', 'none'],
    economicalDevelopment: ['all', 'all'],
    directorate: ['directorate', 'none'],
    lendingFund: ['publishedOnly', 'none'],
    publicRelations: ['publishedOnly', 'none'],
    apla: ['publishedOnly', 'none'],
    councilManagement: ['own', 'own'],
  }),
  isOptional: true,
}

/** Investors belong to no place: economic development keeps them, others read the published ones (domain/economy-and-tenders, section 2). */
export const investorsOfAll = placeScope('investorsOfAll', 'id', {
  authority: ['publishedOnly', 'none'],
  council: ['publishedOnly', 'none'],
  planning: ['publishedOnly', 'none'],
  projects: ['publishedOnly', 'none'],
  economicalDevelopment: ['all', 'all'],
  directorate: ['publishedOnly', 'none'],
  lendingFund: ['publishedOnly', 'none'],
  publicRelations: ['publishedOnly', 'none'],
  apla: ['publishedOnly', 'none'],
  councilManagement: ['publishedOnly', 'none'],
})
