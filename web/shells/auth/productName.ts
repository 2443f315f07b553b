import { browserApi } from '../../generic/browserApi.ts'
import { plainSite, type SiteFacts } from '../../generic/portal/site.ts'

/** What a page of the board loads: the name that the settings give the product; its usual one where they cannot be read. */
export function productName(): Promise<SiteFacts['productName']> {
  return browserApi.get<SiteFacts>('Public/Site').then(
    site => site.productName,
    () => plainSite.productName,
  )
}
