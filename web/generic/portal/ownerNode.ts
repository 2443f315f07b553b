import type { GraphNode } from './Head.tsx'
import type { Here } from './site.ts'

/** Whose the portal is, for machines: its name, its logo and its pages elsewhere (portal and administration, section 17). */
export function ownerNode({ site, to, say }: Pick<Here, 'site' | 'to' | 'say'>): GraphNode {
  const sameAs = site.contact.social.map(({ url }) => url)
  return {
    '@type': 'GovernmentOrganization',
    name: say(site.ownerName),
    url: site.origin + to('/'),
    logo: site.origin + (site.logo === null ? '/icon-512.png' : `/api/Attachment/GetByte/${site.logo}`),
    ...(sameAs.length > 0 && { sameAs }),
  }
}
