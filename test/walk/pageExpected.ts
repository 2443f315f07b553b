/** The calls of menus, static pages, the sections about the ministry and contact points in the table of `expected.ts`. */
export const pageStatuses = `Menus, pages and contact points: the permission alone decides; they belong to no place.
                                                         vis mem ent eng nei cou rev clk oth pla pro eco mgm len ass spo edi pub adm
GET    Menu/GetListPaged                                 401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
GET    Menu/Export                                       401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
GET    Menu/Get/{id}                                     401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
POST   Menu/Create                                       401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
POST   Menu/Create · empty                               401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 400 400
PUT    Menu/Update                                       401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    Menu/Update · stale                               401 403 403 409 409 409 403 409 409 409 409 409 409 409 409 409 403 409 409
PUT    Menu/Publish/{id}                                 401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    Menu/CancelPublish/{id}                           401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    Menu/Reorder                                      401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    Menu/Reorder · empty                              401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 400 400
DELETE Menu/Delete                                       401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
GET    Public/Menu/GetListPaged                          200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/Menu/Get/{id}                              200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/Menu/Get/{id} · not published              404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET    Menu/GetTree                                      401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
GET    Public/Menu                                       200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200

                                                         vis mem ent eng nei cou rev clk oth pla pro eco mgm len ass spo edi pub adm
GET    StaticPage/GetListPaged                           401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
GET    StaticPage/Export                                 401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
GET    StaticPage/Get/{id}                               401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
POST   StaticPage/Create                                 401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
POST   StaticPage/Create · empty                         401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 400 400
PUT    StaticPage/Update                                 401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    StaticPage/Update · stale                         401 403 403 409 409 409 403 409 409 409 409 409 409 409 409 409 403 409 409
PUT    StaticPage/Publish/{id}                           401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    StaticPage/CancelPublish/{id}                     401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
DELETE StaticPage/Delete                                 401 403 403 204 204 204 403 204 204 204 204 204 204 204 204 204 403 204 204
GET    StaticPage/GetVersions/{id}                       401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    StaticPage/Restore/{id}/{number}                  401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    StaticPage/Restore/{id}/{number} · unknown        401 403 403 404 404 404 403 404 404 404 404 404 404 404 404 404 403 404 404
GET    Public/StaticPage/GetListPaged                    200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/StaticPage/Get/{id}                        200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/StaticPage/Get/{id} · not published        404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET    Public/StaticPage/GetBySlug/{slug}                200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/StaticPage/GetBySlug/{slug} · unknown      404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404

                                                         vis mem ent eng nei cou rev clk oth pla pro eco mgm len ass spo edi pub adm
GET    AboutUs/GetListPaged                              401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
GET    AboutUs/Export                                    401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
GET    AboutUs/Get/{id}                                  401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
POST   AboutUs/Create                                    401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
POST   AboutUs/Create · empty                            401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 400 400
PUT    AboutUs/Update                                    401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    AboutUs/Update · stale                            401 403 403 409 409 409 403 409 409 409 409 409 409 409 409 409 403 409 409
PUT    AboutUs/Publish/{id}                              401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    AboutUs/CancelPublish/{id}                        401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    AboutUs/Reorder                                   401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    AboutUs/Reorder · empty                           401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 400 400
DELETE AboutUs/Delete                                    401 403 403 204 204 204 403 204 204 204 204 204 204 204 204 204 403 204 204
GET    AboutUs/GetVersions/{id}                          401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    AboutUs/Restore/{id}/{number}                     401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    AboutUs/Restore/{id}/{number} · unknown           401 403 403 404 404 404 403 404 404 404 404 404 404 404 404 404 403 404 404
GET    Public/AboutUs/GetListPaged                       200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/AboutUs/Get/{id}                           200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/AboutUs/Get/{id} · not published           404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET    Public/AboutUs/GetSections                        200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200

                                                         vis mem ent eng nei cou rev clk oth pla pro eco mgm len ass spo edi pub adm
GET    ContactPoint/GetListPaged                         401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
GET    ContactPoint/Export                               401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
GET    ContactPoint/Get/{id}                             401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
POST   ContactPoint/Create                               401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
POST   ContactPoint/Create · empty                       401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 400 400
PUT    ContactPoint/Update                               401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    ContactPoint/Update · stale                       401 403 403 409 409 409 403 409 409 409 409 409 409 409 409 409 403 409 409
PUT    ContactPoint/Publish/{id}                         401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    ContactPoint/CancelPublish/{id}                   401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    ContactPoint/Reorder                              401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    ContactPoint/Reorder · empty                      401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 400 400
DELETE ContactPoint/Delete                               401 403 403 204 204 204 403 204 204 204 204 204 204 204 204 204 403 204 204
GET    Public/ContactPoint/GetListPaged                  200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/ContactPoint/Get/{id}                      200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/ContactPoint/Get/{id} · not published      404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET    Public/ContactPoint/GetDirectory                  200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200

Entry templates: the permission alone decides; by which template a form is asked, everybody who writes one is told.
                                                         vis mem ent eng nei cou rev clk oth pla pro eco mgm len ass spo edi pub adm
GET    EntryTemplate/GetListPaged                        401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
GET    EntryTemplate/Export                              401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
GET    EntryTemplate/Get/{id}                            401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
POST   EntryTemplate/Create                              401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
POST   EntryTemplate/Create · empty                      401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 400 400
PUT    EntryTemplate/Update                              401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    EntryTemplate/Update · stale                      401 403 403 409 409 409 403 409 409 409 409 409 409 409 409 409 403 409 409
DELETE EntryTemplate/Delete                              401 403 403 204 204 204 403 204 204 204 204 204 204 204 204 204 403 204 204
POST   EntryTemplate/Copy/{id}                           401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
POST   EntryTemplate/Copy/{id} · unknown                 401 403 403 404 404 404 403 404 404 404 404 404 404 404 404 404 403 404 404
PUT    EntryTemplate/SetDefault/{id}                     401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    EntryTemplate/SetDefault/{id} · unknown           401 403 403 404 404 404 403 404 404 404 404 404 404 404 404 404 403 404 404
GET    EntryTemplate/GetDefault                          401 403 200 200 200 200 403 200 200 200 200 200 200 200 200 200 200 200 200
GET    EntryTemplate/GetDefault · no module              401 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400
GET    Public/EntryTemplate                              200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/EntryTemplate · unknown                    400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400

Councils: what everybody may know of them.
                                                         vis mem ent eng nei cou rev clk oth pla pro eco mgm len ass spo edi pub adm
GET    Public/Council/GetList                            200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/Council/Get/{id}                           200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/Council/Get/{id} · unknown                 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404`
