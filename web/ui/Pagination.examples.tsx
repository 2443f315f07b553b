import { type Examples, pick } from './examples.ts'
import { Pagination } from './Pagination.tsx'

const hrefOf = (page: number) => `#page-${page}`

export const examples: Examples = {
  part: 'Pagination',
  on: 'portal',
  examples: [
    {
      name: ['أول القائمة', 'At the start'],
      render: lang => <Pagination page={1} pages={13} hrefOf={hrefOf} lang={lang} label={pick(lang)('أول القائمة', 'At the start')} />,
    },
    {
      name: ['في وسطها', 'In the middle'],
      render: lang => <Pagination page={7} pages={13} hrefOf={hrefOf} lang={lang} label={pick(lang)('وسط القائمة', 'In the middle')} />,
    },
    {
      name: ['آخرها', 'At the end'],
      render: lang => <Pagination page={3} pages={3} hrefOf={hrefOf} lang={lang} label={pick(lang)('آخر القائمة', 'At the end')} />,
    },
  ],
}
