/** The calls of the follow-up of the languages in the table of `expected.ts`. */
export const translationStatuses = `Follow-up of the languages (portal and administration, 11.4): its permission opens it, the scope of each kind says what stands in it. Whoever reads a record reads its states; who reviews it must also manage it.
                                                         vis mem ent eng nei cou rev clk oth pla pro eco mgm len ass spo edi pub adm
GET    Translation/GetFigures                            401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
GET    Translation/GetListPaged                          401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
GET    Translation/GetListPaged · wrong                  401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 400 400
GET    Translation/Export                                401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
GET    Translation/GetFields                             401 403 200 200 404 404 403 200 404 404 404 404 404 404 404 200 200 200 200
GET    Translation/GetFields · far                       401 403 404 404 404 404 403 404 200 404 404 404 404 404 404 200 200 200 200
GET    Translation/GetFields · no such kind              401 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400
PUT    Translation/MarkReviewed/{id}                     401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    Translation/MarkReviewed/{id} · empty             401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 400 400
PUT    Translation/MarkReviewed/{id} · stale             401 403 403 409 409 409 403 409 409 409 409 409 409 409 409 409 403 409 409
PUT    Translation/MarkReviewed/{id} · Arabic only       401 403 403 409 404 404 403 403 404 404 404 404 404 404 404 409 403 409 409`
