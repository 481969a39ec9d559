// Service worker for an offline start of the planning pages. It caches build files and documents without
// personal data; API responses never pass through it.
import { installPlan, removeOld } from './cached-build.ts'
import { answerAsset, answerNavigation } from './answer-request.ts'
import type { OfflinePlan } from './offline-plan.ts'

declare const self: ServiceWorkerGlobalScope
/** Written here by the build. */
declare const offlinePlan: OfflinePlan

self.addEventListener('install', (event) => {
  // At once: a page finds its own files by their names, whichever worker looks for them.
  event.waitUntil(installPlan(offlinePlan).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOld(offlinePlan).then(() => self.clients.claim()))
})

/** The server answers there itself: files to save, sign-in, health. */
const isServers = (path: string): boolean =>
  /^\/(api|art)\/|^\/(healthz|readyz|metrics)$/.test(path)

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (!isServers(url.pathname)) event.respondWith(answerNavigation(offlinePlan, event, url))
  } else if (url.pathname.startsWith('/assets/')) event.respondWith(answerAsset(offlinePlan, event))
})
