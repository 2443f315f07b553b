import { useState } from 'react'
import { inLang, type Lang } from '../../../../kernel/kernel.ts'
import type { Profile } from '../../../../modules/admin/users/profileActions.ts'
import { useSession } from '../../../generic/session.ts'
import { Button } from '../../../ui/Button.tsx'
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
  const active = session?.activePlace?.id
  // Choosing alone leaves nothing: with the keyboard the arrows choose on their way (WCAG 3.2.2).
  const [chosen = active, setChosen] = useState<string>()
  return (
    <Part title={say('places', lang)}>
      {places.length === 0 && session?.IsAdmin !== true && (
        <Notice tone="warn" lang={lang}>
          {say('noPlace', lang)}
        </Notice>
      )}
      {places.length > 0 && (
        <form
          method="post"
          className="profile-form"
          onSubmit={event => {
            event.preventDefault()
            if (chosen !== undefined) change.mutate(chosen)
          }}
        >
          <RadioGroup
            label={say('activePlace', lang)}
            options={places.map(({ id, nameAr, nameEn, code }) => ({ value: id, label: `${inLang([nameAr, nameEn], lang)} (${code})` }))}
            value={chosen}
            onChange={setChosen}
          />
          {places.length > 1 && (
            <p>
              <Button type="submit" pending={change.isPending} disabledReason={chosen === active ? say('isActivePlace', lang) : undefined}>
                {say('workForPlace', lang)}
              </Button>
            </p>
          )}
        </form>
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
