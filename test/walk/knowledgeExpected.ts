/** The calls of legal texts, the sector, partnerships, services and knowledge in the table of `expected.ts`. */
export const knowledgeStatuses = `Legal texts: the permission alone decides, they belong to no place.
                                                                 vis mem ent eng nei cou rev clk oth pla pro eco mgm len ass spo edi pub adm
GET    LegalEnvironment/GetListPaged                             401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 200 200 200
GET    LegalEnvironment/Export                                   401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
GET    LegalEnvironment/Get/{id}                                 401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 200 200 200
POST   LegalEnvironment/Create                                   401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 200 200 200
POST   LegalEnvironment/Create · empty                           401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 400 400 400
PUT    LegalEnvironment/Update                                   401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 200 200 200
PUT    LegalEnvironment/Update · stale                           401 403 403 409 409 409 403 409 409 409 409 409 409 409 409 409 409 409 409
PUT    LegalEnvironment/Publish/{id}                             401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    LegalEnvironment/CancelPublish/{id}                       401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
DELETE LegalEnvironment/Delete                                   401 403 403 204 204 204 403 204 204 204 204 204 204 204 204 204 403 204 204
GET    LegalEnvironment/GetVersions/{id}                         401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 200 200 200
GET    LegalEnvironment/GetVersion/{id}/{number}                 401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 200 200 200
PUT    LegalEnvironment/Restore/{id}/{number}                    401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 200 200 200
PUT    LegalEnvironment/Restore/{id}/{number} · unknown          401 403 403 404 404 404 403 404 404 404 404 404 404 404 404 404 404 404 404
GET    Public/LegalEnvironment/GetListPaged                      200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/LegalEnvironment/Get/{id}                          200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/LegalEnvironment/Get/{id} · not published          404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET    Public/LegalEnvironment/GetFacets                         200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/LegalEnvironment/GetTypes                          200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/LegalEnvironment/GetTypes · no year                400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400
GET    Public/LegalEnvironment/GetContext/{id}                   200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/LegalEnvironment/GetContext/{id} · not published   404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET    Public/LegalEnvironment/FindArticles                      200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/LegalEnvironment/FindArticles · empty              400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400

Components of the sector: the same.
                                                                 vis mem ent eng nei cou rev clk oth pla pro eco mgm len ass spo edi pub adm
GET    LocalGovernmentSector/GetListPaged                        401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 200 200 200
GET    LocalGovernmentSector/Export                              401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 200 200 200
GET    LocalGovernmentSector/Get/{id}                            401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 200 200 200
POST   LocalGovernmentSector/Create                              401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 200 200 200
POST   LocalGovernmentSector/Create · empty                      401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 400 400 400
PUT    LocalGovernmentSector/Update                              401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 200 200 200
PUT    LocalGovernmentSector/Update · stale                      401 403 403 409 409 409 403 409 409 409 409 409 409 409 409 409 409 409 409
PUT    LocalGovernmentSector/Publish/{id}                        401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    LocalGovernmentSector/CancelPublish/{id}                  401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    LocalGovernmentSector/Reorder                             401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    LocalGovernmentSector/Reorder · empty                     401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 400 400
DELETE LocalGovernmentSector/Delete                              401 403 403 204 204 204 403 204 204 204 204 204 204 204 204 204 403 204 204
GET    Public/LocalGovernmentSector/GetListPaged                 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/LocalGovernmentSector/Get/{id}                     200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/LocalGovernmentSector/Get/{id} · not published     404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET    Public/LocalGovernmentSector/GetOverview                  200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200

Partnerships: the same.
                                                                 vis mem ent eng nei cou rev clk oth pla pro eco mgm len ass spo edi pub adm
GET    Partnership/GetListPaged                                  401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 200 200 200
GET    Partnership/Export                                        401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
GET    Partnership/Get/{id}                                      401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 200 200 200
POST   Partnership/Create                                        401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 200 200 200
POST   Partnership/Create · empty                                401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 400 400 400
PUT    Partnership/Update                                        401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 200 200 200
PUT    Partnership/Update · stale                                401 403 403 409 409 409 403 409 409 409 409 409 409 409 409 409 409 409 409
PUT    Partnership/Publish/{id}                                  401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    Partnership/CancelPublish/{id}                            401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    Partnership/Reorder                                       401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    Partnership/Reorder · empty                               401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 400 400
DELETE Partnership/Delete                                        401 403 403 204 204 204 403 204 204 204 204 204 204 204 204 204 403 204 204
GET    Public/Partnership/GetListPaged                           200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/Partnership/Get/{id}                               200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/Partnership/Get/{id} · not published               404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET    Public/Partnership/GetAll                                 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200

Services: the same.
                                                                 vis mem ent eng nei cou rev clk oth pla pro eco mgm len ass spo edi pub adm
GET    GateService/GetListPaged                                  401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 200 200 200
GET    GateService/Export                                        401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 200 200 200
GET    GateService/Get/{id}                                      401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 200 200 200
POST   GateService/Create                                        401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 200 200 200
POST   GateService/Create · empty                                401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 400 400 400
PUT    GateService/Update                                        401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 200 200 200
PUT    GateService/Update · stale                                401 403 403 409 409 409 403 409 409 409 409 409 409 409 409 409 409 409 409
PUT    GateService/Publish/{id}                                  401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    GateService/CancelPublish/{id}                            401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    GateService/Reorder                                       401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    GateService/Reorder · empty                               401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 400 400
DELETE GateService/Delete                                        401 403 403 204 204 204 403 204 204 204 204 204 204 204 204 204 403 204 204
GET    Public/GateService/GetListPaged                           200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/GateService/Get/{id}                               200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/GateService/Get/{id} · not published               404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404

Knowledge: as news (portal 5.2 and 11.2). Its image may be missing.
                                                                 vis mem ent eng nei cou rev clk oth pla pro eco mgm len ass spo edi pub adm
GET    KnowledgeExchange/GetListPaged                            401 403 200 200 200 200 403 200 200 200 200 200 200 200 200 200 200 200 200
GET    KnowledgeExchange/Export                                  401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
GET    KnowledgeExchange/Get/{id}                                401 403 200 200 404 404 403 200 404 404 404 404 404 404 404 200 200 200 200
GET    KnowledgeExchange/Get/{id} · far                          401 403 404 404 404 404 403 404 200 404 404 404 404 404 404 200 200 200 200
POST   KnowledgeExchange/Create                                  401 403 200 200 403 403 403 403 403 403 403 403 403 403 403 200 200 200 200
POST   KnowledgeExchange/Create · far                            401 403 403 403 403 403 403 403 403 403 403 403 403 403 403 200 200 200 200
POST   KnowledgeExchange/Create · empty                          401 403 400 400 400 400 403 400 400 400 400 400 400 400 400 400 400 400 400
PUT    KnowledgeExchange/Update                                  401 403 200 200 404 404 403 403 404 404 404 404 404 404 404 200 200 200 200
PUT    KnowledgeExchange/Update · far                            401 403 404 404 404 404 403 404 403 404 404 404 404 404 404 200 200 200 200
PUT    KnowledgeExchange/Update · stale                          401 403 409 409 404 404 403 403 404 404 404 404 404 404 404 409 409 409 409
DELETE KnowledgeExchange/Delete                                  401 403 403 204 404 404 403 403 404 404 404 404 404 404 404 204 403 403 204
DELETE KnowledgeExchange/Delete · far                            401 403 403 404 404 404 403 404 403 404 404 404 404 404 404 204 403 403 204
DELETE KnowledgeExchange/Delete · published                      401 403 403 409 404 404 403 403 404 404 404 404 404 404 404 409 403 403 409
PUT    KnowledgeExchange/Submit/{id}                             401 403 200 200 404 404 403 200 404 404 404 404 404 404 404 200 200 200 200
PUT    KnowledgeExchange/Submit/{id} · sent before               401 403 409 409 404 404 403 409 404 404 404 404 404 404 404 409 409 409 409
PUT    KnowledgeExchange/Publish/{id}                            401 403 403 403 404 404 403 403 404 404 404 404 404 404 404 200 403 200 200
PUT    KnowledgeExchange/Publish/{id} · far                      401 403 403 404 404 404 403 404 403 404 404 404 404 404 404 200 403 200 200
PUT    KnowledgeExchange/Publish/{id} · his own                  401 403 403 403 403 403 403 403 403 403 403 403 403 403 403 403 403 403 200
PUT    KnowledgeExchange/Publish/{id} · draft                    401 403 403 409 404 404 403 403 404 404 404 404 404 404 404 409 403 409 409
PUT    KnowledgeExchange/Reject/{id}                             401 403 403 403 404 404 403 403 404 404 404 404 404 404 404 200 403 200 200
PUT    KnowledgeExchange/Reject/{id} · empty                     401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 400 400
PUT    KnowledgeExchange/CancelPublish/{id}                      401 403 403 403 404 404 403 403 404 404 404 404 404 404 404 200 403 200 200
PUT    KnowledgeExchange/CancelPublish/{id} · empty              401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 400 400
PUT    KnowledgeExchange/CancelPublish/{id} · not published      401 403 403 409 404 404 403 403 404 404 404 404 404 404 404 409 403 409 409
GET    Public/KnowledgeExchange/GetListPaged                     200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/KnowledgeExchange/Get/{id}                         200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/KnowledgeExchange/Get/{id} · never published       404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET    Public/KnowledgeExchange/Get/{id} · withdrawn             410 410 410 410 410 410 410 410 410 410 410 410 410 410 410 410 410 410 410
GET    Public/KnowledgeExchange/GetFacets                        200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/KnowledgeExchange/GetOfPlace/{placeId}             200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/KnowledgeExchange/GetContext/{id}                  200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/KnowledgeExchange/GetContext/{id} · never published 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404

Answers to questions: of the place of their author; published by public relations, not by their author. An administrator asks, of Jenin’s engineer is the answer.
                                                                 vis mem ent eng nei cou rev clk oth pla pro eco mgm len ass spo edi pub adm
GET    KnowledgeAnswer/GetListPaged                              401 403 200 200 200 200 403 200 200 200 200 200 200 200 200 200 200 200 200
GET    KnowledgeAnswer/Export                                    401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
GET    KnowledgeAnswer/Get/{id}                                  401 403 200 200 404 404 403 200 404 404 404 404 404 404 404 200 200 200 200
PUT    KnowledgeAnswer/Update                                    401 403 403 200 404 404 403 403 404 404 404 404 404 404 404 403 403 403 200
PUT    KnowledgeAnswer/Update · published                        401 403 409 409 404 404 403 403 404 404 404 404 404 404 404 409 409 409 409
PUT    KnowledgeAnswer/Update · stale                            401 403 409 409 404 404 403 403 404 404 404 404 404 404 404 409 409 409 409
DELETE KnowledgeAnswer/Delete                                    401 403 403 204 404 404 403 403 404 404 404 404 404 404 404 204 403 403 204
DELETE KnowledgeAnswer/Delete · published                        401 403 403 409 404 404 403 403 404 404 404 404 404 404 404 409 403 403 409
PUT    KnowledgeAnswer/Publish/{id}                              401 403 403 403 404 404 403 403 404 404 404 404 404 404 404 200 403 200 200
PUT    KnowledgeAnswer/Publish/{id} · his own                    401 403 403 403 403 403 403 403 403 403 403 403 403 403 403 403 403 403 200
PUT    KnowledgeAnswer/CancelPublish/{id}                        401 403 403 403 404 404 403 403 404 404 404 404 404 404 404 200 403 200 200
PUT    KnowledgeAnswer/MarkBest/{id}                             401 403 403 403 403 403 403 403 403 403 403 403 403 403 403 403 403 403 200
PUT    KnowledgeAnswer/MarkBest/{id} · not published             401 403 403 403 403 403 403 403 403 403 403 403 403 403 403 403 403 403 409
GET    Public/KnowledgeAnswer/GetListPaged                       200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/KnowledgeAnswer/Get/{id}                           200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/KnowledgeAnswer/Get/{id} · not published           404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
POST   KnowledgeExchange/Answer/{id}                             401 403 200 200 200 200 403 200 200 200 200 200 200 200 200 200 200 200 200
POST   KnowledgeExchange/Answer/{id} · empty                     401 403 400 400 400 400 403 400 400 400 400 400 400 400 400 400 400 400 400
POST   KnowledgeExchange/Answer/{id} · no question               401 403 409 409 409 409 403 409 409 409 409 409 409 409 409 409 409 409 409
POST   KnowledgeExchange/Answer/{id} · never published           401 403 404 404 404 404 403 404 404 404 404 404 404 404 404 404 404 404 404
GET    KnowledgeExchange/GetReadable                             401 403 200 200 200 200 403 200 200 200 200 200 200 200 200 200 200 200 200
GET    KnowledgeExchange/Read/{id}                               401 403 200 200 200 200 403 200 200 200 200 200 200 200 200 200 200 200 200
GET    KnowledgeExchange/Read/{id} · never published             401 403 404 404 404 404 403 404 404 404 404 404 404 404 404 404 404 404 404
GET    Public/KnowledgeExchange/GetFileFigures                   200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/KnowledgeExchange/GetFileFigures · empty           400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400
GET    Public/KnowledgeExchange/Download/{id} · without a file   404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404`

