import { searchSynonymBody } from './bodies.ts'
import { create, empty, get, lists, plain, remove, stale, update, type Case } from './trials.ts'

/** How the calls of the search's settings and its suggestions are tried. Synonyms belong to no place. */
export const searchCases: Readonly<Record<string, Case>> = {
  ...lists('SearchSynonym'),
  'GET SearchSynonym/Get/{id}': get('searchSynonym spare present'),
  'POST SearchSynonym/Create': create('SearchSynonym', () => searchSynonymBody()),
  'POST SearchSynonym/Create · empty': empty('POST', 'SearchSynonym/Create'),
  'PUT SearchSynonym/Update': update('searchSynonym spare present', { words: ['مرآب', 'كراج', 'موقف'] }),
  'PUT SearchSynonym/Update · stale': stale('searchSynonym spare present', { words: ['مرآب', 'كراج'] }),
  'DELETE SearchSynonym/Delete': remove('searchSynonym spare present'),
  'GET Public/Search/Suggest': async () => plain('GET', `Public/Search/Suggest?q=${encodeURIComponent('ميا')}`),
}
