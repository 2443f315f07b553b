import type { LookupCodes } from '../lookupCodes/lookupCodes.ts'
import type { Permission } from '../roles/roles.ts'

type ModuleCode = LookupCodes['moduleType']

/** The module of what stands under a page's permission (portal and administration, section 6.1; modules are lookup(2)). */
const modules: Partial<Readonly<Record<Permission, ModuleCode>>> = {
  'Admin.LookupType': 'lookup',
  'Admin.Lookup': 'lookup',
  'Admin.Config': 'config',
  'Admin.Place': 'config',
  'Admin.MessageTemplate': 'notification',
  'Admin.Outbox': 'notification',
  'Admin.InterfaceText': 'config',
  'AbpIdentity.Users': 'systemUser',
  'AbpIdentity.Roles': 'userRole',
  'Portal.Templates': 'entryTemplate',
  'Portal.GateMessage': 'gateMessage',
  'Portal.Slider': 'slider',
  'Portal.Menu': 'menu',
  'Portal.News': 'news',
  'Portal.Ads': 'ads',
  'Portal.Event': 'event',
  'Portal.SuccessStory': 'successStory',
  'Portal.KnowledgeExchange': 'knowledgeExchange',
  'Portal.Video': 'video',
  'Portal.ImageAlbum': 'imageAlbum',
  'Portal.LocalGovernmentSector': 'localGovernmentSector',
  'Portal.Partnerships': 'partnership',
  'Portal.LegalEnvironment': 'legalEnvironment',
  'Portal.GateService': 'gateService',
  'Portal.AboutUs': 'aboutUs',
  'Portal.StaticPage': 'staticPage',
  'Portal.ContactUs': 'contactUs',
  'Portal.VisitorEntry': 'contactUs',
  'Portal.SearchSetting': 'config',
  'EconomicalDevelopment.CreativeIdeasBank': 'creativeIdeasBank',
  'EconomicalDevelopment.Investor': 'investors',
  'LocalComm.LocalComm': 'localComm',
  'LocalComm.PopulationInfo': 'populationInfo',
  'LocalComm.IncomeSources': 'incomeSources',
  'LocalComm.TransportRoads': 'transportRoads',
  'LocalComm.Energy': 'energy',
  'LocalComm.Telecommunications': 'telecommunications',
  'LocalComm.Water': 'water',
  'LocalComm.WasteWater': 'wasteWater',
  'LocalComm.SolidWaste': 'solidWaste',
  'LocalComm.Economy': 'economy',
  'LocalComm.SocialSituation': 'socialSituation',
  'LocalComm.IntendedJudgment': 'intendedJudgment',
  'LocalComm.AuthorityTouristPlaces': 'authorityTouristPlace',
  'SharedServicesCouncil.GeneralCouncilInfo': 'council',
}

/** Code of the module in lookup(2) of what a permission reads; undefined for one that nobody has placed yet. */
export function findModule(permission: string): ModuleCode | undefined {
  const page = permission.split('.').slice(0, 2).join('.')
  return Object.entries(modules).find(([name]) => name === page)?.[1]
}
