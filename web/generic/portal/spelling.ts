/** The first parts of addresses of the portal that have capitals. The way to a page ignores them; its one address does not. */
const withCapitals =
  'newEvent mediaCenter imgCenter videoCenter successStory localComms localComm localCommList localGovernmentSector knowledgeExchange legalEnvironment gateServices aboutUs contactUs auditRoots entrepreneurialIdeaBank addCreativeIdeasBank addInvestor pageFeedback'.split(
    ' ',
  )
const spelling = new Map(withCapitals.map(part => [part.toLowerCase(), part]))

/**
 * An address as the portal writes it, whatever capitals somebody has typed, and though he has ended it in a slash: `/LOCALCOMM/01001/` is
 * `/localComm/01001`. @param bare the address in Arabic
 */
export function spelled(bare: string): string {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(bare) ?? []
  const plain = first.toLowerCase()
  return `/${spelling.get(plain) ?? plain}${rest.replace(/\/+$/, '')}`
}
