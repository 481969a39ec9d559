import { cacheName, keepDocument } from './cached-build.ts'
import type { OfflinePlan } from './offline-plan.ts'

/** After so long without an answer the page that is kept is shown. */
const patienceMs = 4000

/** Lower case, without a slash at the end. */
const plainPath = (path: string): string => path.toLowerCase().replace(/(?<=.)\/$/, '')

const inTime = (answer: Promise<Response>): Promise<Response> =>
  Promise.race([
    answer,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('No answer in time')), patienceMs)
    }),
  ])

const isUnavailable = ({ status }: Response): boolean => status >= 502 && status <= 504

async function kept(plan: OfflinePlan, path: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheName(plan))
  return cache.match(path, { ignoreVary: true })
}

/** A page that starts without a network: from the server, else from the cache. */
async function answerKnown(plan: OfflinePlan, event: FetchEvent, path: string): Promise<Response> {
  const known = await kept(plan, path)
  const answer = fetch(event.request)
  try {
    const response = await (known ? inTime(answer) : answer)
    if (known && isUnavailable(response)) return known
    if (response.ok) event.waitUntil(keepDocument(plan, path, response.clone()))
    return response
  } catch (error) {
    // Ignore a late answer, and its rejection.
    answer.catch(() => undefined)
    if (known) return known
    throw error
  }
}

/** Pages that need the network say so, and which do not. */
async function answerOther(plan: OfflinePlan, event: FetchEvent): Promise<Response> {
  try {
    return await fetch(event.request)
  } catch (error) {
    const fallback = await kept(plan, plan.documents.at(-1) ?? '')
    if (fallback) return fallback
    throw error
  }
}

export function answerNavigation(
  plan: OfflinePlan,
  event: FetchEvent,
  { pathname }: URL,
): Promise<Response> {
  const path = plainPath(pathname)
  return plan.documents.includes(path) ? answerKnown(plan, event, path) : answerOther(plan, event)
}

/** Looks in the caches of all builds: file names are hashed, so a name belongs to one build. */
export async function answerAsset(plan: OfflinePlan, event: FetchEvent): Promise<Response> {
  const { request } = event
  const known = await caches.match(request.url, { ignoreVary: true })
  if (known) return known
  const response = await fetch(request)
  // Posters of the trips that were looked at; scripts are kept by the plan alone.
  if (response.ok && request.destination === 'image') {
    const copy = response.clone()
    const cache = await caches.open(cacheName(plan))
    event.waitUntil(cache.put(request.url, copy))
  }
  return response
}
