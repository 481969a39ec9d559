import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** A rendered page takes no typing before its script has woken it up. */
export async function awaitHelp(page: Page): Promise<void> {
  const search = page.getByRole('searchbox', { name: 'Search the help articles' })
  await expect
    .poll(async () => {
      await search.fill('')
      await search.fill('offline')
      return page.getByText(/^\d of \d+ articles$/).count()
    })
    .toBe(1)
}
