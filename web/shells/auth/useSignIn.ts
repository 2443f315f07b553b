import { useState } from 'react'
import { ApiError } from '../../generic/api.ts'
import { browserApi } from '../../generic/browserApi.ts'
import { proveWork } from '../../generic/proof.ts'
import { keepSession, type UserDetails } from '../../generic/session.ts'

type Answer =
  | UserDetails
  | { readonly twoFactorRequired: true; readonly challenge: string }
  | { readonly passwordChangeRequired: true; readonly challenge: string; readonly twoFactorRequired: boolean }

/** What is asked for now: name and password, a code of the second factor, or another password. */
export type SignInStep =
  | { readonly name: 'password' }
  | { readonly name: 'secondFactor'; readonly challenge: string }
  | { readonly name: 'newPassword'; readonly challenge: string; readonly asksFactor: boolean }

/** Signing in, step by step. @param onDone somebody has a session now */
export function useSignIn(onDone: (details: UserDetails) => void | Promise<void>) {
  const [step, setStep] = useState<SignInStep>({ name: 'password' })
  const done = (details: UserDetails) => {
    keepSession(details)
    return onDone(details)
  }
  return {
    step,
    startAgain: () => setStep({ name: 'password' }),
    /** @throws ApiError */
    signIn: async (userName: string, password: string) => {
      const answer = await login({ userName, password })
      if ('passwordChangeRequired' in answer)
        return setStep({ name: 'newPassword', challenge: answer.challenge, asksFactor: answer.twoFactorRequired })
      if ('twoFactorRequired' in answer) return setStep({ name: 'secondFactor', challenge: answer.challenge })
      await done(answer)
    },
    /** @throws ApiError */
    prove: async (challenge: string, code: string) =>
      done(await browserApi.send<UserDetails>('POST', 'Account/LoginTwoFactor', { challenge, code })),
  }
}

/** While many sign-ins fail all over the installation, a proof of work is asked for: it is given without bothering anybody. */
async function login(given: { userName: string; password: string }): Promise<Answer> {
  try {
    return await browserApi.send<Answer>('POST', 'Account/Login', given)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'notProved') throw error
    return browserApi.send<Answer>('POST', 'Account/Login', { ...given, altcha: await proveWork() })
  }
}
