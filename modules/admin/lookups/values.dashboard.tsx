import { RotateCw } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { Lang } from '../../define.ts'
import { messageOf } from '../../../web/generic/browserApi.ts'
import { Button } from '../../../web/ui/Button.tsx'
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
              <Failed error={types.error} onRetry={() => void types.refetch()} lang={lang} />
            ) : current === undefined ? (
              types.data ? (
                <EmptyState title={say('chooseFirst', lang)}>{say('chooseHint', lang)}</EmptyState>
              ) : (
                <Skeleton lang={lang} lines={8} />
              )
            ) : values.isError && !values.data ? (
              <Failed error={values.error} onRetry={() => void values.refetch()} lang={lang} />
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

function Failed({ error, onRetry, lang }: { error: Error; onRetry: () => void; lang: Lang }) {
  return (
    <EmptyState
      kind="error"
      title={say('failed', lang)}
      action={
        <Button icon={RotateCw} onClick={onRetry}>
          {say('retry', lang)}
        </Button>
      }
    >
      {messageOf(error, lang)}
    </EmptyState>
  )
}
