import { v4, v7 } from 'uuid'

/** A new record's id: version 7, so that ids grow with time and indexes stay compact. */
export function newId(): string {
  return v7()
}

/** A new concurrency stamp: it says nothing but that the record changed. */
export function newStamp(): string {
  return v4()
}

/** Is the text a GUID? What is not one refers to nothing. */
export function isId(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text)
}
