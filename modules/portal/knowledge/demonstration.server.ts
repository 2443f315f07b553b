import type { Platform } from '../../../server/platform.ts'

/** Loads. */
export async function loadKnowledge(_platform: Platform): Promise<void> {}
