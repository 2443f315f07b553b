import type { CallerName } from './scene.ts'

// This table is written by hand from the rules, for reading: what each call answers each caller. The walk compares the program with it.
// Sources: places 0.5 (sheets), 1.1-1.5 (places, reach, memberships), 2.1 (authorities); portal and administration 2.3 (the check),
// 5.2 (whose content), 5.3 (roles), 11.2 (transitions).
//
// A record of `home` belongs to Jenin, `near` to its neighbour in the same directorate, `far` to Hebron. Without a session 401; without
// the permission 403; what a caller may not see answers 404, what he sees and may not write 403.

/** Who stands in which column. */
export const columns = {
  vis: 'visitor', //         nobody signed in
  mem: 'member', //          Jenin, no permission
  ent: 'dataEntry', //       Jenin, data entry (role of 5.3)
  eng: 'engineer', //        Jenin, every permission
  nei: 'neighbour', //       Ya'bad, every permission
  cou: 'council', //         the council that Jenin is a member of, every permission
  rev: 'reviewer', //        Jenin's directorate, reviewer (role of 5.3)
  clk: 'clerk', //           Jenin's directorate, every permission
  oth: 'otherClerk', //      Hebron's directorate, every permission
  pla: 'planner', //         development planning, every permission
  pro: 'projects', //        projects, every permission
  eco: 'economist', //       local economic development, every permission
  mgm: 'councilManager', //  councils management, every permission
  len: 'lender', //          lending fund, every permission
  ass: 'association', //     association of authorities, every permission
  spo: 'spokesman', //       public relations, every permission
  edi: 'editor', //          public relations, content editor (role of 5.3)
  pub: 'publisher', //       public relations, content publisher (role of 5.3)
  adm: 'administrator',
} as const satisfies Record<string, CallerName>

