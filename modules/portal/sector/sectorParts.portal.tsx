import { numberOf, type Lang } from '../../define.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Code } from '../../../web/generic/portal/texts.tsx'
import type { SectorFigure } from './publicSector.ts'
import { sectorTexts } from './texts.ts'

/**
 * The figures of a component; of each where it comes from.
 * @param isSourceSaid the page has said already which are counted now
 */
export function Figures({ figures, isSourceSaid = false }: { figures: readonly SectorFigure[]; isSourceSaid?: boolean }) {
  const { lang } = useHere()
  const words = sectorTexts.in(lang)
  if (figures.length === 0) return null
  return (
    <dl className="component-figures">
      {figures.map(figure => {
        const note = (lang === 'en' ? figure.noteEn : undefined) ?? figure.noteAr
        return (
          <div key={figure.labelAr}>
            <dt>
              {labelOf(figure, lang)}
              <small>
                {figure.isLive ? !isSourceSaid && words.live : figure.year != null && <Code>{figure.year}</Code>}
                {note && ` ${note}`}
              </small>
            </dt>
            <dd>
              <Code>{numberOf(figure.value, lang)}</Code>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** What a figure counts, in the page's language. */
export function labelOf({ labelAr, labelEn }: SectorFigure, lang: Lang): string {
  return lang === 'en' && labelEn ? labelEn : labelAr
}
