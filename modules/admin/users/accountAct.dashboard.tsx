import { useMutation, useQueryClient } from '@tanstack/react-query'
import { browserApi, messageOf } from '../../../web/generic/browserApi.ts'
import type { Row } from '../../../web/generic/record.ts'
import { stateKinds } from '../../../web/fields/cells.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { StateLabel } from '../../../web/ui/StateLabel.tsx'
import { toast } from '../../../web/ui/Toasts.tsx'
import { findWord, inLang, type Lang } from '../../define.ts'
import { accountStates, systemUser } from './systemUser.ts'
import { say, type UserWord } from './texts.ts'

/** What is done with an account: the last part of the call's path, and what is said when it is done. */
export interface AccountAct {
  readonly action: string
  readonly told: UserWord
  readonly body?: Readonly<Record<string, unknown>>
}

/** Does something with an account. @param onDone closes a dialog, which says itself what went wrong */
export function useAccountAct(onDone?: () => void) {
  const lang = useLang()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ user, action, body = {} }: AccountAct & { readonly user: Row }) =>
      browserApi.send<Row>('PUT', `User/${action}/${String(user.id)}`, body),
    onSuccess: async (answer, { told }) => {
      queries.setQueryData(['record', systemUser.name, String(answer.id)], answer)
      await queries.invalidateQueries({ queryKey: ['list', systemUser.name] })
      toast(say(told, lang))
      onDone?.()
    },
    onError: error => {
      if (!onDone) toast(messageOf(error, lang), 'danger')
    },
  })
}

type AccountWord = keyof typeof accountStates

/** What an account is in, by sign and word. */
export function AccountState({ user, lang }: { user: Row; lang: Lang }) {
  const word = accountStateOf(user)
  const [, ar, en] = accountStates[word]
  return <StateLabel kind={stateKinds[word] ?? 'draft'}>{inLang([ar, en], lang)}</StateLabel>
}

/** The word for it. */
export function accountStateOf(user: Row): AccountWord {
  const word = findWord(accountStates, user.accountState)
  return isKnown(word) ? word : 'active'
}

function isKnown(word: string | undefined): word is AccountWord {
  return word !== undefined && word in accountStates
}
