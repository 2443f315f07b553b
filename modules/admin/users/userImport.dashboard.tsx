import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FileSpreadsheet, FileText, Upload } from 'lucide-react'
import { useState } from 'react'
import { browserApi, messageOf } from '../../../web/generic/browserApi.ts'
import { useCaller } from '../../../web/generic/caller.ts'
import { ImportDialog } from '../../../web/generic/ImportDialog.tsx'
import { saveFile } from '../../../web/generic/saveFile.ts'
import { lacks } from '../../../web/generic/texts.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { RadioGroup } from '../../../web/ui/RadioGroup.tsx'
import { toast } from '../../../web/ui/Toasts.tsx'
import type { Lang } from '../../define.ts'
import { systemUser } from './systemUser.ts'
import { say } from './texts.ts'

const endings = ['.xlsx', '.csv']

/** Beside the list of users: many accounts from one file (section 1.1, Import). */
export function UserImport() {
  const lang = useLang()
  const caller = useCaller()
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [invite, setInvite] = useState('')
  return (
    <>
      <Button
        icon={Upload}
        look="plain"
        disabledReason={
          caller.can('AbpIdentity.Users.Import') ? undefined : lacks(say('importUsers', lang), systemUser.options.label, lang)
        }
        onClick={() => setOpen(true)}
      >
        {say('importUsers', lang)}
      </Button>
      {isOpen && (
        <ImportDialog
          title={say('importUsers', lang)}
          path="User/Import"
          query={invite === '' ? {} : { invite }}
          accept={endings}
          onDone={() => void queries.invalidateQueries({ queryKey: ['list', systemUser.name] })}
          onClose={() => setOpen(false)}
        >
          <p>{say('importText', lang)}</p>
          <p>{say('importCodes', lang)}</p>
          <Templates lang={lang} />
          <RadioGroup
            label={say('invitations', lang)}
            hint={caller.can('AbpIdentity.Users.Invite') ? undefined : lacks(say('invite', lang), systemUser.options.label, lang)}
            disabled={!caller.can('AbpIdentity.Users.Invite')}
            options={[
              { value: '', label: say('inviteLater', lang) },
              { value: 'email', label: say('byEmail', lang) },
              { value: 'sms', label: say('bySms', lang) },
              { value: 'both', label: say('byBoth', lang) },
            ]}
            value={invite}
            onChange={setInvite}
          />
        </ImportDialog>
      )}
    </>
  )
}

/** The empty file with the headings, in the reader's language. */
function Templates({ lang }: { lang: Lang }) {
  const load = useMutation({
    mutationFn: async (format: 'xlsx' | 'csv') => {
      const file = await browserApi.file('User/GetImportTemplate', { format })
      saveFile(`users.${format}`, file)
    },
    onError: error => toast(messageOf(error, lang), 'danger'),
  })
  const button = (format: 'xlsx' | 'csv', icon: typeof FileText) => (
    <Button icon={icon} pending={load.isPending && load.variables === format} onClick={() => load.mutate(format)}>
      {`${say('template', lang)} ${format.toUpperCase()}`}
    </Button>
  )
  return (
    <div className="import-templates">
      {button('xlsx', FileSpreadsheet)}
      {button('csv', FileText)}
    </div>
  )
}
