/** The routes of the dashboard that the specification names (section 2), below `/dashboard/`. */
export const specifiedRoutes: readonly string[] = `
lookupType lookupType/{id} lookup config config/{id} entryTemplate gateMessage gateMessage/{id} video video/{id} menu menu/{id}
news news/{id} ads ads/{id} knowledgeExchange knowledgeExchange/{id} event event/{id} localGovernmentSectors localGovernmentSectors/{id}
partnerships partnerships/{id} successStory successStory/{id} aboutUs contactUs contactUs/{id} legalEnvironment legalEnvironment/{id}
workflowSetting workflowSetting/{id} systemUsers systemUsers/{id} userRoles userRoles/{id} localCommittees localCommittees/{authorityCode}
reports audits projects projectSettings
geolocationAuthorityInfo/{localCommId} populationInfo/{localCommId} incomeSources/{localCommId} transportRoads/{localCommId}
energy/{localCommId} telecommunications/{localCommId} water/{localCommId} wasteWater/{localCommId} solidWaste/{localCommId}
economy/{localCommId} socialSituation/{localCommId} intendedJudgment/{localCommId} authorityTouristPlaces/{localCommId}
authorityTouristPlaces/{localCommId}/{id} economicalFile/{localCommId}
sharedServicesCouncils sharedServicesCouncils/generalCouncilInfo/{councilID} governance/{councilID} humanResources/{councilID}
legalFramework/{councilID} strategicPlanning/{councilID} finance/{councilID} spatialPlanning/{councilID} communityParticipation/{councilID}
civilSocietyOrganizations/{councilID} councilPlan/{councilID} awarenessPlans/{councilID} reductionPlan/{councilID} basicPlan/{councilID}
anotherPlan/{councilID}
creativeIdeasBank creativeIdeasBank/{id} investors economicIndicators economicalProjects economicalServicesType requestDevelopmentService
askForService projectSettingsEconomical projectSettingsEconomical/{id} selectionCriteria addSelectionCriteria
addSelectionCriteria/{projectSettingId} participantOfProject participantOfProject/{id} proposalsEvaluation proposalsEvaluation/{id}
screeningAndEvaluationOfProposal screeningAndEvaluationOfProposal/{id} reProposalsEvaluation
pmProjectCompletion pmProjectsConditions pmSelectionCriteria pmSelectionCriteria/{id} pmReProposalsEvaluation executedProjects
tenderParticipants tenderEvaluationCommittee tenderEvaluationCommittee/{id} procurementCommittee pmProposalsEvaluation tenderDocuments
tenderOffer pmApplicantTemplates pmApplicantTemplates/{id} tenderWinners
strategicDevelopmentPlan strategicDevelopmentPlan/{strategicDevelopmentPlanId} strategicDevelopmentPlanStages
strategicDevelopmentPlanStages/{id} strategicDevelopmentPlanSteps strategicDevelopmentPlanSteps/{id} strategicDevelopmentPlanConfigs
strategicDevelopmentPlanConfigs/{id} sdgis diagnosing/{strategicDevelopmentPlanId} determineStrategicDirections/{strategicDevelopmentPlanId}
developmentFrameworkDocument/{strategicDevelopmentPlanId} preparingImplementationPlan/{strategicDevelopmentPlanId}
projectEvaluation/{strategicDevelopmentPlanId} launchingPlanDocument/{strategicDevelopmentPlanId}
implementationProcedures/{strategicDevelopmentPlanId} followUpAndEvaluate/{strategicDevelopmentPlanId}
`
  .trim()
  .split(/\s+/)

/** The routes of the portal that the specification names (section 2); a parameter with a question mark may be left out. */
export const specifiedPublicRoutes: readonly string[] = `
/ news/{id} ads/{id} localComm/{code} event/{id} newEvent/{id} contactUs addInvestor addCreativeIdeasBank localGovernmentSector news/{code?}
ads/{code?} video events/{code?} localComms/{id?} council/{id} investors investors/{id} successStory successStory/{id} search
intendedJudgments intendedJudgment/{code} entrepreneurialIdeaBank entrepreneurialIdeaBank/{id} knowledgeExchange knowledgeExchange/{id}
localCommList/{route} legalEnvironment infrastructureAndEnvironment/{code} socialSituation/{code} mediaCenter imgCenter videoCenter
gateServices aboutUs
`
  .trim()
  .split(/\s+/)

/** Two addresses of one form are one route, whatever their parameter is called. */
export function formOf(route: string): string {
  return route.replaceAll(/\{\w+\}/g, '{}')
}
