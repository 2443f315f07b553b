export { findVideo, loadMedia, nameEvent } from './demonstration.server.ts'
export { mediaCalls } from './publicMedia.server.ts'
export { albumRules, sliderRules, videoRules } from './rules.server.ts'
