/** The calls of the interface's texts in the table of `expected.ts`. */
export const textStatuses = `Texts of the interface: the permission alone decides (portal and administration, 10.4); they belong to no place.
                                                         vis mem ent eng nei cou rev clk oth pla pro eco mgm len ass spo edi pub adm
GET    InterfaceText/GetListPaged                        401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    InterfaceText/GetListPaged · wrong                401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 403 400
GET    InterfaceText/Export                              401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    InterfaceText/Get/{id}                            401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    InterfaceText/Get/{id} · unknown                  401 403 403 404 404 404 403 404 404 404 404 404 404 404 404 404 403 403 404
PUT    InterfaceText/Update                              401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
PUT    InterfaceText/Update · missing variable           401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 403 400
PUT    InterfaceText/Update · stale                      401 403 403 409 409 409 403 409 409 409 409 409 409 409 409 409 403 403 409
PUT    InterfaceText/Restore/{id}                        401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
PUT    InterfaceText/Restore/{id} · unknown              401 403 403 404 404 404 403 404 404 404 404 404 404 404 404 404 403 403 404`
