/** The lines of lookups in the table of `expected.ts`. */
export const lookupStatuses = `Lookup types and their values: the permission alone decides; what belongs to the system stays (7.1, 7.2).
                                                         vis mem ent eng nei cou rev clk oth pla pro eco mgm len ass spo edi pub adm
GET    LookupType/GetListPaged                           401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    LookupType/Export                                 401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    LookupType/Get/{id}                               401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    LookupType/Get/{id} · unknown                     401 403 403 404 404 404 403 404 404 404 404 404 404 404 404 404 403 403 404
POST   LookupType/Create                                 401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
POST   LookupType/Create · empty                         401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 403 400
PUT    LookupType/Update                                 401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
PUT    LookupType/Update · stale                         401 403 403 409 409 409 403 409 409 409 409 409 409 409 409 409 403 403 409
PUT    LookupType/Update · code of the system            401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 403 400
DELETE LookupType/Delete                                 401 403 403 204 204 204 403 204 204 204 204 204 204 204 204 204 403 403 204
DELETE LookupType/Delete · of the system                 401 403 403 409 409 409 403 409 409 409 409 409 409 409 409 409 403 403 409
GET    LookupType/GetUsage/{id}                          401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    LookupType/GetUsage/{id} · unknown                401 403 403 404 404 404 403 404 404 404 404 404 404 404 404 404 403 403 404
GET    LookupType/GetUsages                              401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
POST   LookupType/Import                                 401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
POST   LookupType/Import · wrong                         401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 403 400
GET    Lookup/GetListPaged                               401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    Lookup/Export                                     401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    Lookup/Get/{id}                                   401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    Lookup/Get/{id} · unknown                         401 403 403 404 404 404 403 404 404 404 404 404 404 404 404 404 403 403 404
POST   Lookup/Create                                     401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
POST   Lookup/Create · empty                             401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 403 400
POST   Lookup/Create · of a closed list                  401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 403 400
POST   Lookup/Create · code exists                       401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 403 400
PUT    Lookup/Update                                     401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
PUT    Lookup/Update · stale                             401 403 403 409 409 409 403 409 409 409 409 409 409 409 409 409 403 403 409
DELETE Lookup/Delete                                     401 403 403 204 204 204 403 204 204 204 204 204 204 204 204 204 403 403 204
DELETE Lookup/Delete · of the system                     401 403 403 409 409 409 403 409 409 409 409 409 409 409 409 409 403 403 409
GET    Lookup/GetTypes                                   401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    Lookup/GetByType/{type}                           401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    Lookup/GetByType/{type} · unknown                 401 403 403 404 404 404 403 404 404 404 404 404 404 404 404 404 403 403 404
GET    Lookup/GetUsage/{id}                              401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    Lookup/GetUsage/{id} · unknown                    401 403 403 404 404 404 403 404 404 404 404 404 404 404 404 404 403 403 404
GET    Lookup/GetUsages                                  401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
PUT    Lookup/Reorder                                    401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
PUT    Lookup/Reorder · others by now                    401 403 403 409 409 409 403 409 409 409 409 409 409 409 409 409 403 403 409
PUT    Lookup/Reorder · empty                            401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 403 400
PUT    Lookup/Activate/{id}                              401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
PUT    Lookup/Deactivate/{id}                            401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
POST   Lookup/Import                                     401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
POST   Lookup/Import · wrong                             401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 403 400`
