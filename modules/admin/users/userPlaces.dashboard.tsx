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
import { Select } from '../../../web/ui/Select.tsx'
import { Skeleton } from '../../../web/ui/Skeleton.tsx'
import { Switch } from '../../../web/ui/Switch.tsx'
import { toast } from '../../../web/ui/Toasts.tsx'
import { ComboBox, DatePicker } from '../../../web/ui/lateFields.tsx'
import { useFocusAfterRemoval } from '../../../web/ui/useFocusAfterRemoval.ts'
import { inLang, type Lang } from '../../define.ts'
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

/** The places of a user (section 1.2). */
export function UserPlaces({ user }: { user: Row }) {
  const lang = useLang()
  const found = useQuery({
    queryKey: ['user', user.id, 'places', user.concurrencyStamp],
    queryFn: () => browserApi.get<{ items: AssignedRow[] }>(`User/GetPlaces/${String(user.id)}`),
  })
  if (found.isError) return <LoadFailed error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data) return <Skeleton lang={lang} lines={4} />
  return <PlacesForm user={user} assigned={found.data.items} />
}

function PlacesForm({ user, assigned }: { user: Row; assigned: readonly AssignedRow[] }) {
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
  const isChanged = JSON.stringify(rows) !== JSON.stringify(saved)
  const isOwn = session?.user.id === user.id && !caller.isAdmin
  const hindrance = isOwn
    ? say('ownPlaces', lang)
    : caller.can('AbpIdentity.Users.AssignPlaces')
      ? undefined
      : lacks(say('assignPlaces', lang), systemUser.options.label, lang)
  const save = useMutation({
    mutationFn: () =>
      browserApi.send<Row>('PUT', `User/SetPlaces/${String(user.id)}`, { places: rows, concurrencyStamp: user.concurrencyStamp }),
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
        if (isChanged) save.mutate()
      }}
    >
      <p className="text-muted">{say('defaultHint', lang)}</p>
      {rows.length === 0 && <EmptyState title={say('noPlaces', lang)} />}
      <ul className="assigned" ref={box}>
        {rows.map((row, index) => (
          <AssignedPlaceRow
            key={row.place}
            row={row}
            known={assigned.find(({ place }) => place === row.place)}
            isDisabled={hindrance !== undefined}
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
          onAdd={place => {
            save.reset()
            setRows(withDefault([...rows, { place, isDefault: false, isInternalDefault: false, validFrom: null, validTo: null }]))
          }}
          lang={lang}
        />
      )}
      <LeaveGuard isDirty={isChanged} />
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
  readonly problemAt: (key: string) => string | undefined
  readonly onChange: (changes: Partial<Assigned>) => void
  readonly onRemove: () => void
  readonly lang: Lang
}

function AssignedPlaceRow({ row, known, isDisabled, problemAt, onChange, onRemove, lang }: AssignedPlaceRowProps) {
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
        {problem !== undefined && <FieldError>{problem}</FieldError>}
      </div>
      <div className="assigned-marks">
        <Switch on={row.isDefault} disabled={isDisabled} onChange={on => onChange({ isDefault: on })}>
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

/** First the type, then the place of that type. */
function AddPlace({ taken, onAdd, lang }: { taken: readonly string[]; onAdd: (place: string) => void; lang: Lang }) {
  const places = usePlaces()
  const types = useLookup('placeType')
  const [type, setType] = useState<string>()
  const [place, setPlace] = useState<string>()
  const options = places
    .filter(({ id, typeCode }) => !taken.includes(id) && (type === undefined || typeCode === Number(type)))
    .map(({ id, code, nameAr, nameEn }) => ({ value: id, label: inLang([nameAr, nameEn], lang), note: code }))
  return (
    <div className="assigned-add">
      <Select
        label={say('placeType', lang)}
        options={types.map(({ value, nameAr, nameEn }) => ({ value: String(value), label: inLang([nameAr, nameEn], lang) }))}
        value={type}
        none={inLang(['كل الأنواع', 'Every type'], lang)}
        onChange={chosen => {
          setType(chosen)
          setPlace(undefined)
        }}
      />
      <ComboBox key={`${options.length} ${type}`} label={say('place', lang)} options={options} value={place} onChange={setPlace} />
      <Button
        icon={Plus}
        onClick={() => {
          if (place === undefined) return
          onAdd(place)
          setPlace(undefined)
        }}
      >
        {say('addPlace', lang)}
      </Button>
    </div>
  )
}
