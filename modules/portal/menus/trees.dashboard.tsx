import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { inLang, numberOf, type Lang } from '../../define.ts'
import { browserApi, messageOf, noteError } from '../../../web/generic/browserApi.ts'
import { useCaller } from '../../../web/generic/caller.ts'
import { useDesk } from '../../../web/generic/desk.ts'
import { LoadFailed } from '../../../web/generic/LoadFailed.tsx'
import { useLookup } from '../../../web/generic/lookups.ts'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { Icon } from '../../../web/ui/Icon.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { LateDialog } from '../../../web/ui/LateDialog.ts'
import { later } from '../../../web/ui/later.ts'
import { Skeleton } from '../../../web/ui/Skeleton.tsx'
import { toast } from '../../../web/ui/Toasts.tsx'
import { menu, mostLevels } from './menu.ts'
import { titleOf, type TreeNode } from './menuTree.ts'
import { afterMove, levelOf, type Move } from './moving.ts'
import { treeTexts } from './texts.ts'
import { TreeRows, type TreeActs } from './treeRow.dashboard.tsx'

const removeDialog = later(() => import('./removeDialog.dashboard.tsx').then(file => file.RemoveDialog))

const kinds = ['basicMenu', 'secondMenu'] as const

const ordering = ['menu', 'order']

interface Moved {
  readonly move: Move
  /** Where the entry stands then, in words. */
  readonly standing: string
}

/** Both menus side by side; what is moved is saved at once. @param views beside the title: the way to the list */
export function MenuTrees({ views }: { views: ReactNode }) {
  const lang = useLang()
  const caller = useCaller()
  const desk = useDesk()
  const queries = useQueryClient()
  const types = useLookup('menu')
  const words = treeTexts.in(lang)
  const [removing, setRemoving] = useState<TreeNode>()
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['list', 'menu', 'tree'],
    queryFn: () => browserApi.get<{ items: readonly TreeNode[] }>('Menu/GetTree'),
  })
  // As it was moved last, also before that is drawn: keys may come faster.
  const moved = useRef<readonly TreeNode[]>(undefined)
  const [shown, setShown] = useState<readonly TreeNode[]>()
  const [told, setTold] = useState('')
  const nodes = shown ?? data?.items ?? []
  const show = (tree: readonly TreeNode[] | undefined) => {
    moved.current = tree
    setShown(tree)
  }
  /** What is still being moved stays where it is shown. @param own moves that are ending just now */
  const refresh = async (own: number) => {
    const isMoving = () => queries.isMutating({ mutationKey: ordering }) > own
    if (isMoving()) return
    await queries.invalidateQueries({ queryKey: ['list', 'menu'] })
    if (!isMoving()) show(undefined)
  }
  const refused = (failed: unknown) => {
    noteError(failed)
    toast(messageOf(failed, lang), 'danger')
  }
  const arrange = useMutation({
    mutationKey: ordering,
    // One after the other, as they were made.
    scope: { id: ordering.join() },
    mutationFn: ({ move }: Moved) => browserApi.send('PUT', 'Menu/Reorder', move),
    onSuccess: (_saved, { standing }) => {
      setTold(standing)
      toast(words.moved)
    },
    onError: refused,
    onSettled: () => refresh(1),
  })
  const publish = useMutation({
    mutationFn: ({ id, isPublished, concurrencyStamp }: TreeNode) =>
      browserApi.send('PUT', `Menu/${isPublished ? 'CancelPublish' : 'Publish'}/${id}`, { concurrencyStamp }),
    onSuccess: (_saved, node) => toast(node.isPublished ? words.withdrawn : words.published),
    onError: refused,
    onSettled: () => refresh(0),
  })
  const mayMove = caller.can('Portal.Menu.Reorder')
  const acts: TreeActs = {
    onMove: mayMove
      ? (id, moveIn) => {
          const now = moved.current ?? nodes
          const move = moveIn(now)
          if (!move) return
          const tree = afterMove(now, move)
          show(tree)
          arrange.mutate({ move, standing: standingOf(tree, id, lang) })
        }
      : undefined,
    onPublish: node => publish.mutate(node),
    onRemove: setRemoving,
    hrefOf: node => desk.hrefOf(menu, { id: node.id }) ?? '',
    newUnder: node => `${desk.newHref(menu) ?? ''}?menuType=${node.menuType}&parent=${node.id}`,
  }
  return (
    <div className="menu-trees-page">
      <div className="desk-title">
        <h1>{inLang([menu.options.label[2], menu.options.label[3]], lang)}</h1>
        {views}
      </div>
      <p className="text-muted" id="menu-hint">
        {mayMove ? words.hint : words.readOnly}
      </p>
      <output className="sr">{told}</output>
      {isPending && <Skeleton lang={lang} lines={8} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && (
        <div className="menu-trees">
          {kinds.map(code => {
            const type = types.find(one => one.code === code)
            const roots = type ? levelOf(nodes, null, type.id) : []
            return (
              <section key={code} aria-labelledby={`tree-${code}`}>
                <header>
                  <h2 id={`tree-${code}`}>{words[code]}</h2>
                  <Link className="btn" to={`${desk.newHref(menu) ?? ''}?menuType=${type?.id ?? ''}`}>
                    <Icon of={Plus} />
                    {words.add}
                  </Link>
                </header>
                <p className="text-muted">{code === 'basicMenu' ? words.basicWhere : words.secondWhere}</p>
                {roots.length === 0 ? (
                  <EmptyState title={words.empty}>{words.emptyWhy}</EmptyState>
                ) : (
                  <TreeRows nodes={nodes} level={roots} depth={1} mostLevels={mostLevels[code]} acts={acts} />
                )}
              </section>
            )
          })}
        </div>
      )}
      {removing && (
        <LateDialog
          of={removeDialog}
          props={{
            node: removing,
            hasChildren: nodes.some(({ parent }) => parent === removing.id),
            onDone: () => refresh(0),
            onClose: () => setRemoving(undefined),
          }}
        />
      )}
    </div>
  )
}

/** Where an entry stands among its neighbours, in words. */
function standingOf(nodes: readonly TreeNode[], id: string, lang: Lang): string {
  const node = nodes.find(one => one.id === id)
  if (!node) return ''
  const level = levelOf(nodes, node.parent, node.menuType)
  const above = nodes.find(one => one.id === node.parent)
  const values = { title: titleOf(node, lang), at: numberOf(level.indexOf(node) + 1, lang), of: numberOf(level.length, lang) }
  return above ? treeTexts.say('standsUnder', lang, { ...values, above: titleOf(above, lang) }) : treeTexts.say('stands', lang, values)
}