/** Which knowledge items each list shows whom, as `seen` of `expected.ts`. */
export const knowledgeLists = `KnowledgeExchange: h sent and H published of Jenin, n sent of Ya'bad, f sent and F published of Hebron.
                                                   vis mem ent   eng   nei   cou   rev   clk   oth   pla   pro   eco   mgm   len   ass   spo   edi   pub   adm
GET    KnowledgeExchange/GetListPaged              401 403 hH    hH    n     -     403   hHn   fF    -     -     -     -     -     -     hHnfF hHnfF hHnfF hHnfF
GET    KnowledgeExchange/Export                    401 403 403   hH    n     -     403   hHn   fF    -     -     -     -     -     -     hHnfF 403   hHnfF hHnfF
GET    Public/KnowledgeExchange/GetListPaged       HF  HF  HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF
GET    Public/KnowledgeExchange/GetOfPlace/{placeId} H  H  H     H     H     H     H     H     H     H     H     H     H     H     H     H     H     H     H
GET    KnowledgeExchange/GetReadable               401   403   HF    HF    HF    HF    403   HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF    HF

Answers: h waiting and H published of Jenin, n waiting of Ya'bad.
                                                   vis   mem   ent   eng   nei   cou   rev   clk   oth   pla   pro   eco   mgm   len   ass   spo   edi   pub   adm
GET    KnowledgeAnswer/GetListPaged                401   403   hH    hH    n     -     403   hHn   -     -     -     -     -     -     -     hHn   hHn   hHn   hHn
GET    KnowledgeAnswer/Export                      401   403   403   hH    n     -     403   hHn   -     -     -     -     -     -     -     hHn   403   hHn   hHn
GET    Public/KnowledgeAnswer/GetListPaged         H     H     H     H     H     H     H     H     H     H     H     H     H     H     H     H     H     H     H`
