import type { ComponentPropsWithRef } from 'react'
import { withLetters } from './letters.ts'

/** Rich text as editors wrote it: headings, lists, quotations, tables. Its HTML is sanitised before it comes here. */
export function Prose({ dangerouslySetInnerHTML: text, ...props }: Omit<ComponentPropsWithRef<'div'>, 'className'>) {
  const html = text?.__html
  return <div {...props} className="prose" dangerouslySetInnerHTML={typeof html === 'string' ? { __html: withLetters(html) } : text} />
}
