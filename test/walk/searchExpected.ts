/** The calls of the search’s settings, of its suggestions, of old addresses and of short ones in the table of `expected.ts`. */
export const searchStatuses = `Synonyms and pins of the search and old addresses: the permission alone decides; they belong to no place. What is suggested is everybody's.
                                                         vis mem ent eng nei cou rev clk oth pla pro eco mgm len ass spo edi pub adm
GET    SearchSynonym/GetListPaged                        401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
GET    SearchSynonym/Export                              401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
GET    SearchSynonym/GetAsked                            401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    SearchSynonym/HideAsked                           401 403 403 204 204 204 403 204 204 204 204 204 204 204 204 204 403 204 204
GET    SearchSynonym/Get/{id}                            401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
POST   SearchSynonym/Create                              401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
POST   SearchSynonym/Create · empty                      401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 400 400
PUT    SearchSynonym/Update                              401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    SearchSynonym/Update · stale                      401 403 403 409 409 409 403 409 409 409 409 409 409 409 409 409 403 409 409
DELETE SearchSynonym/Delete                              401 403 403 204 204 204 403 204 204 204 204 204 204 204 204 204 403 204 204
GET    SearchPin/GetListPaged                            401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
GET    SearchPin/Export                                  401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
GET    SearchPin/Get/{id}                                401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
POST   SearchPin/Create                                  401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
POST   SearchPin/Create · empty                          401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 400 400
PUT    SearchPin/Update                                  401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    SearchPin/Update · stale                          401 403 403 409 409 409 403 409 409 409 409 409 409 409 409 409 403 409 409
DELETE SearchPin/Delete                                  401 403 403 204 204 204 403 204 204 204 204 204 204 204 204 204 403 204 204
GET    Public/Search/Start                               200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
POST   Public/Search/Opened                              204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204
GET    Public/Search/Suggest                             200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/Search/Likely                              200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Redirect/GetListPaged                             401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
GET    Redirect/Export                                   401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
GET    Redirect/Get/{id}                                 401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
POST   Redirect/Create                                   401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
POST   Redirect/Create · empty                           401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 400 400
PUT    Redirect/Update                                   401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
PUT    Redirect/Update · stale                           401 403 403 409 409 409 403 409 409 409 409 409 409 409 409 409 403 409 409
DELETE Redirect/Delete                                   401 403 403 204 204 204 403 204 204 204 204 204 204 204 204 204 403 204 204
GET    Public/ShortAddress/Find                          200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200`
