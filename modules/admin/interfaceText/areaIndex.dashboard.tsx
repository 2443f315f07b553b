import { useState } from 'react'
import { Link } from 'react-router'
import { holdsEvery, numberOf, pluralOf, type Lang } from '../../define.ts'
import { moveAlongLinks } from '../../../web/generic/arrowKeys.ts'
import { ComboBox } from '../../../web/ui/lateFields.tsx'
import { TextField } from '../../../web/ui/TextField.tsx'
import type { TextArea } from './calls.ts'
import { areaTexts, changedCount, say } from './texts.ts'

interface AreaIndexProps {
  readonly areas: readonly TextArea[]
  /** Undefined: all. */
  readonly current: string | undefined
  readonly hrefOf: (area: string | undefined) => string
  readonly onChoose: (area: string | undefined) => void
  readonly lang: Lang
}

/** What a part of the interface is called. */
export function areaName(area: string, lang: Lang): string {
  return areaTexts.find(area, lang) ?? area
}

/** The parts of the interface at the side, and how many of their texts are changed; where there is no room for them, a picker. */
export function AreaIndex({ areas, current, hrefOf, onChoose, lang }: AreaIndexProps) {
  const [text, setText] = useState('')
  const { compare } = new Intl.Collator(lang)
  const named = areas.map(area => ({ ...area, name: areaName(area.area, lang) })).toSorted((one, other) => compare(one.name, other.name))
  const found = named.filter(({ area, name }) => holdsEvery(`${name} ${area}`, text))
  const all = { area: undefined, name: say('everywhere', lang), changed: 0 }
  const shown = text === '' ? [all, ...found] : found
  // The parts are one stop of Tab; within it the arrows lead on.
  const stop = (shown.find(({ area }) => area === current) ?? shown[0])?.area
  return (
    <>
      <div className="lookup-side">
        <TextField label={say('findArea', lang)} type="search" value={text} onChange={setText} />
        <nav className="form-index lookup-index" aria-label={say('areas', lang)}>
          {shown.map(({ area, name, changed }) => (
            <Link
              key={area ?? ''}
              to={hrefOf(area)}
              aria-current={area === current ? 'page' : undefined}
              tabIndex={area === stop ? 0 : -1}
              onKeyDown={moveAlongLinks}
              preventScrollReset
            >
              <bdi>{name}</bdi>
              {changed > 0 && (
                <span className="index-count">
                  {' '}
                  <span aria-hidden="true">{numberOf(changed, lang)}</span>
                  <span className="sr">{pluralOf(changedCount, changed, lang)}</span>
                </span>
              )}
            </Link>
          ))}
          {shown.length === 0 && <p className="text-muted">{say('noArea', lang)}</p>}
        </nav>
      </div>
      <div className="lookup-picker">
        <ComboBox
          key={areas.length}
          label={say('area', lang)}
          options={[all, ...named].map(({ area, name }) => ({ value: area ?? '', label: name }))}
          value={current ?? ''}
          onChange={area => area !== undefined && onChoose(area === '' ? undefined : area)}
        />
      </div>
    </>
  )
}
