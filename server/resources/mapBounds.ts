import { columnsOf, problemAt, type Column, type Fields, type Problem, type Values } from '../../kernel/kernel.ts'

/** Where points may lie, in degrees. */
export interface MapBounds {
  readonly south: number
  readonly north: number
  readonly west: number
  readonly east: number
}

/**
 * Points outside the bounds, each at its field or in its row. Where a point lay before it may stay: bounds are a setting, and narrower ones
 * make no record unwritable.
 */
export function problemsOfPoints(fields: Fields, values: Values, before: Values | undefined, bounds: MapBounds): Problem[] {
  return columnsOf(fields).flatMap(column => {
    const [value, known] = [values[column.name], before?.[column.name]]
    if (column.field.kind === 'geoPoint') return problemOfPoint(column, column.name, value, [known], bounds)
    const inner = columnsOf(column.field.fields ?? {}).filter(({ field }) => field.kind === 'geoPoint')
    if (inner.length === 0 || !Array.isArray(value)) return []
    return inner.flatMap(point => {
      const knownPoints = Array.isArray(known) ? known.map(row => row?.[point.name]) : []
      return value.flatMap((row, index) =>
        problemOfPoint(point, `${column.name}[${index}].${point.name}`, row?.[point.name], knownPoints, bounds),
      )
    })
  })
}

function problemOfPoint({ label }: Column, at: string, value: unknown, known: readonly unknown[], bounds: MapBounds): Problem[] {
  const point = pointIn(value)
  if (!point || isWithin(point, bounds) || known.some(other => isSamePoint(point, pointIn(other)))) return []
  return [problemAt(at, 'locationBounds', label)]
}

type Point = readonly [lat: number, lng: number]

function isWithin([lat, lng]: Point, { south, north, west, east }: MapBounds): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east
}

function isSamePoint(one: Point, other: Point | undefined): boolean {
  return one[0] === other?.[0] && one[1] === other[1]
}

/** What is no point is said elsewhere. */
function pointIn(value: unknown): Point | undefined {
  if (typeof value !== 'object' || value === null || !('lat' in value) || !('lng' in value)) return undefined
  return typeof value.lat === 'number' && typeof value.lng === 'number' ? [value.lat, value.lng] : undefined
}

/** The bounds of a setting; undefined when it was written by hand and is none. */
export function boundsIn(value: unknown): MapBounds | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { south, north, west, east }: Partial<Record<keyof MapBounds, unknown>> = value
  if (![south, north, west, east].every(side => typeof side === 'number' && Number.isFinite(side))) return undefined
  return { south: Number(south), north: Number(north), west: Number(west), east: Number(east) }
}
