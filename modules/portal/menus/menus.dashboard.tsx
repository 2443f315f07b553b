import { ListTree, Rows3 } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { inLang } from '../../define.ts'
import { useDesk } from '../../../web/generic/desk.ts'
import { RecordList } from '../../../web/generic/RecordList.tsx'
import { Icon } from '../../../web/ui/Icon.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { menu } from './menu.ts'
import { MenuTrees } from './trees.dashboard.tsx'
import { treeTexts } from './texts.ts'

const ways = [
  ['tree', ListTree],
  ['list', Rows3],
] as const

/** The menus: two trees to be arranged, or the list of all entries. */
export function MenusPage() {
  const lang = useLang()
  const desk = useDesk()
  const [query, setQuery] = useSearchParams()
  const view = query.get('view') === 'list' ? 'list' : 'tree'
  const words = treeTexts.in(lang)
  const views = (
    <fieldset className="view-switch">
      <legend className="sr">{words.view}</legend>
      {ways.map(([name, icon]) => (
        <button
          key={name}
          type="button"
          className="btn"
          aria-pressed={view === name}
          onClick={() => setQuery(name === 'list' ? { view: 'list' } : {}, { replace: true })}
        >
          <Icon of={icon} />
          {words[name]}
        </button>
      ))}
    </fieldset>
  )
  return view === 'tree' ? (
    <MenuTrees views={views} />
  ) : (
    <RecordList
      resource={menu}
      title={inLang([menu.options.label[2], menu.options.label[3]], lang)}
      hrefOf={row => desk.hrefOf(menu, row)}
      newHref={desk.newHref(menu)}
      extras={{ tools: views }}
    />
  )
}
