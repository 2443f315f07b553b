import { Eye } from 'lucide-react'
import { useEffect, useState } from 'react'
import { callsOf, decisionsOf, isEditorial, stepPermission, type AnyResource } from '../../kernel/kernel.ts'
import { Button } from '../ui/Button.tsx'
import { useLang } from '../ui/LangProvider.tsx'
import { LateDialog, nearOf } from '../ui/LateDialog.ts'
import { later } from '../ui/later.ts'
import { browserApi } from './browserApi.ts'
import { isAllowed, isOfSender, pairOf, wordOfState, type Row } from './record.ts'
import { say } from './texts.ts'
import { VisitsSaid } from './VisitsSaid.tsx'
import { VersionsButton } from './VersionsButton.tsx'
import { versionTexts } from './versionTexts.ts'

const previewDialog = later(() => import('./PreviewDialog.tsx').then(file => file.PreviewDialog))

/** States of what was changed since somebody decided on it, or looked at it: what has changed is the first that a reader asks. */
const waitsChanged = new Set(['edited', 'editedAfterRejected'])

/** What stands beside the title of what is reviewed: whose it is, its versions, and of content that staff write the way back to one and what citizens would see of it. */
export function ReviewTools({ resource, record }: { resource: AnyResource; record: Row }) {
  const lang = useLang()
  const [isOpen, setOpen] = useState(false)
  const id = String(record.id)
  useHold(resource, record)
  const isChanged = waitsChanged.has(wordOfState(resource, record) ?? '') && Number(record.currentVersion) > 1
  const versions = {
    resource,
    id,
    permission: isEditorial(resource) ? stepPermission(resource, '.Restore') : undefined,
    rejection: typeof record.rejectionNote === 'string' ? record.rejectionNote : undefined,
    liveVersion: typeof record.liveVersion === 'number' ? record.liveVersion : undefined,
    isSent: isOfSender(resource, record),
  }
  return (
    <>
      {isEditorial(resource) && (
        <span className="text-muted">
          {versionTexts.say('publisher', lang)}:{' '}
          <bdi>{pairOf(record, `${resource.scope.owner}Name`, lang)?.text ?? say('ministry', lang)}</bdi>
        </span>
      )}
      {isChanged && <VersionsButton {...versions} isOfChange />}
      {typeof record.liveVersion === 'number' && <VisitsSaid />}
      <VersionsButton {...versions} />
      {isEditorial(resource) && resource.options.portal?.path?.includes('{id}') && (
        <Button look="plain" icon={Eye} {...nearOf(previewDialog)} onClick={() => setOpen(true)}>
          {say('preview', lang)}
        </Button>
      )}
      {isOpen && <LateDialog of={previewDialog} props={{ resource, id, onClose: () => setOpen(false) }} />}
    </>
  )
}

/** Said again before it runs out, as long as the page is open. */
const holdAgainMs = 4 * 60_000

/** While somebody who may decide on a waiting item has it open, its sender does not take it back (domain/portal-and-admin, section 11.2). */
function useHold(resource: AnyResource, record: Row): void {
  const word = wordOfState(resource, record)
  const decisions = decisionsOf(resource).filter(({ from }) => from === word)
  // Where two must look at an item, who has sent it does not decide on it: the server says so.
  const decides = record.unpublishable === null && decisions.some(({ action }) => isAllowed(record, action))
  const holds = isEditorial(resource) && record.isDraft !== true && decides
  const path = `${callsOf(resource)}/Hold/${String(record.id)}`
  useEffect(() => {
    if (!holds) return undefined
    // Where it does not come through, the item may be taken back: the decision then says so.
    const hold = () => void browserApi.send('PUT', path, {}).catch(() => undefined)
    hold()
    const timer = setInterval(hold, holdAgainMs)
    return () => clearInterval(timer)
  }, [holds, path])
}
