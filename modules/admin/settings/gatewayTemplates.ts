/** What the request to an SMS gateway over HTTP is made of. */
export interface GatewayTemplates {
  readonly method: string
  readonly url: string
  readonly body: string
}

/**
 * Which placeholders the request lacks: without the receiver and the text a gateway may well answer with success, and nothing is sent.
 * A GET has no body, so its address alone counts (portal and administration, section 8.2).
 */
export function gatewayLacks({ method, url, body }: GatewayTemplates): readonly ('{to}' | '{text}')[] {
  const said = method === 'GET' ? url : `${url}\n${body}`
  const to = /\{to(Digits)?\}/.test(said) ? [] : (['{to}'] as const)
  return [...to, ...(said.includes('{text}') ? [] : (['{text}'] as const))]
}
