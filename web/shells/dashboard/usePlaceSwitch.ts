import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { inLang, type Lang } from '../../../kernel/kernel.ts'
import { browserApi, messageOf } from '../../generic/browserApi.ts'
import { keepSession, readSession, type SessionPlace } from '../../generic/session.ts'
import { toast } from '../../ui/Toasts.tsx'
import { closeFile } from './openFile.ts'
import { word } from './texts.ts'

interface Switched {
  readonly activePlace: SessionPlace
  readonly UserPlaces: readonly SessionPlace[]
  readonly permissions: readonly string[]
}

/** Takes another place to act for: what was read for the old one is forgotten. */
export function usePlaceSwitch(lang: Lang) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (id: string) => browserApi.send<Switched>('PUT', `Account/SetActivePlace/${id}`),
    onSuccess: answer => {
      const present = readSession()
      if (present) keepSession({ ...present, ...answer })
      queries.clear()
      closeFile()
      const { nameAr, nameEn } = answer.activePlace
      toast(`${word('placeSwitched', lang)} ${inLang([nameAr, nameEn], lang)}`)
      void navigate('/dashboard')
    },
    onError: error => toast(messageOf(error, lang), 'danger'),
  })
}
