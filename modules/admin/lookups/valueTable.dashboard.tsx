import { useMutation } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, CircleOff, CirclePlay, Eye, Pencil, Plus, Search, Trash2, Upload } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { inLang, holdsEvery, pluralOf, type Lang } from '../../define.ts'
import { LookupName } from '../../../web/fields/cells.tsx'
import { browserApi, messageOf } from '../../../web/generic/browserApi.ts'
import { useCaller } from '../../../web/generic/caller.ts'
import { ExportMenu } from '../../../web/generic/ExportMenu.tsx'
import { ImportDialog } from '../../../web/generic/ImportDialog.tsx'
import { lacks, say as sayUsual } from '../../../web/generic/texts.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { DataTable, type SheetBody, type SheetColumn } from '../../../web/ui/DataTable.tsx'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { IconButton } from '../../../web/ui/IconButton.tsx'
import { Menu, type MenuAct } from '../../../web/ui/Menu.tsx'
import { TextField } from '../../../web/ui/TextField.tsx'
import { toast } from '../../../web/ui/Toasts.tsx'
import type { ValueItem, ValuesOfType } from './answers.ts'
import { Handle } from './handle.dashboard.tsx'
import { lookupValue } from './lookupValue.ts'
import { useRefresh, useUsages } from './reading.dashboard.tsx'
import { say, valueCount, type LookupWord } from './texts.ts'
import { DeleteDialog, UsageButton, UsageDialog } from './usage.dashboard.tsx'
import { useOrder } from './useOrder.dashboard.tsx'
import { isOfCatalogue } from './valueRules.ts'

interface ValueTableProps {
  readonly list: ValuesOfType
  /** Opens the dialog of a value; `0` of a new one. */
  readonly onOpen: (id: string) => void
  readonly lang: Lang
}

/** From so many values on one is found by writing. */
const findFrom = 12

/** The values of a list in their order, with what may be done with each. */
export function ValueTable({ list, onOpen, lang }: ValueTableProps) {
  const { type } = list
  const caller = useCaller()
  const refresh = useRefresh()
  const order = useOrder(list, lang)
  const usages = useUsages(type.code)
  const [text, setText] = useState('')
  const [dialog, setDialog] = useState<{ readonly kind: 'usage' | 'delete'; readonly value: ValueItem } | 'import'>()
  const shown = order.sorted.filter(item => isFound(item, text))
  const mayReorder = caller.can('Admin.Lookup.Reorder') && text === '' && order.sorted.length > 1
  const activate = useActivation(lang)
  const columns = columnsOf(list, { usages, mayReorder, order, lang, onUsage: value => setDialog({ kind: 'usage', value }) })
  const closed = type.allowsNewValues ? undefined : say('closedShort', lang)
  const add = (look: 'act' | 'quiet') => (
    <Button
      look={look}
      icon={Plus}
      disabledReason={caller.can('Admin.Lookup.Create') ? closed : lacks(sayUsual('add', lang), lookupValue.options.label, lang)}
      onClick={() => onOpen('0')}
    >
      {say('add', lang)}
    </Button>
  )
  const body: SheetBody<ValueItem> =
    shown.length > 0
      ? { rows: shown }
      : {
          instead:
            text === '' ? (
              <EmptyState title={say('noValues', lang)} action={add('quiet')} />
            ) : (
              <EmptyState title={say('noMatch', lang)} action={<Button onClick={() => setText('')}>{say('clear', lang)}</Button>} />
            ),
        }
  return (
    <>
      <ValuesHead list={list} onImport={() => setDialog('import')} add={add('act')} lang={lang} />
      {list.items.length >= findFrom && (
        <search className="lookup-find">
          <TextField label={say('findValue', lang)} type="search" value={text} onChange={setText} />
        </search>
      )}
      {mayReorder && (
        <span id="order-hint" className="sr">
          {say('reorderHint', lang)}
        </span>
      )}
      <output className="sr">{order.said}</output>
      <DataTable
        caption={`${say('valuesOf', lang)}: ${inLang([type.nameAr, type.nameEn], lang)}`}
        columns={columns}
        body={body}
        keyOf={({ id }) => String(id)}
        nameOf={item => nameOf(item, lang)}
        actsOf={item => (
          <ValueActs
            item={item}
            order={mayReorder ? order : undefined}
            onOpen={() => onOpen(String(item.id))}
            onSwitch={() => activate.mutate(item)}
            onUsage={() => setDialog({ kind: 'usage', value: item })}
            onDelete={() => setDialog({ kind: 'delete', value: item })}
            lang={lang}
          />
        )}
      />
      {dialog === 'import' && (
        <ImportDialog
          title={`${say('importValues', lang)}: ${inLang([type.nameAr, type.nameEn], lang)}`}
          path="Lookup/Import"
          query={{ type: type.code }}
          onDone={() => void refresh()}
          onClose={() => setDialog(undefined)}
        >
          {say('importHint', lang)}
        </ImportDialog>
      )}
      {typeof dialog === 'object' && dialog.kind === 'usage' && (
        <UsageDialog
          kind="Lookup"
          id={dialog.value.id}
          name={nameOf(dialog.value, lang)}
          onClose={() => setDialog(undefined)}
          lang={lang}
        />
      )}
      {typeof dialog === 'object' && dialog.kind === 'delete' && (
        <DeleteDialog
          value={dialog.value}
          name={nameOf(dialog.value, lang)}
          mayDeactivate={caller.can('Admin.Lookup.Activate')}
          onDeactivate={() => activate.mutate(dialog.value)}
          onClose={() => setDialog(undefined)}
          lang={lang}
        />
      )}
    </>
  )
}

