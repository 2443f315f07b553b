import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { ApiError } from '../../../web/generic/api.ts'
import { browserApi, messageOf } from '../../../web/generic/browserApi.ts'
import { useCaller } from '../../../web/generic/caller.ts'
import { choiceOf, useChoosable } from '../../../web/generic/choosable.ts'
import { LeaveGuard } from '../../../web/generic/LeaveGuard.tsx'
import type { Row } from '../../../web/generic/record.ts'
import { useInParts } from '../../../web/generic/useInParts.ts'
import { lacks, say as sayUsual } from '../../../web/generic/texts.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { CheckTree, type CheckNode } from '../../../web/ui/CheckTree.tsx'
import { ConfirmDialog } from '../../../web/ui/ConfirmDialog.tsx'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { LateDialog } from '../../../web/ui/LateDialog.ts'
import { later } from '../../../web/ui/later.ts'
import { Notice } from '../../../web/ui/Notice.tsx'
import { Switch } from '../../../web/ui/Switch.tsx'
import { TextField } from '../../../web/ui/TextField.tsx'
import { toast } from '../../../web/ui/Toasts.tsx'
import { ComboBox } from '../../../web/ui/lateFields.tsx'
import { inLang, holdsEvery, numberOf, pluralOf, type Lang } from '../../define.ts'
import { grantable, grantedOf, toggled, tree, visibleNodes, withAncestors, type TreeNode } from '../roles/roles.ts'
import { differenceOf, namesIn, PermissionNames } from './permissionNames.dashboard.tsx'
import type { Holder } from './roleActions.ts'
import { concernedSessions, concernedUsers, permissionsCount, say } from './texts.ts'
import { userRole } from './userRole.ts'

const roleConflict = later(() => import('./roleConflict.dashboard.tsx').then(file => file.RoleConflict))

/** What was ticked, and the version of the role on which. */
interface Draft {
  readonly role: Row
  readonly chosen: ReadonlySet<string>
}

/** The permission tree of a role: what is granted, found, changed, and looked at once more before it is saved (section 2.2). */
export function RolePermissions({ role: read, onSaved }: { role: Row; onSaved: () => void }) {
  const lang = useLang()
  const caller = useCaller()
  const [draft, setDraft] = useState<Draft>()
  const [isAsking, setAsking] = useState(false)
  // Somebody else may save the role meanwhile: what is ticked here was ticked on the version that was read before.
  const role = draft?.role ?? read
  const isStatic = role.isStatic === true
  const saved = useMemo(() => new Set(namesIn(role)), [role])
  const granted = draft?.chosen ?? saved
  const { gained, lost } = useMemo(() => differenceOf(saved, granted), [saved, granted])
  const isChanged = gained.length + lost.length > 0
  const hindrance = isStatic
    ? say('systemHolds', lang)
    : caller.can('AbpIdentity.Roles.ManagePermissions')
      ? undefined
      : lacks(say('setPermissions', lang), userRole.options.label, lang)
  return (
    <section>
      {isStatic && (
        <Notice lang={lang} tone="info">
          {say('systemHolds', lang)}
        </Notice>
      )}
      <TreeWithTools
        granted={granted}
        saved={saved}
        isReadOnly={hindrance !== undefined}
        onChange={chosen => setDraft({ role, chosen })}
        lang={lang}
      />
      <div className="form-acts">
        <output className="text-muted">
          {isChanged
            ? sumOf(gained.length, lost.length, lang)
            : say('grantedOf', lang, {
                permissions: pluralOf(permissionsCount, granted.size, lang),
                all: numberOf(grantable.length, lang),
              })}
        </output>
        <span className="form-acts-end">
          {isChanged && <Button onClick={() => setDraft(undefined)}>{say('discard', lang)}</Button>}
          <Button
            look="act"
            disabledReason={hindrance ?? (isChanged ? undefined : say('nothingChanged', lang))}
            onClick={() => setAsking(true)}
          >
            {say('reviewChanges', lang)}
          </Button>
        </span>
      </div>
      <LeaveGuard isDirty={isChanged} />
      {isAsking && (
        <ChangesDialog
          role={role}
          granted={granted}
          gained={gained}
          lost={lost}
          lang={lang}
          onClose={() => setAsking(false)}
          onUpon={setDraft}
          onSaved={() => {
            setAsking(false)
            setDraft(undefined)
            onSaved()
          }}
        />
      )}
    </section>
  )
}

