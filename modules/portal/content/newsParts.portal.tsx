import type { ReactNode } from 'react'
import type { Lang } from '../../define.ts'
import { ArchiveSign } from '../../../web/generic/portal/ArchiveSign.tsx'
import { foreign } from '../../../web/generic/portal/Head.tsx'
import { type LookupValue, nameIn } from '../../../web/generic/portal/lookups.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { Day } from '../../../web/generic/portal/texts.tsx'
import { toldIn } from '../../../web/generic/portal/published.ts'
import { ToldIn } from '../../../web/generic/portal/ToldIn.tsx'
import { StateLabel } from '../../../web/ui/StateLabel.tsx'
import type { PublicNews } from './publicNews.ts'
import { newsTexts } from './texts.ts'

/** Whose news it is, unless the title begins with that name: then nobody reads it twice. */
export function publisherSaid(lang: Lang, item: PublicNews): string | undefined {
  if (!item.placeNameAr) return undefined
  const name = nameIn(lang, { nameAr: item.placeNameAr, nameEn: item.placeNameEn })
  return toldIn(lang, item).title.startsWith(name) || (item.titleAr ?? '').startsWith(item.placeNameAr) ? undefined : name
}

/** The title as the link to the item. */
export function NewsLink({ item, children }: { item: PublicNews; children?: ReactNode }) {
  const { lang, to } = useHere()
  const { title, told } = toldIn(lang, item)
  return (
    <a href={to(`/news/${item.id}`)} {...foreign(told, lang)}>
      {children ?? bound(title)}
    </a>
  )
}

interface NewsMetaProps {
  item: PublicNews
  categories: readonly LookupValue[]
  /** Does it stand before newer ones? Then it says why. */
  isFeatured?: boolean
  /** Id of the place on whose page it stands: of its own news nobody reads there whose it is. */
  of?: string
}

/** Date, publishing body and category of an item, and its language where that is not the page's; the ministry's own says nothing of its body. */
export function NewsMeta({ item, categories, isFeatured = false, of }: NewsMetaProps) {
  const { lang } = useHere()
  const { told } = toldIn(lang, item)
  const category = categories.find(({ id }) => id === item.category)
  const publisher = item.place === of ? undefined : publisherSaid(lang, item)
  return (
    <p className="meta">
      {isFeatured && <StateLabel kind="done">{newsTexts.say('featured', lang)}</StateLabel>}
      {item.date && <Day day={item.date} />}
      {publisher !== undefined && <span className="where">{bound(publisher)}</span>}
      {category && <span>{nameIn(lang, category)}</span>}
      <ArchiveSign day={item.date} />
      <ToldIn told={told} />
    </p>
  )
}
