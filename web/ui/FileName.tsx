import type { ReactNode } from 'react'

/** A file on its way, there, or refused. */
export interface FileRow {
  readonly id: string
  readonly name: string
  /** Undefined where it is not known. */
  readonly sizeKB?: number | undefined
  /** Of a file that is there: its address, and what a press on its name does. */
  readonly href?: string | undefined
  readonly onOpen?: (() => void) | undefined
  /** The picture itself, small, in place of the sign. */
  readonly picture?: ReactNode
  /** Ratio 0 to 1 while it is on its way; undefined when it has arrived. */
  readonly progress?: number | undefined
  readonly error?: string | undefined
}

/** The name of a file, which opens it when it is there. */
export function FileName({ file: { name, href, onOpen } }: { file: FileRow }) {
  if (href === undefined) return <bdi>{name}</bdi>
  return (
    <a
      className="file-name"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={event => {
        if (!onOpen) return
        event.preventDefault()
        onOpen()
      }}
    >
      <bdi>{name}</bdi>
    </a>
  )
}
