export { loadEvents } from './demonstration.server.ts'
export { eventCalls } from './publicEvents.server.ts'
export { eventRules } from './rules.server.ts'
