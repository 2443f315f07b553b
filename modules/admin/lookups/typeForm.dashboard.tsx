import { Link } from 'react-router'
import type { EditorProps } from '../../../web/fields/editor.ts'
import { editors } from '../../../web/fields/editors.tsx'
import { useCaller } from '../../../web/generic/caller.ts'
import { RecordForm } from '../../../web/generic/RecordForm.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { closedTypes, firstOwnType, lookupType } from './lookupType.ts'
import { say } from './texts.ts'

/** The form of a type, with the way to its values. What stays in a type of the system cannot be typed over. */
export function LookupTypeForm({ params: { id } }: { params: { readonly id: string } }) {
  const lang = useLang()
  const isLinked = useCaller().can('Admin.Lookup') && id !== '0'
  const isOfCatalogue = id !== '0' && Number(id) < firstOwnType
  return (
    <RecordForm
      resource={lookupType}
      id={id}
      listHref="/dashboard/lookupType"
      hrefOf={saved => `/dashboard/lookupType/${String(saved.id)}`}
      own={closedTypes.has(Number(id)) ? ofClosed : isOfCatalogue ? ofCatalogue : {}}
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
  )
}

function KeptCode(props: EditorProps) {
  const Editor = editors.text
  return <Editor {...props} hint={say('typeCodeKept', props.lang)} required={false} disabled />
}

function KeptClosed(props: EditorProps) {
  const Editor = editors.boolean
  return <Editor {...props} hint={say('closed', props.lang)} required={false} disabled />
}

const ofCatalogue = { code: KeptCode }
const ofClosed = { ...ofCatalogue, allowsNewValues: KeptClosed }
