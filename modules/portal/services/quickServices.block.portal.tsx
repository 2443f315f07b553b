import { ArrowRight } from 'lucide-react'
import type { HomeBlock, HomeRequest } from '../../../web/generic/portal/block.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Icon } from '../../../web/ui/Icon.tsx'
import { Section } from '../../../web/ui/Section.tsx'
import type { ListedService } from './publicServices.ts'
import { ServiceLink } from './serviceParts.portal.tsx'
import { serviceTexts } from './texts.ts'

/** The quick services of the home page. */
export const quickServices = {
  async load({ api, count }: HomeRequest): Promise<readonly ListedService[] | undefined> {
    const asked = { isQuick: 'true', maxResultCount: count }
    const { items } = await api.get<{ items: readonly ListedService[] }>('Public/GateService/GetListPaged', asked)
    return items.length === 0 ? undefined : items
  },
  show: (services: readonly ListedService[]) => <QuickServices services={services} />,
} satisfies HomeBlock

function QuickServices({ services }: { services: readonly ListedService[] }) {
  const { lang, to } = useHere()
  const words = serviceTexts.in(lang)
  return (
    <Section id="quick-services" title={words.quick} more={{ href: to('/gateServices'), label: words.all }}>
      <ul className="quick-services">
        {services.map(service => (
          <li key={service.id}>
            <ServiceLink service={service} />
            <Icon of={ArrowRight} points />
          </li>
        ))}
      </ul>
    </Section>
  )
}
