import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { useLang } from '../ui/LangProvider.tsx'
import { Notice } from '../ui/Notice.tsx'
import { publishTexts } from './publishTexts.ts'
import { say } from './texts.ts'

interface PublishQuestionProps {
  /** What the server asks, in the reader's language. */
  readonly question: string
  readonly isSaving: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks a second time before an item is saved and published in one; what was typed stays in the form meanwhile. */
export function PublishQuestion({ question, isSaving, onConfirm, onClose }: PublishQuestionProps) {
  const lang = useLang()
  const act = publishTexts.say('saveAndPublish', lang)
  return (
    <ConfirmDialog title={act} open onClose={onClose} onConfirm={onConfirm} confirm={`${say('confirm', lang)}: ${act}`} pending={isSaving}>
      <Notice tone="warn" lang={lang} live="assertive">
        {question}
      </Notice>
    </ConfirmDialog>
  )
}
