import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** The file that `start` downloads: its name and what is in it. */
export async function downloaded(page: Page, start: () => Promise<unknown>) {
  const [download] = await Promise.all([page.waitForEvent('download'), start()])
  const folder = await mkdtemp(join(tmpdir(), 'wayleaf-download-'))
  await download.saveAs(join(folder, 'file'))
  const bytes = await readFile(join(folder, 'file'))
  await rm(folder, { recursive: true })
  return { name: download.suggestedFilename(), bytes }
}

/** That `start` downloads an itinerary under its name, and that it is a PDF of some size. */
export async function expectPdf(page: Page, start: () => Promise<unknown>): Promise<void> {
  const { name, bytes } = await downloaded(page, start)
  expect(name).toMatch(/^itinerary-\d{13}\.pdf$/)
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.byteLength).toBeGreaterThan(10_000)
}
