import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../../web/generic/api.ts'
import { browserApi, messageOf } from '../../../web/generic/browserApi.ts'
import { LeaveGuard } from '../../../web/generic/LeaveGuard.tsx'
import { LoadFailed } from '../../../web/generic/LoadFailed.tsx'
import { useCaller } from '../../../web/generic/caller.ts'
import { usePlaces } from '../../../web/generic/places.ts'
import type { Row } from '../../../web/generic/record.ts'
import { useLookup } from '../../../web/generic/lookups.ts'
import { useSession } from '../../../web/generic/session.ts'
import { lacks, say as sayUsual } from '../../../web/generic/texts.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { FieldError } from '../../../web/ui/FieldError.tsx'
import { IconButton } from '../../../web/ui/IconButton.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { Notice } from '../../../web/ui/Notice.tsx'
import { Select } from '../../../web/ui/Select.tsx'
import { Skeleton } from '../../../web/ui/Skeleton.tsx'
import { StateLabel } from '../../../web/ui/StateLabel.tsx'
import { Switch } from '../../../web/ui/Switch.tsx'
import { takeBackToasts, toast } from '../../../web/ui/Toasts.tsx'
import { ComboBox, DatePicker } from '../../../web/ui/lateFields.tsx'
import { useFocusAfterRemoval } from '../../../web/ui/useFocusAfterRemoval.ts'
import { inLang, type Lang } from '../../define.ts'
import { otherHands } from './accountActs.ts'
import { systemUser } from './systemUser.ts'
import { say } from './texts.ts'
import type { AssignedRow } from './userActions.ts'

/** A place as it is being assigned. */
interface Assigned {
  readonly place: string
  readonly isDefault: boolean
  readonly isInternalDefault: boolean
  readonly validFrom: string | null
  readonly validTo: string | null
}

/** What is answered of somebody's places. */
interface Assignments {
  readonly items: readonly AssignedRow[]
  /** Null: the reader assigns every place. */
  readonly assignable: readonly string[] | null
}

/** The places of a user (section 1.2). */
export function UserPlaces({ user }: { user: Row }) {
  const lang = useLang()
  const found = useQuery({
    queryKey: ['user', user.id, 'places', user.concurrencyStamp],
    queryFn: () => browserApi.get<Assignments>(`User/GetPlaces/${String(user.id)}`),
  })
  if (found.isError) return <LoadFailed error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data) return <Skeleton lang={lang} lines={4} />
  return <PlacesForm user={user} assigned={found.data.items} assignable={found.data.assignable} />
}

