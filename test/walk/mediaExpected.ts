/** The calls of videos, albums, slides and success stories in the table of `expected.ts`. */
export const mediaStatuses = `Videos and albums: portal 5.2 says whose they are; outside public relations nobody publishes what his place has made, nor puts them in order.
                                                         vis mem ent eng nei cou rev clk oth pla pro eco mgm len ass spo edi pub adm
GET    Video/GetListPaged                                401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 200 200 200
GET    Video/Export                                      401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 200 200 200
GET    Video/Get/{id}                                    401 403 403 200 404 404 403 200 404 404 404 404 404 404 404 200 200 200 200
POST   Video/Create                                      401 403 403 200 403 403 403 403 403 403 403 403 403 403 403 200 200 200 200
POST   Video/Create · empty                              401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 400 400 400
PUT    Video/Update                                      401 403 403 200 404 404 403 403 404 404 404 404 404 404 404 200 200 200 200
PUT    Video/Update · stale                              401 403 403 409 404 404 403 403 404 404 404 404 404 404 404 409 409 409 409
PUT    Video/Publish/{id}                                401 403 403 403 404 404 403 403 404 404 404 404 404 404 404 200 403 200 200
PUT    Video/CancelPublish/{id}                          401 403 403 403 404 404 403 403 404 404 404 404 404 404 404 200 403 200 200
PUT    Video/Reorder                                     401 403 403 403 403 403 403 403 403 403 403 403 403 403 403 200 403 200 200
PUT    Video/Reorder · empty                             401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 400 400
DELETE Video/Delete                                      401 403 403 204 404 404 403 403 404 404 404 404 404 404 404 204 403 204 204
GET    Public/Video/GetListPaged                         200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/Video/GetFacets                            200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/Video/Get/{id}                             200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/Video/Get/{id} · not published             404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET    ImageAlbum/GetListPaged                           401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 200 200 200
GET    ImageAlbum/Export                                 401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 200 200 200
GET    ImageAlbum/Get/{id}                               401 403 403 200 404 404 403 200 404 404 404 404 404 404 404 200 200 200 200
POST   ImageAlbum/Create                                 401 403 403 200 403 403 403 403 403 403 403 403 403 403 403 200 200 200 200
POST   ImageAlbum/Create · empty                         401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 400 400 400
PUT    ImageAlbum/Update                                 401 403 403 200 404 404 403 403 404 404 404 404 404 404 404 200 200 200 200
PUT    ImageAlbum/Update · stale                         401 403 403 409 404 404 403 403 404 404 404 404 404 404 404 409 409 409 409
PUT    ImageAlbum/Publish/{id}                           401 403 403 403 404 404 403 403 404 404 404 404 404 404 404 200 403 200 200
PUT    ImageAlbum/CancelPublish/{id}                     401 403 403 403 404 404 403 403 404 404 404 404 404 404 404 200 403 200 200
PUT    ImageAlbum/Reorder                                401 403 403 403 403 403 403 403 403 403 403 403 403 403 403 200 403 200 200
PUT    ImageAlbum/Reorder · empty                        401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 400 400
DELETE ImageAlbum/Delete                                 401 403 403 204 404 404 403 403 404 404 404 404 404 404 404 204 403 204 204
GET    Public/ImageAlbum/GetListPaged                    200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/ImageAlbum/GetFacets                       200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/ImageAlbum/Get/{id}                        200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/ImageAlbum/Get/{id} · not published        404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404

Slides: the permission alone decides; they belong to no place.
                                                         vis mem ent eng nei cou rev clk oth pla pro eco mgm len ass spo edi pub adm
GET    Slider/GetListPaged                               401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 200 200 200
GET    Slider/Export                                     401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 200 200 200
GET    Slider/Get/{id}                                   401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 200 200 200
POST   Slider/Create                                     401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 200 200 200
POST   Slider/Create · empty                             401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 400 400 400
PUT    Slider/Update                                     401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 200 200 200
PUT    Slider/Update · stale                             401 403 403 409 409 409 403 409 409 409 409 409 409 409 409 409 409 409 409
PUT    Slider/Publish/{id}                               401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    Slider/CancelPublish/{id}                         401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    Slider/Reorder                                    401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    Slider/Reorder · empty                            401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 400 400
DELETE Slider/Delete                                     401 403 403 204 204 204 403 204 204 204 204 204 204 204 204 204 403 204 204
GET    Public/Slider                                     200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/Slider · no such page                      400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400
GET    Public/Slider/GetListPaged                        200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/Slider/Get/{id}                            200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/Slider/Get/{id} · not published            404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404

Success stories: as news (portal 5.2, 11.2).
                                                         vis mem ent eng nei cou rev clk oth pla pro eco mgm len ass spo edi pub adm
GET    SuccessStory/GetListPaged                         401 403 200 200 200 200 403 200 200 200 200 200 200 200 200 200 200 200 200
GET    SuccessStory/Export                               401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
GET    SuccessStory/Get/{id}                             401 403 200 200 404 404 403 200 404 404 404 404 404 404 404 200 200 200 200
GET    SuccessStory/Get/{id} · far                       401 403 404 404 404 404 403 404 200 404 404 404 404 404 404 200 200 200 200
POST   SuccessStory/Create                               401 403 200 200 403 403 403 403 403 403 403 403 403 403 403 200 200 200 200
POST   SuccessStory/Create · empty                       401 403 400 400 400 400 403 400 400 400 400 400 400 400 400 400 400 400 400
PUT    SuccessStory/Update                               401 403 200 200 404 404 403 403 404 404 404 404 404 404 404 200 200 200 200
PUT    SuccessStory/Update · stale                       401 403 409 409 404 404 403 403 404 404 404 404 404 404 404 409 409 409 409
DELETE SuccessStory/Delete                               401 403 403 204 404 404 403 403 404 404 404 404 404 404 404 204 403 403 204
PUT    SuccessStory/Submit/{id}                          401 403 200 200 404 404 403 200 404 404 404 404 404 404 404 200 200 200 200
PUT    SuccessStory/Publish/{id}                         401 403 403 403 404 404 403 403 404 404 404 404 404 404 404 200 403 200 200
PUT    SuccessStory/Publish/{id} · incomplete            401 403 403 403 404 404 403 403 404 404 404 404 404 404 404 400 403 400 400
PUT    SuccessStory/Reject/{id}                          401 403 403 403 404 404 403 403 404 404 404 404 404 404 404 200 403 200 200
PUT    SuccessStory/Reject/{id} · empty                  401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 400 400
PUT    SuccessStory/CancelPublish/{id}                   401 403 403 403 404 404 403 403 404 404 404 404 404 404 404 200 403 200 200
PUT    SuccessStory/CancelPublish/{id} · empty           401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 400 400
GET    Public/SuccessStory/GetListPaged                  200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/SuccessStory/GetFacets                     200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/SuccessStory/Get/{id}                      200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/SuccessStory/Get/{id} · never published    404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET    Public/SuccessStory/Get/{id} · withdrawn          410 410 410 410 410 410 410 410 410 410 410 410 410 410 410 410 410 410 410
GET    Public/SuccessStory/GetFiles/{id}                 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200`
