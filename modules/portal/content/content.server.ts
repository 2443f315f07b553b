export { loadNews } from './newsDemonstration.server.ts'
export { newsCalls } from './publicNews.server.ts'
export { reviewRules } from './review.server.ts'
