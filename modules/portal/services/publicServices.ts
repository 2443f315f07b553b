import type { WireFor } from '../../define.ts'
import type { gateService } from './gateService.ts'

type Service = WireFor<typeof gateService>

/** A published service as lists answer it. */
export type ListedService = Pick<
  Service,
  'id' | 'icon' | 'nameAr' | 'nameEn' | 'summaryAr' | 'summaryEn' | 'category' | 'channels' | 'audience' | 'linkUrl' | 'isQuick'
> & {
  /** Last change, UTC instant. */
  readonly publishedAt: string
}

/** A published service as its page shows it. */
export interface ServiceDetail
  extends ListedService,
    Pick<Service, 'steps' | 'documents' | 'feeAr' | 'feeEn' | 'durationAr' | 'durationEn' | 'legalBasis' | 'contactPoint'> {}
