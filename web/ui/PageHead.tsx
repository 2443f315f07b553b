import type { ReactNode } from 'react'
import type { Lang } from '../../kernel/kernel.ts'
import { bound } from '../generic/bound.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'

interface PageHeadProps {
  title: string
  /** Of a title in another language than the page's. */
  told?: { readonly lang: Lang; readonly dir: 'rtl' | 'ltr' } | undefined
  /** From the first page down to this one; none on the first level. */
  trail?: readonly { readonly label: string; readonly href?: string }[]
  /** What is to be known before the page is read, such as that it is in another language. */
  notice?: ReactNode
  /** One line beneath the title. */
  intro?: ReactNode
  /** The mark of a place; its title is drawn larger. */
  mark?: ReactNode
  acts?: ReactNode
  lang: Lang
}

/** From so many characters on a title has too little room beside a mark on a phone. */
const longTitle = 40

export function PageHead({ title, told, trail, notice, intro, mark, acts, lang }: PageHeadProps) {
  return (
    <div className="page-head">
      {trail && <Breadcrumb steps={trail} lang={lang} />}
      {notice}
      <div className="page-head-line">
        <div className={mark && title.length > longTitle ? 'page-head-title is-long' : 'page-head-title'}>
          {mark}
          <div className="min-w-0">
            <h1 className={mark ? 'display-place' : 'display-page'} {...told}>
              {bound(title)}
            </h1>
            {intro && <div className="meta">{intro}</div>}
          </div>
        </div>
        {acts && <div className="page-acts">{acts}</div>}
      </div>
    </div>
  )
}
