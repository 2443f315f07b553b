import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { inLang, type AnyResource } from '../../kernel/kernel.ts'
import { useLang } from '../ui/LangProvider.tsx'
import { RecordForm } from './RecordForm.tsx'
import { RecordList } from './RecordList.tsx'
import { say } from './texts.ts'

interface RegisterTabProps {
  readonly resource: AnyResource
  /** Whose records they are. */
  readonly owner: string
}

/** The records of a place in a list of their own; one that is opened takes the place of the list, and leads back to it as it was. */
export function RegisterTab({ resource, owner }: RegisterTabProps) {
  const lang = useLang()
  const [params] = useSearchParams()
  const ofOwner = useMemo(() => ({ [resource.scope.owner]: owner }), [resource, owner])
  const hrefOf = (record: string | undefined) => {
    const next = new URLSearchParams(params)
    if (record === undefined) next.delete('record')
    else next.set('record', record)
    return `?${next.toString()}`
  }
  const record = params.get('record')
  if (record === null)
    return (
      <RecordList
        resource={resource}
        title={inLang([resource.options.label[2], resource.options.label[3]], lang)}
        fixed={ofOwner}
        hrefOf={row => hrefOf(String(row.id))}
        newHref={hrefOf('0')}
        isPart
      />
    )
  return (
    <>
      <p className="to-list">
        <Link to={hrefOf(undefined)}>{say('toList', lang)}</Link>
      </p>
      <RecordForm
        key={record}
        resource={resource}
        id={record}
        given={ofOwner}
        listHref={hrefOf(undefined)}
        hrefOf={row => hrefOf(String(row.id))}
        isPart
      />
    </>
  )
}
