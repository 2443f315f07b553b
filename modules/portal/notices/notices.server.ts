export { loadNotices } from './demonstration.server.ts'
export { adsCalls, openTendersOf } from './publicAds.server.ts'
export { adsRules } from './rules.server.ts'
