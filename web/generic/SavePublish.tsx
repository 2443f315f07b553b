import { stepPermission, type AnyResource, type Caller, type Lang } from '../../kernel/kernel.ts'
import { asText } from '../fields/editor.ts'
import { Button } from '../ui/Button.tsx'
import { useLang } from '../ui/LangProvider.tsx'
import { useCaller } from './caller.ts'
import { publishTexts } from './publishTexts.ts'
import type { Row } from './record.ts'
import { lacks, say } from './texts.ts'

interface SavePublishProps {
  readonly resource: AnyResource
  readonly record: Row
  /** Why nothing can be saved now. */
  readonly hindrance: string | undefined
  readonly isSaving: boolean
  readonly onPress: () => void
}

/** Saves an item of content and publishes it in one; who may not is told why. */
export function SavePublish({ resource, record, hindrance, isSaving, onPress }: SavePublishProps) {
  const lang = useLang()
  const caller = useCaller()
  return (
    <Button disabledReason={barOf(resource, record, caller, lang) ?? hindrance} pending={isSaving} onClick={onPress}>
      {publishTexts.say('saveAndPublish', lang)}
    </Button>
  )
}

/** Why the reader does not publish what he saves; undefined when he may. */
function barOf(resource: AnyResource, record: Row, caller: Caller, lang: Lang): string | undefined {
  if (!caller.can(stepPermission(resource, '.Publish'))) return lacks(say('publish', lang), resource.options.label, lang)
  if (record.isDraft === true && !caller.can(stepPermission(resource, '.Submit')))
    return lacks(say('send', lang), resource.options.label, lang)
  return asText(record.unpublishable) || undefined
}
