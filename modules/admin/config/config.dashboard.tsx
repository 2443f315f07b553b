import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { inLang, holdsEvery, pluralOf, type Fields, type Label, type Lang } from '../../define.ts'
import { browserApi, messageOf } from '../../../web/generic/browserApi.ts'
import { useLookup, useLookupWords } from '../../../web/generic/lookups.ts'
import { useTyped } from '../../../web/generic/useTyped.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { Skeleton } from '../../../web/ui/Skeleton.tsx'
import { StateLabel } from '../../../web/ui/StateLabel.tsx'
import { Switch } from '../../../web/ui/Switch.tsx'
import { keepsTabInSight } from '../../../web/ui/tabInSight.ts'
import { TextField } from '../../../web/ui/TextField.tsx'
import { allSettings, type GroupCode } from '../settings/settings.ts'
import type { ConfigPage } from './calls.ts'
import type { KnownSetting } from './form.dashboard.tsx'
import { GroupForm } from './group.dashboard.tsx'
import { shownGroups } from './parts.ts'
import { SettingValue } from './setting.dashboard.tsx'
import { changedCount, say } from './texts.ts'

/** Every group has lists of its own in few settings: they are known before the first form is drawn. */
const fields: Fields = Object.assign({}, ...allSettings.map(setting => setting.fields))

/** The configuration: an index of the groups, and the form of one, or what was searched for. */
export function ConfigScreen({ params }: { params: { readonly id?: string } }) {
  const lang = useLang()
  const [query, setQuery] = useSearchParams()
  const page = useQuery({
    queryKey: ['config'],
    queryFn: () => browserApi.get<ConfigPage>('Config/GetListPaged', { maxResultCount: 1000 }),
    refetchOnWindowFocus: false,
  })
  const ids = useLookupWords(fields)?.ids
  const names = useGroupNames()
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(query)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  const text = query.get('filter') ?? ''
  const [written, write] = useTyped(text, typed => set('filter', typed))
  const onlyChanged = query.get('changed') === '1'
  const wanted = params.id === undefined ? undefined : allSettings.find(({ key }) => key.toLowerCase() === params.id?.toLowerCase())
  const group = wanted?.group ?? (params.id === undefined ? shownGroups[0] : shownGroups.find(code => code === params.id))
  const isSearch = text !== '' || onlyChanged
  const known = knownIn(page.data)
  const index = <GroupIndex known={known} current={isSearch ? undefined : group} names={names} lang={lang} />
  return (
    <>
      <div className="desk-title">
        <h1>
          {say('title', lang)}
          {group && !isSearch && (
            <>
              {': '}
              <bdi>{inLang(names(group), lang)}</bdi>
            </>
          )}
        </h1>
      </div>
      <search className="config-find">
        <TextField label={say('find', lang)} type="search" value={written} onChange={write} />
        <Switch on={onlyChanged} onChange={on => set('changed', on ? '1' : '')}>
          {say('onlyChanged', lang)}
        </Switch>
      </search>
      {group && page.data && ids && !isSearch ? (
        <GroupForm
          key={group}
          group={group}
          name={names(group)}
          known={known.filter(({ setting }) => setting.group === group)}
          tests={page.data.tests}
          ids={ids}
          wanted={wanted?.key}
          index={index}
          lang={lang}
        />
      ) : (
        <div className="record-form config-form">
          <div className="form-parts">
            {index}
            <div>
              {page.isError && !page.data ? (
                <EmptyState
                  kind="error"
                  title={say('failed', lang)}
                  action={
                    <Button icon={RotateCw} onClick={() => void page.refetch()}>
                      {say('retry', lang)}
                    </Button>
                  }
                >
                  {messageOf(page.error, lang)}
                </EmptyState>
              ) : !page.data || !ids ? (
                <Skeleton lang={lang} lines={8} />
              ) : isSearch ? (
                <Found
                  known={known.filter(one => isFound(one, text, onlyChanged))}
                  names={names}
                  onClear={() => setQuery({})}
                  text={text}
                  lang={lang}
                />
              ) : (
                <EmptyState
                  kind="missing"
                  title={say('missing', lang)}
                  action={
                    <Link className="btn" to="/dashboard/config">
                      {say('clear', lang)}
                    </Link>
                  }
                />
              )}
            </div>
          </div>
        </div>
      )}
    </>
  )
}

type Names = (group: GroupCode) => Label

/** The groups by the names that the lookup list gives them. */
function useGroupNames(): Names {
  const items = useLookup('configGroup')
  return group => {
    const item = items.find(({ code }) => code === group)
    return item ? [item.nameAr, item.nameEn] : ['', '']
  }
}

function knownIn(page: ConfigPage | undefined): readonly KnownSetting[] {
  const items = new Map(page?.items.map(item => [item.key, item]))
  return allSettings.flatMap(setting => {
    const item = items.get(setting.key)
    return item ? [{ setting, item }] : []
  })
}

function isFound({ setting, item }: KnownSetting, text: string, onlyChanged: boolean): boolean {
  const isWanted = holdsEvery([setting.key, ...setting.title, ...setting.help].join(' '), text)
  return isWanted && (!onlyChanged || item.source !== 'default')
}

interface GroupIndexProps {
  readonly known: readonly KnownSetting[]
  readonly current: GroupCode | undefined
  readonly names: Names
  readonly lang: Lang
}

/** The groups at the side, on a phone in a row above, and how many settings of each hold another value than the default. */
function GroupIndex({ known, current, names, lang }: GroupIndexProps) {
  return (
    <nav ref={keepsTabInSight} className="form-index" aria-label={say('groups', lang)}>
      {shownGroups.map(group => {
        const changed = known.filter(({ setting, item }) => setting.group === group && item.source !== 'default').length
        return (
          <Link key={group} to={`/dashboard/config/${group}`} aria-current={group === current ? 'page' : undefined}>
            {inLang(names(group), lang)}
            {changed > 0 && <span className="index-count">{pluralOf(changedCount, changed, lang)}</span>}
          </Link>
        )
      })}
    </nav>
  )
}

interface FoundProps {
  readonly known: readonly KnownSetting[]
  readonly names: Names
  readonly text: string
  readonly onClear: () => void
  readonly lang: Lang
}

/** What was searched for, by group: each leads to its place in the form. */
function Found({ known, names, text, onClear, lang }: FoundProps) {
  if (known.length === 0)
    return (
      <EmptyState
        title={say(text === '' ? 'noneChanged' : 'none', lang)}
        action={<Button onClick={onClear}>{say('clear', lang)}</Button>}
      />
    )
  const groups = [...Map.groupBy(known, ({ setting }) => setting.group)]
  return groups.map(([group, found]) => (
    <section key={group} className="form-part" aria-label={inLang(names(group), lang)}>
      <h2>{inLang(names(group), lang)}</h2>
      <ul className="config-found">
        {found.map(one => (
          <li key={one.setting.key}>
            <Link to={`/dashboard/config/${one.setting.key}`}>{inLang(one.setting.title, lang)}</Link>
            <span className="config-value">
              {one.setting.isSecret ? (
                say(one.item.isSet ? 'secretSet' : 'secretUnset', lang)
              ) : (
                <SettingValue known={one} values={one.item.values} lang={lang} />
              )}
            </span>
            {one.item.source === 'saved' && <StateLabel kind="changed">{say('changed', lang)}</StateLabel>}
            {one.item.source === 'environment' && <span className="text-muted">{say('fixed', lang)}</span>}
          </li>
        ))}
      </ul>
    </section>
  ))
}
