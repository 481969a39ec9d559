// In place of the worker where the site has switched it off: takes everything of it away, and itself.
import { cachePrefix } from './offline-plan.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting())
})

async function leave(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(cachePrefix)) await caches.delete(name)
  await self.registration.unregister()
}

self.addEventListener('activate', (event) => {
  event.waitUntil(leave())
})
