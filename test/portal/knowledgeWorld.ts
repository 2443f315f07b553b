import { expect } from 'vitest'
import { startLookups, type LookupWorld } from '../lookups/world.ts'
import type { Answer } from '../toy/client.ts'

/** What the calls of these tests answer, each some of it. */
export interface Told {
  readonly id: string
  readonly concurrencyStamp: string
  readonly titleAr: string
  readonly nameEn: string
  readonly publishStatus: number
  readonly value: unknown
  readonly publicValue: unknown
  readonly isConsulted: boolean
  readonly expiredAt?: string
  readonly law: string
  readonly told: string
  readonly label: string
  readonly number: number
  readonly changed: readonly string[]
  readonly savedBy: string | null
  readonly relations: readonly { readonly id: string; readonly kind: unknown; readonly target: string }[]
  readonly items: readonly Told[]
  readonly drafts: readonly Told[]
  readonly components: readonly Told[]
  readonly figures: readonly { readonly value: number; readonly isLive: boolean }[]
}
export async function right(answer: Promise<Answer>): Promise<Told> {
  const { status, text } = await answer
  expect(status, text).toBe(200)
  const told: Told = JSON.parse(text)
  return told
}

/** A world with who publishes and who edits, and the ids of the values that knowledge, laws and agreements have, by their codes. */
export async function startKnowledge(): Promise<{ readonly scene: LookupWorld; readonly ids: Readonly<Record<string, number>> }> {
  const scene = await startLookups('publisher', 'editor', 'engineer')
  const ids: Record<string, number> = {}
  const wanted = {
    legislationType: ['law', 'modelBylaw'],
    issuingBody: ['minister'],
    legislationSubject: ['localAuthorities'],
    legislationStatus: ['inForce', 'repealed', 'consultation'],
    knowledgeResourceType: ['guide'],
    knowledgeTopic: ['water'],
    mediaRights: ['owned'],
    gateServiceCategory: ['licences'],
    serviceChannel: ['counter'],
    audience: ['citizens'],
    partnerType: ['university'],
    partnershipKind: ['academic'],
    partnershipStatus: ['proposed', 'active', 'suspended', 'completed', 'cancelled'],
    sectorComponentKind: ['partners'],
    currency: ['ILS'],
  }
  for (const [list, codes] of Object.entries(wanted)) for (const code of codes) ids[code] = await scene.idOf(list, code)
  return { scene, ids }
}
