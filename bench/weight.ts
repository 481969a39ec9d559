import { gzipSync } from 'node:zlib'
import { buildSync } from 'esbuild'
import type { Page, Request } from 'playwright-core'
import { root, startApp } from './app.ts'
import { inBrowser } from './browser.ts'
import { peerText } from './peers.ts'
import { type Figure, numberText, type Part } from './report.ts'
import { sum } from './samples.ts'
import { createTrip, signUp, type Traveller } from './traveller.ts'

/** The budgets that the build holds for what it can see of the page: tooling/page-budget.mjs. */
const homeScriptGoal = 92_000
const homeGoal = 225_000
const shellGoal = 15 * 1024
const settleMs = 3000
const longestMs = 10_000

const zipped = (body: Buffer | string): number =>
  body.length ? gzipSync(body, { level: 9 }).length : 0

/** Style elements of a page: they are styles, though they come with the document. */
const inlineStyle = (html: string): string =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('\n')

/** Everything that a page loads from an empty cache until nothing has been loaded for a while. */
async function loadedBy(page: Page, url: string): Promise<readonly Request[]> {
  const finished: Request[] = []
  let lastEvent = Date.now()
  page.on('response', () => (lastEvent = Date.now()))
  page.on('requestfinished', (request) => {
    finished.push(request)
    lastEvent = Date.now()
  })
  await page.goto(url, { waitUntil: 'load' })
  // A page that polls is never quiet for that long.
  const latest = Date.now() + longestMs
  while (Date.now() < latest && Date.now() - lastEvent < settleMs) await page.waitForTimeout(100)
  return finished.filter((request) => request.url().startsWith('http'))
}

async function entryOf(request: Request) {
  const type = request.resourceType()
  const response = await request.response()
  const sizes = await request.sizes()
  // Chromium does not answer for the body of a manifest; an answer without a body has none.
  const hasBody = response && type !== 'manifest'
  const body = hasBody ? await response.body().catch(() => Buffer.alloc(0)) : Buffer.alloc(0)
  const mediaType = response?.headers()['content-type'] ?? ''
  // Fonts and pictures of pixels are compressed in themselves: their size is the size of the file.
  const isPacked = /^(font\/|image\/(?!svg))/.test(mediaType)
  return {
    type,
    mediaType,
    body,
    bytes: isPacked ? body.length : zipped(body),
    wireBytes: sizes.responseHeadersSize + sizes.responseBodySize,
  }
}

/** Bytes by kind, compressed with gzip -9 unless compressed already. */
async function weigh(url: string, traveller?: Traveller) {
  const entries = await inBrowser(
    { url, ...(traveller ? { traveller } : {}) },
    async ({ page }) => {
      const requests = await loadedBy(page, url)
      return Promise.all(requests.map(entryOf))
    },
  )
  const bytesOf = (list: typeof entries) => sum(list.map(({ bytes }) => bytes))
  const ofType = (wanted: string) => entries.filter(({ type }) => type === wanted)
  // A preloaded script is a script, though browsers may call it otherwise.
  const scripts = entries.filter(({ mediaType }) => mediaType.includes('javascript'))
  const inline = ofType('document').map(({ body }) => zipped(inlineStyle(body.toString())))
  return {
    script: bytesOf(scripts),
    scripts: scripts.length,
    style: bytesOf(ofType('stylesheet')) + sum(inline),
    font: bytesOf(ofType('font')),
    total: bytesOf(entries),
    onWire: sum(entries.map(({ wireBytes }) => wireBytes)),
    requests: entries.length,
  }
}
type Weight = Awaited<ReturnType<typeof weigh>>

/** React and what hydrates a page with it, bundled by themselves. */
function weighReact(): number {
  const contents =
    "import * as react from 'react'; import * as client from 'react-dom/client'; globalThis.kept = [react, client]"
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: root },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return sum(outputFiles.map(({ text }) => zipped(text)))
}

const kB = (bytes: number): string => `${numberText(bytes / 1000, 1)} kB`
const within = (bytes: number, goal: number) => ({
  goal: `≤ ${kB(goal)}`,
  reached: bytes <= goal,
})

const scriptText = ({ script, scripts }: Weight): string => `${kB(script)} in ${scripts} files`

const othersOf = (page: string, weight: Weight): readonly [Figure, Figure, Figure] => [
  { name: `${page}: styles, those in the page included`, measured: kB(weight.style) },
  { name: `${page}: fonts`, measured: kB(weight.font) },
  {
    name: `${page}: everything`,
    measured: `${kB(weight.total)} in ${weight.requests} requests; ${kB(weight.onWire)} went over the wire`,
  },
]

export const weight: Part = {
  title: 'Weight of pages',
  measure: async () => {
    const app = await startApp()
    const traveller = await signUp(app, 'wanderlust')
    const tripId = await createTrip(traveller, { days: 10, items: 120 })
    const home = await weigh(`${app.origin}/`)
    const planner = await weigh(`${app.origin}/planner?trip=${tripId}`, traveller)
    const shell = home.script - weighReact()
    const [styles, fonts, everything] = othersOf('home', home)
    return {
      figures: [
        {
          name: 'home: JavaScript',
          measured: scriptText(home),
          peers: peerText.homeScript,
          ...within(home.script, homeScriptGoal),
          blocking: true,
        },
        {
          name: 'the shell’s own JavaScript: that of home without React',
          measured: kB(shell),
          ...within(shell, shellGoal),
        },
        styles,
        fonts,
        { ...everything, ...within(home.total, homeGoal), blocking: true },
        {
          name: 'planner with 120 items: JavaScript',
          measured: scriptText(planner),
          peers: peerText.plannerScript,
        },
        ...othersOf('planner', planner),
      ],
      notes: [
        `What Chromium loads from an empty cache until nothing has been loaded for ${settleMs / 1000} s, each file compressed anew with gzip -9; 1 kB is 1,000 bytes. The peers’ first pages are compressed with gzip -6, which makes them some 0.2 % larger.`,
      ],
    }
  },
}
