import { redirectBody, searchPinBody, searchSynonymBody } from './bodies.ts'
import { create, empty, get, lists, plain, remove, stale, update, type Case } from './trials.ts'

/** How the calls of the search's settings, its suggestions, old addresses and short ones are tried. They belong to no place. */
export const searchCases: Readonly<Record<string, Case>> = {
  ...lists('SearchSynonym'),
  'GET SearchSynonym/Get/{id}': get('searchSynonym spare present'),
  'POST SearchSynonym/Create': create('SearchSynonym', () => searchSynonymBody()),
  'POST SearchSynonym/Create · empty': empty('POST', 'SearchSynonym/Create'),
  'PUT SearchSynonym/Update': update('searchSynonym spare present', { words: ['مرآب', 'كراج', 'موقف'] }),
  'PUT SearchSynonym/Update · stale': stale('searchSynonym spare present', { words: ['مرآب', 'كراج'] }),
  'DELETE SearchSynonym/Delete': remove('searchSynonym spare present'),
  'GET SearchSynonym/GetAsked': async () => plain('GET', 'SearchSynonym/GetAsked?view=none&days=7'),
  'PUT SearchSynonym/HideAsked': async () =>
    plain('PUT', 'SearchSynonym/HideAsked', { query: 'رخصة بناء', language: 'ar', isHidden: true }),
  ...lists('SearchPin'),
  'GET SearchPin/Get/{id}': get('searchPin spare present'),
  'POST SearchPin/Create': create('SearchPin', () => searchPinBody()),
  'POST SearchPin/Create · empty': empty('POST', 'SearchPin/Create'),
  'PUT SearchPin/Update': update('searchPin spare present', { position: 2 }),
  'PUT SearchPin/Update · stale': stale('searchPin spare present', { position: 2 }),
  'DELETE SearchPin/Delete': remove('searchPin spare present'),
  ...lists('Redirect'),
  'GET Redirect/Get/{id}': get('redirect spare present'),
  'POST Redirect/Create': create('Redirect', scene => redirectBody(scene)),
  'POST Redirect/Create · empty': empty('POST', 'Redirect/Create'),
  'PUT Redirect/Update': update('redirect spare present', { toPath: '/events' }),
  'PUT Redirect/Update · stale': stale('redirect spare present', { toPath: '/events' }),
  'DELETE Redirect/Delete': remove('redirect spare present'),
  'GET Public/ShortAddress/Find': async () => plain('GET', 'Public/ShortAddress/Find?path=/news'),
  'GET Public/Search/Likely': async () => plain('GET', 'Public/Search/Likely?path=/contact-us.html'),
  'GET Public/Search/Start': async () => plain('GET', 'Public/Search/Start'),
  'POST Public/Search/Opened': async () => plain('POST', 'Public/Search/Opened', { q: 'مياه', language: 'ar', rank: 1 }),
  'GET Public/Search/Suggest': async () => plain('GET', `Public/Search/Suggest?q=${encodeURIComponent('ميا')}`),
}
