import { Download } from 'lucide-react'
import { pluralOf } from '../../define.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { sizeInWords } from '../../../web/generic/portal/ArticleParts.tsx'
import { foreign } from '../../../web/generic/portal/Head.tsx'
import { type LookupValue, nameIn } from '../../../web/generic/portal/lookups.ts'
import { toldIn } from '../../../web/generic/portal/published.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Code } from '../../../web/generic/portal/texts.tsx'
import { isForeign, ToldIn } from '../../../web/generic/portal/ToldIn.tsx'
import { Icon } from '../../../web/ui/Icon.tsx'
import { languageWord } from './knowledgeQuery.ts'
import type { FileFigures, PublicKnowledge } from './publicKnowledge.ts'
import { downloadCount, knowledgeTexts, languageTexts, pageCount } from './texts.ts'

interface ItemProps {
  item: PublicKnowledge
  types: readonly LookupValue[]
  /** Of its file, where the list tells of files. */
  figures?: FileFigures | undefined
  licence?: LookupValue | undefined
}

/** The title as the link to the item. */
export function KnowledgeLink({ item }: Pick<ItemProps, 'item'>) {
  const { lang, to } = useHere()
  const { title, told } = toldIn(lang, item)
  return (
    <a href={to(`/knowledgeExchange/${item.id}`)} {...foreign(told, lang)}>
      {bound(title)}
    </a>
  )
}

/** An item in a line: its type, who wrote it (in the language of the page, else its publisher is enough), when, in which language. */
export function KnowledgeMeta({ item, types, figures, licence }: ItemProps) {
  const { lang } = useHere()
  const { told } = toldIn(lang, item)
  const type = types.find(({ id }) => id === item.resourceType)
  return (
    <p className="meta">
      {type && <span>{nameIn(lang, type)}</span>}
      {item.authors && (told !== lang || !isForeign(item.authors, lang)) && (
        <span className="where">
          <bdi className="own-words" {...foreign(told, lang)}>
            {bound(item.authors)}
          </bdi>
        </span>
      )}
      {item.year != null && (
        <span>
          <Code>{item.year}</Code>
        </span>
      )}
      {item.pages != null && <span>{pluralOf(pageCount, item.pages, lang)}</span>}
      <span>{languageTexts.say(languageWord(item.resourceLanguage), lang)}</span>
      {item.file != null && item.file.length > 0 && (
        <span>
          <Icon of={Download} small /> {figures ? sizeInWords(figures.sizeBytes, lang) : knowledgeTexts.say('hasFile', lang)}
        </span>
      )}
      {figures && figures.downloads > 0 && <span>{pluralOf(downloadCount, figures.downloads, lang)}</span>}
      {licence && <span>{nameIn(lang, licence)}</span>}
      <ToldIn told={told} />
    </p>
  )
}
