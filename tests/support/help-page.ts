import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Waits for hydration: a prerendered page takes no typing before. */
export async function awaitHelp(page: Page): Promise<void> {
  const search = page.getByRole('searchbox', { name: 'Search the help articles' })
  const answer = page.getByText(/^\d of \d+ articles$/)
  await expect
    .poll(async () => {
      await search.fill('')
      await search.fill('offline')
      // An awake page answers, but not at once: the articles follow what is typed.
      return answer.waitFor({ timeout: 1000 }).then(
        () => 'awake',
        () => 'asleep',
      )
    })
    .toBe('awake')
}
