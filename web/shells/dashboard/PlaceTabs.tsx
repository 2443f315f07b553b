import { useEffect, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { inLang } from '../../../kernel/kernel.ts'
import { ChunkError } from '../../generic/chunks.ts'
import { useDefinition } from '../../generic/definition.ts'
import type { Named } from '../../generic/desk.ts'
import { PlaceTab } from '../../generic/PlaceTab.tsx'
import { usePlaces } from '../../generic/places.ts'
import { useLang } from '../../ui/LangProvider.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { openFile } from './openFile.ts'
import { findKind } from './pageTable.ts'

/** Records of one place, a tab for each kind. */
export function PlaceTabs({ tabs, owner, title }: { tabs: readonly Named[]; owner: string; title: string }) {
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
        <DefinedTab kind={tabs[0]} owner={owner} />
      ) : (
        <Tabs
          label={title}
          selected={selected}
          onSelect={tab => setParams({ tab })}
          tabs={tabs.flatMap(({ name }) => {
            const kind = findKind(name)
            if (!kind) return []
            const label = inLang([kind.label[2], kind.label[3]], lang)
            return [{ id: name, label, panel: name === selected ? <DefinedTab kind={kind} owner={owner} /> : null }]
          })}
        />
      )}
    </>
  )
}

/** The records of one kind, once their definition is there. */
function DefinedTab({ kind, owner }: { kind: Named; owner: string }): ReactNode {
  const lang = useLang()
  const { resource, hasFailed } = useDefinition(kind.name)
  if (hasFailed) throw new ChunkError(`the definition of ${kind.name}`)
  return resource ? <PlaceTab resource={resource} owner={owner} /> : <Skeleton lang={lang} lines={6} />
}
