import { useRef, useState, type ReactNode } from 'react'
import { findState, inLang, isDraftState, stepCalls, stepsFrom, type AnyResource, type Caller, type Lang } from '../../kernel/kernel.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { isAllowed, wordOfState, type Row } from './record.ts'
import { lockTexts, reopenedBy } from './lockTexts.ts'
import { keptAs, say } from './texts.ts'

/** What stands between a reader and the fields of a record that has been handed on. */
export interface RecordLock {
  readonly isLocked: boolean
  /** Said above the fields, with the ways on. */
  readonly notice: ReactNode
  /** Locks them again. */
  readonly close: () => void
}

/**
 * A record that was sent or decided on is read, not written: a step takes it back to whoever enters it. Who may correct it as it stands
 * (domain/places, section 0.5) says so first, so that nobody changes verified figures by a slip of the hand.
 */
export function useLock(resource: AnyResource, record: Row | undefined, caller: Caller, lang: Lang): RecordLock {
  const [correcting, setCorrecting] = useState<string>()
  const box = useRef<HTMLDivElement>(null)
  const kept = record && keptOf(resource, record, caller, lang)
  const close = () => setCorrecting(undefined)
  if (typeof record?.unchangeable === 'string')
    return {
      isLocked: true,
      notice: (
        <div className="record-lock">
          <Notice lang={lang} tone="info">
            {record.unchangeable}
          </Notice>
        </div>
      ),
      close,
    }
  if (!kept) return { isLocked: false, notice: undefined, close }
  const isLocked = !kept.mayCorrect || correcting !== kept.word
  return {
    isLocked,
    notice: (
      // The button that opens the fields goes with what it stands in: the keyboard goes on from what is said in its place.
      <div ref={box} tabIndex={-1} className="record-lock">
        <Notice lang={lang} tone="info">
          {isLocked ? keptAs(kept.state, lang) : lockTexts.say('correctingAsIs', lang)} {isLocked && reopenedBy(kept.ways, lang)}
          {isLocked && kept.mayCorrect && (
            <Button
              look="plain"
              onClick={() => {
                setCorrecting(kept.word)
                box.current?.focus()
              }}
            >
              {say('correct', lang)}
            </Button>
          )}
        </Notice>
      </div>
    ),
    close,
  }
}

/** The state that keeps the record as it is, the steps by which the reader may take it back, and whether he may correct it meanwhile. */
function keptOf(resource: AnyResource, record: Row, caller: Caller, lang: Lang) {
  const word = wordOfState(resource, record)
  const state = word === undefined ? undefined : findState(resource)?.table.words[word]
  if (word === undefined || !state || resource.publishing === 'reviewed' || isDraftState(resource, word)) return undefined
  const steps = stepsFrom(resource, word)
  const update = steps.find(({ action }) => action === 'update')
  if (update && update.to !== word) return undefined
  const may = ({ action, permission }: { action: string; permission: string }) => caller.can(permission) && isAllowed(record, action)
  const labels = new Map(stepCalls(resource).map(({ action, label }) => [action, inLang(label, lang)]))
  const back = steps.filter(step => step.to !== word && isDraftState(resource, step.to) && may(step))
  return {
    word,
    state: inLang([state[1], state[2]], lang),
    ways: back.flatMap(({ action }) => labels.get(action) ?? []),
    mayCorrect: update !== undefined && may(update),
  }
}
