import { createContext } from 'react'

/** Runs before the first paint. Its SHA-256 stands in the content security policy, so it is constant: nothing is interpolated. Messages that the reader has put aside (`dismissed.ts`) are never drawn, and what is for who has signed in is drawn for him alone (`data-session`). An address of the desk may say in which language it is read, `?lang=en`: once, then the browser knows it. Whoever is led to a part of a page, or comes back to where he was in it, has all of it laid out from the beginning (`later.css`): what is above that would grow under him. */
export const bootScript = `(function(){try{var r=document.documentElement,s=JSON.parse(localStorage.getItem('a11y')||'{}');['zoom','contrast','highlight','spacing','ruler','motion','pointer'].forEach(function(n){if(s[n])r.dataset[n]=s[n]});var p=location.pathname;if(/^\\/(dashboard|login|forgotPassword|resetPassword)(\\/|$)/.test(p)){var q=location.search,l=/[?&]lang=(ar|en)(?=&|$)/.exec(q);if(l){localStorage.setItem('currentLang',l[1]);history.replaceState(null,'',p+q.replace(l[0],'').replace(/^&/,'?')+location.hash)}var e=localStorage.getItem('currentLang')==='en';r.lang=e?'en':'ar';r.dir=e?'ltr':'rtl'}else{localStorage.setItem('currentLang',r.lang);if(location.hash||/^(back|rel)/.test((performance.getEntriesByType('navigation')[0]||{}).type))r.classList.add('is-laid')}var g=/(?:^|; )gate=([\\w.]+)/.exec(document.cookie);if(g){var c=new CSSStyleSheet();c.replaceSync(g[1].split('.').map(function(v){return'[data-gate="'+v+'"]'}).join()+'{display:none}');document.adoptedStyleSheets=[c]}var u=JSON.parse(localStorage.getItem('userDetails')||'{}');if(Date.parse(u.loginAt)+u.expires_in*1e3>Date.now())r.dataset.session=''}catch(e){}})()`

/** Set on the server only: the browser hides nonces, and React keeps the attribute it finds. */
export const NonceContext = createContext<string | undefined>(undefined)

/** How somebody wants pages drawn: attributes of the root element. */
export type Preferences = Readonly<Partial<Record<'zoom' | 'contrast' | 'highlight' | 'spacing' | 'ruler' | 'motion' | 'pointer', string>>>

/** What a page says of the request that it answers; a page that is kept for everybody says none of it. */
export interface RequestFacts {
  /** Shown where something failed. */
  readonly requestId: string
  /** How a visitor without JavaScript wants pages drawn: attributes of the root element. */
  readonly preferences: Preferences
}
/** Set on the server only: with a script the browser's own memory decides, before the first paint. */
export const RequestContext = createContext<RequestFacts>({ requestId: '', preferences: {} })

/** Does this route need React in the browser? It says so by `export const handle = { interactive: true }`. */
export function isInteractive(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'interactive' in handle && handle.interactive === true
}

/** Does this route open players of other sites, once its reader asks for one? It says so by `export const handle = { players: true }`. */
export function hasPlayers(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'players' in handle && handle.players === true
}
