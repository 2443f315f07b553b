import { lazy, Suspense } from 'react'
import { loadChunk } from '../generic/chunks.ts'
import { Bone } from '../ui/Skeleton.tsx'
import type { EditorProps } from './editor.ts'

// Heavy, and on few screens: it comes when a form with formatted text is opened.
const Written = lazy(() => loadChunk(() => import('./richTextEditor.tsx')).then(file => ({ default: file.RichTextWriter })))

/** Formatted text: headings, lists, tables, quotations, links. */
export function RichTextEditor(props: EditorProps) {
  return (
    <Suspense fallback={<Bone />}>
      <Written {...props} />
    </Suspense>
  )
}
