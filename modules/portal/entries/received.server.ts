import type { Label } from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import type { Call } from '../../../server/platform.ts'
import { findHolders, tell } from '../../admin/notifications/notifications.server.ts'
import type { EntryKind } from './entryKind.server.ts'
import { entryKinds } from './visitorSubmission.ts'

/** What is told of to staff. */
interface Received {
  /** Of its record. */
  readonly id: string
  readonly number: string | null
  /** To whom it is addressed; null: to none. */
  readonly place: string | null
  /** Whose it is already, who alone is told then. */
  readonly assignee?: string | null
  /** What is new of it, beside the name of its kind. */
  readonly note?: Label
}

/** Tells those who handle entries of a kind of one that is theirs now. */
export async function tellReceived(
  call: Call,
  transaction: Transaction,
  kind: EntryKind,
  { id, number, place, assignee = null, note }: Received,
): Promise<void> {
  const holders = assignee === null ? await findHolders(transaction, { permission: kind.handledBy }) : []
  const to =
    assignee === null ? holders.filter(one => kind.isFor(one.place, place)).map(({ userId }) => ({ userId })) : [{ userId: assignee }]
  if (to.length === 0) return
  const [, ar, en] = entryKinds[kind.spec.kind]
  const noted = note ? ([`${ar} (${note[0]})`, `${en.toLowerCase()} (${note[1]})`] as const) : ([ar, en.toLowerCase()] as const)
  await tell(call, transaction, {
    kind: 'entryReceived',
    to,
    values: { kind: noted, number: [number ?? '', number ?? ''] },
    about: { resource: kind.spec.resource.name, id, place },
    link: kind.linkTo(id),
  })
}
