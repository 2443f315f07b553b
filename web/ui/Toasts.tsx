import type { Tone } from './Notice.tsx'
import { later, LatePart, useSoon } from './later.ts'

export interface Message {
  readonly text: string
  readonly tone: Tone
}

// What draws them comes after the page: what is said before waits for it.
const sheet = later(() => import('./ToastSheet.tsx').then(file => file.ToastSheet))
let unsaid: Message[] = []
let hear: (message: Message) => unknown = message => unsaid.push(message)
let forget: () => void = () => {
  unsaid = unsaid.filter(({ tone }) => tone === 'danger')
}

/** Says something that needs no answer. It goes by itself, unless the pointer or the focus is on it. */
export function toast(text: string, tone: Tone = 'ok'): void {
  sheet.ask()
  hear({ text, tone })
}

/** Takes back what holds no longer: that something went well beside what now goes wrong, a warning beside what was done about it. Faults stay. */
export function takeBackToasts(): void {
  forget()
}

/** Hands over what has been said, and from now on whatever is said. @param takeBack takes away all but faults */
export function onToast(act: (message: Message) => unknown, takeBack: () => void): void {
  hear = act
  forget = takeBack
  for (const message of unsaid.splice(0)) act(message)
}

const nothing = {}
/** Where messages appear; once in a shell. Announced when they come; F6 leads to them. */
export function ToastRegion() {
  useSoon(sheet)
  return <LatePart of={sheet} props={nothing} />
}
