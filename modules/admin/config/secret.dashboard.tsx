import { useEffect, useState } from 'react'
import { columnsOf, inLang, type Lang } from '../../define.ts'
import { idOf } from '../../../web/generic/inputId.ts'
import { Moment } from '../../../web/generic/Moment.tsx'
import { Button } from '../../../web/ui/Button.tsx'
import { Notice } from '../../../web/ui/Notice.tsx'
import { TextField } from '../../../web/ui/TextField.tsx'
import type { ConfigForm, KnownSetting } from './form.dashboard.tsx'
import { say } from './texts.ts'

interface SecretEditorProps {
  readonly known: KnownSetting
  readonly form: ConfigForm
  readonly label: string
  readonly disabled: boolean
  readonly lang: Lang
}

/** A secret is written and never shown: there is one or there is none, it is replaced or removed. */
export function SecretEditor({ known, form, label, disabled, lang }: SecretEditorProps) {
  const { setting, item } = known
  const [isOpen, setOpen] = useState(false)
  const name = columnsOf(setting.fields)[0]?.name ?? setting.key
  const typed = form.typed[name]
  const error = form.problems.find(({ at }) => at === name)?.sentence[lang]
  useEffect(() => {
    // Who has asked to change it writes at once.
    if (isOpen) document.getElementById(idOf(name))?.focus()
  }, [isOpen, name])
  const isRemoved = name in form.typed && typed === null
  const isWriting = isOpen || typeof typed === 'string' || error !== undefined || (!item.isSet && !disabled)
  const keep = () => {
    setOpen(false)
    form.leave(known)
  }
  if (!isWriting)
    return (
      <div className="field" id={idOf(name)}>
        <span className="field-label">{label}</span>
        {item.isUnreadable && (
          <Notice tone="warn" lang={lang}>
            {say('secretUnreadable', lang)}
          </Notice>
        )}
        <div className="secret">
          <span>
            {item.isSet ? <span aria-hidden="true">••••••</span> : null}{' '}
            {isRemoved ? say('secretGoes', lang) : say(item.isSet ? 'secretSet' : 'secretUnset', lang)}
          </span>
          {!disabled && (
            <>
              <Button aria-label={`${say('secretChange', lang)}: ${label}`} onClick={() => setOpen(true)}>
                {say('secretChange', lang)}
              </Button>
              {isRemoved ? (
                <Button aria-label={`${say('secretKeep', lang)}: ${label}`} onClick={keep}>
                  {say('secretKeep', lang)}
                </Button>
              ) : (
                <Button aria-label={`${say('secretRemove', lang)}: ${label}`} onClick={() => form.update(known, name, () => null)}>
                  {say('secretRemove', lang)}
                </Button>
              )}
            </>
          )}
        </div>
        {item.isSet && item.lastModificationTime && <LastChange time={item.lastModificationTime} lang={lang} />}
      </div>
    )
  return (
    <div>
      <TextField
        id={idOf(name)}
        label={label}
        hint={inLang(setting.help, lang)}
        error={error}
        disabled={disabled}
        type="password"
        autoComplete="new-password"
        value={typeof typed === 'string' ? typed : ''}
        onChange={text => (text === '' ? form.leave(known) : form.update(known, name, () => text))}
      />
      {item.isSet && (
        <Button look="plain" onClick={keep}>
          {say('secretKeep', lang)}
        </Button>
      )}
    </div>
  )
}

function LastChange({ time, lang }: { time: string; lang: Lang }) {
  return (
    <p className="setting-help">
      {say('lastChanged', lang)}: <Moment at={time} lang={lang} />
    </p>
  )
}
