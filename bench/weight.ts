import { gzipSync } from 'node:zlib'
import { buildSync } from 'esbuild'
import { freePort, root, startApp } from './app-process.ts'
import { launchChromium } from './chromium.ts'
import type { Figure } from './figure.ts'
import { networkLog } from './network-log.ts'
import { numberText } from './number-text.ts'
import type { Part } from './part.ts'
import { peerText } from './peers.ts'
import { createTrip } from './sample-trip.ts'
import { scratchData } from './scratch-folder.ts'
import { allowLongTrips, signUp, type Traveller } from './traveller.ts'

/** The budgets that the build holds for what it can see of the page: tooling/page-budget.mjs. */
const homeScriptGoal = 92_000
const homeGoal = 225_000
const shellGoal = 15 * 1024
const settleMs = 3000

interface Weight {
  /** Bytes by kind, compressed with gzip -9 but for what is compressed already. */
  readonly script: number
  readonly style: number
  readonly font: number
  readonly total: number
  readonly onWire: number
  readonly requests: number
  readonly scripts: number
}

const zipped = (body: Buffer | string): number =>
  body.length ? gzipSync(body, { level: 9 }).length : 0

/** Style elements of a page: they are styles, though they come with the document. */
const inlineStyle = (html: string): string =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('\n')

// Fonts and pictures of pixels are compressed in themselves: their size is the size of the file.
const isPacked = ({ mediaType }: { readonly mediaType: string }): boolean =>
  /^(font\/|image\/(?!svg))/.test(mediaType)

async function weigh(url: string, traveller?: Traveller): Promise<Weight> {
  const browser = await launchChromium()
  const context = await browser.newContext({ serviceWorkers: 'block' })
  if (traveller) await context.addCookies(traveller.cookies.map((cookie) => ({ ...cookie, url })))
  const entries = await networkLog(await context.newPage(), url, settleMs)
  await browser.close()
  const ofType = (wanted: string) => entries.filter(({ type }) => type === wanted)
  const sum = (list: typeof entries) => list.reduce((total, { body }) => total + zipped(body), 0)
  const packed = (list: typeof entries) => list.reduce((total, { body }) => total + body.length, 0)
  // A preloaded script is a script, whatever the log calls it.
  const scripts = entries.filter(({ mediaType }) => mediaType.includes('javascript'))
  const styles = ofType('Document').map(({ body }) => zipped(inlineStyle(body.toString())))
  return {
    script: sum(scripts),
    style: sum(ofType('Stylesheet')) + styles.reduce((total, bytes) => total + bytes, 0),
    font: packed(ofType('Font')),
    total: packed(entries.filter(isPacked)) + sum(entries.filter((entry) => !isPacked(entry))),
    onWire: entries.reduce((total, { wireBytes }) => total + wireBytes, 0),
    requests: entries.length,
    scripts: scripts.length,
  }
}

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
  return outputFiles.reduce((sum, { text }) => sum + zipped(text), 0)
}

const kB = (bytes: number): string => `${numberText(bytes / 1000, 1)} kB`

function othersOf(page: string, weight: Weight, goal?: number): Figure[] {
  return [
    { name: `${page}: styles, those in the page included`, measured: kB(weight.style) },
    { name: `${page}: fonts`, measured: kB(weight.font) },
    {
      name: `${page}: everything`,
      measured: `${kB(weight.total)} in ${weight.requests} requests; ${kB(weight.onWire)} went over the wire`,
      ...(goal === undefined
        ? {}
        : { goal: `≤ ${kB(goal)}`, reached: weight.total <= goal, blocking: true }),
    },
  ]
}

const scriptText = ({ script, scripts }: Weight): string => `${kB(script)} in ${scripts} files`

export const weight: Part = {
  title: 'Weight of pages',
  measure: async () => {
    const dataDir = await scratchData()
    const app = await startApp({ dataDir, port: await freePort(), by: 'node' })
    const traveller = await signUp(app.origin)
    await allowLongTrips(traveller.email, dataDir)
    const tripId = await createTrip(traveller, { days: 10, items: 120 })
    const home = await weigh(`${app.origin}/`)
    const shell = home.script - weighReact()
    const planner = await weigh(`${app.origin}/planner?trip=${tripId}`, traveller)
    await app.stop()
    return {
      figures: [
        {
          name: 'home: JavaScript',
          measured: scriptText(home),
          goal: `≤ ${kB(homeScriptGoal)}`,
          peers: peerText.homeScript,
          reached: home.script <= homeScriptGoal,
          blocking: true,
        },
        {
          name: 'the shell’s own JavaScript: that of home without React',
          measured: kB(shell),
          goal: `≤ ${kB(shellGoal)}`,
          reached: shell <= shellGoal,
        },
        ...othersOf('home', home, homeGoal),
        {
          name: 'planner with 120 items: JavaScript',
          measured: scriptText(planner),
          peers: peerText.plannerScript,
        },
        ...othersOf('planner', planner),
      ],
      notes: [
        `What Chromium’s network log shows from an empty cache until nothing has been loaded for ${settleMs / 1000} s, each file compressed anew with gzip -9; 1 kB is 1,000 bytes. The peers’ first pages are compressed with gzip -6, which makes them some 0.2 % larger.`,
      ],
    }
  },
}
