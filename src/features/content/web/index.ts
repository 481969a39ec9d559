// Only what is asked for is loaded: the lists of texts are longer than all the rest of the door.
export const loadStillPage = async (address: string) =>
  (await import('./load-still-page.ts')).loadStillPage(address)

export const guidePaths = async () => (await import('./texts.ts')).guidePaths
export const articlePaths = async () => (await import('./texts.ts')).articlePaths
export const atomFeed = async () => (await import('./atom-feed.ts')).atomFeed()

export const loadDestinationSearch = async () =>
  (await import('./destination-search.tsx')).DestinationSearch

export const loadExitIntent = async (wokenBy: Event) =>
  (await import('./exit-intent.tsx')).exitIntentAfter(wokenBy)
