import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi, messageOf } from '../../../web/generic/browserApi.ts'
import { say } from '../../../web/generic/texts.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { Dialog } from '../../../web/ui/Dialog.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { RadioGroup } from '../../../web/ui/RadioGroup.tsx'
import { toast } from '../../../web/ui/Toasts.tsx'
import { titleOf, type TreeNode } from './menuTree.ts'
import { treeTexts } from './texts.ts'

interface RemoveDialogProps {
  readonly node: TreeNode
  readonly hasChildren: boolean
  readonly onDone: () => Promise<void>
  readonly onClose: () => void
}

/** Is it to be deleted, and what becomes of those under it (section 12.9)? */
export function RemoveDialog({ node, hasChildren, onDone, onClose }: RemoveDialogProps) {
  const lang = useLang()
  const words = treeTexts.in(lang)
  const [children, setChildren] = useState('moveUp')
  const remove = useMutation({
    mutationFn: () => browserApi.send('DELETE', `Menu/Delete?id=${node.id}${hasChildren ? `&children=${children}` : ''}`),
    onSuccess: async () => {
      await onDone()
      toast(words.removed)
      onClose()
    },
  })
  const acts = (
    <>
      <Button look="danger" pending={remove.isPending} onClick={() => remove.mutate()}>
        {words.remove}
      </Button>
      <Button onClick={onClose}>{say('back', lang)}</Button>
    </>
  )
  return (
    <Dialog title={treeTexts.say('removeTitle', lang, { title: titleOf(node, lang) })} open onClose={onClose} acts={acts}>
      <p>{words.removeAsk}</p>
      {hasChildren && (
        <RadioGroup
          label={words.removeChildren}
          value={children}
          onChange={setChildren}
          options={[
            { value: 'moveUp', label: words.liftChildren },
            { value: 'remove', label: words.removeAll },
          ]}
        />
      )}
      {remove.isError && (
        <p className="field-error" role="alert">
          {messageOf(remove.error, lang)}
        </p>
      )}
    </Dialog>
  )
}
