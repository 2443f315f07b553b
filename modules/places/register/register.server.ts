export { loadPlaces } from './places.server.ts'
