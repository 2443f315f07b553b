import { useLang } from '../ui/LangProvider.tsx'
import { Bone } from '../ui/Skeleton.tsx'
import { say } from './texts.ts'

/** The shape of a form that is coming: its title, and fields under their labels. */
export function FormBones() {
  const lang = useLang()
  return (
    <div className="form-bones" aria-busy="true">
      <output className="sr">{say('loading', lang)}</output>
      <Bone seed={1} />
      {Array.from({ length: 6 }, (_, index) => (
        <span key={index} className="form-bone" aria-hidden="true">
          <Bone seed={3} />
        </span>
      ))}
    </div>
  )
}
