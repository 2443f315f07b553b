import { ArrowDown, ArrowUp, Eye, EyeOff, GripVertical, IndentDecrease, IndentIncrease, Pencil, Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState, type DragEvent, type KeyboardEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { directionOf } from '../../define.ts'
import { useCaller } from '../../../web/generic/caller.ts'
import { lacks, say } from '../../../web/generic/texts.ts'
import { Icon } from '../../../web/ui/Icon.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { Menu, type MenuAct } from '../../../web/ui/Menu.tsx'
import { menu } from './menu.ts'
import { titleOf, type TreeNode } from './menuTree.ts'
import { levelOf, moveBy, moveTo, type Direction, type DropAt, type Move } from './moving.ts'
import { treeTexts } from './texts.ts'

/** What may be done with the entries of a tree. */
export interface TreeActs {
  /** Undefined: the reader may not arrange them. @param id of what is moved @param moveIn how, in the tree as it stands by then */
  readonly onMove: ((id: string, moveIn: (now: readonly TreeNode[]) => Move | undefined) => void) | undefined
  readonly onPublish: (node: TreeNode) => void
  readonly onRemove: (node: TreeNode) => void
  readonly hrefOf: (node: TreeNode) => string
  readonly newUnder: (node: TreeNode) => string
}

interface TreeRowsProps {
  /** The entries of both menus. */
  readonly nodes: readonly TreeNode[]
  readonly level: readonly TreeNode[]
  /** From 1. */
  readonly depth: number
  readonly mostLevels: number
  readonly acts: TreeActs
}

/** The entries of a level, each with those beneath it. */
export function TreeRows({ nodes, level, depth, mostLevels, acts }: TreeRowsProps) {
  return (
    <ul className="menu-tree">
      {level.map(node => {
        const under = levelOf(nodes, node.id, node.menuType)
        return (
          <li key={node.id}>
            <TreeRow nodes={nodes} node={node} depth={depth} mostLevels={mostLevels} acts={acts} />
            {under.length > 0 && <TreeRows nodes={nodes} level={under} depth={depth + 1} mostLevels={mostLevels} acts={acts} />}
          </li>
        )
      })}
    </ul>
  )
}

interface TreeRowProps extends Omit<TreeRowsProps, 'level'> {
  readonly node: TreeNode
}

const stateWords = { 1: 'hidden', 2: 'underHidden', 3: 'broken', 5: 'coming' } as const
const dragged = 'application/x-menu-entry'
// What had the focus when its row was moved: it is drawn anew at its new place.
let focusNext: string | undefined

function TreeRow({ nodes, node, depth, mostLevels, acts }: TreeRowProps) {
  const lang = useLang()
  const words = treeTexts.in(lang)
  const [over, setOver] = useState<DropAt>()
  const handle = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (focusNext !== node.id) return
    focusNext = undefined
    handle.current?.focus()
  })
  const title = titleOf(node, lang)
  const state = Object.entries(stateWords).find(([number]) => Number(number) === node.standing)?.[1]
  const go = (direction: Direction) =>
    acts.onMove?.(node.id, now => {
      const move = moveBy(now, node.id, direction, mostLevels)
      // What stays where it is keeps the focus: set now, it would be taken by the next drawing, whatever that is for.
      if (move) focusNext = node.id
      return move
    })
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = event.altKey ? directionIn(event.key, directionOf[lang]) : undefined
    if (direction === undefined) return
    event.preventDefault()
    go(direction)
  }
  const onDrop = (event: DragEvent<HTMLElement>) => {
    event.preventDefault()
    setOver(undefined)
    const [what, where] = [event.dataTransfer.getData(dragged), dropAt(event)]
    acts.onMove?.(what, now => moveTo(now, what, node.id, where, mostLevels))
  }
  return (
    <div
      className={state ? `menu-row is-${state}` : 'menu-row'}
      data-over={over}
      onDragOver={event => {
        if (!acts.onMove || !event.dataTransfer.types.includes(dragged)) return
        event.preventDefault()
        setOver(dropAt(event))
      }}
      onDragLeave={() => setOver(undefined)}
      onDrop={onDrop}
    >
      {acts.onMove && (
        <button
          ref={handle}
          type="button"
          className="order-handle"
          draggable
          aria-label={treeTexts.say('move', lang, { title })}
          aria-describedby="menu-hint"
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
          onKeyDown={onKeyDown}
          onDragStart={event => {
            event.dataTransfer.setData(dragged, node.id)
            event.dataTransfer.effectAllowed = 'move'
          }}
        >
          <Icon of={GripVertical} />
        </button>
      )}
      <span className="menu-row-name">
        <Link to={acts.hrefOf(node)}>{title}</Link>
        <small>{node.address === null ? words.noLink : <bdi dir="ltr">{decoded(node.address)}</bdi>}</small>
      </span>
      {state && <span className={`menu-state menu-state-${state}`}>{words[state]}</span>}
      <RowMenu node={node} depth={depth} mostLevels={mostLevels} nodes={nodes} acts={acts} go={go} title={title} />
    </div>
  )
}

