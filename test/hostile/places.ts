import { resolved } from '../walk/document.ts'
import { isObject, listIn, objectIn, textIn, type Json } from '../walk/json.ts'

/** A value that a caller may write: in the body of a call, perhaps in the first of its child rows. */
export interface WritableField {
  /** `PUT News/Update`. */
  readonly call: string
  /** `titleAr`; in child rows `supply[0].quantityM3`. */
  readonly path: string
  readonly schema: Json
}

/** A value of an address. */
export interface Parameter {
  readonly call: string
  readonly name: string
  readonly where: 'path' | 'query'
}

/** Every writable field of every call of the document. */
export function writableFields(document: Json): WritableField[] {
  return operations(document).flatMap(({ call, operation }) => {
    const schema = jsonBodyOf(document, operation)
    return schema ? fieldsOf(document, call, schema, '') : []
  })
}

/** Calls that take a JSON body. */
export function callsWithBody(document: Json): string[] {
  return operations(document).flatMap(({ call, operation }) => (jsonBodyOf(document, operation) ? [call] : []))
}

/** Every parameter of every call of the document. */
export function parametersOf(document: Json): Parameter[] {
  return operations(document).flatMap(({ call, operation }) =>
    listIn(operation, 'parameters')
      .map(parameter => resolved(document, parameter))
      .flatMap(parameter =>
        parameter.in === 'path' || parameter.in === 'query' ? [{ call, name: textIn(parameter, 'name'), where: parameter.in }] : [],
      ),
  )
}

function operations(document: Json): { call: string; operation: Json }[] {
  return Object.entries(objectIn(document, 'paths')).flatMap(([path, item]) =>
    Object.entries(objectIn(item)).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path.slice(1)}`,
      operation: objectIn(operation),
    })),
  )
}

function jsonBodyOf(document: Json, operation: Json): Json | undefined {
  if (!isObject(operation.requestBody)) return undefined
  const content = objectIn(operation.requestBody, 'content')['application/json']
  return isObject(content) ? resolved(document, content.schema) : undefined
}

function fieldsOf(document: Json, call: string, schema: Json, before: string): WritableField[] {
  return Object.entries(objectIn(schema, 'properties')).flatMap(([name, value]) => {
    const field = resolved(document, value)
    const path = `${before}${name}`
    const rows = isObject(field.items) && isObject(field.items.properties) ? fieldsOf(document, call, field.items, `${path}[0].`) : []
    return [{ call, path, schema: field }, ...rows]
  })
}
