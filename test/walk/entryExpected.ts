/** The calls of visitors' entries, of what they say of pages and follow, contact messages, ideas and investors in the table of `expected.ts`. Records are Jenin's, investors nobody's. */
export const entryStatuses = `Entries: a place sees its own; economic staff ideas and investors; public relations all. What citizens send they post to pages, and apps to calls that everybody may make.
                                                         vis mem ent eng nei cou rev clk oth pla pro eco mgm len ass spo edi pub adm
GET    Public/Submission/Track                           400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400
GET    Public/Submission/GetOwn                          400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400
GET    Public/Submission/GetFlow/{id}                    200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/Submission/GetFlow/{id} · unknown          404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET    Public/Submission/GetForm/{kind}                  200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
POST   Public/Submission/Investor · empty                400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400
POST   Public/Submission/Idea · empty                    400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400
POST   Public/Submission/Contact                         200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
POST   Public/Submission/Contact · empty                 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400
POST   Public/Submission/Resubmit                        404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
POST   Public/Submission/Confirm                         400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400
POST   Public/Submission/Resend                          204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204
POST   Public/Submission/Answer                          204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204
POST   Public/Submission/ApproveText                     409 409 409 409 409 409 409 409 409 409 409 409 409 409 409 409 409 409 409
POST   Public/Submission/Withdraw                        409 409 409 409 409 409 409 409 409 409 409 409 409 409 409 409 409 409 409
POST   Public/Submission/Erase                           204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204
POST   Public/Feedback                                   204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204
GET    Public/Feedback/GetPage                           200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    VisitorSubmission/GetListPaged                    401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
GET    VisitorSubmission/Export                          401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
GET    VisitorSubmission/Get/{id}                        401 403 403 200 404 404 403 404 404 404 404 404 404 404 404 200 403 200 200
PUT    VisitorSubmission/Assign/{id}                     401 403 403 200 404 404 403 404 404 404 404 404 404 404 404 200 403 200 200
PUT    VisitorSubmission/MarkSpam/{id}                   401 403 403 200 404 404 403 404 404 404 404 404 404 404 404 200 403 200 200
PUT    VisitorSubmission/Restore/{id}                    401 403 403 409 404 404 403 404 404 404 404 404 404 404 404 409 403 409 409
DELETE VisitorSubmission/Delete                          401 403 403 409 404 404 403 404 404 404 404 404 404 404 404 409 403 409 409
GET    VisitorSubmission/GetSender/{id}                  401 403 403 200 404 404 403 404 404 404 404 404 404 404 404 200 403 200 200
GET    VisitorSubmission/GetBlocked                      401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
POST   VisitorSubmission/Block/{id}                      401 403 403 200 404 404 403 404 404 404 404 404 404 404 404 200 403 200 200
DELETE VisitorSubmission/Block                           401 403 403 200 404 404 403 404 404 404 404 404 404 404 404 200 403 200 200
GET    PageFeedback/GetListPaged                         401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
GET    PageFeedback/Export                               401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
GET    PageFeedback/Get/{id}                             401 403 403 200 404 404 403 404 404 404 404 404 404 404 404 200 403 200 200
GET    PageFeedback/GetCounts                            401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
GET    PageFeedback/GetVisits                            401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
GET    PageFeedback/ExportVisits                         401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
DELETE PageFeedback/Delete                               401 403 403 204 404 404 403 404 404 404 404 404 404 404 404 204 403 204 204
GET    Public/Follow/Find                                200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/Follow/GetOwn                              400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400 400
POST   Public/Follow                                     204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204 204
POST   Public/Follow/Confirm                             404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
DELETE Public/Follow                                     404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET    ContactMessage/GetListPaged                       401 403 403 200 200 200 200 200 200 200 200 200 200 200 200 200 403 200 200
GET    ContactMessage/Export                             401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 200 200
GET    ContactMessage/Get/{id}                           401 403 403 200 404 404 404 404 404 404 404 404 404 404 404 200 403 200 200
GET    ContactMessage/GetConversation/{id}               401 403 403 200 404 404 404 404 404 404 404 404 404 404 404 200 403 200 200
PUT    ContactMessage/Update                             401 403 403 200 404 404 403 404 404 404 404 404 404 404 404 200 403 200 200
PUT    ContactMessage/Assign/{id}                        401 403 403 200 404 404 403 404 404 404 404 404 404 404 404 200 403 200 200
PUT    ContactMessage/Ask/{id}                           401 403 403 200 404 404 404 404 404 404 404 404 404 404 404 200 403 200 200
PUT    ContactMessage/Reply/{id}                         401 403 403 200 404 404 404 404 404 404 404 404 404 404 404 200 403 200 200
PUT    ContactMessage/Close/{id}                         401 403 403 200 404 404 403 404 404 404 404 404 404 404 404 200 403 200 200
PUT    ContactMessage/Reopen/{id}                        401 403 403 200 404 404 403 404 404 404 404 404 404 404 404 200 403 200 200
PUT    ContactMessage/MarkSpam/{id}                      401 403 403 200 404 404 403 404 404 404 404 404 404 404 404 200 403 200 200
DELETE ContactMessage/Delete                             401 403 403 409 404 404 403 404 404 404 404 404 404 404 404 409 403 409 409
GET    CreativeIdeasBank/GetListPaged                    401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    CreativeIdeasBank/Export                          401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    CreativeIdeasBank/Get/{id}                        401 403 403 200 404 404 403 200 404 404 404 200 404 404 404 404 403 403 200
GET    CreativeIdeasBank/GetVersions/{id}                401 403 403 200 404 404 403 200 404 404 404 200 404 404 404 404 403 403 200
GET    CreativeIdeasBank/GetVersion/{id}/{number}        401 403 403 200 404 404 403 200 404 404 404 200 404 404 404 404 403 403 200
GET    CreativeIdeasBank/GetAlike/{id}                 401 403 403 200 404 404 403 200 404 404 404 200 404 404 404 404 403 403 200
POST   CreativeIdeasBank/Create                          401 403 403 200 200 200 403 403 403 403 403 200 200 403 403 403 403 403 200
POST   CreativeIdeasBank/Create · empty                  401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 403 400
PUT    CreativeIdeasBank/Update                          401 403 403 200 404 404 403 403 404 404 404 200 404 404 404 404 403 403 200
PUT    CreativeIdeasBank/Publish/{id}                    401 403 403 200 404 404 403 403 404 404 404 200 404 404 404 404 403 403 200
PUT    CreativeIdeasBank/Reject/{id}                     401 403 403 200 404 404 403 403 404 404 404 200 404 404 404 404 403 403 200
PUT    CreativeIdeasBank/CancelPublish/{id}              401 403 403 200 404 404 403 403 404 403 404 200 404 403 403 403 403 403 200
PUT    CreativeIdeasBank/Ask/{id}                        401 403 403 200 404 404 403 403 404 404 404 200 404 404 404 404 403 403 200
PUT    CreativeIdeasBank/ConfirmOwner/{id}               401 403 403 200 404 404 403 403 404 404 404 200 404 404 404 404 403 403 200
PUT    CreativeIdeasBank/MarkInvested/{id}               401 403 403 409 404 404 403 403 404 404 404 409 404 404 404 404 403 403 409
PUT    CreativeIdeasBank/SetFilePublic/{id}              401 403 403 400 404 404 403 403 404 404 404 400 404 404 404 404 403 403 400
PUT    CreativeIdeasBank/MarkDuplicate/{id}              401 403 403 400 404 404 403 403 404 404 404 400 404 404 404 404 403 403 400
PUT    CreativeIdeasBank/UnmarkDuplicate/{id}            401 403 403 409 404 404 403 403 404 404 404 409 404 404 404 404 403 403 409
DELETE CreativeIdeasBank/Delete                          401 403 403 204 404 404 403 403 404 404 404 204 404 404 404 404 403 403 204
GET    Public/CreativeIdeasBank/GetListPaged             200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/CreativeIdeasBank/GetSimilar              200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/CreativeIdeasBank/Get/{id}                 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET    Public/CreativeIdeasBank/GetAround/{id}           404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET    Investors/GetListPaged                            401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    Investors/Export                                  401 403 403 200 200 200 403 200 200 200 200 200 200 200 200 200 403 403 200
GET    Investors/Get/{id}                                401 403 403 404 404 404 403 404 404 404 404 200 404 404 404 404 403 403 200
GET    Investors/GetVersions/{id}                        401 403 403 404 404 404 403 404 404 404 404 200 404 404 404 404 403 403 200
GET    Investors/GetVersion/{id}/{number}                401 403 403 404 404 404 403 404 404 404 404 200 404 404 404 404 403 403 200
GET    Investors/GetAlike/{id}                         401 403 403 404 404 404 403 404 404 404 404 200 404 404 404 404 403 403 200
POST   Investors/Create                                  401 403 403 403 403 403 403 403 403 403 403 200 403 403 403 403 403 403 200
POST   Investors/Create · empty                          401 403 403 400 400 400 403 400 400 400 400 400 400 400 400 400 403 403 400
PUT    Investors/Update                                  401 403 403 404 404 404 403 404 404 404 404 200 404 404 404 404 403 403 200
PUT    Investors/Publish/{id}                            401 403 403 404 404 404 403 404 404 404 404 200 404 404 404 404 403 403 200
PUT    Investors/Reject/{id}                             401 403 403 404 404 404 403 404 404 404 404 200 404 404 404 404 403 403 200
PUT    Investors/CancelPublish/{id}                      401 403 403 403 403 403 403 403 403 403 403 200 403 403 403 403 403 403 200
PUT    Investors/Ask/{id}                                401 403 403 404 404 404 403 404 404 404 404 200 404 404 404 404 403 403 200
PUT    Investors/ConfirmOwner/{id}                       401 403 403 404 404 404 403 404 404 404 404 200 404 404 404 404 403 403 200
DELETE Investors/Delete                                  401 403 403 404 404 404 403 404 404 404 404 204 404 404 404 404 403 403 204
GET    Public/Investors/GetListPaged                     200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
GET    Public/Investors/Get/{id}                         404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
`
