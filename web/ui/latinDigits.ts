import { latinDigits } from '../../kernel/kernel.ts'

/** For the frame around a field of numbers: digits and separators of the Arabic and Persian keyboards arrive in it as 0 to 9, point and comma. A ref of React. */
export function takesLatinDigits(frame: HTMLElement | null): (() => void) | undefined {
  if (!frame) return undefined
  // Before React Aria looks at what is typed: it refuses digits that are not of the page's language.
  frame.addEventListener('beforeinput', retype, { capture: true })
  return () => frame.removeEventListener('beforeinput', retype, { capture: true })
}

function retype(event: InputEvent): void {
  const { data, inputType, target } = event
  const typed = data === null ? null : latinDigits(data).replaceAll('٫', '.').replaceAll('٬', ',')
  if (typed === null || typed === data || !event.cancelable || target === null) return
  event.preventDefault()
  event.stopImmediatePropagation()
  const isTaken = target.dispatchEvent(new InputEvent('beforeinput', { data: typed, inputType, bubbles: true, cancelable: true }))
  if (!isTaken || !(target instanceof HTMLInputElement)) return
  target.setRangeText(typed, target.selectionStart ?? target.value.length, target.selectionEnd ?? target.value.length, 'end')
  target.dispatchEvent(new InputEvent('input', { data: typed, inputType, bubbles: true }))
}
