import { Link } from 'react-router'
import { useCaller } from '../../../web/generic/caller.ts'
import { RecordForm } from '../../../web/generic/RecordForm.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { lookupType } from './lookupType.ts'
import { say } from './texts.ts'

/** The form of a type, with the way to its values. */
export function LookupTypeForm({ params: { id } }: { params: { readonly id: string } }) {
  const lang = useLang()
  const isLinked = useCaller().can('Admin.Lookup') && id !== '0'
  return (
    <>
      <RecordForm
        resource={lookupType}
        id={id}
        listHref="/dashboard/lookupType"
        hrefOf={saved => `/dashboard/lookupType/${String(saved.id)}`}
        beneath={({ code }) =>
          isLinked && typeof code === 'string' ? (
            <p className="form-beneath">
              <Link className="btn" to={`/dashboard/lookup?type=${code}`}>
                {say('values', lang)}
              </Link>
            </p>
          ) : null
        }
      />
    </>
  )
}
