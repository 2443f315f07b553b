import { textIn, type Json } from './json.ts'
import { owners, recordsOf, type Want } from './records.ts'
import { placeId, type CallerName, type Scene } from './scene.ts'
import { callOf, type Table } from './table.ts'
import type { Difference, Walked } from './walk.ts'

const wants: Readonly<Record<string, readonly (readonly [letter: string, want: Want])[]>> = {
  LocalComm: [
    ['h', 'localComm home unpublished'],
    ['n', 'localComm near unpublished'],
    ['f', 'localComm other unpublished'],
    ['F', 'localComm far published'],
  ],
  User: [
    ['h', 'user home present'],
    ['n', 'user near present'],
    ['f', 'user far present'],
    ['m', 'user ministry present'],
  ],
  CouncilMembership: [
    ['h', 'councilMembership home present'],
    ['f', 'councilMembership far present'],
  ],
  WaterYear: [
    ['h', 'waterYear home draft'],
    ['H', 'waterYear home verified'],
    ['n', 'waterYear near draft'],
    ['f', 'waterYear far draft'],
    ['F', 'waterYear far verified'],
  ],
  News: [
    ['h', 'news home sent'],
    ['H', 'news home published'],
    ['n', 'news near sent'],
    ['f', 'news far sent'],
    ['F', 'news far published'],
  ],
  Ads: [
    ['h', 'ads home sent'],
    ['H', 'ads home published'],
    ['n', 'ads near sent'],
    ['f', 'ads far sent'],
    ['F', 'ads far published'],
  ],
  Event: [
    ['h', 'event home sent'],
    ['H', 'event home published'],
    ['n', 'event near sent'],
    ['f', 'event far sent'],
    ['F', 'event far published'],
  ],
  KnowledgeExchange: [
    ['h', 'knowledgeExchange home sent'],
    ['H', 'knowledgeExchange home published'],
    ['n', 'knowledgeExchange near sent'],
    ['f', 'knowledgeExchange far sent'],
    ['F', 'knowledgeExchange far published'],
  ],
  KnowledgeAnswer: [
    ['h', 'knowledgeAnswer home unpublished'],
    ['H', 'knowledgeAnswer home published'],
    ['n', 'knowledgeAnswer near unpublished'],
  ],
}

/** What a list is asked for, where it is not the size of its page. */
const queries: Readonly<Record<string, string>> = {
  'GET Public/LocalComm/GetPoints': '',
  'GET Public/LocalComm/Export': '',
  'GET Public/News/GetOfPlace/{placeId}': '',
  'GET Public/Ads/GetOfPlace/{placeId}': '',
  'GET Public/Event/GetOfPlace/{placeId}': '',
  'GET Public/Ads/GetByStage': 'stage=all&maxResultCount=999',
  'GET Public/Event/GetBetween': 'maxResultCount=999',
  'GET Public/KnowledgeExchange/GetOfPlace/{placeId}': '',
  'GET KnowledgeExchange/GetReadable': 'maxResultCount=100',
  'GET Public/Search': `q=${encodeURIComponent('مياه')}&maxResultCount=100`,
}

/** Asks every list as every caller which of the marked records stand in it. */
export async function walkLists(scene: Scene, table: Table): Promise<Walked> {
  const differences: Difference[] = []
  const records = recordsOf(scene)
  let requests = 0
  for (const [label, cells] of table) {
    const [method = '', path = ''] = callOf(label).split(' ')
    const address = `${path.replace('{placeId}', placeId(scene, owners.home))}?${queries[label] ?? 'maxResultCount=1000'}`
    const kind = Object.keys(wants).find(name => path.replace('Public/', '').startsWith(`${name}/`)) ?? 'News'
    const marks: (readonly [letter: string, shown: string])[] = []
    for (const [letter, want] of wants[kind] ?? []) marks.push([letter, shownOf(kind, path, (await records.take(want)).record)])
    const ask = async ([caller, expected]: readonly [CallerName, string]) => {
      requests += 1
      const { status, text } = await scene.as(caller)({ method, path: address })
      const found = marks.filter(([, shown]) => text.includes(shown)).map(([letter]) => letter)
      const answered = status === 200 ? found.join('') || '-' : String(status)
      if (answered !== expected) differences.push({ label, caller, expected, answered })
    }
    // Who only reads keeps nobody from reading.
    await Promise.all([...cells].map(ask))
  }
  return { differences, faults: [], requests }
}

/** What a list shows of a record: its id, the beginning of its line, or its code on the map. */
function shownOf(kind: string, path: string, record: Json): string {
  if (path.endsWith('/GetPoints')) return `"${textIn(record, 'code')}"`
  if (path.endsWith('/GetPublishedList')) return textIn(record, 'mainImage')
  if (!path.endsWith('/Export')) return textIn(record, 'id')
  if (kind === 'User') return `,${textIn(record, 'userName')},`
  if (kind === 'News' || kind.startsWith('Knowledge')) return textIn(record, 'titleAr')
  return kind === 'WaterYear' ? `\n${textIn(record, 'localCommIdNameAr')},${Number(record.year)},` : `\n${textIn(record, 'code')},`
}