function ValuesHead({
  list: { type, items },
  add,
  onImport,
  lang,
}: {
  list: ValuesOfType
  add: React.ReactNode
  onImport: () => void
  lang: Lang
}) {
  const caller = useCaller()
  return (
    <>
      <div className="lookup-head">
        <h2>
          <bdi>{inLang([type.nameAr, type.nameEn], lang)}</bdi>
        </h2>
        {add}
      </div>
      <div className="lookup-under">
        <span className="text-muted">
          <bdi dir="ltr">{type.code}</bdi> · {pluralOf(valueCount, items.length, lang)}
          {!type.allowsNewValues && <> · {say('closedShort', lang)}</>}
        </span>
        <span className="desk-acts-end">
          <Button
            icon={Upload}
            look="plain"
            disabledReason={caller.can('Admin.Lookup.Import') ? undefined : lacks(say('import', lang), lookupValue.options.label, lang)}
            onClick={onImport}
          >
            {say('import', lang)}
          </Button>
          <ExportMenu
            path="Lookup/Export"
            query={{ type: String(type.id) }}
            fileName={type.code}
            formats={['xlsx', 'csv', 'json']}
            hindrance={caller.can('Admin.Lookup.Export') ? undefined : lacks(sayUsual('export', lang), lookupValue.options.label, lang)}
          />
        </span>
      </div>
    </>
  )
}

/** Offers a value, or takes it from all choices. */
function useActivation(lang: Lang) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, isActive, concurrencyStamp }: ValueItem) =>
      browserApi.send('PUT', `Lookup/${isActive ? 'Deactivate' : 'Activate'}/${id}`, { concurrencyStamp }),
    onSuccess: async (_, { isActive }) => {
      await refresh()
      toast(say(isActive ? 'deactivated' : 'activated', lang))
    },
    onError: error => {
      toast(messageOf(error, lang), 'danger')
      void refresh()
    },
  })
}

interface ColumnsOf {
  readonly usages: ReadonlyMap<number, number> | undefined
  readonly mayReorder: boolean
  readonly order: ReturnType<typeof useOrder>
  readonly onUsage: (value: ValueItem) => void
  readonly lang: Lang
}

