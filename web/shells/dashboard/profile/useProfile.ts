import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Profile } from '../../../../modules/admin/users/profileActions.ts'
import { ApiError } from '../../../generic/api.ts'
import { browserApi, messageOf, noteError } from '../../../generic/browserApi.ts'
import { keepSession, readSession, type UserDetails } from '../../../generic/session.ts'
import type { Lang } from '../../../../kernel/kernel.ts'

const key = ['profile']

/** One's own account. */
export function useProfile() {
  return useQuery({ queryKey: key, queryFn: () => browserApi.get<Profile>('Account/GetProfile') })
}

/** Reads anew what this browser keeps of the session: a second factor, a telephone or a photo has come or gone. */
export async function refreshSession(): Promise<void> {
  const answer = await browserApi.get<Omit<UserDetails, 'token_type' | 'access_token'>>('Account/Me')
  const present = readSession()
  if (present) keepSession({ ...present, ...answer })
}

/** The server says that the grace without a second factor is over: its clock decides, and not that of this machine. */
export function noteFactorDue(): void {
  const present = readSession()
  if (present?.twoFactorDue != null) keepSession({ ...present, twoFactorDue: new Date(0).toISOString() })
}

/** A call that answers the profile as it is now. */
export function useProfileCall<In>(send: (given: In) => Promise<Profile>, onDone?: (profile: Profile) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: async profile => {
      queries.setQueryData(key, profile)
      onDone?.(profile)
      await refreshSession()
    },
  })
}

/** What a refused call says of a field; of the rest what it says as a whole. */
export function saidOf(error: unknown, lang: Lang) {
  const errors = error instanceof ApiError ? error.validationErrors : []
  return {
    at: (name: string) => errors.find(({ members }) => members.includes(name))?.message,
    elsewhere: (...fields: readonly string[]) =>
      error != null && !errors.some(({ members }) => members.some(member => fields.includes(member))) ? messageOf(error, lang) : undefined,
  }
}

/** A call of which only whether it is under way and what was refused matters. @throws nothing */
export function useCall(lang: Lang) {
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<unknown>()
  return {
    isPending,
    said: saidOf(error, lang),
    forget: () => setError(undefined),
    run: async (work: () => Promise<unknown>): Promise<void> => {
      setPending(true)
      setError(undefined)
      try {
        await work()
      } catch (problem) {
        noteError(problem)
        setError(problem)
      } finally {
        setPending(false)
      }
    },
  }
}
