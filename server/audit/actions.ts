/** What an entry of the audit tells of, and its number in the catalogue of lookup(51) (portal and administration, section 6.1). */
export const auditActions = {
  create: 51_001,
  update: 51_002,
  delete: 51_003,
  transition: 51_004,
  restore: 51_005,
  login: 51_006,
  loginFailed: 51_007,
  logout: 51_008,
  sessionRevoked: 51_009,
  lockout: 51_010,
  unlock: 51_011,
  passwordChanged: 51_012,
  recoveryRequested: 51_013,
  recoveryVerified: 51_014,
  twoFactorChanged: 51_015,
  placeSwitched: 51_016,
  permissionDenied: 51_017,
  viewPersonalData: 51_018,
  download: 51_019,
  export: 51_020,
  import: 51_021,
  messageSent: 51_022,
  configChanged: 51_023,
  job: 51_024,
  migration: 51_025,
  /** An answer of 500 and above. */
  fault: 51_026,
  backup: 51_027,
  backupRestored: 51_028,
  /** A scanner has found something in an upload. */
  infectedFile: 51_029,
  /** An upload is larger than the scanner reads. */
  unexaminedFile: 51_030,
} as const

/** One of them. */
export type AuditAction = keyof typeof auditActions

/** How much an entry tells of at once (section 6.1). */
export const changesScopes = { record: 1, childRows: 2, bulk: 3, configuration: 4, session: 5, none: 6 } as const
/** One of them. */
export type ChangesScope = keyof typeof changesScopes

/** How long an entry is kept: with all others, as sign-ins are, or as failures of unknown names are (section 6.3). */
export const keeping = { always: 1, signIn: 2, unknownName: 3 } as const

/** What is kept as sign-ins are: who came and went, and how. */
const signIns: ReadonlySet<AuditAction> = new Set<AuditAction>([
  'login',
  'loginFailed',
  'logout',
  'sessionRevoked',
  'lockout',
  'unlock',
  'recoveryRequested',
  'recoveryVerified',
])

/** Is this an event of signing in and out? Such entries are erased earlier than the others. */
export function isSignIn(action: AuditAction): boolean {
  return signIns.has(action)
}
