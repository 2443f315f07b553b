import { useEffect, useRef, useState, type ReactNode } from 'react'
import { inLang, type Label, type Lang, type LookupIds } from '../../define.ts'
import { EditorsContext } from '../../../web/fields/editor.ts'
import { editors } from '../../../web/fields/editors.tsx'
import { messageOf, noteError } from '../../../web/generic/browserApi.ts'
import { useCaller } from '../../../web/generic/caller.ts'
import { idOf } from '../../../web/generic/inputId.ts'
import { LeaveGuard } from '../../../web/generic/LeaveGuard.tsx'
import { useSummary } from '../../../web/generic/useSummary.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { ErrorSummary } from '../../../web/ui/ErrorSummary.tsx'
import { toast } from '../../../web/ui/Toasts.tsx'
import type { GroupCode } from '../settings/settings.ts'
import { ConflictDialog } from './conflict.dashboard.tsx'
import { namesOf, useConfigForm, type ConfigForm, type KnownSetting, type TheirSetting } from './form.dashboard.tsx'
import { HistoryDialog } from './history.dashboard.tsx'
import { partsOf, type SettingPart } from './parts.ts'
import { SettingField } from './setting.dashboard.tsx'
import { ChannelTests } from './tests.dashboard.tsx'
import { say } from './texts.ts'

interface GroupFormProps {
  readonly group: GroupCode
  readonly name: Label
  readonly known: readonly KnownSetting[]
  readonly tests: readonly string[]
  readonly ids: LookupIds
  /** The setting that the address names: it comes into sight. */
  readonly wanted: string | undefined
  /** The groups beside it. */
  readonly index: ReactNode
  readonly lang: Lang
}

/** The settings of one group as a form. */
export function GroupForm({ group, name, known, tests, ids, wanted, index, lang }: GroupFormProps) {
  const caller = useCaller()
  const form = useConfigForm(group, known, ids)
  const { box: summary, focus: focusSummary } = useSummary()
  const [opened, setOpened] = useState<string>()
  const isEditable = caller.can('Admin.Config.Update')
  useWanted(wanted)
  const save = async (over?: readonly TheirSetting[]) => {
    if (form.isWaiting || !isEditable) return
    if (!form.isDirty) {
      toast(say('nothingToSave', lang), 'info')
      return
    }
    try {
      if (await form.save(over)) toast(say('saved', lang))
      else focusSummary()
    } catch (error) {
      noteError(error)
      toast(messageOf(error, lang), 'danger')
    }
  }
  const reason = isEditable ? (form.isWaiting ? say('uploading', lang) : undefined) : say('noPermission', lang)
  return (
    <form
      className="record-form config-form"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <div ref={summary} tabIndex={-1}>
        <ErrorSummary lang={lang} errors={form.problems.map(({ at, sentence }) => ({ field: idOf(at), message: sentence[lang] }))} />
      </div>
      <div className="form-parts">
        {index}
        <div>
          <EditorsContext value={editors}>
            {partsOf(group, name)
              .filter(part => isShown(part, form))
              .map(part => (
                <section key={part.label[1]} className="form-part" aria-label={inLang(part.label, lang)}>
                  <h2>{inLang(part.label, lang)}</h2>
                  {part.settings.map(setting => {
                    const mine = form.known.find(one => one.setting === setting)
                    return (
                      mine && (
                        <SettingField
                          key={setting.key}
                          known={mine}
                          form={form}
                          isEditable={isEditable}
                          lang={lang}
                          onHistory={caller.can('Admin.Config.ViewHistory') ? () => setOpened(setting.key) : undefined}
                        />
                      )
                    )
                  })}
                </section>
              ))}
          </EditorsContext>
          <ChannelTests group={group} tests={tests} isDirty={form.isDirty} lang={lang} />
        </div>
      </div>
      <div className="form-acts">
        <span className="text-muted">{reason ?? ''}</span>
        <span className="form-acts-end">
          <Button look="act" type="submit" disabledReason={reason} pending={form.isSaving}>
            {say('save', lang)}
          </Button>
        </span>
      </div>
      <Dialogs form={form} opened={opened} onClose={() => setOpened(undefined)} onKeepMine={() => void save(form.theirs)} lang={lang} />
    </form>
  )
}

interface DialogsProps {
  readonly form: ConfigForm
  /** The key of the setting whose history is open. */
  readonly opened: string | undefined
  readonly onClose: () => void
  readonly onKeepMine: () => void
  readonly lang: Lang
}

function Dialogs({ form, opened, onClose, onKeepMine, lang }: DialogsProps) {
  const known = form.known.find(({ setting }) => setting.key === opened)
  return (
    <>
      {form.theirs && <ConflictDialog form={form} theirs={form.theirs} lang={lang} onKeepMine={onKeepMine} />}
      {known && (
        <HistoryDialog
          known={known}
          lang={lang}
          onClose={onClose}
          onRestored={item => {
            form.leave(known)
            form.take([item])
          }}
        />
      )}
      <LeaveGuard isDirty={form.isDirty} />
    </>
  )
}

/** What nothing reads now is left out, but never a mistake. */
function isShown({ when, settings }: SettingPart, form: ConfigForm): boolean {
  const names = settings.flatMap(namesOf)
  return (when?.(form.read) ?? true) || form.problems.some(({ at }) => names.some(name => at === name || at.startsWith(`${name}[`)))
}

/** Brings the setting that an address names into sight, once, and the focus into it. */
function useWanted(wanted: string | undefined): void {
  const done = useRef<string>(undefined)
  useEffect(() => {
    if (wanted === undefined || done.current === wanted) return
    const place = document.getElementById(`setting-${wanted.replace('.', '-')}`)
    if (!place) return
    done.current = wanted
    place.scrollIntoView({ block: 'center' })
    place.querySelector<HTMLElement>('input:not([type=hidden]), textarea, button, select')?.focus({ preventScroll: true })
  })
}