interface TreeWithToolsProps {
  readonly granted: ReadonlySet<string>
  readonly saved: ReadonlySet<string>
  readonly isReadOnly: boolean
  readonly onChange: (granted: ReadonlySet<string>) => void
  readonly lang: Lang
}

function TreeWithTools({ granted, saved, isReadOnly, onChange, lang }: TreeWithToolsProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [text, setText] = useState('')
  const [isOnlyGranted, setOnlyGranted] = useState(false)
  const [isOnlyChanged, setOnlyChanged] = useState(false)
  const shown = useMemo(() => {
    const found = text.trim() === '' ? undefined : foundNames(text)
    const isWanted = (name: string) =>
      (!found || found.has(name)) && (!isOnlyGranted || granted.has(name)) && (!isOnlyChanged || granted.has(name) !== saved.has(name))
    if (!found && !isOnlyGranted && !isOnlyChanged) return undefined
    return withAncestors([...tree.keys()].filter(isWanted))
  }, [text, isOnlyGranted, isOnlyChanged, granted, saved])
  const nodes = useMemo(() => nodesOf(open, shown, granted, saved, lang), [open, shown, granted, saved, lang])
  const drawn = useInParts(nodes)
  return (
    <>
      <div className="tree-tools">
        <TextField label={say('findPermission', lang)} type="search" value={text} onChange={setText} />
        <Button onClick={() => setOpen(new Set(tree.keys()))}>{say('openAll', lang)}</Button>
        <Button onClick={() => setOpen(new Set())}>{say('closeAll', lang)}</Button>
        <Switch on={isOnlyGranted} onChange={setOnlyGranted}>
          {say('onlyGranted', lang)}
        </Switch>
        <Switch on={isOnlyChanged} onChange={setOnlyChanged}>
          {say('onlyChanged', lang)}
        </Switch>
        {!isReadOnly && <CopyFrom onCopied={onChange} lang={lang} />}
      </div>
      {drawn.length === 0 ? (
        <EmptyState title={say('nothingFound', lang)} />
      ) : (
        <CheckTree
          label={say('permissions', lang)}
          nodes={drawn}
          readOnly={isReadOnly}
          onCheck={(name, isOn) => onChange(toggled(granted, name, isOn))}
          onOpen={(names, isOpen) =>
            setOpen(known => (isOpen ? new Set([...known, ...names]) : new Set([...known].filter(one => !names.includes(one)))))
          }
        />
      )}
    </>
  )
}

function CopyFrom({ onCopied, lang }: { onCopied: (names: ReadonlySet<string>) => void; lang: Lang }) {
  const options = useChoosable(userRole).map(row => choiceOf(row, lang))
  const copy = useMutation({
    mutationFn: (id: string) => browserApi.get<Row>(`Role/Get/${id}`),
    onSuccess: role => onCopied(new Set(namesIn(role))),
  })
  return (
    <ComboBox
      key={options.length}
      label={say('copyFrom', lang)}
      options={options}
      value={undefined}
      error={copy.error ? messageOf(copy.error, lang) : undefined}
      onChange={id => id !== undefined && copy.mutate(id)}
    />
  )
}

interface ChangesDialogProps {
  /** The version on which they were made. */
  readonly role: Row
  readonly granted: ReadonlySet<string>
  readonly gained: readonly string[]
  readonly lost: readonly string[]
  readonly lang: Lang
  readonly onClose: () => void
  /** Another version was saved meanwhile: what is ticked upon that one; undefined: nothing any more. */
  readonly onUpon: (draft: Draft | undefined) => void
  readonly onSaved: () => void
}

