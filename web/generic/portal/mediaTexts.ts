import { interfaceTexts } from '../../../kernel/kernel.ts'

export const mediaTexts = interfaceTexts('portal.recordMedia', {
  gallery: ['معرض الصور', 'Pictures'],
  video: ['شاهد أيضًا', 'Watch'],
})
