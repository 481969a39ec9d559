import type { Page } from 'playwright-core'

/** Turns a phone's board to a day, '' for the ideas; where days stand side by side there is nothing to turn. */
export async function turnTo(page: Page, day: string): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= 760) return
  await page.locator(`[data-chip="${day}"]`).click()
  await page.locator(`[data-chip="${day}"][aria-current]`).waitFor()
}