/** What the role gains and loses, and whom it concerns, before anything is written. */
function ChangesDialog({ role, granted, gained, lost, lang, onClose, onUpon, onSaved }: ChangesDialogProps) {
  const queries = useQueryClient()
  const concerned = useQuery({
    queryKey: ['role', role.id, 'users'],
    queryFn: () => browserApi.get<{ totalCount: number; sessionsCount: number; items: Holder[] }>(`Role/GetUsers/${String(role.id)}`),
  }).data
  const save = useMutation({
    mutationFn: () =>
      browserApi.send('PUT', `Role/SetPermissions/${String(role.id)}`, { names: [...granted], concurrencyStamp: role.concurrencyStamp }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['record', userRole.name] })
      await queries.invalidateQueries({ queryKey: ['list', userRole.name] })
      toast(sayUsual('saved', lang))
      onSaved()
    },
  })
  // When somebody else has saved, it is shown at once, also where the connection has gone meanwhile.
  useEffect(() => roleConflict.ask(), [])
  const theirs = theirsIn(save.error)
  if (theirs) {
    const goOn = (chosen: ReadonlySet<string> | undefined) => {
      queries.setQueryData(['record', userRole.name, String(role.id)], theirs)
      save.reset()
      onUpon(chosen && { role: theirs, chosen })
      if (!chosen) onClose()
    }
    const props = { base: role, mine: granted, theirs, lang, onKeep: goOn, onDrop: () => goOn(undefined), onClose }
    return <LateDialog of={roleConflict} props={props} />
  }
  return (
    <ConfirmDialog
      title={gained.length + lost.length === 0 ? say('sameRightsNow', lang) : sumOf(gained.length, lost.length, lang)}
      open
      onClose={onClose}
      onConfirm={() => save.mutate()}
      confirm={sayUsual('save', lang)}
      destructive={false}
      pending={save.isPending}
    >
      <div className="changes-of-role">
        <PermissionNames title={say('gains', lang)} names={gained} lang={lang} />
        <PermissionNames title={say('loses', lang)} names={lost} lang={lang} />
      </div>
      {concerned && (
        <p className="mt-4">
          {pluralOf(concernedUsers, concerned.totalCount, lang)}{' '}
          {concerned.totalCount > 0 && pluralOf(concernedSessions, concerned.sessionsCount, lang)}
        </p>
      )}
      {save.error && (
        <p className="field-error" role="alert">
          {messageOf(save.error, lang)}
        </p>
      )}
    </ConfirmDialog>
  )
}

/** The version that somebody else has saved meanwhile; undefined where that is not what went wrong. */
function theirsIn(error: unknown): Row | undefined {
  if (!(error instanceof ApiError) || error.code !== 'stale') return undefined
  const { details } = error
  const theirs: unknown = typeof details === 'object' && details !== null && 'theirs' in details ? details.theirs : undefined
  return typeof theirs === 'object' && theirs !== null ? { ...theirs } : undefined
}

/** «سيكسب الدور 3 صلاحيات ويفقد صلاحية واحدة» */
function sumOf(gained: number, lost: number, lang: Lang): string {
  const gains = pluralOf(permissionsCount, gained, lang)
  const loses = pluralOf(permissionsCount, lost, lang)
  if (gained === 0) return say('roleLoses', lang, { loses })
  return lost === 0 ? say('roleGains', lang, { gains }) : say('roleGainsAndLoses', lang, { gains, loses })
}

/** Names of which the label in either language or the code has every word that was typed. */
function foundNames(text: string): ReadonlySet<string> {
  const isFound = ({ name, label }: TreeNode) => holdsEvery(`${label[0]} ${label[1]} ${name.replaceAll('.', ' ')} ${name}`, text)
  return new Set([...tree.values()].filter(isFound).map(({ name }) => name))
}

function nodesOf(
  open: ReadonlySet<string>,
  shown: ReadonlySet<string> | undefined,
  granted: ReadonlySet<string>,
  saved: ReadonlySet<string>,
  lang: Lang,
): CheckNode[] {
  const states = grantedOf(granted)
  // What was looked for is shown open: a reader looks for it, not for what hides it.
  const isOpen = shown ?? open
  return visibleNodes(isOpen, shown).map(({ name, label, level, children }) => ({
    id: name,
    label: inLang(label, lang),
    note: name,
    level: Math.min(level, 4),
    state: states.get(name) ?? 'none',
    ...(children.length > 0 && { isOpen: isOpen.has(name) }),
    isChanged: granted.has(name) !== saved.has(name),
  }))
}
