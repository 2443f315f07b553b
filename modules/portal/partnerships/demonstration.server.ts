import type { Platform } from '../../../server/platform.ts'

/** Loads. */
export async function loadPartnerships(_platform: Platform): Promise<void> {}
