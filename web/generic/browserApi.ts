import { createApi, languageHeader, ApiError } from './api.ts'
import { faultSentence, type Lang } from '../../kernel/kernel.ts'
import { connectionTexts } from './connectionTexts.ts'
import { readSession } from './session.ts'

/** The language that the reader chose; Arabic until he has. */
export function storedLang(): Lang {
  return localStorage.getItem('currentLang') === 'en' ? 'en' : 'ar'
}

/** Nobody answered: the network is away, or the server is. */
class NoConnection extends Error {
  constructor(cause: unknown) {
    super('No answer came', { cause })
  }
}

type EndOfSession = () => void
let atEnd: EndOfSession = () => undefined

/** Says what happens when the API answers that there is no valid session. */
export function onSessionEnd(act: EndOfSession): void {
  atEnd = act
}

/** The API with the session of this browser. */
export const browserApi = createApi(
  (path, init) =>
    fetch(path, init).catch((error: unknown) => {
      throw new NoConnection(error)
    }),
  () => {
    const session = readSession()
    return { ...languageHeader(storedLang()), ...(session && { authorization: `${session.token_type} ${session.access_token}` }) }
  },
)

let atConfined: () => void = () => undefined

/** Says what happens when the API answers that the caller has to do something about his account first. */
export function onConfined(act: () => void): void {
  atConfined = act
}

/** Tells the shell when the session has ended; every query and mutation passes its errors through. */
export function noteError(error: unknown): void {
  if (!(error instanceof ApiError)) return
  if (error.status === 401) atEnd()
  if (error.code === 'twoFactorNeeded') atConfined()
}

/** What the reader is told of an error: the server's message, that no answer came, else that something went wrong. */
export function messageOf(error: unknown, lang: Lang): string {
  if (error instanceof ApiError && error.message !== '') return error.message
  return error instanceof NoConnection ? connectionTexts.say('none', lang) : faultSentence[lang]
}
