export { loadNotices } from './demonstration.server.ts'
export { adsCalls, mayReturn, openTendersOf } from './publicAds.server.ts'
export { adsRules } from './rules.server.ts'
