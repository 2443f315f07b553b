/** The ministry's own texts, in place of what the program says: by language and key, `generic.save`; of a form of a text with a number `generic.recordCount.few`. */
export type OwnTexts = Readonly<Record<'ar' | 'en', Readonly<Record<string, string>>>>

// On the server this file exists twice at run time (in the server's bundle of pages and in the server): one set for both.
declare global {
  var mahalliOwnTexts: OwnTexts | undefined
}

const none: OwnTexts = { ar: {}, en: {} }

/** The own texts that this process, or this browser, knows. Another object as soon as any of them is another. */
export function ownTexts(): OwnTexts {
  return globalThis.mahalliOwnTexts ?? none
}

/** Takes these for all texts from now on. Nothing that is drawn already is drawn anew. */
export function takeOwnTexts(texts: OwnTexts): void {
  globalThis.mahalliOwnTexts = texts
}

const keys = new WeakMap<object, string>()

/** Gives a text with a number its key: whoever has its forms alone finds the own ones by it. */
export function nameCount(forms: object, key: string): void {
  keys.set(forms, key)
}

/** The own form of a text with a number; undefined: the program's holds. */
export function ownForm(forms: object, form: string, lang: 'ar' | 'en'): string | undefined {
  const key = keys.get(forms)
  return key === undefined ? undefined : ownTexts()[lang][`${key}.${form}`]
}
