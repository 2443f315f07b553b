import { browserApi } from './browserApi.ts'

/** Whether this browser takes push notices: it does, it could, or why it cannot. */
export type PushState = 'on' | 'off' | 'insecure' | 'unknown' | 'denied'

const workerPath = '/worker.js'
/** What the browser keeps of it (specification, section 3). */
const tokenKey = 'firebaseToken'

/** How it stands with push notices here. */
export async function pushState(): Promise<PushState> {
  if (!window.isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'unknown'
  if (Notification.permission === 'denied') return 'denied'
  return (await subscription()) && localStorage.getItem(tokenKey) !== null ? 'on' : 'off'
}

/**
 * Asks for the permission, subscribes at the browser's push service and tells the server. To be called from a click: browsers ask for nothing
 * else. @param key by which push services know the installation
 * @throws Error when the permission is refused or the push service does not answer, ApiError when the server refuses
 */
export async function startPush(key: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('The permission was refused')
  const registration = await navigator.serviceWorker.register(workerPath)
  await navigator.serviceWorker.ready
  // One of another key would be refused: it is made anew.
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const token = JSON.stringify(made)
  await browserApi.send('POST', 'Account/RegisterPush', { token })
  localStorage.setItem(tokenKey, token)
}

/** Ends it: for the server while there is a session, and in the browser in any case. Nothing is thrown: who leaves leaves. */
export async function endPush(): Promise<void> {
  const token = localStorage.getItem(tokenKey)
  localStorage.removeItem(tokenKey)
  if (token === null) return
  const endpoint = endpointIn(token)
  await Promise.allSettled([
    endpoint === undefined
      ? Promise.resolve()
      : browserApi.send('DELETE', `Account/RegisterPush?${new URLSearchParams({ endpoint }).toString()}`),
    subscription().then(found => found?.unsubscribe()),
  ])
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(workerPath)
  return (await registration?.pushManager.getSubscription()) ?? null
}

function endpointIn(token: string): string | undefined {
  try {
    const value: unknown = JSON.parse(token)
    if (typeof value === 'object' && value !== null && 'endpoint' in value && typeof value.endpoint === 'string') return value.endpoint
  } catch {
    // What another program wrote under this name is no subscription.
  }
  return undefined
}
