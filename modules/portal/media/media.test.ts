import { describe, expect, test } from 'vitest'
import { lookupCode, toldOf } from '../../../test/rules.ts'
import type { Values } from '../../define.ts'
import { albumRows } from './albumRows.ts'
import { imageAlbum } from './imageAlbum.ts'
import { slider } from './slider.ts'
import { video } from './video.ts'

const file = '0198c0de-0000-7000-8000-000000000001'
const source = (word: string) => lookupCode('videoSource', word)

/** Records with which nothing is wrong. */
const film = {
  titleAr: 'جولة في محطة المياه',
  category: lookupCode('videoCategory', 'project'),
  date: '2026-03-01',
  source: source('youtube'),
  url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  rights: lookupCode('mediaRights', 'owned'),
}
const album = {
  titleAr: 'صور محطة المياه',
  category: lookupCode('albumCategory', 'projects'),
  date: '2026-03-01',
  images: [{ image: file, altAr: 'خزان المحطة وأنابيبها' }],
  rights: lookupCode('mediaRights', 'owned'),
}
const slide = { titleAr: 'صور من المحطات', image: file, placement: lookupCode('sliderPlacement', 'home') }

const told = {
  video: (change: Values) => toldOf(video, { ...film, ...change }, 'submit'),
  album: (change: Values) => toldOf(imageAlbum, { ...album, ...change }, 'submit'),
  slide: (change: Values) => toldOf(slider, { ...slide, ...change }, 'submit'),
}

test('a video by its link, an album of one picture and a slide are saved', () => {
  expect([told.video({}), told.album({}), told.slide({})]).toEqual([{}, {}, {}])
})
test('an uploaded video needs no link', () => expect(told.video({ source: source('uploaded'), url: null, file: [file] })).toEqual({}))
test.each(['0:12', '10:34', '1:02:30'])('a video may last %s', duration => expect(told.video({ duration })).toEqual({}))

describe('what is refused, at its field', () => {
  test.each<[rule: string, kind: keyof typeof told, change: Values, at: string, en: string]>([
    ['an uploaded video has its file', 'video', { source: source('uploaded'), url: null }, 'file', 'Upload the file of the video'],
    ['any other video has its link', 'video', { url: null }, 'url', 'Enter the link of the video'],
    [
      'a link leads to the site that the source names',
      'video',
      { url: 'https://vimeo.com/123456789' },
      'url',
      'The link is none of the chosen source, or no https address',
    ],
    ['a film of another site has no file here', 'video', { file: [file] }, 'file', 'Video file does not apply here'],
    ['a length is minutes and seconds', 'video', { duration: '75 min' }, 'duration', 'Duration (minutes:seconds) has a wrong format'],
    ['a thumbnail is described', 'video', { thumbnail: file }, 'thumbnailAltAr', 'Every image needs an alternative text'],
    ['no video is of tomorrow', 'video', { date: '2026-03-28' }, 'date', 'Date must not be later than 2026-03-27'],
    ['an album has a picture', 'album', { images: [] }, 'images', 'Add at least one table row'],
    [
      'an album has one cover',
      'album',
      { images: [1, 2].map(() => ({ ...album.images[0], isCover: true })) },
      'images',
      'An album has one cover: choose one image',
    ],
    ['each picture is described', 'album', { images: [{ image: file }] }, 'images[0].altAr', 'Alternative text (Arabic) is required'],
    [
      'an album has at most 100 pictures',
      'album',
      { images: Array.from({ length: 101 }, () => album.images[0]) },
      'images',
      'Images: at most 100 entries',
    ],
    ['a link of a slide has a label', 'slide', { linkUrl: '/news' }, 'linkLabelAr', 'Write the label of the link'],
    [
      'a link of a slide is encrypted',
      'slide',
      { linkUrl: 'http://example.org', linkLabelAr: 'افتح' },
      'linkUrl',
      'Link has a wrong format',
    ],
    [
      'a slide ends after it begins',
      'slide',
      { publishAt: '2026-04-01T06:00:00.000Z', expireAt: '2026-04-01T06:00:00.000Z' },
      'expireAt',
      'Until must be later than From',
    ],
  ])('%s', (_rule, kind, change, at, en) => expect(told[kind](change)[at]?.[1]).toBe(en))
})

describe('the list of albums', () => {
  /** How many places albums take where rows are of two. */
  const placesOf = (years: readonly string[]) =>
    albumRows(years).reduce((sum, { isLarge, isWhole }) => sum + (isLarge || isWhole ? 2 : 1), 0)

  test.each([...Array(11).keys()].map(at => at + 2))('has no hole on a phone: %s albums of one year or of several', count => {
    for (const perYear of [1, 2, 3, 5, 12]) {
      const years = Array.from({ length: count }, (_one, at) => String(2026 - Math.floor(at / perYear)))
      expect([perYear, placesOf(years) % 2]).toEqual([perYear, 0])
    }
  })

  test.each([...Array(13).keys()].map(at => at + 1))('lets no album stand alone in the last row of a wide page: %s of one year', count => {
    const places = albumRows(Array.from({ length: count }, () => '2026'))
    const cells = places.reduce((sum, { isLarge, isAlone }) => sum + (isLarge || isAlone ? 4 : 1), 0)
    expect(count < 6 || cells % 4 !== 1).toBe(true)
    expect(places.filter(({ isAlone }) => isAlone).length).toBe(count > 5 && (count - 1) % 4 === 1 ? 1 : 0)
  })

  test('has the first album of each year large, and one that is alone there as the others', () => {
    expect(albumRows(['2026', '2026', '2025', '2024', '2024', '2024']).map(({ isLarge }) => isLarge)).toEqual([
      true,
      false,
      false,
      true,
      false,
      false,
    ])
  })
})
