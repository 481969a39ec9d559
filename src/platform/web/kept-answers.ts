// Answers of the server that stay in this browser for a start without a network. They are told apart by
// the account, and the hint cookie says which account's may be shown: no other's ever is.

const databaseName = 'wayleaf-kept'
const storeName = 'answers'
/** What is kept in another shape than this one is dropped: raise it with the shape of an answer. */
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
    request.addEventListener('error', () => reject(request.error ?? new Error('Not stored')))
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

/** Undefined where the browser stores nothing: then pages need the network, as before. */
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

/** By which mark the server knows the account that may be signed in; no secret and no authority. */
const hintedAccount = (): string | undefined =>
  /(?:^|;)\s*(?:__Host-)?hint=1-([0-9a-f]{16})(?:;|$)/.exec(document.cookie)?.[1]

/** As the hint cookie names an account: sixteen digits of a hash, which lead back to nobody. */
async function markOf(account: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(account))
  return [...new Uint8Array(bytes).slice(0, 8)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
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

/** Takes away what other accounts have left here. */
async function dropOthers(store: IDBObjectStore, mark: string): Promise<void> {
  for (const key of await settled(store.getAllKeys()))
    if (!String(key).startsWith(`${mark}/`)) await settled(store.delete(key))
}

/**
 * Keeps an answer that the server has given to an account, as long as that account is still the one
 * that is signed in. `name` has its kind before the slash: 'trip/…'.
 */
export async function keepAnswer(account: string, name: string, value: unknown): Promise<void> {
  if (!globalThis.crypto?.subtle || typeof indexedDB === 'undefined') return
  const mark = await markOf(account)
  if (hintedAccount() !== mark) return
  await withStore('readwrite', async (store) => {
    await settled(store.put({ value, at: Date.now() } satisfies Kept, `${mark}/${name}`))
    await dropOthers(store, mark)
    const [kind = ''] = name.split('/')
    if (name !== kind) await dropOldest(store, `${mark}/${kind}/`)
  })
}

/** What was kept under a name for the account that is signed in here; undefined when there is nothing. */
export async function keptAnswer<T>(name: string): Promise<T | undefined> {
  const mark = hintedAccount()
  if (!mark || typeof indexedDB === 'undefined') return undefined
  const kept = await withStore('readonly', (store) =>
    settled<unknown>(store.get(`${mark}/${name}`)),
  )
  // Written by keepAnswer under the same name, in the shape that the database's number stands for.
  return isKept(kept) ? (kept.value as T) : undefined
}

/** Takes one answer away. */
export async function dropAnswer(name: string): Promise<void> {
  const mark = hintedAccount()
  if (!mark || typeof indexedDB === 'undefined') return
  await withStore('readwrite', (store) => settled(store.delete(`${mark}/${name}`)))
}

/** Of one kind leaves only these. */
export async function keepOnly(kind: string, names: ReadonlySet<string>): Promise<void> {
  const mark = hintedAccount()
  if (!mark || typeof indexedDB === 'undefined') return
  const prefix = `${mark}/`
  await withStore('readwrite', async (store) => {
    for (const key of await settled(store.getAllKeys(under(`${prefix}${kind}/`))))
      if (!names.has(String(key).slice(prefix.length))) await settled(store.delete(key))
  })
}

/** Takes away everything, whoever's it was. */
export async function forgetAnswers(): Promise<void> {
  if (typeof indexedDB === 'undefined') return
  await withStore('readwrite', (store) => settled(store.clear()))
}