/** Call × caller → status. A variant of a call stands behind a dot. */
export const statuses = `
                                                         vis mem ent eng nei cou rev clk oth pla pro eco mgm len ass spo edi pub adm
POST   Account/Login                                     200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
POST   Account/Login · wrong password                    400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400
POST   Account/Logout                                    401 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204
GET    Account/Me                                        401 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
PUT    Account/SetActivePlace/{userPlaceId}              401 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
PUT    Account/SetActivePlace/{userPlaceId} · another's  401 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET    Public/Lookup/GetByType/{type}                    200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/Lookup/GetByType/{type} · unknown          404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET    openapi.json                                      200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/Site                                       200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/Home                                       200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/Search                                     200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Desk/Find                                         401 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Desk/Counterpart                                  401 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/Config                                     200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200

The system: the permission alone decides. While a backup is under way no other begins; a ticket for none opens none.
GET    System/GetStatus                                  401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    System/GetBackups                                 401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
POST   System/TakeBackup                                 401 403 403 409 409 409 403 409 409 409 409 409 409 409 409 409 403 403 409
POST   System/GetBackupTicket/{id}                       401 403 403 404 404 404 403 404 404 404 404 404 404 404 404 404 403 403 404
POST   System/GetBackupTicket/{id} · no password         401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 403 400
GET    System/DownloadBackup/{id}                        404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET    System/DownloadBackup/{id} · no ticket            400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400
DELETE System/DeleteBackup                               401 403 403 404 404 404 403 404 404 404 404 404 404 404 404 404 403 403 404

The audit: the permission alone decides; its holders here are auditors too. A record's history is also its readers', and of what is no record nobody's.
                                                         vis mem ent eng nei cou rev clk oth pla pro eco mgm len ass spo edi pub adm
GET    AuditLog/GetListPaged                             401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    AuditLog/GetListPaged · wrong                     401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 403 400
GET    AuditLog/GetChoices                               401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    AuditLog/Get/{id}                                 401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    AuditLog/Get/{id} · unknown                       401 403 403 404 404 404 403 404 404 404 404 404 404 404 404 404 403 403 404
GET    AuditLog/GetRequest/{requestId}                   401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    AuditLog/GetRoots                                 401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
POST   AuditLog/Verify                                   401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    AuditLog/Export                                   401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    AuditLog/GetRecent                                401 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Home/GetFigures                                   401 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    AuditLog/GetRecordHistory                         401 404 404 200 200 200 404 200 200 200 200 200 200 200 200 200 404 404 200
GET    Public/AuditRoots                                 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200

Settings: the permission alone decides; they belong to no place.
                                                         vis mem ent eng nei cou rev clk oth pla pro eco mgm len ass spo edi pub adm
GET    Config/GetListPaged                               401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    Config/Get/{id}                                   401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    Config/Get/{id} · unknown                         401 403 403 404 404 404 403 404 404 404 404 404 404 404 404 404 403 403 404
PUT    Config/UpdateGroup                                401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
PUT    Config/UpdateGroup · out of bounds                401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 403 400
PUT    Config/UpdateGroup · changed by another           401 403 403 409 409 409 403 409 409 409 409 409 409 409 409 409 403 403 409
GET    Config/History/{id}                               401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
PUT    Config/Restore/{id}/{historyId}                   401 403 403 404 404 404 403 404 404 404 404 404 404 404 404 404 403 403 404
POST   Config/Test/{channel}                             401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
POST   Config/Test/{channel} · unknown                   401 403 403 404 404 404 403 404 404 404 404 404 404 404 404 404 403 403 404

One's own account (portal and administration 1.5, 3): everybody with a session has one. Each is tried with a twin of the caller, whom it may change.
                                                         vis mem ent eng nei cou rev clk oth pla pro eco mgm len ass spo edi pub adm
GET    Account/GetProfile                                401 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Account/MyData                                    401 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
PUT    Account/UpdateProfile                             401 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
PUT    Account/UpdateProfile · without password          401 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400
POST   Account/SendEmailLink                             401 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
POST   Account/ConfirmEmail                              401 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400
POST   Account/SendPhoneCode                             401 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
POST   Account/ConfirmPhone                              401 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400
POST   Account/ChangePassword                            401 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204
POST   Account/ChangePassword · too short                401 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400
GET    Account/Sessions                                  401 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
DELETE Account/Sessions                                  401 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204
DELETE Account/Sessions · another's                      401 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
POST   Account/RevokeOtherSessions                       401 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
POST   Account/TwoFactor/Begin                           401 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
POST   Account/TwoFactor/Confirm                         401 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400
POST   Account/TwoFactor/Disable                         401 409 409 409 409 409 409 409 409 409 409 409 409 409 409 409 409 409 409
POST   Account/TwoFactor/NewRecoveryCodes                401 409 409 409 409 409 409 409 409 409 409 409 409 409 409 409 409 409 409

Coming into an account without a session: what proves nothing is answered alike, whoever sends it.
                                                         vis mem ent eng nei cou rev clk oth pla pro eco mgm len ass spo edi pub adm
GET    Public/Altcha                                     200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/CommonPasswords                            200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
POST   Account/LoginTwoFactor                            400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400
POST   Account/SendRecoveryCode                          400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400
POST   Account/ResendRecoveryCode                        400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400
POST   Account/VerifyRecoveryCode                        400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400
POST   Account/SendRecoveryEmail                         400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400
POST   Account/ResetPassword                             400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400
POST   Account/FindLink                                  400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400
POST   Account/SendInviteCode                            400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400
POST   Account/AcceptInvite                              400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400
POST   Account/RequestInvitation                         204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204

How others come into their accounts: who administers whom is said in 1.4. The user works for Jenin alone.
                                                         vis mem ent eng nei cou rev clk oth pla pro eco mgm len ass spo edi pub adm
PUT    User/Invite/{id}                                  401 403 403 200 404 404 403 200 404 200 200 200 200 404 404 200 403 403 200
PUT    User/ResetPassword/{id}                           401 403 403 200 404 404 403 200 404 200 200 200 200 404 404 200 403 403 200
PUT    User/ResetTwoFactor/{id}                          401 403 403 200 404 404 403 200 404 200 200 200 200 404 404 200 403 403 200
PUT    User/Invite/{id} · accepted                       401 403 403 409 404 404 403 409 404 409 409 409 409 404 404 409 403 403 409

Files: who may write such a record uploads for it; who sees the record sees its file; to anybody else it does not exist.
                                                         vis mem ent eng nei cou rev clk oth pla pro eco mgm len ass spo edi pub adm
POST   Attachment/Upload                                 401 403 200 200 200 200 403 200 200 200 200 200 200 200 200 200 200 200 200
POST   Attachment/Upload · for an authority              401 403 200 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
POST   Attachment/Upload · no picture                    401 403 400 400 400 400 403 400 400 400 400 400 400 400 400 400 400 400 400
GET    Attachment/Get/{id}                               200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Attachment/Get/{id} · of an item under review     404 404 200 200 404 404 404 200 404 404 404 404 404 404 404 200 200 200 200
GET    Attachment/GetByte/{id}                           200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Attachment/GetByte/{id} · of an item under review 404 404 200 200 404 404 404 200 404 404 404 404 404 404 404 200 200 200 200
GET    Attachment/GetByte/{id} · of a withdrawn item     404 404 200 200 404 404 404 200 404 404 404 404 404 404 404 200 200 200 200
GET    Attachment/GetByteByModuleId/{id}                 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Attachment/GetByteByModuleId/{id} · under review  404 404 200 200 404 404 404 200 404 404 404 404 404 404 404 200 200 200 200
GET    Attachment/GetLogoByteByCode/{code}               200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Attachment/GetLogoByteByCode/{code} · unpublished 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET    Attachment/GetPublishedList                       200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Attachment/GetTicket/{id}                         401 404 200 200 404 404 404 200 404 404 404 404 404 404 404 200 200 200 200
DELETE Attachment/Delete                                 401 404 204 204 204 204 404 204 204 204 204 204 204 204 204 204 204 204 204
DELETE Attachment/Delete · another's                     401 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 204
DELETE Attachment/Delete · in use                        401 404 409 409 404 404 404 409 404 404 404 404 404 404 404 409 409 409 409

The register of places: the permission decides, and the ministry's departments keep it (places 1.1).
                                                         vis mem ent eng nei cou rev clk oth pla pro eco mgm len ass spo edi pub adm
GET    Place/GetSelect                                   401 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/Place/GetByCode/{code}                     200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/Place/GetByCode/{code} · unknown           404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET    Public/Place/GetNamed                             200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/Place/GetNamed · empty                     400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400
GET    Place/GetListPaged                                401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    Place/Export                                      401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    Place/Get/{id}                                    401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    Place/Get/{id} · unknown                          401 403 403 404 404 404 403 404 404 404 404 404 404 404 404 404 403 403 404
POST   Place/Create                                      401 403 403 403 403 403 403 403 403 200 200 200 200 403 403 200 403 403 200
POST   Place/Create · empty                              401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 403 400
PUT    Place/Update                                      401 403 403 403 403 403 403 403 403 200 200 200 200 403 403 200 403 403 200
PUT    Place/Update · stale                              401 403 403 403 403 403 403 403 403 409 409 409 409 403 403 409 403 403 409
DELETE Place/Delete                                      401 403 403 403 403 403 403 403 403 204 204 204 204 403 403 204 403 403 204
DELETE Place/Delete · in use                             401 403 403 403 403 403 403 403 403 409 409 409 409 403 403 409 403 403 409

The files of authorities: places 1.3 says who reaches them, 2.1 who makes, publishes and deletes them.
                                                         vis mem ent eng nei cou rev clk oth pla pro eco mgm len ass spo edi pub adm
GET    LocalComm/GetListPaged                            401 403 200 200 200 200 200 200 200 200 200 200 200 200 200 200 403 403 200
GET    LocalComm/Export                                  401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    LocalComm/Get/{id}                                401 403 200 200 404 200 200 200 404 200 200 200 200 404 404 404 403 403 200
GET    LocalComm/Get/{id} · far                          401 403 404 404 404 404 404 404 200 200 200 200 200 404 404 404 403 403 200
GET    LocalComm/Get/{id} · far, published               401 403 404 404 404 404 404 404 200 200 200 200 200 200 200 200 403 403 200
GET    LocalComm/GetByCode/{code}                        401 403 200 200 404 200 200 200 404 200 200 200 200 404 404 404 403 403 200
GET    LocalComm/GetByCode/{code} · far                  401 403 404 404 404 404 404 404 200 200 200 200 200 404 404 404 403 403 200
POST   LocalComm/Create                                  401 403 403 403 403 403 403 200 403 200 403 403 403 403 403 403 403 403 200
POST   LocalComm/Create · far                            401 403 403 403 403 403 403 403 200 200 403 403 403 403 403 403 403 403 200
POST   LocalComm/Create · empty                          401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 403 400
PUT    LocalComm/Update                                  401 403 200 200 404 403 403 200 404 200 403 403 403 404 404 404 403 403 200
PUT    LocalComm/Update · far                            401 403 404 404 404 404 403 404 200 200 403 403 403 404 404 404 403 403 200
PUT    LocalComm/Update · stale                          401 403 409 409 404 403 403 409 404 409 403 403 403 404 404 404 403 403 409
DELETE LocalComm/Delete                                  401 403 403 404 404 404 403 204 404 204 403 403 403 404 404 404 403 403 204
DELETE LocalComm/Delete · in use                         401 403 403 409 404 403 403 409 404 409 403 403 403 404 404 404 403 403 409
PUT    LocalComm/Publish/{id}                            401 403 403 403 404 403 403 200 404 200 403 403 403 404 404 404 403 403 200
PUT    LocalComm/Publish/{id} · far                      401 403 403 404 404 404 403 404 200 200 403 403 403 404 404 404 403 403 200
PUT    LocalComm/Publish/{id} · incomplete               401 403 403 404 404 404 403 400 404 400 403 403 403 404 404 404 403 403 400
PUT    LocalComm/CancelPublish/{id}                      401 403 403 403 404 403 403 200 404 200 403 403 403 403 403 403 403 403 200
PUT    LocalComm/CancelPublish/{id} · far                401 403 403 404 404 404 403 404 200 200 403 403 403 403 403 403 403 403 200
GET    Public/LocalComm/GetListPaged                     200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/LocalComm/Get/{id}                         200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/LocalComm/Get/{id} · unpublished           404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET    Public/LocalComm/GetByCode/{code}                 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/LocalComm/GetByCode/{code} · unpublished   404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET    Public/LocalComm/GetPoints                        200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/LocalComm/Export                           200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200

Memberships are part of the council's file: places 1.3, the column of council files. «Home» is the council that Jenin is a member of.
                                                         vis mem ent eng nei cou rev clk oth pla pro eco mgm len ass spo edi pub adm
GET    CouncilMembership/GetListPaged                    401 403 403 200 200 200 200 200 200 200 200 200 200 200 200 200 403 403 200
GET    CouncilMembership/Export                          401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    CouncilMembership/Get/{id}                        401 403 403 200 404 200 200 200 404 200 200 200 200 200 200 200 403 403 200
GET    CouncilMembership/Get/{id} · far                  401 403 403 404 404 404 404 404 200 200 200 200 200 200 200 200 403 403 200
POST   CouncilMembership/Create                          401 403 403 403 403 200 403 403 403 403 403 403 200 403 403 403 403 403 200
POST   CouncilMembership/Create · empty                  401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 403 400
PUT    CouncilMembership/Update                          401 403 403 403 404 200 403 403 404 403 403 403 200 403 403 403 403 403 200
PUT    CouncilMembership/Update · far                    401 403 403 404 404 404 403 404 403 403 403 403 200 403 403 403 403 403 200
DELETE CouncilMembership/Delete                          401 403 403 403 404 204 403 403 404 403 403 403 204 403 403 403 403 403 204

The yearly water sheet: places 1.3 and 0.5. What is not verified, fund, association and public relations do not see.
                                                         vis mem ent eng nei cou rev clk oth pla pro eco mgm len ass spo edi pub adm
GET    WaterYear/GetListPaged                            401 403 200 200 200 200 200 200 200 200 200 200 200 200 200 200 403 403 200
GET    WaterYear/Export                                  401 403 200 200 200 200 200 200 200 200 200 200 200 200 200 200 403 403 200
GET    WaterYear/Get/{id}                                401 403 200 200 404 200 200 200 404 200 200 200 200 404 404 404 403 403 200
GET    WaterYear/Get/{id} · far                          401 403 404 404 404 404 404 404 200 200 200 200 200 404 404 404 403 403 200
GET    WaterYear/Get/{id} · verified                     401 403 200 200 404 200 200 200 404 200 200 200 200 200 200 200 403 403 200
POST   WaterYear/Create                                  401 403 200 200 403 403 403 200 403 403 403 403 403 403 403 403 403 403 200
POST   WaterYear/Create · far                            401 403 403 403 403 403 403 403 200 403 403 403 403 403 403 403 403 403 200
POST   WaterYear/Create · no authority named             401 403 200 200 200 403 403 400 400 403 403 403 403 403 403 403 403 403 400
POST   WaterYear/Create · empty                          401 403 400 400 400 400 403 400 400 400 400 400 400 400 400 400 403 403 400
PUT    WaterYear/Update                                  401 403 200 200 404 403 403 200 404 403 403 403 403 404 404 404 403 403 200
PUT    WaterYear/Update · far                            401 403 404 404 404 404 403 404 200 403 403 403 403 404 404 404 403 403 200
PUT    WaterYear/Update · stale                          401 403 409 409 404 403 403 409 404 403 403 403 403 404 404 404 403 403 409
PUT    WaterYear/Update · submitted                      401 403 409 409 404 403 403 409 404 200 200 200 200 404 404 404 403 403 200
DELETE WaterYear/Delete                                  401 403 204 204 404 403 403 204 404 403 403 403 403 404 404 404 403 403 204
DELETE WaterYear/Delete · far                            401 403 404 404 404 404 403 404 204 403 403 403 403 404 404 404 403 403 204
DELETE WaterYear/Delete · verified                       401 403 409 409 404 403 403 409 404 403 403 403 403 403 403 403 403 403 409
PUT    WaterYear/Submit/{id}                             401 403 200 200 404 403 403 200 404 403 403 403 403 404 404 404 403 403 200
PUT    WaterYear/Submit/{id} · far                       401 403 404 404 404 404 403 404 200 403 403 403 403 404 404 404 403 403 200
PUT    WaterYear/Withdraw/{id}                           401 403 200 200 404 403 403 403 404 403 403 403 403 404 404 404 403 403 200
PUT    WaterYear/Verify/{id}                             401 403 403 403 404 403 200 200 404 200 200 200 200 404 404 404 403 403 200
PUT    WaterYear/Verify/{id} · far                       401 403 403 404 404 404 404 404 200 200 200 200 200 404 404 404 403 403 200
PUT    WaterYear/Verify/{id} · draft                     401 403 403 403 404 403 409 409 404 409 409 409 409 404 404 404 403 403 409
PUT    WaterYear/Return/{id}                             401 403 403 403 404 403 200 200 404 200 200 200 200 404 404 404 403 403 200
PUT    WaterYear/Return/{id} · empty                     401 403 403 400 400 400 400 400 400 400 400 400 400 400 400 400 403 403 400
PUT    WaterYear/Reopen/{id}                             401 403 403 403 404 403 200 200 404 200 200 200 200 403 403 403 403 403 200
PUT    WaterYear/Reopen/{id} · empty                     401 403 403 400 400 400 400 400 400 400 400 400 400 400 400 400 403 403 400
GET    Public/WaterYear/GetListPaged                     200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/WaterYear/Get/{id}                         200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/WaterYear/Get/{id} · draft                 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404

News: portal 5.2 says whose they are, 11.2 who takes which step. Nobody decides on what he sent himself, but the administrator.
                                                         vis mem ent eng nei cou rev clk oth pla pro eco mgm len ass spo edi pub adm
GET    News/GetListPaged                                 401 403 200 200 200 200 403 200 200 200 200 200 200 200 200 200 200 200 200
GET    News/Export                                       401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
GET    News/Get/{id}                                     401 403 200 200 404 404 403 200 404 404 404 404 404 404 404 200 200 200 200
GET    News/Get/{id} · far                               401 403 404 404 404 404 403 404 200 404 404 404 404 404 404 200 200 200 200
POST   News/Create                                       401 403 200 200 403 403 403 403 403 403 403 403 403 403 403 200 200 200 200
POST   News/Create · far                                 401 403 403 403 403 403 403 403 403 403 403 403 403 403 403 200 200 200 200
POST   News/Create · empty                               401 403 400 400 400 400 403 400 400 400 400 400 400 400 400 400 400 400 400
PUT    News/Update                                       401 403 200 200 404 404 403 403 404 404 404 404 404 404 404 200 200 200 200
PUT    News/Update · far                                 401 403 404 404 404 404 403 404 403 404 404 404 404 404 404 200 200 200 200
PUT    News/Update · stale                               401 403 409 409 404 404 403 403 404 404 404 404 404 404 404 409 409 409 409
DELETE News/Delete                                       401 403 403 204 404 404 403 403 404 404 404 404 404 404 404 204 403 403 204
DELETE News/Delete · far                                 401 403 403 404 404 404 403 404 403 404 404 404 404 404 404 204 403 403 204
DELETE News/Delete · published                           401 403 403 409 404 404 403 403 404 404 404 404 404 404 404 409 403 403 409
PUT    News/Submit/{id}                                  401 403 200 200 404 404 403 200 404 404 404 404 404 404 404 200 200 200 200
PUT    News/Submit/{id} · sent before                    401 403 409 409 404 404 403 409 404 404 404 404 404 404 404 409 409 409 409
PUT    News/Publish/{id}                                 401 403 403 403 404 404 403 403 404 404 404 404 404 404 404 200 403 200 200
PUT    News/Publish/{id} · far                           401 403 403 404 404 404 403 404 403 404 404 404 404 404 404 200 403 200 200
PUT    News/Publish/{id} · his own                       401 403 403 403 403 403 403 403 403 403 403 403 403 403 403 403 403 403 200
PUT    News/Publish/{id} · incomplete                    401 403 403 403 404 404 403 403 404 404 404 404 404 404 404 400 403 400 400
PUT    News/Publish/{id} · draft                         401 403 403 409 404 404 403 403 404 404 404 404 404 404 404 409 403 409 409
PUT    News/Reject/{id}                                  401 403 403 403 404 404 403 403 404 404 404 404 404 404 404 200 403 200 200
PUT    News/Reject/{id} · empty                          401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 400 400
PUT    News/CancelPublish/{id}                           401 403 403 403 404 404 403 403 404 404 404 404 404 404 404 200 403 200 200
PUT    News/CancelPublish/{id} · empty                   401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 400 400
PUT    News/CancelPublish/{id} · not published           401 403 403 409 404 404 403 403 404 404 404 404 404 404 404 409 403 409 409
GET    Public/News/GetListPaged                          200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/News/Get/{id}                              200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/News/Get/{id} · never published            404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET    Public/News/Get/{id} · withdrawn                  410 410 410 410 410 410 410 410 410 410 410 410 410 410 410 410 410 410 410
GET    Public/News/GetFacets                             200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/News/GetUrgent                             200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/News/GetOfPlace/{placeId}                  200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/News/GetFiles/{id}                         200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/News/GetFiles/{id} · never published       200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/News/GetNeighbours/{id}                    200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/News/GetNeighbours/{id} · never published  404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET    Public/News/GetRelated/{id}                       200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/News/GetRelated/{id} · never published     404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404

Notices: everybody reads and marks his own, and says by which channels he is told (portal and administration 10.3).
                                                         vis mem ent eng nei cou rev clk oth pla pro eco mgm len ass spo edi pub adm
GET    Notification/GetListPaged                         401 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Notification/GetListPaged · wrong                 401 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400
GET    Notification/Unread                               401 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Notification/Stream                               401 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
PUT    Notification/MarkRead/{id}                        401 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204
PUT    Notification/MarkRead/{id} · another's            401 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
PUT    Notification/MarkAllRead                          401 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204
GET    Notification/GetChoices                           401 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
PUT    Notification/SetChoices                           401 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204
PUT    Notification/SetChoices · obligatory              401 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400
POST   Account/RegisterPush                              401 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204
POST   Account/RegisterPush · none                       401 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400
DELETE Account/RegisterPush                              401 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204

Templates and outgoing messages: the permission alone decides (10.1, 10.2).
                                                         vis mem ent eng nei cou rev clk oth pla pro eco mgm len ass spo edi pub adm
GET    MessageTemplate/GetListPaged                      401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    MessageTemplate/Export                            401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    MessageTemplate/Get/{id}                          401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
PUT    MessageTemplate/Update                            401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
PUT    MessageTemplate/Update · unknown variable         401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 403 400
PUT    MessageTemplate/Update · stale                    401 403 403 409 409 409 403 409 409 409 409 409 409 409 409 409 403 403 409
POST   MessageTemplate/Preview/{id}                      401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
POST   MessageTemplate/SendToMe/{id}                     401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
PUT    MessageTemplate/Restore/{id}                      401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    Outbox/GetListPaged                               401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    Outbox/Export                                     401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    Outbox/Get/{id}                                   401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    Outbox/GetContent/{id}                            401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    Outbox/GetContent/{id} · unknown                  401 403 403 404 404 404 403 404 404 404 404 404 404 404 404 404 403 403 404
PUT    Outbox/Resend/{id}                                401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
PUT    Outbox/Resend/{id} · waiting                      401 403 403 409 409 409 403 409 409 409 409 409 409 409 409 409 403 403 409
PUT    Outbox/Cancel/{id}                                401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
PUT    Outbox/Cancel/{id} · sent                         401 403 403 409 409 409 403 409 409 409 409 409 409 409 409 409 403 403 409
`

