// Answers of the server that stay in this browser for a start without a network. They lie under the key of
// the session, which the server sets with it and takes away with it: the next one finds nothing of them.
import { hasHint } from './hint-cookie.ts'
import { offlineCacheText } from './messages.ts'

const databaseName = 'wayleaf-kept'
const storeName = 'answers'
/** Version of the cached shape; raise it when a response changes, and older entries are dropped. */
const shape = 2
/** Of each kind, such as trips; the longest unused go first. */
const atMost = 12

interface Kept {
  readonly value: unknown
  readonly at: number
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () =>
      reject(request.error ?? new Error(offlineCacheText.notStored)),
    )
  })

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, shape)
  request.addEventListener('upgradeneeded', () => {
    const { result } = request
    if (result.objectStoreNames.contains(storeName)) result.deleteObjectStore(storeName)
    result.createObjectStore(storeName)
  })
  return settled(request)
}

/** Undefined if the browser has no storage: pages then need the network. */
async function withStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T | undefined> {
  try {
    const database = await openDatabase()
    try {
      return await work(database.transaction(storeName, mode).objectStore(storeName))
    } finally {
      database.close()
    }
  } catch {
    // Forbidden, full, or of a newer build in another window.
    return undefined
  }
}

/** The key of the session that there may be; no secret and no authority. */
const keyHere = (): string | undefined =>
  hasHint()
    ? /(?:^|;)\s*(?:__Host-)?kept=([0-9a-f]{32})(?:;|$)/.exec(document.cookie)?.[1]
    : undefined

/** The second half of a key is a digest of the first half and the account; it reveals neither. */
async function isKeyOf(account: string, key: string): Promise<boolean> {
  const text = new TextEncoder().encode(key.slice(0, 16) + account)
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', text)).slice(0, 8)
  return key.slice(16) === [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'value' in value && 'at' in value

const under = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`)

async function dropOldest(store: IDBObjectStore, prefix: string): Promise<void> {
  const range = under(prefix)
  const [keys, all] = [
    await settled(store.getAllKeys(range)),
    await settled<unknown[]>(store.getAll(range)),
  ]
  const ages = all.map((one, index) => ({ key: keys[index], at: isKept(one) ? one.at : 0 }))
  for (const { key } of ages.toSorted((a, b) => b.at - a.at).slice(atMost))
    if (key !== undefined) await settled(store.delete(key))
}

/** Takes away what other sessions have left here. */
async function dropOthers(store: IDBObjectStore, key: string): Promise<void> {
  for (const name of await settled(store.getAllKeys()))
    if (!String(name).startsWith(`${key}/`)) await settled(store.delete(name))
}

/** Stores one answer, unless another account has signed in since it arrived. */
async function storeAnswer(account: string, name: string, value: unknown): Promise<void> {
  const key = keyHere()
  if (!key || !(await isKeyOf(account, key))) return
  await withStore('readwrite', async (store) => {
    await settled(store.put({ value, at: Date.now() } satisfies Kept, `${key}/${name}`))
    await dropOthers(store, key)
    const [kind = ''] = name.split('/')
    if (name !== kind) await dropOldest(store, `${key}/${kind}/`)
  })
}

/** The newest answer of each name that is not stored yet. */
const waiting = new Map<string, { readonly account: string; readonly value: unknown }>()
let storing: Promise<void> | undefined

async function storeWaiting(): Promise<void> {
  for (;;) {
    const [next] = waiting
    if (!next) return
    const [name, { account, value }] = next
    waiting.delete(name)
    await storeAnswer(account, name, value)
  }
}

/**
 * Keeps an answer that the server has given to an account, as long as that account is still the one
 * that is signed in. `name` has its kind before the slash: 'trip/…'. One after the other, so that an
 * older answer never replaces a newer one. Resolves when everything is stored.
 */
export async function keepAnswer(account: string, name: string, value: unknown): Promise<void> {
  if (!keyHere() || !globalThis.crypto?.subtle || typeof indexedDB === 'undefined') return
  waiting.set(name, { account, value })
  storing ??= storeWaiting().finally(() => {
    storing = undefined
  })
  await storing
}

/** Reads the cached answer of a name for the signed-in account; undefined if there is none. */
export async function cachedAnswer<T>(name: string): Promise<T | undefined> {
  const key = keyHere()
  if (!key || typeof indexedDB === 'undefined') return undefined
  const kept = await withStore('readonly', (store) => settled<unknown>(store.get(`${key}/${name}`)))
  // Written by keepAnswer under the same name, in the shape that the database's number stands for.
  return isKept(kept) ? (kept.value as T) : undefined
}

/** Takes one answer away. */
export async function dropAnswer(name: string): Promise<void> {
  const key = keyHere()
  if (!key || typeof indexedDB === 'undefined') return
  await withStore('readwrite', (store) => settled(store.delete(`${key}/${name}`)))
}

/** Of one kind leaves only these. */
export async function keepOnly(kind: string, names: ReadonlySet<string>): Promise<void> {
  const key = keyHere()
  if (!key || typeof indexedDB === 'undefined') return
  const prefix = `${key}/`
  await withStore('readwrite', async (store) => {
    for (const name of await settled(store.getAllKeys(under(`${prefix}${kind}/`))))
      if (!names.has(String(name).slice(prefix.length))) await settled(store.delete(name))
  })
}

/** Deletes the kept answers of every account. */
export async function clearCachedAnswers(): Promise<void> {
  if (typeof indexedDB === 'undefined') return
  await withStore('readwrite', (store) => settled(store.clear()))
}
