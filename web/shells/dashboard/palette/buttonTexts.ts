import { interfaceTexts } from '../../../../kernel/kernel.ts'

// Every page of the desk has the button: what the palette itself says comes with it.

export const buttonTexts = interfaceTexts('palette.button', {
  open: ['بحث', 'Search'],
  keys: ['Ctrl K', 'Ctrl K'],
  keysOnMac: ['⌘ K', '⌘ K'],
})
export const { say } = buttonTexts
