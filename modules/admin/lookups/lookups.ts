export { lookupType } from './lookupType.ts'
export { lookupValue } from './lookupValue.ts'
