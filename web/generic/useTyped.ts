import { useEffect, useState } from 'react'

/**
 * What is typed into a field that asks once its writer pauses: each key would be a call. What comes back of what was asked for leaves alone what
 * is being written meanwhile; another text, of a reader who went back or took a filter out elsewhere, is written into the field.
 * @param text what the address asks for
 * @param onText told, without spaces around it, when the writer pauses
 * @param pauseMs how long a pause is
 * @returns what stands in the field; told of each key
 */
export function useTyped(text: string, onText: (text: string) => void, pauseMs = 350): [typed: string, type: (text: string) => void] {
  const [typed, setTyped] = useState(text)
  const [known, setKnown] = useState(text)
  const [asked, setAsked] = useState(text)
  if (known !== text) {
    setKnown(text)
    if (asked !== text) {
      setAsked(text)
      setTyped(text)
    }
  }
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === asked) return
    const timer = setTimeout(() => {
      setAsked(wanted)
      onText(wanted)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [typed, asked, onText, pauseMs])
  return [typed, setTyped]
}
