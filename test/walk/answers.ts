import { done, type Client } from './client.ts'
import { idIn, textIn, type Json } from './json.ts'
import { knowledgeBody } from './knowledgeBodies.ts'
import type { Scene } from './scene.ts'

export const answerText = '<p>استبدلنا العدادات في السنة الثالثة وتحملت الهيئة كلفتها.</p>'

/** A question that the administrator has asked, and that everybody reads. @returns its id */
export async function askedQuestion(scene: Scene, name: string): Promise<string> {
  const admin = scene.as('administrator')
  const body = knowledgeBody(scene, '50001', {
    titleAr: `سؤال عن العدادات (${name})`,
    resourceType: scene.lookup('knowledgeResourceType', 'question'),
  })
  const id = textIn(await done(admin, { method: 'POST', path: 'KnowledgeExchange/Create', body }), 'id')
  await done(admin, { method: 'PUT', path: `KnowledgeExchange/Publish/${id}`, body: {} })
  return id
}

/** An answer to a question of its own. @param author whose place's it is */
export async function madeAnswer(scene: Scene, author: Client, name: string): Promise<Json> {
  const path = `KnowledgeExchange/Answer/${await askedQuestion(scene, name)}`
  const made = await done(author, { method: 'POST', path, body: { text: answerText } })
  return done(scene.as('administrator'), { method: 'GET', path: `KnowledgeAnswer/Get/${idIn(made)}` })
}
