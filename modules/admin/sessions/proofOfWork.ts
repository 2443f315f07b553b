import { action, returns } from '../../define.ts'

/** Find the number below `maxnumber` behind which the salt has this digest; proving it costs a browser a second and a robot its patience. */
export interface Challenge {
  readonly algorithm: string
  readonly challenge: string
  readonly maxnumber?: number
  readonly salt: string
  readonly signature: string
}

export const getChallenge = action('تحدي إثبات العمل', 'Challenge of the proof of work', {
  method: 'GET',
  path: 'Public/Altcha',
  permission: 'public',
  output: returns<Challenge>(),
})
