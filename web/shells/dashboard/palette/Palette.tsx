import { CornerDownLeft, Search, X } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Dialog } from 'react-aria-components/Dialog'
import { Header } from 'react-aria-components/Header'
import { Input } from 'react-aria-components/Input'
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { TextField } from 'react-aria-components/TextField'
import { useLocation, useNavigate } from 'react-router'
import { inLang, pluralOf } from '../../../../kernel/kernel.ts'
import { messageOf } from '../../../generic/browserApi.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useLang } from '../../../ui/LangProvider.tsx'
import { wordOf } from '../../../ui/texts.ts'
import { noteOpened } from './lastOpened.ts'
import { resultCount, say } from './texts.ts'
import { useResults, type Result } from './useResults.ts'

/** Pages and records by their names: what is typed is searched, the arrows choose, Enter opens, Escape closes. */
export function Palette({ onClose }: { onClose: () => void }) {
  const lang = useLang()
  return (
    <ModalOverlay className="scrim palette-scrim" isOpen onOpenChange={isOpen => !isOpen && onClose()} isDismissable>
      <Modal className="dialog-sheet palette-sheet">
        <Dialog className="palette" aria-label={say('title', lang)}>
          <PaletteContent onClose={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

// Whoever opens it writes.
const atOnce = { autoFocus: true }

function PaletteContent({ onClose }: { onClose: () => void }) {
  const lang = useLang()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { groups, records } = useResults(text, lang)
  useFirstChosen(field)
  const all = groups.flatMap(({ results }) => results)
  const open = (key: unknown) => {
    const chosen = all.find(one => one.key === key)
    if (!chosen) return
    const { href, label, kind } = chosen
    noteOpened({ href, label, ...(kind !== undefined && { kind }) })
    onClose()
    void navigate(href)
  }
  return (
    <>
      <Autocomplete inputValue={text} onInputChange={setText}>
        <div className="palette-field">
          <Icon of={Search} />
          <TextField className="palette-text" type="search" aria-label={say('title', lang)} {...atOnce}>
            <Input ref={field} className="palette-input" placeholder={say('ask', lang)} dir={/\p{L}/u.test(text) ? 'auto' : undefined} />
          </TextField>
          {text !== '' && (
            <button
              type="button"
              className="btn btn-icon"
              aria-label={wordOf('clear', lang)}
              onClick={() => {
                setText('')
                field.current?.focus()
              }}
            >
              <Icon of={X} />
            </button>
          )}
        </div>
        <Menu className="palette-list" aria-label={say('title', lang)} onAction={open} renderEmptyState={() => null}>
          {groups.map(({ key, heading, results }) => (
            <MenuSection key={key} id={key}>
              <Header className="palette-heading">{heading}</Header>
              {results.map(result => (
                <ResultItem key={result.key} result={result} isHere={result.href === pathname} />
              ))}
            </MenuSection>
          ))}
        </Menu>
      </Autocomplete>
      {records.isFetching && <p className="palette-note">{say('searching', lang)}…</p>}
      {records.isError && (
        <p className="palette-note" role="alert">
          {say('failed', lang)}: {messageOf(records.error, lang)}{' '}
          <Button onClick={() => void records.refetch()}>{say('retry', lang)}</Button>
        </p>
      )}
      {text !== '' && all.length === 0 && !records.isFetching && !records.isError && (
        <p className="palette-note">
          <b>{say('nothing', lang)}</b> {say('nothingText', lang)}
        </p>
      )}
      <output className="sr">{text !== '' && !records.isFetching ? pluralOf(resultCount, all.length, lang) : ''}</output>
    </>
  )
}

/** The first row is chosen when it opens, as it is while somebody types: Enter opens it. */
function useFirstChosen(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    // What chooses is the list's own answer to the key; its rows are there in the next frame.
    const frame = requestAnimationFrame(() =>
      field.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true })),
    )
    return () => cancelAnimationFrame(frame)
  }, [field])
}

function ResultItem({ result, isHere }: { result: Result; isHere: boolean }) {
  const lang = useLang()
  const name = inLang(result.label, lang)
  return (
    <MenuItem id={result.key} textValue={name} className="menu-item palette-item">
      <bdi className="palette-name">{name}</bdi>
      {isHere ? (
        <span className="palette-place palette-here">{say('here', lang)}</span>
      ) : (
        result.note !== undefined && (
          <span className="palette-place">
            <bdi>{result.note}</bdi>
          </span>
        )
      )}
      <Icon of={CornerDownLeft} small />
    </MenuItem>
  )
}
