import { ChevronDown, ExternalLink } from 'lucide-react'
import { titleOf, type CurrentEntry, type MenuNode } from '../../../modules/portal/menus/menus.ts'
import { useHere } from '../../generic/portal/site.ts'
import { Icon } from '../../ui/Icon.tsx'
import { MenuSign } from './MenuSign.tsx'
import { useBasicMenu } from './menus.ts'
import { headTexts } from './texts.ts'

interface EntryProps {
  readonly node: MenuNode
  readonly current?: CurrentEntry | undefined
}

/** An entry that leads somewhere: within the portal in the reader's language; one that leaves it says so. */
export function EntryLink({ node, current }: EntryProps) {
  const { lang, to } = useHere()
  const title = titleOf(node, lang)
  if (node.href === null) return <span>{title}</span>
  const mark = current?.id !== node.id ? undefined : current.isPage ? 'page' : 'true'
  if (!node.isExternal)
    return (
      <a href={to(node.href)} aria-current={mark}>
        {title}
      </a>
    )
  const words = headTexts.in(lang)
  return (
    <a href={node.href} rel="noopener external" target={node.opensNewTab ? '_blank' : undefined}>
      {title}
      <Icon of={ExternalLink} small label={node.opensNewTab ? words.outsideNewTab : words.outside} />
    </a>
  )
}

/** The menu across the head of a wide page: what has entries under it unfolds, without a script too. */
export function MenuBar() {
  const { nodes, current } = useBasicMenu()
  return (
    <ul className="menu-bar">
      {nodes.map(node => (
        <li key={node.id}>
          {node.children.length === 0 ? (
            <EntryLink node={node} current={current} />
          ) : (
            <details className="menu-fold" data-fold name="menu-bar">
              <Heading node={node} current={current} />
              <div className="menu-panel">
                <Entries nodes={withOwn(node)} current={current} />
              </div>
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The same menu down a narrow page, with its signs; the part of this page is open. */
export function MenuDrawer() {
  const { nodes, current } = useBasicMenu()
  return (
    <ul className="menu-drawer">
      {nodes.map(node => (
        <li key={node.id}>
          {node.children.length === 0 ? (
            <EntryLink node={node} current={current} />
          ) : (
            <details open={current?.under.includes(node.id)}>
              <Heading node={node} current={current} hasSign />
              <Entries nodes={withOwn(node)} current={current} />
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

function Heading({ node, current, hasSign }: EntryProps & { hasSign?: boolean }) {
  const { lang } = useHere()
  const isHere = current?.id === node.id || current?.under.includes(node.id) === true
  return (
    <summary className={isHere ? 'is-here' : undefined}>
      {hasSign && <MenuSign icon={node.icon} />}
      <span>{titleOf(node, lang)}</span>
      <Icon of={ChevronDown} small />
    </summary>
  )
}

/** A heading that leads somewhere itself is the first of its entries. */
function withOwn(node: MenuNode): readonly MenuNode[] {
  return node.href === null ? node.children : [{ ...node, children: [] }, ...node.children]
}

/** The entries of a level, with those beneath them further in. */
export function Entries({ nodes, current }: { nodes: readonly MenuNode[]; current?: CurrentEntry | undefined }) {
  return (
    <ul>
      {nodes.map(node => (
        <li key={node.id}>
          <EntryLink node={node} current={current} />
          {node.children.length > 0 && <Entries nodes={node.children} current={current} />}
        </li>
      ))}
    </ul>
  )
}
