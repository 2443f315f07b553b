import { Search } from 'lucide-react'
import { useEffect } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { later, LatePart } from '../../../ui/later.ts'
import { useLang } from '../../../ui/LangProvider.tsx'
import { useOpening } from '../../../ui/useOpening.ts'
import { say } from './buttonTexts.ts'

const palette = later(() => import('./Palette.tsx').then(file => file.Palette))

/** Opens the palette, as Ctrl and K do on every page (portal and administration, section 4.8). */
export function PaletteButton() {
  const lang = useLang()
  const { isOpen, setOpen, near } = useOpening(palette)
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      // The key and not its letter: on an Arabic keyboard it writes another one.
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      setOpen(!isOpen)
    }
    document.addEventListener('keydown', toggle)
    return () => document.removeEventListener('keydown', toggle)
  }, [isOpen, setOpen])
  const keys = say(isMac() ? 'keysOnMac' : 'keys', lang)
  return (
    <>
      <button
        type="button"
        className="btn btn-plain palette-open"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={`${say('open', lang)} ${keys}`}
        {...near}
        onClick={() => setOpen(true)}
      >
        <Icon of={Search} />
        <span className="btn-word">{say('open', lang)}</span>{' '}
        <kbd className="btn-word" dir="ltr">
          {keys}
        </kbd>
      </button>
      {isOpen && <LatePart of={palette} props={{ onClose: () => setOpen(false) }} />}
    </>
  )
}

function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent)
}
