import { redirect, type LoaderFunctionArgs } from 'react-router'
import { bareOf } from '../../generic/lang.ts'
import { missing } from '../../generic/portal/answers.ts'
import { orLikely } from '../../generic/portal/likely.ts'
import { addressIn } from '../../generic/portal/site.ts'
import { visitContext } from '../../generic/visit.ts'
import { listsElsewhere } from './listsElsewhere.ts'

/** An address that no page has. One of a record that names none leads to the list in which it would stand. */
export const loader = orLikely(async ({ context, request }: LoaderFunctionArgs) => {
  const [, kind = ''] = /^\/(\w+)\/?$/.exec(bareOf(new URL(request.url).pathname)) ?? []
  const list = Object.hasOwn(listsElsewhere, kind) ? listsElsewhere[kind] : undefined
  if (list) return Promise.reject(redirect(addressIn(context.get(visitContext).lang, `/${list}`), 302))
  return missing()
})

export default function Nowhere() {
  return null
}
