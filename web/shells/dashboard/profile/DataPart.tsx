import { Download } from 'lucide-react'
import type { Lang } from '../../../../kernel/kernel.ts'
import { browserApi } from '../../../generic/browserApi.ts'
import { saveFile } from '../../../generic/saveFile.ts'
import { Button } from '../../../ui/Button.tsx'
import { FieldError } from '../../../ui/FieldError.tsx'
import { Part } from './Part.tsx'
import { say } from './texts.ts'
import { useCall } from './useProfile.ts'

/** Everything that is kept of me, as a file. */
export function DataPart({ lang }: { lang: Lang }) {
  const { run, isPending, said } = useCall(lang)
  const problem = said.elsewhere()
  const save = () =>
    run(async () => {
      const data = await browserApi.get<unknown>('Account/MyData')
      saveFile('mahalli-my-data.json', new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
    })
  return (
    <Part title={say('myDataFile', lang)} text={say('myDataFileText', lang)}>
      <p>
        <Button icon={Download} pending={isPending} onClick={() => void save()}>
          {say('myDataFile', lang)}
        </Button>
      </p>
      {problem !== undefined && <FieldError>{problem}</FieldError>}
    </Part>
  )
}
