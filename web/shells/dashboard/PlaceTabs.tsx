import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { inLang, type AnyResource } from '../../../kernel/kernel.ts'
import { PlaceTab } from '../../generic/PlaceTab.tsx'
import { usePlaces } from '../../generic/places.ts'
import { useLang } from '../../ui/LangProvider.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { openFile } from './openFile.ts'

/** Records of one place, a tab for each kind. */
export function PlaceTabs({ tabs, owner, title }: { tabs: readonly AnyResource[]; owner: string; title: string }) {
  const lang = useLang()
  const places = usePlaces()
  const [params, setParams] = useSearchParams()
  const place = places.find(({ id }) => id === owner)
  const selected = params.get('tab') ?? tabs[0]?.name ?? ''
  useEffect(() => {
    if (place) openFile(place)
  }, [place])
  return (
    <>
      <h1>
        {title}
        {place && (
          <>
            {': '}
            <bdi>{inLang([place.nameAr, place.nameEn], lang)}</bdi>
          </>
        )}
      </h1>
      {tabs.length === 1 && tabs[0] ? (
        // A single tab leads nowhere: its page stands without a row of them.
        <PlaceTab resource={tabs[0]} owner={owner} />
      ) : (
        <Tabs
          label={title}
          selected={selected}
          onSelect={tab => setParams({ tab })}
          tabs={tabs.map(resource => ({
            id: resource.name,
            label: inLang([resource.options.label[2], resource.options.label[3]], lang),
            panel: resource.name === selected ? <PlaceTab resource={resource} owner={owner} /> : null,
          }))}
        />
      )}
    </>
  )
}
