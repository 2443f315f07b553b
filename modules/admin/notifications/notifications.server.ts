import type { Endpoint } from '../../../server/http/endpoint.ts'
import { inboxCalls } from './inbox.server.ts'
import { outboxCalls } from './outboxRules.server.ts'
import { templateCalls } from './templateRules.server.ts'

export { tellOfFinding } from './findings.server.ts'
export { messageJobs } from './jobs.server.ts'
export { keepMessaging } from './messaging.server.ts'
export { tellEverybody } from './stream.server.ts'
export { postNews, type NewsLetter } from './newsLetter.server.ts'
export { outboxRules } from './outboxRules.server.ts'
export { findAdministrators, findHolders, type Holder, type HolderQuery } from './recipients.server.ts'
export { tell, type Notice, type Recipient } from './tell.server.ts'
export { templateRules } from './templateRules.server.ts'
export { keepTemplates } from './templates.server.ts'
export { channelTests, testChannel } from './testChannel.server.ts'

/** Calls about notices, outgoing messages and their templates beside those of their definitions. */
export const notificationCalls: readonly Endpoint[] = [...inboxCalls, ...outboxCalls, ...templateCalls]
