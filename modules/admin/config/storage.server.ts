import { Refused } from '../../define.ts'
import { probe } from '../../../server/files/probe.ts'
import { log } from '../../../server/log.ts'
import type { ChannelTest } from './channels.server.ts'

/** Tries where files lie: writes, reads and removes one. */
export const testStorage: ChannelTest = async ({ platform, requestId }) => {
  try {
    await probe(platform.files.store)
  } catch (error) {
    // The operator reads the reason in the log; an answer could name folders and keys.
    log.warn({ requestId, err: error }, 'the file store was tried and does not work')
    throw new Refused(
      'storageFails',
      'مخزن الملفات لا يعمل. راجع إعداداته، والسبب في سجل الخادم',
      'The file store does not work. Look at its settings; the reason is in the log of the server',
      { status: 422 },
    )
  }
  return { messageAr: 'كُتب ملف في المخزن وقُرئ وحُذف', messageEn: 'A file was written to the store, read and removed' }
}
