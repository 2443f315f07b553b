import { describe, expect, test } from 'vitest'
import { placeTypes, type PlaceType } from './placeTypes.ts'
import {
  isAuthority,
  isAuthorityGroup,
  isCouncil,
  isCouncilGroup,
  isDirectorate,
  isNeitherAuthorityNorCouncil,
  isShownTo,
  isValidPlace,
  placeTypeOf,
  sidebarPlaceOf,
  type HeldPlace,
} from './visibility.ts'

const flags = { isAuthority, isCouncil, isDirectorate, isAuthorityGroup, isCouncilGroup, isNeitherAuthorityNorCouncil }

// The ten place types of the specification against every flag of its section 6.
test.each<[code: number, type: PlaceType, trueFlags: readonly (keyof typeof flags)[]]>([
  [1, 'authority', ['isAuthority', 'isAuthorityGroup']],
  [2, 'council', ['isCouncil', 'isCouncilGroup']],
  [3, 'planning', ['isNeitherAuthorityNorCouncil']],
  [4, 'projects', ['isNeitherAuthorityNorCouncil']],
  [5, 'economicalDevelopment', ['isNeitherAuthorityNorCouncil']],
  [6, 'directorate', ['isDirectorate', 'isAuthorityGroup']],
  [7, 'lendingFund', ['isNeitherAuthorityNorCouncil']],
  [8, 'publicRelations', ['isNeitherAuthorityNorCouncil']],
  [9, 'apla', ['isNeitherAuthorityNorCouncil']],
  [10, 'councilManagement', ['isCouncilGroup']],
])('place type %i, %s', (code, type, trueFlags) => {
  expect(placeTypeOf(code)).toBe(type)
  expect(placeTypes[type][0]).toBe(code)
  const holding = (isAdmin: boolean) =>
    Object.entries(flags)
      .filter(([, holds]) => holds({ isAdmin, type }))
      .map(([name]) => name)
  expect(holding(false)).toEqual(Object.keys(flags).filter(name => trueFlags.some(flag => flag === name)))
  // An administrator is of neither group as well, whatever place he acts for.
  expect(holding(true)).toEqual(
    Object.keys(flags).filter(name => name === 'isNeitherAuthorityNorCouncil' || trueFlags.some(flag => flag === name)),
  )
  expect(isShownTo({ isAdmin: false, type }, [type])).toBe(true)
  expect(isShownTo({ isAdmin: false, type }, [type === 'apla' ? 'council' : 'apla'])).toBe(false)
  expect(isShownTo({ isAdmin: true, type }, [])).toBe(true)
})

test('who has no place is of no group, and is shown what is for all', () => {
  const nobody = { isAdmin: false, type: undefined }
  expect(Object.values(flags).map(holds => holds(nobody))).toEqual(Object.values(flags).map(() => false))
  expect(isShownTo(nobody, 'all')).toBe(true)
  expect(isShownTo(nobody, ['authority'])).toBe(false)
})

const held = (placeId: string, type: PlaceType, marks: Partial<HeldPlace> = {}): HeldPlace => ({
  placeId,
  typeCode: placeTypes[type][0],
  isDefault: false,
  isInternalDefault: false,
  ...marks,
})

describe('the sidebar', () => {
  test('shows the menu of the internal default before that of the default', () => {
    const places = [held('a', 'directorate', { isDefault: true }), held('b', 'planning', { isInternalDefault: true })]
    expect(sidebarPlaceOf(places)?.placeId).toBe('b')
    expect(sidebarPlaceOf(places.slice(0, 1))?.placeId).toBe('a')
    expect(sidebarPlaceOf([held('a', 'authority')])).toBeUndefined()
  })
})

describe('a place is valid for a page', () => {
  const nablus = held('nablus', 'authority')
  const directorate = held('d15', 'directorate')
  const covers = ({ placeId }: HeldPlace, id: string) => placeId === 'd15' && id === 'nablus'
  test.each([
    ['of the type', [nablus], ['authority'], undefined, true],
    ['of another type', [nablus], ['council'], undefined, false],
    ['the authority itself', [nablus], ['authority'], 'nablus', true],
    ['another authority', [nablus], ['authority'], 'hebron', false],
    ['an authority of the directorate', [directorate], ['directorate'], 'nablus', true],
    ['an authority of another directorate', [directorate], ['directorate'], 'hebron', false],
    ['the type is not asked for', [directorate], ['authority'], 'nablus', false],
    ['no place', [], ['authority'], undefined, false],
  ] as const)('%s', (_what, places, types, id, isValid) => {
    expect(isValidPlace(places, types, id, covers)).toBe(isValid)
  })
})
