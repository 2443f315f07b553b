/** The calls of notices and events in the table of `expected.ts`: those of news, and the acts on what is public (portal and administration, sections 12.2 and 12.3). */
export const noticeStatuses = `Notices and events: whose they are and who takes which step as for news.
                                                         vis mem ent eng nei cou rev clk oth pla pro eco mgm len ass spo edi pub adm
GET    Ads/GetListPaged                                  401 403 200 200 200 200 403 200 200 200 200 200 200 200 200 200 200 200 200
GET    Ads/Export                                        401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
GET    Ads/Get/{id}                                      401 403 200 200 404 404 403 200 404 404 404 404 404 404 404 200 200 200 200
GET    Ads/Get/{id} · far                                401 403 404 404 404 404 403 404 200 404 404 404 404 404 404 200 200 200 200
POST   Ads/Create                                        401 403 200 200 403 403 403 403 403 403 403 403 403 403 403 200 200 200 200
POST   Ads/Create · far                                  401 403 403 403 403 403 403 403 403 403 403 403 403 403 403 200 200 200 200
POST   Ads/Create · empty                                401 403 400 400 400 400 403 400 400 400 400 400 400 400 400 400 400 400 400
PUT    Ads/Update                                        401 403 200 200 404 404 403 403 404 404 404 404 404 404 404 200 200 200 200
PUT    Ads/Update · far                                  401 403 404 404 404 404 403 404 403 404 404 404 404 404 404 200 200 200 200
PUT    Ads/Update · stale                                401 403 409 409 404 404 403 403 404 404 404 404 404 404 404 409 409 409 409
DELETE Ads/Delete                                        401 403 403 204 404 404 403 403 404 404 404 404 404 404 404 204 403 403 204
DELETE Ads/Delete · far                                  401 403 403 404 404 404 403 404 403 404 404 404 404 404 404 204 403 403 204
DELETE Ads/Delete · published                            401 403 403 409 404 404 403 403 404 404 404 404 404 404 404 409 403 403 409
PUT    Ads/Submit/{id}                                   401 403 200 200 404 404 403 200 404 404 404 404 404 404 404 200 200 200 200
PUT    Ads/Submit/{id} · sent before                     401 403 409 409 404 404 403 409 404 404 404 404 404 404 404 409 409 409 409
PUT    Ads/Publish/{id}                                  401 403 403 403 404 404 403 403 404 404 404 404 404 404 404 200 403 200 200
PUT    Ads/Publish/{id} · far                            401 403 403 404 404 404 403 404 403 404 404 404 404 404 404 200 403 200 200
PUT    Ads/Publish/{id} · incomplete                     401 403 403 403 404 404 403 403 404 404 404 404 404 404 404 400 403 400 400
PUT    Ads/Publish/{id} · draft                          401 403 403 409 404 404 403 403 404 404 404 404 404 404 404 409 403 409 409
PUT    Ads/Reject/{id}                                   401 403 403 403 404 404 403 403 404 404 404 404 404 404 404 200 403 200 200
PUT    Ads/Reject/{id} · empty                           401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 400 400
PUT    Ads/CancelPublish/{id}                            401 403 403 403 404 404 403 403 404 404 404 404 404 404 404 200 403 200 200
PUT    Ads/CancelPublish/{id} · empty                    401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 400 400
PUT    Ads/CancelPublish/{id} · not published            401 403 403 409 404 404 403 403 404 404 404 404 404 404 404 409 403 409 409
GET    Public/Ads/GetListPaged                           200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/Ads/Get/{id}                               200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/Ads/Get/{id} · never published             404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET    Public/Ads/Get/{id} · withdrawn                   410 410 410 410 410 410 410 410 410 410 410 410 410 410 410 410 410 410 410
GET    Public/Ads/GetFacets                              200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/Ads/GetOfPlace/{placeId}                   200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
PUT    Ads/Extend/{id}                                   401 403 403 403 404 404 403 403 404 404 404 404 404 404 404 200 403 200 200
PUT    Ads/Extend/{id} · empty                           401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 400 400
PUT    Ads/Extend/{id} · not published                   401 403 403 409 404 404 403 403 404 404 404 404 404 404 404 409 403 409 409
PUT    Ads/Close/{id}                                    401 403 403 403 404 404 403 403 404 404 404 404 404 404 404 200 403 200 200
PUT    Ads/Close/{id} · empty                            401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 400 400
PUT    Ads/Close/{id} · not published                    401 403 403 409 404 404 403 403 404 404 404 404 404 404 404 409 403 409 409
GET    Public/Ads/GetByStage                             200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/Ads/GetAround/{id}                         200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/Ads/GetAround/{id} · never published       404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404

GET    Event/GetListPaged                                401 403 200 200 200 200 403 200 200 200 200 200 200 200 200 200 200 200 200
GET    Event/Export                                      401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
GET    Event/Get/{id}                                    401 403 200 200 404 404 403 200 404 404 404 404 404 404 404 200 200 200 200
GET    Event/Get/{id} · far                              401 403 404 404 404 404 403 404 200 404 404 404 404 404 404 200 200 200 200
POST   Event/Create                                      401 403 200 200 403 403 403 403 403 403 403 403 403 403 403 200 200 200 200
POST   Event/Create · far                                401 403 403 403 403 403 403 403 403 403 403 403 403 403 403 200 200 200 200
POST   Event/Create · empty                              401 403 400 400 400 400 403 400 400 400 400 400 400 400 400 400 400 400 400
PUT    Event/Update                                      401 403 200 200 404 404 403 403 404 404 404 404 404 404 404 200 200 200 200
PUT    Event/Update · far                                401 403 404 404 404 404 403 404 403 404 404 404 404 404 404 200 200 200 200
PUT    Event/Update · stale                              401 403 409 409 404 404 403 403 404 404 404 404 404 404 404 409 409 409 409
DELETE Event/Delete                                      401 403 403 204 404 404 403 403 404 404 404 404 404 404 404 204 403 403 204
DELETE Event/Delete · far                                401 403 403 404 404 404 403 404 403 404 404 404 404 404 404 204 403 403 204
DELETE Event/Delete · published                          401 403 403 409 404 404 403 403 404 404 404 404 404 404 404 409 403 403 409
PUT    Event/Submit/{id}                                 401 403 200 200 404 404 403 200 404 404 404 404 404 404 404 200 200 200 200
PUT    Event/Submit/{id} · sent before                   401 403 409 409 404 404 403 409 404 404 404 404 404 404 404 409 409 409 409
PUT    Event/Publish/{id}                                401 403 403 403 404 404 403 403 404 404 404 404 404 404 404 200 403 200 200
PUT    Event/Publish/{id} · far                          401 403 403 404 404 404 403 404 403 404 404 404 404 404 404 200 403 200 200
PUT    Event/Publish/{id} · incomplete                   401 403 403 403 404 404 403 403 404 404 404 404 404 404 404 400 403 400 400
PUT    Event/Publish/{id} · draft                        401 403 403 409 404 404 403 403 404 404 404 404 404 404 404 409 403 409 409
PUT    Event/Reject/{id}                                 401 403 403 403 404 404 403 403 404 404 404 404 404 404 404 200 403 200 200
PUT    Event/Reject/{id} · empty                         401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 400 400
PUT    Event/CancelPublish/{id}                          401 403 403 403 404 404 403 403 404 404 404 404 404 404 404 200 403 200 200
PUT    Event/CancelPublish/{id} · empty                  401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 400 400
PUT    Event/CancelPublish/{id} · not published          401 403 403 409 404 404 403 403 404 404 404 404 404 404 404 409 403 409 409
GET    Public/Event/GetListPaged                         200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/Event/Get/{id}                             200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/Event/Get/{id} · never published           404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET    Public/Event/Get/{id} · withdrawn                 410 410 410 410 410 410 410 410 410 410 410 410 410 410 410 410 410 410 410
GET    Public/Event/GetFacets                            200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/Event/GetOfPlace/{placeId}                 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
PUT    Event/ChangeState/{id}                            401 403 403 403 404 404 403 403 404 404 404 404 404 404 404 200 403 200 200
PUT    Event/ChangeState/{id} · empty                    401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 400 400
PUT    Event/ChangeState/{id} · not published            401 403 403 409 404 404 403 403 404 404 404 404 404 404 404 409 403 409 409
GET    Public/Event/GetBetween                           200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/Event/GetAround/{id}                       200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/Event/GetAround/{id} · never published     404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404`

/** Which of them each list shows whom, as in `seen` of `expected.ts`. */
export const noticesSeen = `
                                       vis mem ent   eng   nei   cou   rev   clk   oth   pla   pro   eco   mgm   len   ass   spo   edi   pub   adm
GET    Ads/GetListPaged                401   403   hH    hH    n     -     403   hHn   fF    -     -     -     -     -     -     hHnfF hHnfF hHnfF hHnfF
GET    Public/Ads/GetListPaged         HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF
GET    Public/Ads/GetOfPlace/{placeId} H     H     H     H     H     H     H     H     H     H     H     H     H     H     H     H     H     H     H
GET    Public/Ads/GetByStage           HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF
GET    Event/GetListPaged              401   403   hH    hH    n     -     403   hHn   fF    -     -     -     -     -     -     hHnfF hHnfF hHnfF hHnfF
GET    Public/Event/GetListPaged       HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF
GET    Public/Event/GetOfPlace/{placeId} H     H     H     H     H     H     H     H     H     H     H     H     H     H     H     H     H     H     H
GET    Public/Event/GetBetween         HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF
`
