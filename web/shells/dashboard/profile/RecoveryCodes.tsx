import { Copy, Download } from 'lucide-react'
import { dateAndTime, inLang, type Lang } from '../../../../kernel/kernel.ts'
import { useConfig } from '../../../generic/config.ts'
import { saveFile } from '../../../generic/saveFile.ts'
import { useSession } from '../../../generic/session.ts'
import { deskZone } from '../../../generic/zone.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/Toasts.tsx'
import { say } from './texts.ts'

/** The codes that are shown once: closed by who has kept them, and not by a click beside or by Escape. */
export function RecoveryCodes({ codes, lang, onClose }: { codes: readonly string[]; lang: Lang; onClose: () => void }) {
  const product = inLang(useConfig().productName, lang)
  const userName = useSession()?.user.userName ?? ''
  const text = codes.join('\n')
  // Whoever finds the file years later reads what it opens, and since when.
  const keep = () => {
    const title = `${say('recoveryTitle', lang)} · ${dateAndTime(Date.now(), deskZone(), lang)}`
    const file = [`${product} · ${userName}`, title, '', text, ''].join('\n')
    saveFile('mahalli-recovery-codes.txt', new Blob([file], { type: 'text/plain' }))
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast(say('copied', lang))
    } catch {
      toast(say('notCopied', lang), 'danger')
    }
  }
  return (
    <Dialog
      title={say('recoveryTitle', lang)}
      open
      asks
      stays
      onClose={onClose}
      acts={
        <>
          <Button look="act" onClick={onClose}>
            {say('kept', lang)}
          </Button>
          {/* Missing where the address is no https. */}
          {'clipboard' in navigator && (
            <Button icon={Copy} onClick={() => void copy()}>
              {say('copy', lang)}
            </Button>
          )}
          <Button icon={Download} onClick={keep}>
            {say('download', lang)}
          </Button>
        </>
      }
    >
      <p>{say('recoveryText', lang)}</p>
      <ul className="profile-codes" dir="ltr">
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