function PlacesForm({
  user,
  assigned,
  assignable,
}: {
  user: Row
  assigned: readonly AssignedRow[]
  assignable: Assignments['assignable']
}) {
  const lang = useLang()
  const caller = useCaller()
  const session = useSession()
  const queries = useQueryClient()
  const { box, noteRemoval } = useFocusAfterRemoval<HTMLUListElement>()
  const saved: readonly Assigned[] = assigned.map(({ place, isDefault, isInternalDefault, validFrom, validTo }) => ({
    place,
    isDefault,
    isInternalDefault,
    validFrom,
    validTo,
  }))
  const [rows, setRows] = useState(saved)
  const [waiting, setWaiting] = useState<string>()
  const [gap, setGap] = useState<'choosePlace' | 'addChosenPlace'>()
  const isChanged = JSON.stringify(rows) !== JSON.stringify(saved)
  const isOwn = session?.user.id === user.id && !caller.isAdmin
  const inTheWay = isOwn ? 'ownPlaces' : otherHands(user, caller)
  const hindrance = inTheWay
    ? say(inTheWay, lang)
    : caller.can('AbpIdentity.Users.AssignPlaces')
      ? undefined
      : lacks(say('assignPlaces', lang), systemUser.options.label, lang)
  const save = useMutation({
    mutationFn: () =>
      browserApi.send<Row>('PUT', `User/SetPlaces/${String(user.id)}`, { places: rows, concurrencyStamp: user.concurrencyStamp }),
    onMutate: takeBackToasts,
    onSuccess: async answer => {
      queries.setQueryData(['record', systemUser.name, String(user.id)], answer)
      await queries.invalidateQueries({ queryKey: ['list', systemUser.name] })
      toast(sayUsual('saved', lang))
    },
  })
  const problems = save.error instanceof ApiError ? save.error.validationErrors : []
  const problemAt = (key: string) => problems.find(({ members }) => members.includes(key))?.message
  const failure = problemAt('places') ?? (save.error && problems.length === 0 ? messageOf(save.error, lang) : undefined)
  const change = (index: number, changes: Partial<Assigned>) => {
    save.reset()
    setRows(known => known.map((row, at) => (at === index ? { ...row, ...changes } : clearedBy(row, changes))))
  }
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        // What was chosen and not assigned would be lost without a word; that one place is needed, the server says.
        if (waiting !== undefined) setGap('addChosenPlace')
        else if (isChanged || (rows.length === 0 && user.isAdmin !== true)) save.mutate()
      }}
    >
      {hindrance !== undefined && <Notice lang={lang}>{hindrance}</Notice>}
      <p className="text-muted">
        {say('defaultHint', lang)} {rows.length === 1 && say('onlyIsDefault', lang)}
      </p>
      {rows.length === 0 && <EmptyState title={say('noPlaces', lang)} />}
      <ul className="assigned" ref={box}>
        {rows.map((row, index) => (
          <AssignedPlaceRow
            key={row.place}
            row={row}
            known={assigned.find(({ place }) => place === row.place)}
            isDisabled={hindrance !== undefined}
            isOnly={rows.length === 1}
            problemAt={key => problemAt(`places[${index}].${key}`)}
            onChange={changes => change(index, changes)}
            onRemove={() => {
              save.reset()
              noteRemoval(index)
              setRows(withDefault(rows.filter((_, at) => at !== index)))
            }}
            lang={lang}
          />
        ))}
      </ul>
      {failure !== undefined && <FieldError>{failure}</FieldError>}
      {hindrance === undefined && (
        <AddPlace
          taken={rows.map(({ place }) => place)}
          assignable={assignable}
          place={waiting}
          problem={gap && say(gap, lang)}
          onChoose={place => {
            setGap(undefined)
            setWaiting(place)
          }}
          onAdd={() => {
            if (waiting === undefined) {
              setGap('choosePlace')
              return
            }
            const place = waiting
            save.reset()
            setGap(undefined)
            setWaiting(undefined)
            setRows(withDefault([...rows, { place, isDefault: false, isInternalDefault: false, validFrom: null, validTo: null }]))
          }}
          lang={lang}
        />
      )}
      <LeaveGuard isDirty={isChanged || waiting !== undefined} />
      <div className="form-acts">
        <output className="text-muted">{isChanged ? say('unsaved', lang) : ''}</output>
        <span className="form-acts-end">
          <Button look="act" type="submit" disabledReason={hindrance} pending={save.isPending}>
            {sayUsual('save', lang)}
          </Button>
        </span>
      </div>
    </form>
  )
}

/** A mark that one row takes leaves the others. */
function clearedBy(row: Assigned, changes: Partial<Assigned>): Assigned {
  return {
    ...row,
    ...(changes.isDefault === true && { isDefault: false }),
    ...(changes.isInternalDefault === true && { isInternalDefault: false }),
  }
}

/** The first row is the default by itself. */
function withDefault(rows: readonly Assigned[]): readonly Assigned[] {
  return rows.some(({ isDefault }) => isDefault) ? rows : rows.map((row, index) => ({ ...row, isDefault: index === 0 }))
}

interface AssignedPlaceRowProps {
  readonly row: Assigned
  readonly known: AssignedRow | undefined
  readonly isDisabled: boolean
  /** He has no other place: it is the default one, whatever is marked. */
  readonly isOnly: boolean
  readonly problemAt: (key: string) => string | undefined
  readonly onChange: (changes: Partial<Assigned>) => void
  readonly onRemove: () => void
  readonly lang: Lang
}

