import { useQuery } from '@tanstack/react-query'
import { Upload, X } from 'lucide-react'
import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import type { Lang } from '../../../../kernel/kernel.ts'
import type { Profile } from '../../../../modules/admin/users/profileActions.ts'
import { upload } from '../../../fields/upload.ts'
import { browserApi } from '../../../generic/browserApi.ts'
import { addressOf } from '../../../generic/files.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FactList } from '../../../ui/FactList.tsx'
import { FieldError } from '../../../ui/FieldError.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { toast } from '../../../ui/Toasts.tsx'
import { useStoredLang } from '../useStoredLang.ts'
import { Contact } from './Contact.tsx'
import { Part } from './Part.tsx'
import { squared } from './squared.ts'
import { say } from './texts.ts'
import { saidOf, useCall, useProfileCall } from './useProfile.ts'

type Changes = Readonly<Record<string, unknown>>

/** The name in Arabic stands at its own side in English too. */
function OwnName({ lang, children }: { lang: Lang; children: string }) {
  return (
    <bdi lang="ar" dir="rtl" className={lang === 'en' ? 'block' : undefined}>
      {children}
    </bdi>
  )
}

/** The names as the ministry writes them; photo, language and how he is reached are his own to change. */
export function OwnData({ profile, lang }: { profile: Profile; lang: Lang }) {
  const { names, userName } = profile
  const fullName = [names.firstName, names.secondName, names.thirdName, names.fourthName, names.lastName].filter(Boolean).join(' ')
  return (
    <Part title={say('myData', lang)} text={say('myDataText', lang)}>
      <FactList
        look="rows"
        facts={[
          { label: say('fullName', lang), value: <OwnName lang={lang}>{fullName}</OwnName> },
          ...(names.fullNameEn === null ? [] : [{ label: say('nameEn', lang), value: <bdi dir="ltr">{names.fullNameEn}</bdi> }]),
          { label: say('userName', lang), value: <bdi dir="ltr">{userName}</bdi> },
        ]}
      />
      <Photo profile={profile} name={fullName} lang={lang} />
      <Language profile={profile} lang={lang} />
      <Contact kind="email" profile={profile} lang={lang} />
      <Contact kind="phoneNumber" profile={profile} lang={lang} />
    </Part>
  )
}

function Photo({ profile: { photo }, name, lang }: { profile: Profile; name: string; lang: Lang }) {
  const change = useProfileCall((given: Changes) => browserApi.send<Profile>('PUT', 'Account/UpdateProfile', given))
  const { run, isPending, said } = useCall(lang)
  const address = useQuery({
    queryKey: ['file', photo, 400],
    queryFn: () => addressOf(photo ?? '', 400),
    enabled: photo !== null,
    staleTime: 50_000,
    refetchOnWindowFocus: false,
    retry: false,
  })
  const take = (files: readonly File[]) =>
    run(async () => {
      const [file] = files
      if (!file) return
      const { id } = await upload(await squared(file), 'systemUser', 'photo', () => undefined)
      await change.mutateAsync({ photo: id })
      toast(say('saved', lang))
    })
  const problem = said.at('file') ?? said.elsewhere('file') ?? saidOf(change.error, lang).at('photo')
  return (
    <fieldset className="field">
      <legend className="field-label">{say('photo', lang)}</legend>
      <div className="profile-row">
        <span className="profile-photo">
          <Avatar name={name} image={photo === null ? undefined : address.data} />
        </span>
        <FileTrigger
          acceptedFileTypes={['image/png', 'image/jpeg', 'image/webp', 'image/avif']}
          onSelect={chosen => void take(Array.from(chosen ?? []))}
        >
          <AriaButton className="btn" aria-disabled={isPending}>
            <Icon of={Upload} />
            {say('choosePhoto', lang)}
          </AriaButton>
        </FileTrigger>
        {photo !== null && (
          <Button look="plain" icon={X} pending={change.isPending} onClick={() => void run(() => change.mutateAsync({ photo: null }))}>
            {say('removePhoto', lang)}
          </Button>
        )}
      </div>
      <p className="field-hint">{say('photoHint', lang)}</p>
      {problem !== undefined && <FieldError>{problem}</FieldError>}
    </fieldset>
  )
}

function Language({ profile, lang }: { profile: Profile; lang: Lang }) {
  const [, setLang] = useStoredLang()
  const [chosen, setChosen] = useState<1 | 2>(profile.language)
  const change = useProfileCall(
    (given: Changes) => browserApi.send<Profile>('PUT', 'Account/UpdateProfile', given),
    answer => {
      const next = answer.language === 2 ? 'en' : 'ar'
      setLang(next)
      toast(say('saved', next))
    },
  )
  return (
    <RadioGroup
      label={say('language', lang)}
      options={[
        { value: '1', label: say('arabic', lang) },
        { value: '2', label: say('english', lang) },
      ]}
      value={String(chosen)}
      error={saidOf(change.error, lang).elsewhere()}
      onChange={value => {
        setChosen(value === '2' ? 2 : 1)
        change.mutate({ language: value === '2' ? 2 : 1 })
      }}
    />
  )
}
