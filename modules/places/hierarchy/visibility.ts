import { placeTypes, type PlaceType } from './placeTypes.ts'

/** A place of somebody, as sign-in answers it (specification, section 3). */
export interface HeldPlace {
  /** 1 to 10. */
  readonly typeCode: number
  readonly isDefault: boolean
  readonly isInternalDefault: boolean
  readonly placeId: string
}
/** Who is asked about: an administrator or not, and the type of the place that he acts for. */
export interface Actor {
  readonly isAdmin: boolean
  readonly type: PlaceType | undefined
}

/** The word of a place type's number; undefined when there is none. */
export function placeTypeOf(typeCode: number): PlaceType | undefined {
  return placeTypeNames.find(type => placeTypes[type][0] === typeCode)
}
const placeTypeNames = Object.keys(placeTypes).filter((name): name is PlaceType => name in placeTypes)

/** A local authority: one of the flags that follow from the place type alone (specification, section 3). */
export const isAuthority = ({ type }: Actor): boolean => type === 'authority'
/** A shared-services council. */
export const isCouncil = ({ type }: Actor): boolean => type === 'council'
/** A directorate of local government. */
export const isDirectorate = ({ type }: Actor): boolean => type === 'directorate'

/** Authorities and the directorates above them (specification, section 6). */
export const isAuthorityGroup = ({ type }: Actor): boolean => type === 'authority' || type === 'directorate'
/** Councils and their management (specification, section 6). */
export const isCouncilGroup = ({ type }: Actor): boolean => type === 'council' || type === 'councilManagement'
/** Administrators, and whoever acts for a place of neither group (specification, section 6). */
export const isNeitherAuthorityNorCouncil = (actor: Actor): boolean =>
  actor.isAdmin || (actor.type !== undefined && !isAuthorityGroup(actor) && !isCouncilGroup(actor))

/** Is an entry for these place types shown? To administrators always (specification, section 6). */
export function isShownTo({ isAdmin, type }: Actor, types: 'all' | readonly PlaceType[]): boolean {
  return isAdmin || types === 'all' || (type !== undefined && types.includes(type))
}

/** The place whose menu the sidebar shows: the internal default, else the default (specification, section 6). */
export function sidebarPlaceOf<P extends HeldPlace>(places: readonly P[]): P | undefined {
  return places.find(({ isInternalDefault }) => isInternalDefault) ?? places.find(({ isDefault }) => isDefault)
}

/**
 * Do the places of somebody include one of these types and, where a route names a local community, one that covers it?
 * @param covers does a directorate or a council of his cover the authority? An authority covers itself alone
 * @source specification, section 6; places, section 1.3
 */
export function isValidPlace(
  places: readonly HeldPlace[],
  types: readonly PlaceType[],
  localCommId?: string,
  covers: (place: HeldPlace, localCommId: string) => boolean = () => false,
): boolean {
  const fitting = places.filter(({ typeCode }) => types.some(type => placeTypes[type][0] === typeCode))
  if (localCommId === undefined) return fitting.length > 0
  return fitting.some(place => place.placeId === localCommId || (place.typeCode !== placeTypes.authority[0] && covers(place, localCommId)))
}
