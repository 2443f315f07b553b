import * as z from 'zod'
import { isObject, objectIn, type Json } from './json.ts'
import type { Answer } from './client.ts'

/** The API document, asked whether an answer is as it says. */
export interface Document {
  readonly json: Json
  /** What an answer has that is not documented, or lacks that is. @param call `PUT News/Publish/{id}` */
  problemsOf(call: string, answer: Answer): string[]
}

/** Reads a document. */
export function documentOf(json: Json): Document {
  const validators = new Map<string, z.ZodType>()
  const definitions = readable(objectIn(json, 'components', 'schemas'))
  return {
    json,
    problemsOf(call, answer) {
      const [method = '', path = ''] = call.split(' ')
      const responses = objectIn(json, 'paths', `/${path}`, method.toLowerCase(), 'responses')
      const found = responses[answer.status] ?? (answer.status === 423 || answer.status === 410 ? responses.default : undefined)
      if (found === undefined) return [`answers ${answer.status}, which is not documented`]
      if (answer.status === 204) return answer.text === '' ? [] : ['answers 204 with a text']
      const response = resolved(json, found)
      const content = objectIn(response, 'content')
      const type = answer.headers.get('content-type')?.replace(/;.*/, '') ?? ''
      // A file of one of the documented kinds.
      if (type !== 'application/json' && type in content) return []
      const schema = content['application/json']
      if (!isObject(schema)) return answer.body === undefined ? [] : ['answers JSON, which is not documented']
      const key = JSON.stringify(schema)
      const validator = validators.get(key) ?? validatorOf(definitions, objectIn(schema, 'schema'))
      validators.set(key, validator)
      const parsed = validator.safeParse(answer.body)
      return parsed.success ? [] : parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`)
    },
  }
}

/** What a reference points to; anything else is itself. @throws Error when it points to nothing */
export function resolved(json: Json, value: unknown): Json {
  const reference = isObject(value) ? value.$ref : undefined
  return typeof reference === 'string' ? objectIn(json, ...reference.replace(/^#\//, '').split('/')) : objectIn(value)
}

/** The schema with the definitions that it rests on: the library copies all that it is given, and there are hundreds. */
function validatorOf(definitions: Json, schema: Json): z.ZodType {
  const needed: Record<string, unknown> = {}
  const own = readable(schema)
  const need = (value: unknown) => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/\$defs\/([^"/]+)"/g)) {
      if (name in needed) continue
      needed[name] = definitions[name]
      need(definitions[name])
    }
  }
  need(own)
  return z.fromJSONSchema(JSON.parse(JSON.stringify({ ...own, $defs: needed })))
}

/** As the library reads it: it knows definitions under `$defs` only, and patterns without classes of Unicode. */
function readable(schema: Json): Json {
  const text = JSON.stringify(schema, (key: string, value: unknown) =>
    key === 'pattern' && String(value).includes('\\p{') ? undefined : value,
  )
  return objectIn(JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')))
}
