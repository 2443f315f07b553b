import type { World } from '../world.ts'
import { answerText, askedQuestion } from './answers.ts'
import { textIn } from './json.ts'
import type { Scene } from './scene.ts'
import { get, lists, plain, publicly, remove, removed, stale, step, update, type Case } from './trials.ts'

const questions = new WeakMap<World, Promise<string>>()

/** The question of a world, asked once. */
function questionOf(scene: Scene): Promise<string> {
  const asked = questions.get(scene.world) ?? askedQuestion(scene, 'walk')
  questions.set(scene.world, asked)
  return asked
}

/** Who may answer a question does, and it is cleared away. */
const answering: Case = async scene => ({
  request: { method: 'POST', path: `KnowledgeExchange/Answer/${await questionOf(scene)}`, body: { text: answerText } },
  undo: ({ body }) => removed(scene, 'KnowledgeAnswer', body),
})

/** Who may answer tries to publish it himself; who may not tries it on that of another. */
const publishOwnAnswer: Case = async (scene, records, caller) => {
  const { request: writing } = await answering(scene, records, caller)
  const made = await scene.as(caller)(writing)
  if (made.status !== 200) return step('knowledgeAnswer home unpublished', 'Publish')(scene, records, caller)
  const path = `KnowledgeAnswer/Publish/${textIn(made.body, 'id')}`
  return {
    request: { method: 'PUT', path, body: {} },
    undo: async ({ status }) => {
      if (status === 200) await scene.as('administrator')({ method: 'PUT', path: path.replace('Publish', 'CancelPublish'), body: {} })
      await removed(scene, 'KnowledgeAnswer', made.body)
    },
  }
}

const hidden = 'knowledgeAnswer home unpublished'
const shown = 'knowledgeAnswer home published'
const figures = 'Public/KnowledgeExchange/GetFileFigures'

/** How the calls of answers to questions are tried, and those of the reading view in which they are written. */
export const answerCases: Readonly<Record<string, Case>> = {
  ...lists('KnowledgeAnswer'),
  'GET KnowledgeAnswer/Get/{id}': get(hidden),
  'PUT KnowledgeAnswer/Update': update(hidden, { text: '<p>استبدلناها في السنة الرابعة.</p>' }),
  'PUT KnowledgeAnswer/Update · published': update(shown, { text: '<p>استبدلناها في السنة الرابعة.</p>' }),
  'PUT KnowledgeAnswer/Update · stale': stale(hidden, { text: answerText }),
  'DELETE KnowledgeAnswer/Delete': remove(hidden),
  'DELETE KnowledgeAnswer/Delete · published': remove(shown),
  'PUT KnowledgeAnswer/Publish/{id}': step(hidden, 'Publish'),
  'PUT KnowledgeAnswer/Publish/{id} · his own': publishOwnAnswer,
  'PUT KnowledgeAnswer/CancelPublish/{id}': step(shown, 'CancelPublish'),
  'PUT KnowledgeAnswer/MarkBest/{id}': step(shown, 'MarkBest'),
  'PUT KnowledgeAnswer/MarkBest/{id} · not published': step(hidden, 'MarkBest'),
  'GET Public/KnowledgeAnswer/GetListPaged': async () => plain('GET', 'Public/KnowledgeAnswer/GetListPaged'),
  'GET Public/KnowledgeAnswer/Get/{id}': publicly('Get', shown),
  'GET Public/KnowledgeAnswer/Get/{id} · not published': publicly('Get', hidden),
  'POST KnowledgeExchange/Answer/{id}': answering,
  'POST KnowledgeExchange/Answer/{id} · empty': async scene => plain('POST', `KnowledgeExchange/Answer/${await questionOf(scene)}`, {}),
  'POST KnowledgeExchange/Answer/{id} · no question': async (_scene, records) =>
    plain('POST', `KnowledgeExchange/Answer/${(await records.take('knowledgeExchange home published')).id}`, { text: answerText }),
  'POST KnowledgeExchange/Answer/{id} · never published': async (_scene, records) =>
    plain('POST', `KnowledgeExchange/Answer/${(await records.take('knowledgeExchange home sent')).id}`, { text: answerText }),
  'GET KnowledgeExchange/GetReadable': async () => plain('GET', 'KnowledgeExchange/GetReadable'),
  'GET KnowledgeExchange/Read/{id}': async (_scene, records) =>
    plain('GET', `KnowledgeExchange/Read/${(await records.take('knowledgeExchange home published')).id}`),
  'GET KnowledgeExchange/Read/{id} · never published': async (_scene, records) =>
    plain('GET', `KnowledgeExchange/Read/${(await records.take('knowledgeExchange home sent')).id}`),
  [`GET ${figures}`]: async (_scene, records) =>
    plain('GET', `${figures}?ids=${(await records.take('knowledgeExchange home published')).id}`),
  [`GET ${figures} · empty`]: async () => plain('GET', figures),
  'GET Public/KnowledgeExchange/Download/{id} · without a file': publicly('Download', 'knowledgeExchange home published'),
}
