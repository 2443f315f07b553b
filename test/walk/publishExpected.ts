/** The calls of all reviewed content beside those of its kinds, in the table of `expected.ts` (portal and administration, section 11.2). */
const kinds = ['News', 'Ads', 'Event', 'SuccessStory', 'KnowledgeExchange'] as const

const ofOne = (
  calls: string,
) => `${calls}: what waits is taken back by its sender alone, who in this walk is the administrator. What is done with several is decided
record by record: the call itself asks for the permission, and refuses an unknown record in its answer. Versions and previews are for whoever reads the record.
Who reads it and may write at his own place copies it there: the clerk.
                                                  vis mem ent eng nei cou rev clk oth pla pro eco mgm len ass spo edi pub adm
PUT    ${calls}/Recall/{id}                       401 403 403 403 404 404 403 403 404 404 404 404 404 404 404 403 403 403 200
PUT    ${calls}/Recall/{id} · draft               401 403 409 409 404 404 403 409 404 404 404 404 404 404 404 409 409 409 409
PUT    ${calls}/Feature/{id}                      401 403 403 403 404 404 403 403 404 404 404 404 404 404 404 200 403 200 200
PUT    ${calls}/Feature/{id} · empty              401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 400 400
PUT    ${calls}/Feature/{id} · not published      401 403 403 409 404 404 403 403 404 404 404 404 404 404 404 409 403 409 409
PUT    ${calls}/Unfeature/{id}                    401 403 403 403 404 404 403 403 404 404 404 404 404 404 404 200 403 200 200
PUT    ${calls}/Reschedule/{id}                   401 403 403 403 404 404 403 403 404 404 404 404 404 404 404 200 403 200 200
PUT    ${calls}/Reschedule/{id} · shown already   401 403 403 403 404 404 403 403 404 404 404 404 404 404 404 409 403 409 409
PUT    ${calls}/PublishMany                       401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    ${calls}/PublishMany · empty               401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 400 400
PUT    ${calls}/RejectMany                        401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    ${calls}/CancelPublishMany                 401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    ${calls}/FeatureMany                       401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    ${calls}/UnfeatureMany                     401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
GET    ${calls}/GetVersions/{id}                  401 403 200 200 404 404 403 200 404 404 404 404 404 404 404 200 200 200 200
GET    ${calls}/GetVersion/{id}/{number}          401 403 200 200 404 404 403 200 404 404 404 404 404 404 404 200 200 200 200
GET    ${calls}/GetVersion/{id}/{number} · unknown 401 403 404 404 404 404 403 404 404 404 404 404 404 404 404 404 404 404 404
PUT    ${calls}/Restore/{id}/{number}             401 403 403 200 404 404 403 403 404 404 404 404 404 404 404 200 403 200 200
POST   ${calls}/PreviewLink/{id}                  401 403 200 200 404 404 403 200 404 404 404 404 404 404 404 200 200 200 200
GET    ${calls}/GetDeleted                        401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    ${calls}/RestoreDeleted/{id}               401 403 403 200 404 404 403 404 404 404 404 404 404 404 404 200 403 200 200
PUT    ${calls}/RestoreDeleted/{id} · not deleted 401 403 403 404 404 404 403 404 404 404 404 404 404 404 404 404 403 404 404
POST   ${calls}/Copy/{id}                         401 403 200 200 404 404 403 200 404 404 404 404 404 404 404 200 200 200 200
POST   ${calls}/Copy/{id} · unknown               401 403 404 404 404 404 403 404 404 404 404 404 404 404 404 404 404 404 404
PUT    ${calls}/SaveAndPublish                    401 403 403 403 404 404 403 403 404 404 404 404 404 404 404 200 403 200 200
PUT    ${calls}/SaveAndPublish · draft            401 403 403 403 404 404 403 403 404 404 404 404 404 404 404 409 403 409 200
PUT    ${calls}/Hold/{id}                         401 403 403 403 404 404 403 403 404 404 404 404 404 404 404 200 403 200 200`

const ofPages = `Versions of what is published by a switch.
                                                  vis mem ent eng nei cou rev clk oth pla pro eco mgm len ass spo edi pub adm
GET    StaticPage/GetVersion/{id}/{number}        401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
GET    AboutUs/GetVersion/{id}/{number}           401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200`

/** The lines of all of them. */
export const publishStatuses = [...kinds.map(ofOne), ofPages].join('\n\n')
