/** The form of codes in addresses, whether of a value of a list or of a place. */
export const codeForm = /^[A-Za-z0-9-]{1,40}$/
/** The code that a key of an address says; undefined where it says none, or what can be none. */
export const codeAsked = (query: URLSearchParams, key: string): string | undefined => codeForm.exec(query.get(key) ?? '')?.[0]
