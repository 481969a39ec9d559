import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** That `start` downloads an itinerary under its name, and that it is a PDF of some size. */
export async function expectPdf(page: Page, start: () => Promise<unknown>): Promise<void> {
  const [download] = await Promise.all([page.waitForEvent('download'), start()])
  expect(download.suggestedFilename()).toMatch(/^itinerary-\d{13}\.pdf$/)
  const folder = await mkdtemp(join(tmpdir(), 'wayleaf-download-'))
  await download.saveAs(join(folder, 'itinerary.pdf'))
  const bytes = await readFile(join(folder, 'itinerary.pdf'))
  await rm(folder, { recursive: true })
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.byteLength).toBeGreaterThan(10_000)
}
