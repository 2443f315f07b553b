import { encode } from 'uqr'

/** A picture that a telephone reads, drawn here: what stands in it goes nowhere else. @param label what it holds, for who does not see it */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const rows = data.map(row => row.map(isDark => (isDark ? '1' : '0')).join(''))
  const dark = rows.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`),
  )
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
