import type { Page } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'

/** The words of a page as they come out of a printer, from the first sheet to the last. */
export async function printedText(page: Page): Promise<string> {
  const sheets = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })))
  const { text } = await extractText(sheets, { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}
