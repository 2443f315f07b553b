import { useEffect } from 'react'
import type { Tone } from './Notice.tsx'
import { later, LatePart } from './later.ts'

export interface Message {
  readonly text: string
  readonly tone: Tone
}

// What draws them comes after the page: what is said before waits for it.
const sheet = later(() => import('./ToastSheet.tsx').then(file => file.ToastSheet))
const unsaid: Message[] = []
let hear: (message: Message) => unknown = message => unsaid.push(message)

/** Says something that needs no answer. It goes by itself, unless the pointer or the focus is on it. */
export function toast(text: string, tone: Tone = 'ok'): void {
  sheet.ask()
  hear({ text, tone })
}

/** Hands over what has been said, and from now on whatever is said. */
export function onToast(act: (message: Message) => unknown): void {
  hear = act
  for (const message of unsaid.splice(0)) act(message)
}

const nothing = {}
// By the time that a connection fails, what says so is to be here.
const soonMs = 2000

/** Where messages appear; once in a shell. Announced when they come; F6 leads to them. */
export function ToastRegion() {
  useEffect(() => {
    const timer = setTimeout(sheet.ask, soonMs)
    return () => clearTimeout(timer)
  }, [])
  return <LatePart of={sheet} props={nothing} />
}
