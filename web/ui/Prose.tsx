import type { ComponentPropsWithRef } from 'react'

/** Rich text as editors wrote it: headings, lists, quotations, tables. Its HTML is sanitised before it comes here. */
export function Prose(props: Omit<ComponentPropsWithRef<'div'>, 'className'>) {
  return <div {...props} className="prose" />
}
