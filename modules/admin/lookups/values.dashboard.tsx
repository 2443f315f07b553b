import { useSearchParams } from 'react-router'
import { LoadFailed } from '../../../web/generic/LoadFailed.tsx'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { Skeleton } from '../../../web/ui/Skeleton.tsx'
import { useTypes, useValues } from './reading.dashboard.tsx'
import { say } from './texts.ts'
import { TypeIndex } from './typeIndex.dashboard.tsx'
import { ValueDialog } from './valueDialog.dashboard.tsx'
import { ValueTable } from './valueTable.dashboard.tsx'

/** The values of lookup lists: the lists at the side, the values of one beside them, a value in a dialog. Both stand in the address. */
export function LookupValues() {
  const lang = useLang()
  const [query, setQuery] = useSearchParams()
  const types = useTypes()
  const current = query.get('type') ?? undefined
  const value = query.get('value') ?? undefined
  const values = useValues(current)
  const open = (next: Readonly<Record<string, string>>) =>
    setQuery({ ...(current && { type: current }), ...next }, { preventScrollReset: true })
  return (
    <>
      <div className="desk-title">
        <h1>{say('title', lang)}</h1>
      </div>
      <div className="lookups">
        <div className="lookups-in">
          {types.data && <TypeIndex types={types.data} current={current} onChoose={type => setQuery({ type })} lang={lang} />}
          <section className="lookup-values">
            {types.isError && !types.data ? (
              <LoadFailed error={types.error} onRetry={() => void types.refetch()} />
            ) : current === undefined ? (
              types.data ? (
                <EmptyState title={say('chooseFirst', lang)}>{say('chooseHint', lang)}</EmptyState>
              ) : (
                <Skeleton lang={lang} lines={8} />
              )
            ) : values.isError && !values.data ? (
              <LoadFailed error={values.error} onRetry={() => void values.refetch()} />
            ) : values.data ? (
              <ValueTable key={current} list={values.data} onOpen={id => open({ value: id })} lang={lang} />
            ) : (
              <Skeleton lang={lang} lines={8} />
            )}
          </section>
        </div>
      </div>
      {value !== undefined && values.data && types.data && (
        <ValueDialog list={values.data} types={types.data} id={value} onClose={() => open({})} lang={lang} />
      )}
    </>
  )
}
