export { BookingNotice } from './booking-notice.tsx'
export { atomFeed } from './atom-feed.ts'
export { loadStillPage } from './load-still-page.ts'
export { articlePaths, guidePaths } from './texts.ts'

export const loadDestinationSearch = async () =>
  (await import('./destination-search.tsx')).DestinationSearch

export const loadSecondStep = async () => (await import('./second-step.tsx')).SecondStep

export const loadExitIntent = async () => (await import('./exit-intent.tsx')).ExitIntent
