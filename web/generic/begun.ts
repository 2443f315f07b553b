import { useState } from 'react'
import { useLocation } from 'react-router'
import { findCheck, isMany, type AnyResource } from '../../kernel/kernel.ts'
import type { Values } from './written.ts'

const longest = 200

/** What the address of a new record says of its texts, `?words=…`, as the form begins with it: its writer sees it before he saves. */
export function useBegun(resource: AnyResource, isNew: boolean): Values {
  const { search } = useLocation()
  return useState(() => (isNew ? begunIn(resource, new URLSearchParams(search)) : {}))[0]
}

function begunIn({ fields }: AnyResource, given: URLSearchParams): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const text = field.kind === 'text' && !findCheck(field, 'bySystem') ? given.get(name)?.slice(0, longest) : undefined
      return text ? [[name, isMany(field) ? [text] : text]] : []
    }),
  )
}
