/** The calls of gate messages in the table of `expected.ts`. */
export const gateStatuses = `Gate messages: the permission alone decides; they belong to no place. What is shown to citizens is everybody's, what is shown to staff is theirs.
                                                         vis mem ent eng nei cou rev clk oth pla pro eco mgm len ass spo edi pub adm
GET    GateMessage/GetListPaged                          401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
GET    GateMessage/Export                                401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
GET    GateMessage/Get/{id}                              401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
POST   GateMessage/Create                                401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
POST   GateMessage/Create · empty                        401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 400 400
PUT    GateMessage/Update                                401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    GateMessage/Update · stale                        401 403 403 409 409 409 403 409 409 409 409 409 409 409 409 409 403 409 409
PUT    GateMessage/Publish/{id}                          401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    GateMessage/CancelPublish/{id}                    401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    GateMessage/Reorder                               401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    GateMessage/Reorder · empty                       401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 400 400
DELETE GateMessage/Delete                                401 403 403 204 204 204 403 204 204 204 204 204 204 204 204 204 403 204 204
GET    GateMessage/GetForStaff                           401 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/GateMessage                                200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/GateMessage · of the dashboard             400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400
GET    Public/GateMessage/GetListPaged                   200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/GateMessage/Get/{id}                       200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/GateMessage/Get/{id} · not published       404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404`
