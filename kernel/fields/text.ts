import { field, type Field, type Need, type One, type Pair, type PlainField } from '../field.ts'

/** Characters are counted as the reader sees letters: code points, marks included. */
export interface TextField<N extends Need = 'never'> extends Field<string, string, One[N], never> {
  required(): TextField<'submit'>
  requiredAtOnce(): TextField<'save'>
  min(characters: number): TextField<N>
  max(characters: number): TextField<N>
  length(characters: number): TextField<N>
  /** Digits only, exactly so many. */
  digits(count: number): TextField<N>
  /** Letters of any script, spaces, hyphens and apostrophes only. */
  alpha(): TextField<N>
  matches(pattern: RegExp): TextField<N>
  unique(): TextField<N>
  searchable(): TextField<N>
  /** Of a person: in full only for holders of the definition's `.ViewPersonalData`. */
  personal(): TextField<N>
  /** Given when the record is made and never changed. */
  fixed(): TextField<N>
  /** Written by steps and by the server alone; refused in input. */
  bySystem(): TextField<N>
  /** @param most values of one record; 50 where nothing is said */
  many(most?: number): PlainField<string[], string[], N>
}

/** A text in Arabic and in English. */
export interface BilingualField<N extends keyof Pair = 'never'> extends Field<string, string, Pair[N], never> {
  /** The Arabic must be there. English may follow. */
  required(): BilingualField<'submit'>
  requiredAtOnce(): BilingualField<'save'>
  requiredBoth(): BilingualField<'both'>
  min(characters: number): BilingualField<N>
  max(characters: number): BilingualField<N>
  unique(): BilingualField<N>
  searchable(): BilingualField<N>
  /** Written by steps and by the server alone; refused in input. */
  bySystem(): BilingualField<N>
}

/** One line of text. */
export const text = (ar: string, en: string) => field<TextField>('text', ar, en)
/** Text of several lines; formatted as `richText`. */
export const longText = (ar: string, en: string, kind: 'longText' | 'richText' = 'longText') => field<TextField>(kind, ar, en)
/** Text in both languages: two columns and two JSON fields, `nameAr` and `nameEn`. */
export const bilingual = (ar: string, en: string, kind: 'text' | 'longText' | 'richText' = 'text') =>
  field<BilingualField>(kind, ar, en, { bilingual: true })
/** An e-mail address, at most 254 characters. */
export const email = (ar: string, en: string) => field<TextField>('email', ar, en)
/** A telephone number: 7 to 15 digits, perhaps with `+` or `00` before them. */
export const phone = (ar: string, en: string) => field<TextField>('phone', ar, en)
/** An address of the web: http or https. */
export const url = (ar: string, en: string) => field<TextField>('url', ar, en)
