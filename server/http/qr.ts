import { Hono } from 'hono'
import { encode } from 'uqr'

/** So long is an address that still makes a code which a telephone reads from paper. */
const longest = 500

/**
 * `/qr.svg?of={path}`: the address of a page of this portal as a code, fetched by a browser that prints it (portal and administration, section
 * 14.2). It leads to this portal alone: nobody makes a code of ours that leads elsewhere.
 * @param originOf without a slash at its end
 */
export function serveQr(originOf: (request: Request) => string): Hono {
  const app = new Hono()
  app.get('/qr.svg', c => {
    const path = c.req.query('of') ?? ''
    if (!path.startsWith('/') || path.length > longest) return c.notFound()
    return c.body(drawn(originOf(c.req.raw) + path), 200, {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
    })
  })
  return app
}

function drawn(address: string): string {
  const { data, size } = encode(address, { ecc: 'M', border: 4 })
  const dark = data.flatMap((row, y) =>
    [...row.map(Number).join('').matchAll(/1+/g)].map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`),
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark.join('')}"/></svg>`
  )
}
