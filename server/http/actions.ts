import {
  columnsOf,
  Invalid,
  problemsOfFields,
  withoutBlanks,
  type Action,
  type Complete,
  type Fields,
  type Values,
} from '../../kernel/kernel.ts'
import type { Format } from '../importExport/format.ts'
import type { Call } from '../platform.ts'
import type { Endpoint, Input } from './endpoint.ts'

/** The code of a call. Its input has been checked against the contract; parameters of the path come beside it. */
export type Handler<In extends Fields, Out> = (input: Complete<In, 'wire'>, call: Call, request: Input) => Promise<Out | Response>

/**
 * Gives a contract its code.
 * @param formats of a call that answers files: `format` in the query chooses among these, beside the input
 * @returns the call as the API lists it
 */
export function implement<In extends Fields, Out>(
  action: Action<In, Out>,
  handler: Handler<In, Out>,
  formats?: readonly [Format, ...Format[]],
): Endpoint {
  const hasBody = action.method === 'POST' || action.method === 'PUT'
  return {
    method: action.method,
    path: action.path,
    label: action.label,
    permission: action.permission,
    contract: {
      ...(hasBody ? { body: action.input } : { query: columnsOf(action.input).map(({ name }) => name), asked: action.input }),
      ...(formats ? { answers: 'file', formats } : { answers: 'object' }),
    },
    handle: (call, input) => {
      const asked = [...input.query].filter(([name]) => !(formats && name === 'format'))
      return handler(checked(action, hasBody ? (input.body ?? {}) : Object.fromEntries(asked), call), call, input)
    },
  }
}

function checked<In extends Fields>(action: Action<In>, given: unknown, call: Call): Complete<In, 'wire'> {
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given)
  const values = withoutBlanks(action.input, isObject ? Object.fromEntries(Object.entries(given)) : {})
  requireValid(action.input, values, call)
  return values
}

/** @throws Invalid naming every wrong value; afterwards the values are what the fields say */
function requireValid<In extends Fields>(fields: In, values: Values, { platform }: Call): asserts values is Complete<In, 'wire'> & Values {
  const problems = problemsOfFields(fields, values, 'submit', platform.clock)
  if (problems.length > 0) throw new Invalid(problems)
}
