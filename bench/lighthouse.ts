import lighthouseRun from 'lighthouse'
import { freePort, startApp } from './app.ts'
import { launchChromium } from './browser.ts'
import { peerText } from './peers.ts'
import { atLeast, type Figure, numberText, type Part } from './report.ts'
import { median } from './samples.ts'

const runs = 3
const tries = 6
const pages = { home: '/', 'a guide': '/destinations/paris', pricing: '/pricing', FAQ: '/faq' }
const categories = [
  { id: 'performance', name: 'performance', goal: 97 },
  { id: 'accessibility', name: 'accessibility', goal: 100 },
  { id: 'best-practices', name: 'best practices', goal: 100 },
  { id: 'seo', name: 'SEO', goal: 100 },
] as const
const ids = categories.map(({ id }) => id)
const homeTimes =
  'largest paint: TREK 10.2 s, surmai 5.3 s, itskovacs/trip 4.7 s, AdventureLog 3.9 s'

/** One run: points of each category, times behind them, audits that cost points. */
async function inspect(url: string) {
  const port = await freePort()
  const browser = await launchChromium(`--remote-debugging-port=${port}`)
  const result = await lighthouseRun(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ids,
  })
  await browser.close()
  // Now and then the browser gives no score; such a run says nothing about the page.
  if (!result || result.lhr.runtimeError) return undefined
  const { audits, categories: found } = result.lhr
  const score = (id: string): number => Math.round((found[id]?.score ?? Number.NaN) * 100)
  if (ids.map(score).some(Number.isNaN)) return undefined
  const weighty = Object.values(found).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  )
  return {
    score,
    time: (id: string): number => audits[id]?.numericValue ?? Number.NaN,
    costly: weighty.filter((id) => (audits[id]?.score ?? 1) < 0.9),
  }
}
type Run = NonNullable<Awaited<ReturnType<typeof inspect>>>

async function inspectAll(url: string): Promise<readonly Run[]> {
  const done: Run[] = []
  for (let turn = 0; turn < tries && done.length < runs; turn++) {
    const run = await inspect(url)
    if (run) done.push(run)
  }
  if (done.length < runs) throw new Error('Lighthouse gave too few scores')
  return done
}

/** The scores of one page, and the times behind them. The peers were measured on their first pages. */
function figuresOf(page: string, done: readonly Run[]): readonly Figure[] {
  const time = (id: string) => median(done.map((run) => run.time(id)))
  const seconds = (id: string) => `${numberText(time(id) / 1000, 2)} s`
  const isHome = page === 'home'
  const scores = categories.map(({ id, name, goal }) => {
    const all = done.map((run) => run.score(id))
    return {
      name: `${page}: ${name}`,
      measured: `${median(all)} (${all.join(', ')})`,
      ...(isHome ? { peers: peerText[id] } : {}),
      ...atLeast(median(all), goal),
      blocking: true,
    }
  })
  return [
    ...scores,
    {
      name: `${page}: times behind the score`,
      measured: `first paint ${seconds('first-contentful-paint')}, largest ${seconds('largest-contentful-paint')}, blocked ${numberText(time('total-blocking-time'))} ms, shift ${numberText(time('cumulative-layout-shift'), 3)}`,
      ...(isHome ? { peers: homeTimes } : {}),
    },
  ]
}

export const lighthouse: Part = {
  title: 'Lighthouse, mobile',
  measure: async () => {
    const app = await startApp()
    const figures: Figure[] = []
    const costly = new Set<string>()
    for (const [name, path] of Object.entries(pages)) {
      const done = await inspectAll(app.origin + path)
      figures.push(...figuresOf(name, done))
      for (const audit of done.flatMap((run) => run.costly)) costly.add(audit)
    }
    return {
      figures,
      notes: [
        `Lighthouse 12, mobile with simulated throttling, median of ${runs} (each run), a new browser each. Audits that cost points: ${[...costly].join(', ') || 'none'}. The peers’ first pages are sign-in forms but for AdventureLog’s, so across products this is a hint, no more.`,
      ],
    }
  },
}
