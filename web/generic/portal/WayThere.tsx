import type { ReactNode } from 'react'

interface WayThereProps {
  readonly point: { readonly lat: number; readonly lng: number }
  readonly className?: string
  readonly children: ReactNode
}

/** The way to a point, on a map that every browser opens: addresses of the kind `geo:` are opened by some telephones alone. */
export function WayThere({ point: { lat, lng }, className, children }: WayThereProps) {
  const address = `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`
  return (
    <a className={className} href={address} rel="external noopener">
      {children}
    </a>
  )
}