function columnsOf({ type, items }: ValuesOfType, { usages, mayReorder, order, onUsage, lang }: ColumnsOf): SheetColumn<ValueItem>[] {
  const has = (key: 'value' | 'parent') => items.some(item => item[key] !== null)
  return [
    ...(mayReorder
      ? [
          {
            key: 'order',
            heading: say('order', lang),
            cell: (item: ValueItem) => <Handle item={item} name={nameOf(item, lang)} order={order} lang={lang} />,
          },
        ]
      : []),
    {
      key: 'name',
      heading: say('name', lang),
      title: true,
      cell: item => (
        <>
          <Link to={`?type=${type.code}&value=${item.id}`} preventScrollReset>
            <LookupName item={item} lang={lang} />
          </Link>
          {item.isDefault && <span className="lookup-default">{say('isDefault', lang)}</span>}
        </>
      ),
    },
    { key: 'other', heading: say('otherName', lang), room: 'wide', cell: item => <OtherName item={item} lang={lang} /> },
    { key: 'code', heading: say('code', lang), room: 'medium', cell: item => <bdi dir="ltr">{item.code}</bdi> },
    ...(has('value')
      ? [{ key: 'value', heading: say('value', lang), room: 'widest' as const, figure: (item: ValueItem) => item.value ?? undefined }]
      : []),
    ...(type.parentType !== null || has('parent')
      ? [
          {
            key: 'parent',
            heading: say('parent', lang),
            room: 'wide' as const,
            cell: (item: ValueItem) => <bdi>{inLang([item.parentNameAr ?? '—', item.parentNameEn ?? '—'], lang)}</bdi>,
          },
        ]
      : []),
    {
      key: 'usage',
      heading: say('usage', lang),
      isFigure: true,
      cell: item => <UsageButton usages={usages} id={item.id} name={nameOf(item, lang)} onOpen={() => onUsage(item)} lang={lang} />,
    },
  ]
}

function OtherName({ item, lang }: { item: ValueItem; lang: Lang }) {
  const other = lang === 'ar' ? 'en' : 'ar'
  return (
    <bdi lang={other} className={item.isActive ? undefined : 'text-muted'}>
      {inLang([item.nameAr, item.nameEn], other)}
    </bdi>
  )
}

interface ValueActsProps {
  readonly item: ValueItem
  /** Undefined: it is not moved now. */
  readonly order: ReturnType<typeof useOrder> | undefined
  readonly onOpen: () => void
  readonly onSwitch: () => void
  readonly onUsage: () => void
  readonly onDelete: () => void
  readonly lang: Lang
}

function ValueActs({ item, order, onOpen, onSwitch, onUsage, onDelete, lang }: ValueActsProps) {
  const caller = useCaller()
  const name = nameOf(item, lang)
  const isEdited = caller.can('Admin.Lookup.Update')
  const unless = (permission: Parameters<typeof caller.can>[0], act: LookupWord) =>
    caller.can(permission) ? undefined : lacks(say(act, lang), lookupValue.options.label, lang)
  const place = order?.placeOf(item) ?? 0
  const acts: MenuAct[] = [
    { label: say('whereUsed', lang), icon: Search, onAct: onUsage },
    {
      label: say(item.isActive ? 'deactivate' : 'activate', lang),
      icon: item.isActive ? CircleOff : CirclePlay,
      onAct: onSwitch,
      disabledReason: unless('Admin.Lookup.Activate', item.isActive ? 'deactivate' : 'activate'),
    },
    // Whoever cannot drag moves a value by these.
    ...(order && place > 0 ? [{ label: say('moveUp', lang), icon: ArrowUp, onAct: () => order.move(item, place - 1, true) }] : []),
    ...(order && place < order.sorted.length - 1
      ? [{ label: say('moveDown', lang), icon: ArrowDown, onAct: () => order.move(item, place + 1, true) }]
      : []),
    {
      label: say('delete', lang),
      icon: Trash2,
      danger: true,
      onAct: onDelete,
      disabledReason: unless('Admin.Lookup.Delete', 'delete') ?? (isOfCatalogue(item.id) ? say('systemValue', lang) : undefined),
    },
  ]
  return (
    <>
      <IconButton icon={isEdited ? Pencil : Eye} label={`${say(isEdited ? 'edit' : 'open', lang)}: ${name}`} onClick={onOpen} />
      <Menu name={`${say('more', lang)}: ${name}`} acts={acts} />
    </>
  )
}

function nameOf({ nameAr, nameEn }: ValueItem, lang: Lang): string {
  return inLang([nameAr, nameEn], lang)
}

function isFound({ code, nameAr, nameEn, value }: ValueItem, text: string): boolean {
  return holdsEvery(`${nameAr} ${nameEn} ${code} ${value ?? ''}`, text)
}
