import { expect, test } from 'vitest'
import { resources } from '../catalogue.ts'
import { findCheck, type AnyResource, type Field } from '../kernel/kernel.ts'

// What the compiler cannot say of a definition.

const withParts = resources.filter(({ options }) => options.form !== undefined)

test.each(withParts.map(resource => [resource.name, resource] as const))(
  'every field of %s that people write stands in one part of its form, and in no second',
  (_name, resource) => {
    const named = (resource.options.form ?? []).flatMap(([, , ...fields]) => fields)
    const written = writtenByPeople(resource)
    expect({
      'on no part of the form: nobody can fill it in': written.filter(name => !named.includes(name)),
      'on two parts of the form': named.filter((name, index) => named.indexOf(name) !== index),
      'on the form, which does not write it': named.filter(name => !written.includes(name)),
    }).toEqual({
      'on no part of the form: nobody can fill it in': [],
      'on two parts of the form': [],
      'on the form, which does not write it': [],
    })
  },
)

/** What is fixed once it is made is written by nobody where people make no record. */
function writtenByPeople({ fields, options }: AnyResource): string[] {
  const isMade = options.without?.includes('create') !== true
  const isWritten = (field: Field) => field.kind !== 'state' && !findCheck(field, 'bySystem') && (isMade || !findCheck(field, 'fixed'))
  return Object.entries(fields).flatMap(([name, field]) => (isWritten(field) ? name : []))
}
