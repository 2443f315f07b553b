import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import sharp from 'sharp'

/** What programs that come to the portal are told of it. */
export interface WellKnownOptions {
  readonly productName: () => readonly [ar: string, en: string]
  readonly slogan: () => readonly [ar: string, en: string]
  readonly ownerName: () => readonly [ar: string, en: string]
  /** Id of the icon's file; null: the product's own. */
  readonly favicon: () => string | null
  /** Where one writes; empty: by the portal's own form. */
  readonly email: () => string
  /** Without a slash at its end. */
  readonly originOf: (request: Request) => string
  /** File of the product's own icon, SVG. */
  readonly icon: string
}

const sizes = [192, 512] as const
/** What programs ask for that read no page: the icon of a tab, and of a telephone's first screen. px */
const byName = { '/favicon.ico': 48, '/apple-touch-icon.png': 180, '/apple-touch-icon-precomposed.png': 180 } as const

/** `/manifest.webmanifest` with its icons, `/.well-known/security.txt` (RFC 9116) and `/humans.txt` (portal and administration, section 17). */
export function serveWellKnown(options: WellKnownOptions): Hono {
  const app = new Hono()
  const icons = new Map<number, Promise<Buffer>>()
  const anHour = 'public, max-age=3600'
  app.get('/manifest.webmanifest', c => {
    const [name] = options.productName()
    const own = options.favicon()
    return c.body(
      JSON.stringify({
        id: '/',
        name: `${name} - ${options.ownerName()[0]}`,
        short_name: name,
        description: options.slogan()[0],
        lang: 'ar',
        dir: 'rtl',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: '#fbf9f4',
        theme_color: '#475227',
        icons: [
          ...(own === null ? [] : [{ src: `/api/Attachment/GetByte/${own}`, sizes: 'any' }]),
          ...sizes.map(size => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any maskable' })),
        ],
      }),
      200,
      { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': anHour },
    )
  })
  const drawn = async (size: number) => {
    const icon = icons.get(size) ?? drawnIcon(options.icon, size)
    icons.set(size, icon)
    return new Uint8Array(await icon)
  }
  const asPicture = { 'content-type': 'image/png', 'cache-control': anHour }
  for (const size of sizes) app.get(`/icon-${size}.png`, async c => c.body(await drawn(size), 200, asPicture))
  for (const [path, size] of Object.entries(byName))
    app.get(path, async c => {
      const own = options.favicon()
      return own === null ? c.body(await drawn(size), 200, asPicture) : c.redirect(`/api/Attachment/GetByte/${own}`)
    })
  app.get('/.well-known/security.txt', c => {
    const origin = options.originOf(c.req.raw)
    const email = options.email()
    return c.text(
      [
        `Contact: ${email === '' ? `${origin}/contactUs` : `mailto:${email}`}`,
        `Expires: ${inAYear()}`,
        'Preferred-Languages: ar, en',
        `Canonical: ${origin}/.well-known/security.txt`,
        '',
      ].join('\n'),
      200,
      { 'cache-control': anHour },
    )
  })
  app.get('/humans.txt', c => {
    const [[ar, en], [product, productEn]] = [options.ownerName(), options.productName()]
    return c.text(`${ar} / ${en}\n${product} / ${productEn}\n${options.originOf(c.req.raw)}/\n`, 200, { 'cache-control': anHour })
  })
  return app
}

/** The icon with room around it, so that a device may cut it round. */
async function drawnIcon(file: string, size: number): Promise<Buffer> {
  const inner = Math.floor((size * 0.64) / 15) * 15
  const mark = await sharp(readFileSync(file), { density: (72 * inner) / 15 })
    .resize(inner, inner, { kernel: 'nearest' })
    .png()
    .toBuffer()
  return sharp({ create: { width: size, height: size, channels: 3, background: '#fbf9f4' } })
    .composite([{ input: mark, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** RFC 9116 asks for less than a year ahead; midnight, so that the text is the same all day. */
function inAYear(): string {
  const at = new Date()
  return `${new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 11, at.getUTCDate())).toISOString().slice(0, 19)}Z`
}
