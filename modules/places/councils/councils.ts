export type { CouncilLine, CouncilMember, CouncilProfile } from './publicCouncils.ts'
