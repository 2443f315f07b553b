export { loadWaterSheets } from './sheets.server.ts'
