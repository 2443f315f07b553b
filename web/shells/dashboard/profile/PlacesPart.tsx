import { inLang, type Lang } from '../../../../kernel/kernel.ts'
import type { Profile } from '../../../../modules/admin/users/profileActions.ts'
import { useSession } from '../../../generic/session.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { usePlaceSwitch } from '../usePlaceSwitch.ts'
import { Part } from './Part.tsx'
import { say } from './texts.ts'

/** The places that I may act for, of which one is chosen, and the roles that I was given. */
export function PlacesPart({ profile: { roles }, lang }: { profile: Profile; lang: Lang }) {
  const session = useSession()
  const change = usePlaceSwitch(lang)
  const places = session?.UserPlaces ?? []
  return (
    <Part title={say('places', lang)}>
      {places.length === 0 && session?.IsAdmin !== true && (
        <Notice tone="warn" lang={lang}>
          {say('noPlace', lang)}
        </Notice>
      )}
      {places.length > 0 && (
        <RadioGroup
          label={say('activePlace', lang)}
          options={places.map(({ id, nameAr, nameEn, code }) => ({ value: id, label: `${inLang([nameAr, nameEn], lang)} (${code})` }))}
          value={session?.activePlace?.id}
          onChange={id => change.mutate(id)}
        />
      )}
      <div>
        <h3 className="field-label">{say('roles', lang)}</h3>
        <ul className="profile-roles">
          {roles.map(({ titleAr, titleEn }) => (
            <li key={titleEn}>{inLang([titleAr, titleEn], lang)}</li>
          ))}
        </ul>
      </div>
    </Part>
  )
}
