import lighthouseRun from 'lighthouse'
import { freePort, startApp } from './app-process.ts'
import { withDebuggableChromium } from './debuggable-chromium.ts'
import type { Figure } from './figure.ts'
import { numberText } from './number-text.ts'
import type { Part } from './part.ts'
import { peerText } from './peers.ts'
import { scratchData } from './scratch-folder.ts'
import { median } from './statistics.ts'

const runs = 3
const tries = 6
const pages = [
  { name: 'home', path: '/' },
  { name: 'a guide', path: '/destinations/paris' },
  { name: 'pricing', path: '/pricing' },
  { name: 'FAQ', path: '/faq' },
] as const
const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
} as const
type Category = keyof typeof categories
const goal: Readonly<Record<Category, number>> = {
  performance: 97,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}
const names = Object.keys(categories) as Category[]

interface Run {
  readonly scores: Readonly<Record<Category, number>>
  /** Milliseconds, and a share for the layout shift. */
  readonly times: Readonly<Record<'fcp' | 'lcp' | 'tbt' | 'cls', number>>
  /** Names of the audits that cost points. */
  readonly failing: readonly string[]
}

async function inspect(url: string): Promise<Run | undefined> {
  const result = await withDebuggableChromium((port) =>
    lighthouseRun(url, { port, output: 'json', logLevel: 'error', onlyCategories: names }),
  )
  // Now and then the browser gives no score; such a run says nothing about the page.
  if (!result || result.lhr.runtimeError) return undefined
  const { audits, categories: found } = result.lhr
  const scores = Object.fromEntries(
    names.map((name) => [name, Math.round((found[name]?.score ?? Number.NaN) * 100)]),
  ) as Record<Category, number>
  if (Object.values(scores).some(Number.isNaN)) return undefined
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const weighty = Object.values(found).flatMap((category) =>
    category.auditRefs.filter((ref) => ref.weight > 0).map((ref) => ref.id),
  )
  return {
    scores,
    times: {
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    },
    failing: weighty.filter((id) => (audits[id]?.score ?? 1) < 0.9),
  }
}

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
function figuresOf(page: (typeof pages)[number], done: readonly Run[]): readonly Figure[] {
  const time = (key: keyof Run['times']) => median(done.map((run) => run.times[key]))
  const paint = `first paint ${numberText(time('fcp') / 1000, 2)} s, largest ${numberText(time('lcp') / 1000, 2)} s`
  const rest = `blocked ${numberText(time('tbt'))} ms, shift ${numberText(time('cls'), 3)}`
  const isHome = page.path === '/'
  const scores = names.map((name) => {
    const all = done.map((run) => run.scores[name])
    return {
      name: `${page.name}: ${categories[name]}`,
      measured: `${median(all)} (${all.join(', ')})`,
      goal: `≥ ${goal[name]}`,
      ...(isHome ? { peers: peerText[name] } : {}),
      reached: median(all) >= goal[name],
      blocking: true,
    }
  })
  const peers = 'largest paint: TREK 10.2 s, surmai 5.3 s, itskovacs/trip 4.7 s, AdventureLog 3.9 s'
  return [
    ...scores,
    {
      name: `${page.name}: times behind the score`,
      measured: `${paint}, ${rest}`,
      ...(isHome ? { peers } : {}),
    },
  ]
}

export const lighthouse: Part = {
  title: 'Lighthouse, mobile',
  measure: async () => {
    const dataDir = await scratchData()
    const app = await startApp({ dataDir, port: await freePort(), by: 'node' })
    const figures: Figure[] = []
    const failing = new Set<string>()
    for (const page of pages) {
      const done = await inspectAll(app.origin + page.path)
      figures.push(...figuresOf(page, done))
      for (const name of done.flatMap((run) => run.failing)) failing.add(name)
    }
    await app.stop()
    return {
      figures,
      notes: [
        `Lighthouse 12, mobile with simulated throttling, median of ${runs} (each run), a new browser each. Audits that cost points: ${[...failing].join(', ') || 'none'}. The peers’ first pages are sign-in forms but for AdventureLog’s, so across products this is a hint, no more.`,
      ],
    }
  },
}
