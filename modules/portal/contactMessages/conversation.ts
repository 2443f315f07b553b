import { action, returns } from '../../define.ts'

/** What was said about a message, each by whom and when. */
export interface SaidAbout {
  readonly id: string
  readonly kind: number
  readonly text: string
  readonly at: string
  readonly by: string | null
}
/** For who handles messages: entries themselves are others'. */
export const getConversation = action('مراسلة رسالة تواصل', 'Conversation of a contact message', {
  method: 'GET',
  path: 'ContactMessage/GetConversation/{id}',
  permission: 'Portal.ContactUs',
  output: returns<{ readonly items: readonly SaidAbout[] }>(),
})