/**
 * List × caller → which records stand in it: of Jenin what staff alone see (h) and what citizens see (H), of its neighbour (n), of Hebron
 * (f, F); of users those of Jenin, its neighbour, Hebron and the ministry (m); of the two councils the membership in Jenin's (h) and in Hebron's (f). A dash: none of them; a status: no list at all.
 */
export const seen = `
                                       vis mem ent   eng   nei   cou   rev   clk   oth   pla   pro   eco   mgm   len   ass   spo   edi   pub   adm
GET    LocalComm/GetListPaged          401 403 h     h     n     h     hn    hn    fF    hnfF  hnfF  hnfF  hnfF  F     F     F     403   403   hnfF
GET    LocalComm/Export                401 403 403   h     n     h     403   hn    fF    hnfF  hnfF  hnfF  hnfF  F     F     F     403   403   hnfF
GET    CouncilMembership/GetListPaged  401 403 403   h     -     h     h     h     f     hf    hf    hf    hf    hf    hf    hf    403   403   hf
GET    WaterYear/GetListPaged          401 403 hH    hH    n     hH    hHn   hHn   fF    hHnfF hHnfF hHnfF hHnfF HF    HF    HF    403   403   hHnfF
GET    WaterYear/Export                401 403 hH    hH    n     hH    hHn   hHn   fF    hHnfF hHnfF hHnfF hHnfF HF    HF    HF    403   403   hHnfF
GET    News/GetListPaged               401 403 hH    hH    n     -     403   hHn   fF    -     -     -     -     -     -     hHnfF hHnfF hHnfF hHnfF
GET    News/Export                     401 403 403   hH    n     -     403   hHn   fF    -     -     -     -     -     -     hHnfF 403   hHnfF hHnfF
GET    User/GetListPaged               401 403 403   h     n     -     403   hn    f     hnfm  hnfm  hnfm  hnfm  -     -     hnfm  403   403   hnfm
GET    User/Export                     401 403 403   h     n     -     403   hn    f     hnfm  hnfm  hnfm  hnfm  -     -     hnfm  403   403   hnfm
GET    Public/LocalComm/GetListPaged   F   F   F     F     F     F     F     F     F     F     F     F     F     F     F     F     F     F     F
GET    Public/LocalComm/GetPoints      F   F   F     F     F     F     F     F     F     F     F     F     F     F     F     F     F     F     F
GET    Public/LocalComm/Export         F   F   F     F     F     F     F     F     F     F     F     F     F     F     F     F     F     F     F
GET    Public/WaterYear/GetListPaged   HF  HF  HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF
GET    Public/News/GetListPaged        HF  HF  HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF
GET    Public/News/GetOfPlace/{placeId} H  H   H     H     H     H     H     H     H     H     H     H     H     H     H     H     H     H     H
GET    Public/Search                   HF  HF  HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF
GET    Attachment/GetPublishedList     HF  HF  HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF
`

/** A cell of the tables that the program does not keep yet. */
export interface Awaited {
  readonly why: string
  readonly calls: readonly string[]
  readonly as: readonly (keyof typeof columns)[]
  /** What it answers today. */
  readonly today: string
}

/** Where the program is known to differ. The walk fails when a cell differs otherwise, and when it has come right: then it leaves the list. */
export const awaited: readonly Awaited[] = []

/** The same for what stands in lists. */
export const awaitedInLists: readonly Awaited[] = []
