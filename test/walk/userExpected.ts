// The part of the table in expected.ts that tells of users and roles; its columns are named there.

/** Call × caller → status. */
export const statusesOfUsers = `
Users: delegates (authority, council, directorate, fund, association) reach those of their own places alone, the ministry all (portal and
administration 1.4, 2.4). Accounts of administrators are changed by administrators.
                                                         vis mem ent eng nei cou rev clk oth pla pro eco mgm len ass spo edi pub adm
GET    User/GetListPaged                                 401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    User/Export                                       401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    User/Get/{id}                                     401 403 403 200 404 404 403 200 404 200 200 200 200 404 404 200 403 403 200
GET    User/Get/{id} · far                               401 403 403 404 404 404 403 404 200 200 200 200 200 404 404 200 403 403 200
GET    User/Get/{id} · of the ministry                   401 403 403 404 404 404 403 404 404 200 200 200 200 404 404 200 403 403 200
POST   User/Create                                       401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
POST   User/Create · empty                               401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 403 400
PUT    User/Update                                       401 403 403 200 404 404 403 200 404 200 200 200 200 404 404 200 403 403 200
PUT    User/Update · far                                 401 403 403 404 404 404 403 404 200 200 200 200 200 404 404 200 403 403 200
PUT    User/Update · stale                               401 403 403 409 404 404 403 409 404 409 409 409 409 404 404 409 403 403 409
DELETE User/Delete                                       401 403 403 204 404 404 403 204 404 204 204 204 204 404 404 204 403 403 204
DELETE User/Delete · far                                 401 403 403 404 404 404 403 404 204 204 204 204 204 404 404 204 403 403 204
PUT    User/SetRoles/{id}                                401 403 403 200 404 404 403 200 404 200 200 200 200 404 404 200 403 403 200
PUT    User/SetRoles/{id} · far                          401 403 403 404 404 404 403 404 200 200 200 200 200 404 404 200 403 403 200
PUT    User/SetRoles/{id} · of the administration        401 403 403 403 404 404 403 403 404 403 403 403 403 404 404 403 403 403 400
PUT    User/SetRoles/{id} · empty                        401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 403 400
GET    User/GetPlaces/{id}                               401 403 403 200 404 404 403 200 404 200 200 200 200 404 404 200 403 403 200
GET    User/GetPlaces/{id} · far                         401 403 403 404 404 404 403 404 200 200 200 200 200 404 404 200 403 403 200
PUT    User/SetPlaces/{id}                               401 403 403 200 404 404 403 200 404 200 200 200 200 404 404 200 403 403 200
PUT    User/SetPlaces/{id} · elsewhere                   401 403 403 400 404 404 403 400 404 200 200 200 200 404 404 200 403 403 200
PUT    User/SetPlaces/{id} · none                        401 403 403 400 404 404 403 400 404 400 400 400 400 404 404 400 403 403 400
PUT    User/Activate/{id}                                401 403 403 200 404 404 403 200 404 200 200 200 200 404 404 200 403 403 200
PUT    User/Activate/{id} · active                       401 403 403 409 404 404 403 409 404 409 409 409 409 404 404 409 403 403 409
PUT    User/Deactivate/{id}                              401 403 403 200 404 404 403 200 404 200 200 200 200 404 404 200 403 403 200
PUT    User/Deactivate/{id} · empty                      401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 403 400
PUT    User/Deactivate/{id} · himself                    401 403 403 409 409 409 403 409 409 409 409 409 409 409 409 409 403 403 409
PUT    User/Deactivate/{id} · an administrator           401 403 403 404 404 404 403 404 404 403 403 403 403 404 404 403 403 403 409
PUT    User/Unlock/{id}                                  401 403 403 200 404 404 403 200 404 200 200 200 200 404 404 200 403 403 200
PUT    User/Unlock/{id} · far                            401 403 403 404 404 404 403 404 200 200 200 200 200 404 404 200 403 403 200
GET    User/GetSessions/{id}                             401 403 403 200 404 404 403 200 404 200 200 200 200 404 404 200 403 403 200
GET    User/GetSessions/{id} · far                       401 403 403 404 404 404 403 404 200 200 200 200 200 404 404 200 403 403 200
PUT    User/RevokeSessions/{id}                          401 403 403 204 404 404 403 204 404 204 204 204 204 404 404 204 403 403 204
PUT    User/RevokeSessions/{id} · far                    401 403 403 404 404 404 403 404 204 204 204 204 204 404 404 204 403 403 204
GET    User/GetImportTemplate                            401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
POST   User/Import                                       401 403 403 200 400 400 403 200 400 200 200 200 200 400 400 200 403 403 200
POST   User/Import · only looked at                      401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
POST   User/Import · no file                             401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 403 400
GET    User/GetByPlace                                   401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    User/ExportByPlace                                401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200

Roles: their permission alone decides; the role of the system stays as it is.
                                                         vis mem ent eng nei cou rev clk oth pla pro eco mgm len ass spo edi pub adm
GET    Role/GetListPaged                                 401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    Role/Export                                       401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    Role/Get/{id}                                     401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
POST   Role/Create                                       401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
POST   Role/Create · empty                               401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 403 400
PUT    Role/Update                                       401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
PUT    Role/Update · stale                               401 403 403 409 409 409 403 409 409 409 409 409 409 409 409 409 403 403 409
PUT    Role/Update · of the system                       401 403 403 409 409 409 403 409 409 409 409 409 409 409 409 409 403 403 409
DELETE Role/Delete                                       401 403 403 204 204 204 403 204 204 204 204 204 204 204 204 204 403 403 204
DELETE Role/Delete · held                                401 403 403 409 409 409 403 409 409 409 409 409 409 409 409 409 403 403 409
PUT    Role/SetPermissions/{id}                          401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
PUT    Role/SetPermissions/{id} · unknown                401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 403 400
PUT    Role/SetPermissions/{id} · of the system          401 403 403 409 409 409 403 409 409 409 409 409 409 409 409 409 403 403 409
POST   Role/Copy/{id}                                    401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
POST   Role/Copy/{id} · empty                            401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 403 400
POST   Role/Copy/{id} · code with a space                401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 403 400
GET    Role/GetSelect                                    401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    Role/GetUsers/{id}                                401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
PUT    Role/AddUsers/{id}                                401 403 403 200 404 404 403 200 404 200 200 200 200 404 404 200 403 403 200
PUT    Role/AddUsers/{id} · empty                        401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 403 400
PUT    Role/RemoveUsers/{id}                             401 403 403 200 404 404 403 200 404 200 200 200 200 404 404 200 403 403 200
PUT    Role/RemoveUsers/{id} · empty                     401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 403 400
PUT    Role/Replace/{id}                                 401 403 403 403 403 403 403 403 403 200 200 200 200 403 403 200 403 403 200
PUT    Role/Replace/{id} · empty                         401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 403 400
`
