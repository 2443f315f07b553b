import type { Platform } from '../../../server/platform.ts'

/** Loads. */
export async function loadLegislation(_platform: Platform): Promise<void> {}
