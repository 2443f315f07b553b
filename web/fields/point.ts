import { latinDigits } from '../../kernel/kernel.ts'

const degrees = String.raw`(-?\d{1,3}(?:\.\d+)?)`
/** How addresses of maps name a point: the one that is marked before the middle of what is shown. */
const inAddresses = [
  new RegExp(`!3d${degrees}!4d${degrees}`),
  new RegExp(`[?&]mlat=${degrees}&mlon=${degrees}`),
  new RegExp(`[?&](?:q|query|ll|destination)=(?:loc:)?${degrees}(?:,|%2C)\\+?${degrees}`, 'i'),
  new RegExp(`@${degrees},${degrees}`),
  new RegExp(`#map=[\\d.]+/${degrees}/${degrees}`),
  new RegExp(`^geo:${degrees},${degrees}`, 'i'),
]
const alone = new RegExp(`^\\(?${degrees}\\s*°?\\s*N?\\s*[,;\\s]\\s*${degrees}\\s*°?\\s*E?\\)?$`, 'i')
const unseen = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** The point that somebody has copied: two numbers, latitude first, or the address of a map; undefined where it is none. */
export function pointIn(text: string): { lat: number; lng: number } | undefined {
  const plain = latinDigits(text).replaceAll('\u066B', '.').replaceAll('\u060C', ',').replaceAll(unseen, '').trim()
  const patterns = /^(https?|geo):/i.test(plain) ? inAddresses : [alone]
  const [, lat, lng] = patterns.map(pattern => pattern.exec(plain)).find(match => match !== null) ?? []
  if (lat === undefined || lng === undefined || Math.abs(Number(lat)) > 90 || Math.abs(Number(lng)) > 180) return undefined
  return { lat: rounded(lat), lng: rounded(lng) }
}

/** A millionth of a degree is less than a step. */
function rounded(degree: string): number {
  return Math.round(Number(degree) * 1e6) / 1e6
}
