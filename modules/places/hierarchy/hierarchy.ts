export { placeTypes, type PlaceType } from './placeTypes.ts'
export * from './scopes.ts'
export * from './visibility.ts'
