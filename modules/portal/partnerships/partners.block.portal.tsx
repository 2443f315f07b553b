import type { HomeBlock, HomeRequest } from '../../../web/generic/portal/block.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Section } from '../../../web/ui/Section.tsx'
import { PartnerFace } from './partnerParts.portal.tsx'
import type { PublicPartnership } from './publicPartnerships.ts'
import { partnershipTexts } from './texts.ts'

/** The partners, for the home page: featured ones first, each once. */
export const partners = {
  async load({ api, count }: HomeRequest): Promise<readonly PublicPartnership[] | undefined> {
    const { items } = await api.get<{ items: readonly PublicPartnership[] }>('Public/Partnership/GetAll')
    const featured = [...items.filter(({ isFeatured }) => isFeatured), ...items.filter(({ isFeatured }) => !isFeatured)]
    const once = featured.filter((item, index) => featured.findIndex(other => other.partnerNameAr === item.partnerNameAr) === index)
    return once.length === 0 ? undefined : once.slice(0, count)
  },
  show: (items: readonly PublicPartnership[]) => <Partners items={items} />,
} satisfies HomeBlock

function Partners({ items }: { items: readonly PublicPartnership[] }) {
  const { lang, to } = useHere()
  const words = partnershipTexts.in(lang)
  return (
    <Section id="partners" title={words.title} more={{ href: to('/partnerships'), label: words.all }} brief>
      <ul className="home-partners">
        {items.map(item => (
          <li key={item.id}>
            <a href={to(`/partnerships?id=${item.id}`)}>
              <PartnerFace partnership={item} />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
