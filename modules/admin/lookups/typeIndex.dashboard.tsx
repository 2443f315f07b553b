import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { inLang, holdsEvery, pluralOf, type Lang } from '../../define.ts'
import { moveAlongLinks } from '../../../web/generic/arrowKeys.ts'
import { Figure, figuresWide } from '../../../web/ui/Figure.tsx'
import { TextField } from '../../../web/ui/TextField.tsx'
import { ComboBox } from '../../../web/ui/lateFields.tsx'
import type { ListItem } from './answers.ts'
import { say, valueCount } from './texts.ts'

interface TypeIndexProps {
  readonly types: readonly ListItem[]
  readonly current: string | undefined
  readonly onChoose: (code: string) => void
  readonly lang: Lang
}

/** The lists by their names at the side, with a search above them; where there is no room for them, a picker. */
export function TypeIndex({ types, current, onChoose, lang }: TypeIndexProps) {
  const [text, setText] = useState('')
  const list = useRef<HTMLElement>(null)
  const sorted = byName(types, lang)
  const found = sorted.filter(({ code, nameAr, nameEn }) => holdsEvery(`${nameAr} ${nameEn} ${code}`, text))
  const width = figuresWide(
    types.map(({ valuesCount }) => valuesCount),
    0,
  )
  // The lists are one stop of Tab; within it the arrows lead on.
  const stop = (found.find(({ code }) => code === current) ?? found[0])?.code
  useEffect(() => {
    // It scrolls by itself; the page stays where it is.
    const box = list.current
    const link = box?.querySelector<HTMLElement>('[aria-current]')
    if (box && link && (link.offsetTop < box.scrollTop || link.offsetTop > box.scrollTop + box.clientHeight - link.offsetHeight))
      box.scrollTop = link.offsetTop - box.clientHeight / 3
  }, [current, types])
  return (
    <>
      <div className="lookup-side">
        <TextField label={say('findType', lang)} type="search" value={text} onChange={setText} />
        <nav ref={list} className="form-index lookup-index" aria-label={say('types', lang)}>
          {found.map(({ code, nameAr, nameEn, valuesCount }) => (
            <Link
              key={code}
              to={`?type=${code}`}
              aria-current={code === current ? 'page' : undefined}
              tabIndex={code === stop ? 0 : -1}
              onKeyDown={moveAlongLinks}
              preventScrollReset
            >
              <span>
                <bdi>{inLang([nameAr, nameEn], lang)}</bdi>
                {types.some(other => other.code !== code && other.nameAr === nameAr) && (
                  <bdi className="lookup-code" dir="ltr">
                    {code}
                  </bdi>
                )}
              </span>
              <span className="index-count">
                <span aria-hidden="true">
                  <Figure value={valuesCount} width={width} lang={lang} />
                </span>
                <span className="sr">{pluralOf(valueCount, valuesCount, lang)}</span>
              </span>
            </Link>
          ))}
          {found.length === 0 && <p className="text-muted">{say('noType', lang)}</p>}
        </nav>
      </div>
      <div className="lookup-picker">
        <ComboBox
          key={types.length}
          label={say('chooseType', lang)}
          options={sorted.map(({ code, nameAr, nameEn }) => ({ value: code, label: inLang([nameAr, nameEn], lang), note: code }))}
          value={current}
          onChange={code => code !== undefined && onChoose(code)}
        />
      </div>
    </>
  )
}

function byName(types: readonly ListItem[], lang: Lang): ListItem[] {
  const { compare } = new Intl.Collator(lang)
  return types.toSorted((one, other) => compare(inLang([one.nameAr, one.nameEn], lang), inLang([other.nameAr, other.nameEn], lang)))
}