function AssignedPlaceRow({ row, known, isDisabled, isOnly, problemAt, onChange, onRemove, lang }: AssignedPlaceRowProps) {
  const place = usePlaces().find(({ id }) => id === row.place)
  const types = useLookup('placeType')
  const typeCode = place?.typeCode ?? known?.typeCode
  const type = types.find(({ value }) => value === typeCode)
  const name = place ? inLang([place.nameAr, place.nameEn], lang) : known ? inLang([known.placeNameAr, known.placeNameEn], lang) : ''
  const problem = problemAt('place')
  return (
    <li className="assigned-row">
      <div className="assigned-place">
        <span className="font-semibold">
          <bdi>{name}</bdi>
        </span>
        <span className="text-muted">
          {type && inLang([type.nameAr, type.nameEn], lang)} <bdi dir="ltr">{place?.code ?? known?.placeCode}</bdi>
        </span>
        {known?.isActing === true && <StateLabel kind="done">{say('activePlace', lang)}</StateLabel>}
        {known?.isHeld === false && <StateLabel kind="ended">{say('outsidePeriod', lang)}</StateLabel>}
        {problem !== undefined && <FieldError>{problem}</FieldError>}
      </div>
      <div className="assigned-marks">
        <Switch on={row.isDefault} disabled={isDisabled || (isOnly && row.isDefault)} onChange={on => onChange({ isDefault: on })}>
          {say('isDefault', lang)}
        </Switch>
        <Switch on={row.isInternalDefault} disabled={isDisabled} onChange={on => onChange({ isInternalDefault: on })}>
          {say('isInternalDefault', lang)}
        </Switch>
      </div>
      <div className="assigned-days">
        <DatePicker
          label={say('from', lang)}
          value={row.validFrom ?? undefined}
          disabled={isDisabled}
          error={problemAt('validFrom')}
          onChange={day => onChange({ validFrom: day ?? null })}
        />
        <DatePicker
          label={say('to', lang)}
          value={row.validTo ?? undefined}
          disabled={isDisabled}
          error={problemAt('validTo')}
          onChange={day => onChange({ validTo: day ?? null })}
        />
      </div>
      {!isDisabled && <IconButton icon={Trash2} label={`${say('removePlace', lang)}: ${name}`} onClick={onRemove} />}
    </li>
  )
}

interface AddPlaceProps {
  readonly taken: readonly string[]
  /** What may be assigned; null: every place. */
  readonly assignable: readonly string[] | null
  readonly place: string | undefined
  readonly problem: string | undefined
  readonly onChoose: (place: string | undefined) => void
  readonly onAdd: () => void
  readonly lang: Lang
}

/** First the type, then the place of that type; no more than the server would take. */
function AddPlace({ taken, assignable, place, problem, onChoose, onAdd, lang }: AddPlaceProps) {
  const places = usePlaces()
  const types = useLookup('placeType')
  const [type, setType] = useState<string>()
  const offered = places.filter(({ id }) => assignable === null || assignable.includes(id))
  const offeredTypes = types.filter(({ value }) => offered.some(({ typeCode }) => typeCode === value))
  const options = offered
    .filter(({ id, typeCode }) => !taken.includes(id) && (type === undefined || typeCode === Number(type)))
    .map(({ id, code, nameAr, nameEn }) => ({ value: id, label: inLang([nameAr, nameEn], lang), note: code }))
  if (offered.length > 0 && offered.every(({ id }) => taken.includes(id))) return <p className="text-muted">{say('noOtherPlace', lang)}</p>
  return (
    <div className="assigned-add">
      <Select
        label={say('placeType', lang)}
        options={offeredTypes.map(({ value, nameAr, nameEn }) => ({ value: String(value), label: inLang([nameAr, nameEn], lang) }))}
        value={type}
        none={sayUsual('all', lang)}
        onChange={chosen => {
          setType(chosen)
          onChoose(undefined)
        }}
      />
      <ComboBox
        key={`${options.length} ${type}`}
        label={say('place', lang)}
        options={options}
        value={place}
        onChange={onChoose}
        error={problem}
      />
      <Button icon={Plus} onClick={onAdd}>
        {say('addPlace', lang)}
      </Button>
    </div>
  )
}
