import { Check, ChevronRight, Minus } from 'lucide-react'
import { memo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { directionOf, normalised } from '../../kernel/kernel.ts'
import { Icon } from './Icon.tsx'
import { useLang } from './LangProvider.tsx'

/** How much of a node is checked. */
export type CheckState = 'none' | 'some' | 'all'

/** A node that is to be seen: its ancestors are open. */
export interface CheckNode {
  readonly id: string
  readonly label: string
  /** Beside the label, quieter: a code. */
  readonly note?: string
  /** 1: the first level. */
  readonly level: number
  readonly state: CheckState
  /** Undefined: it has nothing under it. */
  readonly isOpen?: boolean
  /** It was checked or unchecked since the last saving. */
  readonly isChanged?: boolean
}

interface CheckTreeProps {
  label: string
  nodes: readonly CheckNode[]
  onCheck: (id: string, isOn: boolean) => void
  onOpen: (ids: readonly string[], isOpen: boolean) => void
  /** It is looked at, not changed. */
  readOnly?: boolean
}

// What is typed within this time belongs together.
const typingMs = 700

/**
 * A tree whose nodes are checked, in three states. The keyboard: up, down, home, end; the arrow towards the text opens, the other one
 * closes or climbs; space checks; * opens all of a level; typing jumps. Its rows are plain elements: a thousand are drawn at once.
 */
export function CheckTree({ label, nodes, onCheck, onOpen, readOnly = false }: CheckTreeProps) {
  const lang = useLang()
  const list = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState<string>()
  const typed = useRef({ text: '', at: 0 })
  const at = Math.max(
    0,
    nodes.findIndex(({ id }) => id === current),
  )
  const check = ({ id, state }: CheckNode) => !readOnly && onCheck(id, state !== 'all')
  const go = (index: number) => {
    const node = nodes[Math.max(0, Math.min(nodes.length - 1, index))]
    if (!node) return
    setCurrent(node.id)
    list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(node.id)}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const node = nodes[at]
    if (!node || event.ctrlKey || event.metaKey || event.altKey) return
    const opens = directionOf[lang] === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const closes = directionOf[lang] === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => go(at + 1),
      ArrowUp: () => go(at - 1),
      Home: () => go(0),
      End: () => go(nodes.length - 1),
      ' ': () => check(node),
      '*': () => onOpen(siblingsOf(nodes, at), true),
      [opens]: () => (node.isOpen === false ? onOpen([node.id], true) : node.isOpen && go(at + 1)),
      [closes]: () => (node.isOpen ? onOpen([node.id], false) : go(parentOf(nodes, at))),
    }
    const act = keys[event.key]
    if (!act && event.key.length !== 1) return
    event.preventDefault()
    if (act) act()
    else go(foundFrom(nodes, at, typedText(typed.current, event.key)))
  }
  const onClick = ({ target }: MouseEvent) => {
    const row = target instanceof Element ? target.closest('[data-id]') : null
    const node = nodes.find(({ id }) => id === row?.getAttribute('data-id'))
    if (node && isOfSign(target)) onOpen([node.id], node.isOpen === false)
    else if (node) check(node)
  }
  return (
    <ul
      ref={list}
      role="tree"
      aria-label={label}
      aria-multiselectable="true"
      className="check-tree"
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {nodes.map((node, index) => (
        <TreeRow key={node.id} node={node} isCurrent={index === at} isReadOnly={readOnly} onFocus={setCurrent} />
      ))}
    </ul>
  )
}

interface TreeRowProps {
  readonly node: CheckNode
  readonly isCurrent: boolean
  readonly isReadOnly: boolean
  readonly onFocus: (id: string) => void
}

const TreeRow = memo(function TreeRow({ node, isCurrent, isReadOnly, onFocus }: TreeRowProps) {
  const { id, label, note, level, state, isOpen, isChanged } = node
  return (
    // The tree itself hears the keys; of a row only the pointer is heard.
    <li
      role="treeitem"
      data-id={id}
      data-level={level}
      aria-level={level}
      aria-expanded={isOpen}
      aria-checked={state === 'some' ? 'mixed' : state === 'all'}
      data-readonly={isReadOnly || undefined}
      tabIndex={isCurrent ? 0 : -1}
      className={isChanged ? 'check-node is-changed' : 'check-node'}
      onFocus={() => onFocus(id)}
    >
      {isOpen === undefined ? (
        <span className="check-node-open" />
      ) : (
        <span className="check-node-open" data-open={isOpen} aria-hidden="true">
          <Icon of={ChevronRight} small />
        </span>
      )}
      <span className="check-node-face">
        <span className="tick" data-state={state} aria-hidden="true">
          {state === 'all' && <Icon of={Check} />}
          {state === 'some' && <Icon of={Minus} />}
        </span>
        <span className="check-node-label">{label}</span> {note && <bdi className="check-node-note">{note}</bdi>}
      </span>
    </li>
  )
}, isSameRow)

/** Was it the sign that opens and closes? */
function isOfSign(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-open]') !== null
}

/** The closed nodes of the level of one, under the same parent. */
function siblingsOf(nodes: readonly CheckNode[], at: number): string[] {
  const level = nodes[at]?.level ?? 1
  const isHigher = (node: CheckNode) => node.level < level
  const first = nodes.slice(0, at).findLastIndex(isHigher) + 1
  const next = nodes.findIndex((node, index) => index > at && isHigher(node))
  return nodes
    .slice(first, next === -1 ? undefined : next)
    .flatMap(node => (node.level === level && node.isOpen === false ? [node.id] : []))
}

function parentOf(nodes: readonly CheckNode[], at: number): number {
  const level = nodes[at]?.level ?? 1
  const parent = nodes.slice(0, at).findLastIndex(node => node.level < level)
  return parent === -1 ? at : parent
}

/** The next node whose label begins with what was typed. */
function foundFrom(nodes: readonly CheckNode[], at: number, text: string): number {
  const begins = ({ label }: CheckNode) => normalised(label).startsWith(text)
  const from = text.length > 1 ? at : at + 1
  const ahead = nodes.findIndex((node, index) => index >= from && begins(node))
  const around = ahead === -1 ? nodes.findIndex(begins) : ahead
  return around === -1 ? at : around
}

function typedText(known: { text: string; at: number }, key: string): string {
  const now = Date.now()
  known.text = normalised(now - known.at < typingMs ? known.text + key : key)
  known.at = now
  return known.text
}

/** The nodes are made anew with every change; most rows look as before. */
function isSameRow(before: TreeRowProps, after: TreeRowProps): boolean {
  const { node, isCurrent, isReadOnly, onFocus } = after
  const isSameNode = nodeKeys.every(key => before.node[key] === node[key])
  return isSameNode && before.isCurrent === isCurrent && before.isReadOnly === isReadOnly && before.onFocus === onFocus
}

const nodeKeys = ['id', 'label', 'note', 'level', 'state', 'isOpen', 'isChanged'] as const
