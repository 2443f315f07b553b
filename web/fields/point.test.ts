import { expect, test } from 'vitest'
import { pointIn } from './point.ts'

test.each([
  ['31.9, 35.2', 31.9, 35.2],
  ['31.9038 35.2034', 31.9038, 35.2034],
  [' (31.903812345,35.2) ', 31.903812, 35.2],
  ['31.9038° N, 35.2034° E', 31.9038, 35.2034],
  ['٣١٫٩، ٣٥٫٢', 31.9, 35.2],
  ['\u200E31.9, 35.2\u200E', 31.9, 35.2],
  ['https://www.google.com/maps/@31.9038,35.2034,17z', 31.9038, 35.2034],
  ['https://www.google.com/maps/place/X/@31.95,35.25,17z/data=!3m1!4b1!8m2!3d31.9038!4d35.2034', 31.9038, 35.2034],
  ['https://www.google.com/maps/search/?api=1&query=31.9038%2C35.2034', 31.9038, 35.2034],
  ['https://maps.google.com/?q=31.9038,35.2034', 31.9038, 35.2034],
  ['https://www.openstreetmap.org/#map=17/31.9038/35.2034', 31.9038, 35.2034],
  ['https://www.openstreetmap.org/?mlat=31.9&mlon=35.2#map=17/31.95/35.25', 31.9, 35.2],
  ['geo:31.9,35.2?z=17', 31.9, 35.2],
])('%s is a point', (text, lat, lng) => {
  expect(pointIn(text)).toEqual({ lat, lng })
})

test.each([
  '',
  '31.9',
  '31.9,',
  'رام الله',
  '131.9, 35.2',
  '31.9, 235.2',
  '1, 2, 3',
  'https://maps.app.goo.gl/abc',
  'https://example.org/31.9,35.2',
])('«%s» is none, and is pasted as it is', text => {
  expect(pointIn(text)).toBeUndefined()
})
