export { reviewRules } from './review.server.ts'