/** What is done with an entry; a touch screen moves it from here. */
function RowMenu({ nodes, node, depth, mostLevels, acts, go, title }: TreeRowProps & { go: (to: Direction) => void; title: string }) {
  const lang = useLang()
  const caller = useCaller()
  const navigate = useNavigate()
  const words = treeTexts.in(lang)
  const without = (permission: string, label: string) => (caller.can(permission) ? undefined : lacks(label, menu.options.label, lang))
  const steps = [
    ['up', ArrowUp],
    ['down', ArrowDown],
    ['inward', IndentIncrease],
    ['outward', IndentDecrease],
  ] as const
  const switches = node.isPublished ? ('cancelPublish' as const) : ('publish' as const)
  const all: MenuAct[] = [
    { label: words.edit, icon: Pencil, href: acts.hrefOf(node) },
    ...(depth < mostLevels
      ? [
          {
            label: words.addUnder,
            icon: Plus,
            onAct: () => void navigate(acts.newUnder(node)),
            disabledReason: without('Portal.Menu.Create', words.addUnder),
          },
        ]
      : []),
    {
      label: words[switches],
      icon: node.isPublished ? EyeOff : Eye,
      onAct: () => acts.onPublish(node),
      disabledReason: without('Portal.Menu.Publish', words[switches]),
    },
    ...steps.flatMap(([direction, icon]) =>
      acts.onMove && moveBy(nodes, node.id, direction, mostLevels) ? [{ label: words[direction], icon, onAct: () => go(direction) }] : [],
    ),
    {
      label: words.remove,
      icon: Trash2,
      danger: true,
      onAct: () => acts.onRemove(node),
      disabledReason: without('Portal.Menu.Delete', words.remove) ?? (node.isPublished ? say('publishedStays', lang) : undefined),
    },
  ]
  return <Menu acts={all} name={treeTexts.say('acts', lang, { title })} look="plain" />
}

function directionIn(key: string, direction: 'rtl' | 'ltr'): Direction | undefined {
  const sideways: Readonly<Record<string, Direction>> =
    direction === 'rtl' ? { ArrowLeft: 'inward', ArrowRight: 'outward' } : { ArrowRight: 'inward', ArrowLeft: 'outward' }
  const keys: Readonly<Record<string, Direction>> = { ArrowUp: 'up', ArrowDown: 'down', ...sideways }
  return keys[key]
}

/** The upper quarter of a row is before it, the lower one after it, what lies between is under it. */
function dropAt(event: DragEvent<HTMLElement>): DropAt {
  const { top, height } = event.currentTarget.getBoundingClientRect()
  const share = (event.clientY - top) / height
  if (share < 0.25) return 'before'
  return share > 0.75 ? 'after' : 'inside'
}

function decoded(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
