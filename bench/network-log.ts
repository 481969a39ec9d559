import type { CDPSession, Page } from 'playwright-core'

interface Entry {
  readonly url: string
  readonly type: string
  readonly mediaType: string
  readonly wireBytes: number
  readonly body: Buffer
}

/** From the load event on. */
const longestMs = 10_000

const nothing = { body: '', base64Encoded: false }

/** Chromium never answers a request for a manifest's body. */
const bodyOf = (cdp: CDPSession, requestId: string, type: string) =>
  type === 'Manifest'
    ? nothing
    : // Preflights and answers without a body have none.
      cdp.send('Network.getResponseBody', { requestId }).catch(() => nothing)

/** Everything that a page loads from an empty cache until it has been quiet for `settleMs`. */
export async function networkLog(
  page: Page,
  url: string,
  settleMs: number,
): Promise<readonly Entry[]> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable', { maxTotalBufferSize: 256e6, maxResourceBufferSize: 64e6 })
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
  const answers = new Map<string, { url: string; type: string; mediaType: string }>()
  const finished: { id: string; wireBytes: number }[] = []
  let lastEvent = Date.now()
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    answers.set(requestId, { url: response.url, type, mediaType: response.mimeType })
    lastEvent = Date.now()
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    finished.push({ id: requestId, wireBytes: encodedDataLength })
    lastEvent = Date.now()
  })
  await page.goto(url, { waitUntil: 'load' })
  // A page that polls is never quiet for that long.
  const latest = Date.now() + longestMs
  while (Date.now() < latest && Date.now() - lastEvent < settleMs) await page.waitForTimeout(100)
  const entries: Entry[] = []
  for (const { id, wireBytes } of finished) {
    const answer = answers.get(id)
    if (!answer || !answer.url.startsWith('http')) continue
    const { body, base64Encoded } = await bodyOf(cdp, id, answer.type)
    entries.push({
      ...answer,
      wireBytes,
      body: Buffer.from(body, base64Encoded ? 'base64' : 'utf8'),
    })
  }
  return entries
}
