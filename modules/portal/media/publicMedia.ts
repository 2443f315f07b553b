import { action, ref, returns, text, type WireFor } from '../../define.ts'
import { imageAlbum } from './imageAlbum.ts'
import { slider } from './slider.ts'
import { video } from './video.ts'

/** Whose a public record is, as answers name it beside its id. */
interface Owned {
  readonly id: string
  /** UTC instant. */
  readonly publishedAt: string
  readonly placeNameAr: string | null
  readonly placeNameEn: string | null
}

type VideoItem = WireFor<typeof video>
/** A published video as lists answer it. */
export interface PublicVideo
  extends Owned,
    Pick<
      VideoItem,
      | 'place'
      | 'titleAr'
      | 'titleEn'
      | 'descriptionAr'
      | 'descriptionEn'
      | 'category'
      | 'date'
      | 'source'
      | 'duration'
      | 'thumbnail'
      | 'thumbnailAltAr'
      | 'thumbnailAltEn'
      | 'signLanguage'
      | 'isFeatured'
      | 'isCaptioned'
    > {}
/** A published video as its page shows it. */
export interface VideoFilm
  extends PublicVideo,
    Pick<VideoItem, 'file' | 'url' | 'captionsAr' | 'captionsEn' | 'transcriptAr' | 'transcriptEn' | 'rights'> {}

type AlbumItem = WireFor<typeof imageAlbum>
/** A published album as lists answer it. */
export interface PublicAlbum
  extends Owned,
    Pick<AlbumItem, 'place' | 'titleAr' | 'titleEn' | 'descriptionAr' | 'descriptionEn' | 'category' | 'date' | 'cover' | 'imageCount'> {}
/** A published album with its images. */
export interface AlbumPictures extends PublicAlbum, Pick<AlbumItem, 'images' | 'rights' | 'locationAr' | 'locationEn' | 'event'> {}
/** An image of an album. */
export type AlbumPicture = NonNullable<AlbumItem['images']>[number]

/** A slide as it is shown now. */
export interface Slide
  extends Pick<
    WireFor<typeof slider>,
    | 'titleAr'
    | 'titleEn'
    | 'textAr'
    | 'textEn'
    | 'image'
    | 'mobileImage'
    | 'imageAltAr'
    | 'imageAltEn'
    | 'linkUrl'
    | 'linkLabelAr'
    | 'linkLabelEn'
  > {
  readonly id: string
}

/** A place whose media there are, as filters offer it. */
export interface MediaPlace {
  readonly id: string
  readonly code: string
  readonly nameAr: string
  readonly nameEn: string
  readonly typeCode: number
}
/** What a list of media may be narrowed by: only what leads somewhere. */
export interface MediaFacets {
  /** Ids of the categories that there are. */
  readonly values: readonly number[]
  readonly places: readonly MediaPlace[]
  /** The newest first. */
  readonly years: readonly number[]
}

export const getVideoFacets = action('ما تُصفّى به الفيديوهات', 'What videos may be narrowed by', {
  method: 'GET',
  path: 'Public/Video/GetFacets',
  permission: 'public',
  output: returns<MediaFacets>(),
})

export const getAlbumFacets = action('ما تُصفّى به ألبومات الصور', 'What image albums may be narrowed by', {
  method: 'GET',
  path: 'Public/ImageAlbum/GetFacets',
  permission: 'public',
  output: returns<MediaFacets>(),
})

/** The slides that a page shows now, in their order (section 12.8). */
export const getSlides = action('الشرائح المعروضة', 'Slides that are shown', {
  method: 'GET',
  path: 'Public/Slider',
  permission: 'public',
  input: { placement: text('مكان الظهور', 'Placement').required().max(20) },
  output: returns<{ readonly items: readonly Slide[] }>(),
})

/** Numbers slides 10, 20, 30 … as they are given. */
export const reorderSlides = action('ترتيب الشرائح', 'Put slides in order', {
  method: 'PUT',
  path: 'Slider/Reorder',
  permission: 'Portal.Slider.Reorder',
  input: {
    ids: ref('الشرائح', 'Slides', () => slider)
      .many()
      .required(),
  },
  output: returns<{ readonly count: number }>(),
})

/** Numbers videos 10, 20, 30 … as they are given. */
export const reorderVideos = action('ترتيب الفيديوهات', 'Put videos in order', {
  method: 'PUT',
  path: 'Video/Reorder',
  permission: 'Portal.Video.Reorder',
  input: {
    ids: ref('الفيديوهات', 'Videos', () => video)
      .many()
      .required(),
  },
  output: returns<{ readonly count: number }>(),
})

/** Numbers albums 10, 20, 30 … as they are given. */
export const reorderAlbums = action('ترتيب ألبومات الصور', 'Put image albums in order', {
  method: 'PUT',
  path: 'ImageAlbum/Reorder',
  permission: 'Portal.ImageAlbum.Reorder',
  input: {
    ids: ref('الألبومات', 'Albums', () => imageAlbum)
      .many()
      .required(),
  },
  output: returns<{ readonly count: number }>(),
})
