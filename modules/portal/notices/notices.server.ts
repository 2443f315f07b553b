export { loadNotices } from './demonstration.server.ts'
export { adsCalls } from './publicAds.server.ts'
export { adsRules } from './rules.server.ts'
