import { cachePrefix, type OfflinePlan } from './offline-plan.ts'

export const cacheName = ({ version }: OfflinePlan): string => cachePrefix + version

/** A document of this very build; a deploy in the middle of an installation would mix two. */
async function isOfBuild(response: Response, { entry }: OfflinePlan): Promise<boolean> {
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || response.redirected || !type.startsWith('text/html')) return false
  return (await response.text()).includes(entry)
}

/** Keeps a page as it is now, if it is one of this build. */
export async function keepDocument(
  plan: OfflinePlan,
  path: string,
  response: Response,
): Promise<boolean> {
  const copy = response.clone()
  // The last of them has no script of the build.
  if (path !== plan.documents.at(-1) && !(await isOfBuild(response, plan))) return false
  if (!copy.ok || copy.redirected) return false
  const cache = await caches.open(cacheName(plan))
  await cache.put(path, copy)
  return true
}

async function keepFile(cache: Cache, path: string): Promise<void> {
  // The same name is the same file: most of a new build is here already.
  const known = await caches.match(path, { ignoreVary: true })
  if (known) return cache.put(path, known)
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return cache.put(path, response)
}

/** All files of a build or none: a failed download fails the installation, and the old build stays. */
export async function installPlan(plan: OfflinePlan): Promise<void> {
  const cache = await caches.open(cacheName(plan))
  await Promise.all(plan.files.map((path) => keepFile(cache, path)))
  for (const path of plan.documents) {
    const kept = await keepDocument(plan, path, await fetch(path, { cache: 'no-cache' }))
    if (!kept) throw new Error(`${path} is not of this build`)
  }
}

/** An installation that failed has left a part of a build: the last document is kept last. */
async function isWhole(name: string, { documents }: OfflinePlan): Promise<boolean> {
  const last = documents.at(-1)
  if (last === undefined) return false
  const cache = await caches.open(name)
  return (await cache.match(last, { ignoreVary: true })) !== undefined
}

/**
 * Windows may still show the build before this one, and load more of it: the latest that was installed
 * whole stays too.
 */
export async function removeOld(plan: OfflinePlan): Promise<void> {
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(cachePrefix) && name !== cacheName(plan),
  )
  let before: string | undefined
  for (const name of others) if (await isWhole(name, plan)) before = name
  for (const name of others) if (name !== before) await caches.delete(name)
}
