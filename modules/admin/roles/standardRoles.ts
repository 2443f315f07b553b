/** A role of a fresh installation. */
export interface StandardRole {
  readonly code: string
  readonly title: readonly [ar: string, en: string]
  /** Numbers of the place types for which the role counts; empty: all. */
  readonly placeTypes: readonly number[]
  readonly isDefault?: boolean
  readonly isPublic?: boolean
  readonly isStatic?: boolean
  /** What it may do, in the form that `grantsOf` reads. */
  readonly grants: string
}

/** The roles of a fresh installation (portal and administration, section 5.3). All but `admin` can be edited. */
export const standardRoles: readonly StandardRole[] = [
  { code: 'admin', title: ['مدير النظام', 'System administrator'], placeTypes: [], isStatic: true, grants: '' },
  {
    code: 'userManager',
    title: ['مدير المستخدمين', 'User manager'],
    placeTypes: [3, 4, 5, 8, 10],
    grants: 'AbpIdentity.Users.*, AbpIdentity.Roles, Admin.Outbox',
  },
  {
    code: 'auditor',
    title: ['مدقق داخلي', 'Internal auditor'],
    placeTypes: [3, 4, 5, 8, 10],
    grants:
      'Admin.AuditLog.*, ReportsManagement.Report.*, reading of Admin, reading of AbpIdentity, reading of Portal, reading of LocalComm, reading of SharedServicesCouncil, reading of EconomicalDevelopment, reading of Projects, reading of StrategicDevelopmentPlan',
  },
  {
    code: 'portalEditor',
    title: ['محرر محتوى', 'Content editor'],
    placeTypes: [8],
    grants:
      'Portal.{News, Ads, Event, SuccessStory, KnowledgeExchange}.{base, Create, Update, Submit}, Portal.{Video, ImageAlbum, Slider, LegalEnvironment, Partnerships, LocalGovernmentSector, GateService}.{base, Create, Update}',
  },
  {
    code: 'portalPublisher',
    title: ['مدير المحتوى والنشر', 'Content publisher'],
    placeTypes: [8],
    grants:
      'Portal.*, ReportsManagement.Report.{base, Export, Portal}, without Portal.{News, Ads, Event, SuccessStory, KnowledgeExchange}.Delete',
  },
  {
    code: 'authorityHead',
    title: ['رئيس هيئة محلية أو مجلس', 'Head of authority or council'],
    placeTypes: [1, 2],
    isPublic: true,
    grants:
      'reading of LocalComm, LocalComm.IntendedJudgment.Budgets.Submit, SharedServicesCouncil.GeneralCouncilInfo, StrategicDevelopmentPlan.StrategicDevelopmentPlan.{base, Submit, Print}, StrategicDevelopmentPlan.LaunchingPlanDocument.Adopt, Projects.ProjectSettings.{base, Approve}, Projects.TenderDocuments.{base, Approve, Publish}, Projects.TenderWinners.{base, DecideObjection}, Projects.ReProposalsEvaluation.{base, Decide}, Projects.ExecutedProjects.{base, ApprovePayment, ApproveVariation}, ReportsManagement.Report.{base, Export, LocalComm, Sectors, Finance, StrategicDevelopmentPlan, Tenders, ProjectExecution}',
  },
  {
    code: 'authorityDataEntry',
    title: ['مدخل بيانات هيئة', 'Authority data entry'],
    placeTypes: [1],
    isPublic: true,
    grants:
      'LocalComm.LocalComm.{base, Update}, LocalComm.{GeolocationAuthorityInfo, PopulationInfo, IncomeSources, TransportRoads, Energy, Telecommunications, Water, WasteWater, SolidWaste, Economy, SocialSituation, IntendedJudgment, AuthorityTouristPlaces}.*, EconomicalDevelopment.EconomicalFile.*, Portal.{News, Ads, Event, SuccessStory, KnowledgeExchange}.{base, Create, Update, Submit}, without *.Publish, *.Endorse, *.Ratify, LocalComm.IntendedJudgment.Budgets.Submit, LocalComm.IntendedJudgment.SelfAssessment.ManageItems',
  },
  {
    code: 'authorityPlanner',
    title: ['منسق التخطيط في الهيئة', 'Authority planning coordinator'],
    placeTypes: [1],
    isPublic: true,
    grants:
      'StrategicDevelopmentPlan.StrategicDevelopmentPlan.{base, Create, Update, Submit, Withdraw, Copy, Print}, StrategicDevelopmentPlan.StrategicDevelopmentPlan.Comments.{base, Create, Update}, StrategicDevelopmentPlan.{Setup, Diagnosing, DetermineStrategicDirections, DevelopmentFrameworkDocument, PreparingImplementationPlan, ProjectEvaluation, LaunchingPlanDocument, ImplementationProcedures, FollowUpAndEvaluate}.*, StrategicDevelopmentPlan.StrategicDevelopmentPlanProject.*, StrategicDevelopmentPlan.StrategicDevelopmentPlan.GetSDGIS.*, reading of LocalComm, ReportsManagement.Report.{base, Export, LocalComm, StrategicDevelopmentPlan}, without StrategicDevelopmentPlan.LaunchingPlanDocument.Adopt',
  },
  {
    code: 'authorityPlanTeam',
    title: ['عضو فريق التخطيط في الهيئة', 'Authority planning team member'],
    placeTypes: [1],
    isPublic: true,
    grants:
      'StrategicDevelopmentPlan.StrategicDevelopmentPlan.{base, Print}, StrategicDevelopmentPlan.StrategicDevelopmentPlan.Comments.{base, Create}, StrategicDevelopmentPlan.{Setup, Diagnosing, DetermineStrategicDirections, DevelopmentFrameworkDocument, PreparingImplementationPlan, ProjectEvaluation, LaunchingPlanDocument, ImplementationProcedures, FollowUpAndEvaluate}.{base, Create, Update, Delete}, reading of LocalComm',
  },
  {
    code: 'authorityEconomy',
    title: ['مسؤول التنمية الاقتصادية في الهيئة', 'Authority economic officer'],
    placeTypes: [1],
    isPublic: true,
    grants:
      'EconomicalDevelopment.CreativeIdeasBank.{base, Moderate}, EconomicalDevelopment.Investor, EconomicalDevelopment.EconomicIndicator.{base, Create, Update}, EconomicalDevelopment.EconomicalProject.{base, Create, Update, Delete}, EconomicalDevelopment.DevelopmentServiceRequest.{base, Create, Update, Delete}, EconomicalDevelopment.ProjectSetting, EconomicalDevelopment.ParticipantOfProject.{base, Create, Update, Delete, Submit}',
  },
  {
    code: 'authorityProcurement',
    title: ['مسؤول المشتريات في الهيئة', 'Authority procurement officer'],
    placeTypes: [1, 2],
    isPublic: true,
    grants: 'Projects.*, without *.Approve, *.ApprovePayment, *.ApproveVariation, *.Decide, *.DecideObjection',
  },
  {
    code: 'authorityUserManager',
    title: ['مدير مستخدمي الجهة', 'Place user manager'],
    placeTypes: [1, 2, 6],
    grants: 'AbpIdentity.Users.{base, Create, Update, Invite, ManageRoles, AssignPlaces, Unlock, Activate}',
  },
  {
    code: 'councilStaff',
    title: ['موظف مجلس خدمات مشترك', 'Council staff'],
    placeTypes: [2],
    isPublic: true,
    grants:
      'SharedServicesCouncil.*, LocalComm.{LocalComm, GeolocationAuthorityInfo, PopulationInfo, Water, WasteWater, SolidWaste}, Portal.{News, Ads, Event, SuccessStory, KnowledgeExchange}.{base, Create, Update, Submit}, without SharedServicesCouncil.DataReview.*, SharedServicesCouncil.PlanApproval.*, SharedServicesCouncil.GeneralCouncilInfo.{Create, Delete}, SharedServicesCouncil.Finance.Budgets.Approve, *.Publish',
  },
  {
    code: 'councilManager',
    title: ['إدارة مجالس الخدمات المشتركة', 'Councils management'],
    placeTypes: [10],
    grants:
      'SharedServicesCouncil.*, reading of LocalComm, ReportsManagement.Report.{base, Export, SharedServicesCouncil, Sectors, Finance}',
  },
  {
    code: 'directorateReviewer',
    title: ['مدقق مديرية', 'Directorate reviewer'],
    placeTypes: [6],
    isPublic: true,
    grants:
      'reading of LocalComm, SharedServicesCouncil.{GeneralCouncilInfo, Governance, LegalFramework, StrategicPlanning, Finance, SpatialPlanning, CommunityParticipation, CivilSocietyOrganizations, CouncilPlan, AwarenessPlans, ReductionPlan, BasicPlan, AnotherPlan}, LocalComm.DataReview.*, LocalComm.DataRound.{base, Remind, Export}, LocalComm.IntendedJudgment.Budgets.Endorse, LocalComm.IntendedJudgment.{Publications, CitizenBudgets}.Publish, StrategicDevelopmentPlan.StrategicDevelopmentPlan.{base, Review, Return, Print}, StrategicDevelopmentPlan.StrategicDevelopmentPlan.Comments.{base, Create, Update}, Portal.ContactUs.{base, Reply}, ReportsManagement.Report.{base, Export, LocalComm, Sectors, Finance, StrategicDevelopmentPlan}',
  },
  {
    code: 'planningReviewer',
    title: ['مراجع خطط في الوزارة', 'Ministry plan reviewer'],
    placeTypes: [3],
    grants:
      'StrategicDevelopmentPlan.StrategicDevelopmentPlan.{base, ViewAll, Review, Return, Print}, StrategicDevelopmentPlan.StrategicDevelopmentPlan.Comments.*, StrategicDevelopmentPlan.StrategicDevelopmentPlanProject, reading of LocalComm, ReportsManagement.Report.{base, Export, LocalComm, StrategicDevelopmentPlan}',
  },
  {
    code: 'planningManager',
    title: ['مدير التخطيط التنموي', 'Planning manager'],
    placeTypes: [3],
    grants:
      'StrategicDevelopmentPlan.*, Admin.Config.StrategicConfig.*, reading of LocalComm, SharedServicesCouncil.{GeneralCouncilInfo, StrategicPlanning, SpatialPlanning}, LocalComm.DataReview.*, LocalComm.DataRound.*, LocalComm.IntendedJudgment.Budgets.Ratify, ReportsManagement.Report.{base, Export, LocalComm, Sectors, Finance, StrategicDevelopmentPlan}',
  },
  {
    code: 'economyManager',
    title: ['مدير التنمية الاقتصادية', 'Economic development manager'],
    placeTypes: [5],
    grants:
      'EconomicalDevelopment.*, Portal.VisitorEntry.*, StrategicDevelopmentPlan.StrategicDevelopmentPlan, StrategicDevelopmentPlan.StrategicDevelopmentPlan.Comments.{base, Create}, StrategicDevelopmentPlan.StrategicDevelopmentPlanProject, reading of LocalComm, ReportsManagement.Report.{base, Export, EconomicalDevelopment, ProjectCycles}',
  },
  {
    code: 'evaluator',
    title: ['عضو لجنة تقييم', 'Committee member'],
    placeTypes: [],
    grants: 'EconomicalDevelopment.ScreeningAndEvaluation.{base, Screen, Score}, Projects.ProposalsEvaluation.{base, Examine, Score}',
  },
  {
    code: 'projectsManager',
    title: ['مدير المشاريع', 'Projects manager'],
    placeTypes: [4],
    grants:
      'Projects.*, StrategicDevelopmentPlan.StrategicDevelopmentPlan, StrategicDevelopmentPlan.StrategicDevelopmentPlan.Comments.{base, Create}, StrategicDevelopmentPlan.StrategicDevelopmentPlanProject, ReportsManagement.Report.{base, Export, Tenders, ProjectExecution}',
  },
  {
    code: 'fundOfficer',
    title: ['موظف صندوق التطوير والإقراض', 'Lending fund officer'],
    placeTypes: [7],
    grants:
      'StrategicDevelopmentPlan.StrategicDevelopmentPlan, StrategicDevelopmentPlan.StrategicDevelopmentPlan.Comments.{base, Create}, StrategicDevelopmentPlan.StrategicDevelopmentPlanProject, reading of LocalComm, reading of Projects, EconomicalDevelopment.ProjectSetting.*, EconomicalDevelopment.ProposalsEvaluation.*, ReportsManagement.Report.{base, Export, Finance, StrategicDevelopmentPlan, ProjectCycles, Tenders, ProjectExecution}',
  },
  {
    code: 'aplaOfficer',
    title: ['موظف اتحاد الهيئات المحلية', 'Association officer'],
    placeTypes: [9],
    grants:
      'reading of LocalComm, StrategicDevelopmentPlan.StrategicDevelopmentPlan, Portal.{KnowledgeExchange, SuccessStory}.{base, Create, Update, Submit}, ReportsManagement.Report.{base, Export, LocalComm, Finance, StrategicDevelopmentPlan}',
  },
  { code: 'member', title: ['مستخدم', 'Member'], placeTypes: [], isDefault: true, isPublic: true, grants: '' },
]
