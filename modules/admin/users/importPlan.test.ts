import { describe, expect, test } from 'vitest'
import { planOf, type ImportRole, type KnownForImport } from './importPlan.ts'

const role = (code: string, titleAr: string, titleEn: string): ImportRole => ({
  id: `id of ${code}`,
  code,
  titleAr,
  titleEn,
  isDefault: false,
  refusal: undefined,
})
const known: KnownForImport = {
  roles: [
    role('plan-team', 'فريق التخطيط', 'Planning team'),
    role('plan_team', 'فريق الخطط', 'Team of plans'),
    role('editor', 'محرر', 'Editor of news'),
    role('writer', 'كاتب', 'editor'),
    role('first', 'مراجع', 'Reviewer'),
    role('second', 'مراجع', 'Second reviewer'),
  ],
  places: [],
  positions: [],
  initial: {},
  taken: new Set(),
}
const rolesOf = (roleCode: string) =>
  planOf([{ row: 2, cells: { roleCode } }], known, { clock: { today: () => '2026-03-27' }, ids: () => ({}) }).users[0]?.roles.map(
    ({ code }) => code,
  )

describe('a role of a file', () => {
  test.each([
    ['by its code', 'plan-team', 'plan-team'],
    ['by its code, although another is written alike', 'plan_team', 'plan_team'],
    ['by its code in any case', 'PLAN_Team', 'plan_team'],
    ['by its code, although another has it for a title', 'editor', 'editor'],
    ['by its title', 'فريق التخطيط', 'plan-team'],
    ['by its title, however it is written', 'planning  TEAM', 'plan-team'],
  ])('is found %s', (_by, written, code) => expect(rolesOf(written)).toEqual([code]))

  test.each([
    ['two codes could be meant', 'plan team'],
    ['two have the title', 'مراجع'],
  ])('is not guessed where %s', (_why, written) => expect(rolesOf(written)).toEqual([]))
})
