import type { Page } from 'playwright-core'

/** What this browser keeps of answers, as text. */
export const keptText = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('wayleaf-kept')
        opening.addEventListener('error', () => reject(opening.error ?? new Error('Not opened')))
        opening.addEventListener('success', () => {
          const database = opening.result
          if (!database.objectStoreNames.contains('answers')) return resolve('')
          const all = database.transaction('answers').objectStore('answers').getAll()
          all.addEventListener('success', () => {
            database.close()
            resolve(JSON.stringify(all.result))
          })
        })
      }),
  )
