export { atomFeed } from './atom-feed.ts'
export { loadStillPage } from './load-still-page.ts'
export { articlePaths, guidePaths } from './texts.ts'

export const loadDestinationSearch = async () =>
  (await import('./destination-search.tsx')).DestinationSearch

export const loadExitIntent = async () => (await import('./exit-intent.tsx')).ExitIntent
