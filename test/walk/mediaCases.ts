import { albumBody, sliderBody, storyBody, videoBody } from './bodies.ts'
import { owners, type Want } from './records.ts'
import type { CallerName, Scene } from './scene.ts'
import { create, empty, get, lists, note, plain, publicly, remove, removed, stale, step, update, type Case } from './trials.ts'

/** How the calls of videos, albums, slides and success stories are tried. */
export const mediaCases: Readonly<Record<string, Case>> = {
  ...lists('Video'),
  'GET Video/Get/{id}': get('video home unpublished'),
  'POST Video/Create': create('Video', scene => videoBody(scene, owners.home)),
  'POST Video/Create · empty': empty('POST', 'Video/Create'),
  'PUT Video/Update': update('video home unpublished', { signLanguage: true }),
  'PUT Video/Update · stale': stale('video home unpublished', { signLanguage: true }),
  'PUT Video/Publish/{id}': step('video home unpublished', 'Publish'),
  'PUT Video/CancelPublish/{id}': step('video home published', 'CancelPublish'),
  ...ordered('Video', 'video home unpublished'),
  'DELETE Video/Delete': remove('video home unpublished'),
  'GET Public/Video/GetListPaged': async () => plain('GET', 'Public/Video/GetListPaged'),
  'GET Public/Video/GetFacets': async () => plain('GET', 'Public/Video/GetFacets'),
  'GET Public/Video/Get/{id}': publicly('Get', 'video home published'),
  'GET Public/Video/Get/{id} · not published': publicly('Get', 'video home unpublished'),

  ...lists('ImageAlbum'),
  'GET ImageAlbum/Get/{id}': get('imageAlbum home unpublished'),
  'POST ImageAlbum/Create': created('ImageAlbum', (scene, caller) => albumBody(scene, uploader(scene, caller), owners.home)),
  'POST ImageAlbum/Create · empty': empty('POST', 'ImageAlbum/Create'),
  'PUT ImageAlbum/Update': update('imageAlbum home unpublished', { titleEn: 'Pictures of the pumping station' }),
  'PUT ImageAlbum/Update · stale': stale('imageAlbum home unpublished', { titleEn: 'Pictures of the station' }),
  'PUT ImageAlbum/Publish/{id}': step('imageAlbum home unpublished', 'Publish'),
  'PUT ImageAlbum/CancelPublish/{id}': step('imageAlbum home published', 'CancelPublish'),
  ...ordered('ImageAlbum', 'imageAlbum home unpublished'),
  'DELETE ImageAlbum/Delete': remove('imageAlbum home unpublished'),
  'GET Public/ImageAlbum/GetListPaged': async () => plain('GET', 'Public/ImageAlbum/GetListPaged'),
  'GET Public/ImageAlbum/GetFacets': async () => plain('GET', 'Public/ImageAlbum/GetFacets'),
  'GET Public/ImageAlbum/Get/{id}': publicly('Get', 'imageAlbum home published'),
  'GET Public/ImageAlbum/Get/{id} · not published': publicly('Get', 'imageAlbum home unpublished'),

  ...lists('Slider'),
  'GET Slider/Get/{id}': get('slider spare unpublished'),
  'POST Slider/Create': created('Slider', (scene, caller) => sliderBody(scene, uploader(scene, caller))),
  'POST Slider/Create · empty': empty('POST', 'Slider/Create'),
  'PUT Slider/Update': update('slider spare unpublished', { titleEn: 'Pictures' }),
  'PUT Slider/Update · stale': stale('slider spare unpublished', { titleEn: 'Pictures still' }),
  'PUT Slider/Publish/{id}': step('slider spare unpublished', 'Publish'),
  'PUT Slider/CancelPublish/{id}': step('slider spare published', 'CancelPublish'),
  ...ordered('Slider', 'slider spare unpublished'),
  'DELETE Slider/Delete': remove('slider spare unpublished'),
  'GET Public/Slider': async () => plain('GET', 'Public/Slider?placement=home'),
  'GET Public/Slider · no such page': async () => plain('GET', 'Public/Slider?placement=nowhere'),
  'GET Public/Slider/GetListPaged': async () => plain('GET', 'Public/Slider/GetListPaged'),
  'GET Public/Slider/Get/{id}': publicly('Get', 'slider spare published'),
  'GET Public/Slider/Get/{id} · not published': publicly('Get', 'slider spare unpublished'),

  ...lists('SuccessStory'),
  'GET SuccessStory/Get/{id}': get('successStory home sent'),
  'GET SuccessStory/Get/{id} · far': get('successStory far sent'),
  'POST SuccessStory/Create': create('SuccessStory', scene => storyBody(scene, owners.home)),
  'POST SuccessStory/Create · empty': empty('POST', 'SuccessStory/Create'),
  'PUT SuccessStory/Update': update('successStory home sent', { canReplicate: true }),
  'PUT SuccessStory/Update · stale': stale('successStory home sent', { canReplicate: true }),
  'DELETE SuccessStory/Delete': remove('successStory home sent'),
  'PUT SuccessStory/Submit/{id}': step('successStory home draft', 'Submit'),
  'PUT SuccessStory/Publish/{id}': step('successStory home sent', 'Publish'),
  'PUT SuccessStory/Publish/{id} · incomplete': step('successStory home bare', 'Publish'),
  'PUT SuccessStory/Reject/{id}': (scene, records, caller) =>
    step('successStory home sent', 'Reject', { reason: scene.lookup('contentRejectionReason', 'language'), note })(scene, records, caller),
  'PUT SuccessStory/Reject/{id} · empty': step('successStory home sent', 'Reject', {}),
  'PUT SuccessStory/CancelPublish/{id}': step('successStory home published', 'CancelPublish', { note }),
  'PUT SuccessStory/CancelPublish/{id} · empty': step('successStory home published', 'CancelPublish', {}),
  'GET Public/SuccessStory/GetListPaged': async () => plain('GET', 'Public/SuccessStory/GetListPaged'),
  'GET Public/SuccessStory/GetFacets': async () => plain('GET', 'Public/SuccessStory/GetFacets'),
  'GET Public/SuccessStory/Get/{id}': publicly('Get', 'successStory home published'),
  'GET Public/SuccessStory/Get/{id} · never published': publicly('Get', 'successStory home sent'),
  'GET Public/SuccessStory/Get/{id} · withdrawn': publicly('Get', 'successStory home withdrawn'),
  'GET Public/SuccessStory/GetFiles/{id}': publicly('GetFiles', 'successStory home published'),
}

/** A record of a kind is put in order. */
function ordered(calls: string, want: Want): Readonly<Record<string, Case>> {
  const path = `${calls}/Reorder`
  return {
    [`PUT ${path}`]: async (_scene, records) => plain('PUT', path, { ids: [(await records.take(want)).id] }),
    [`PUT ${path} · empty`]: empty('PUT', path),
  }
}

/** A picture is put into a record by who uploaded it. */
function created(calls: string, bodyOf: (scene: Scene, caller: CallerName) => Promise<Record<string, unknown>>): Case {
  return async (scene, _records, caller) => ({
    request: { method: 'POST', path: `${calls}/Create`, body: await bodyOf(scene, caller) },
    undo: ({ body }) => removed(scene, calls, body),
  })
}

/** Who may not write such records uploads nothing for them: then the administrator does. */
function uploader(scene: Scene, caller: CallerName) {
  return ['visitor', 'member', 'dataEntry', 'reviewer'].includes(caller) ? scene.as('administrator') : scene.as(caller)
}
