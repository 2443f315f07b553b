import { v4, v7 } from 'uuid'

/** A new record's id: version 7, so that ids grow with time and indexes stay compact. */
export function newId(): string {
  return v7()
}

/** A new concurrency stamp: it says nothing but that the record changed. */
export function newStamp(): string {
  return v4()
}

/** How an id is written. As PostgreSQL and JavaScript both read it. */
export const idPattern = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}'
const wholeId = new RegExp(`^${idPattern}$`, 'i')

/** Is the text a GUID? What is not one refers to nothing. */
export function isId(text: unknown): text is string {
  return typeof text === 'string' && wholeId.test(text)
}
