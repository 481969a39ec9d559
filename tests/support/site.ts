import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect, inject, onTestFailed } from 'vitest'
import { full } from './full-rounds.ts'
import { startTestApp, type TestApp } from './test-app.ts'
import './provided.ts'

export const sizes = [
  { name: '390', width: 390, height: 844, phone: true },
  { name: '1280', width: 1280, height: 800, phone: false },
] as const
/** The two sizes that screens are drawn at. */
export const drawn = [sizes[0], { name: '1440', width: 1440, height: 900, phone: false }] as const
/** Between them: three days side by side, the rest in a sheet. */
export const tablet = { name: '768', width: 768, height: 1024, phone: false } as const
export type Size = (typeof sizes)[number] | (typeof drawn)[number] | typeof tablet
export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

/**
 * The themes in which a screen is gone through at a size. Structure differs by size and colours by
 * theme, so that `npm test` sees both with one theme a size; `npm run verify` goes through all four.
 */
export const themesAt = ({ phone }: Size): readonly Theme[] =>
  full ? themes : [phone ? 'dark' : 'light']

/** For journeys with the same steps at both sizes: `npm test` runs them at one, `npm run verify` at both. */
export const sizesOr = (name: (typeof sizes)[number]['name']): readonly Size[] =>
  full ? sizes : sizes.filter((size) => size.name === name)
export const drawnOr = (name: (typeof drawn)[number]['name']): readonly Size[] =>
  full ? drawn : drawn.filter((size) => size.name === name)

export interface Site {
  readonly app: TestApp
  readonly browser: Browser
  /** A browser of its own, as a new visitor has one. Anything on its console fails the test. */
  open(size: Size, theme?: Theme, options?: { readonly workers?: boolean }): Promise<Visit>
  close(): Promise<void>
}

export interface Visit {
  readonly context: BrowserContext
  readonly page: Page
  /** Unexpected console messages (warning or worse) and exceptions. */
  readonly complaints: readonly string[]
  close(): Promise<void>
}

/** The API's refusals are answers, and so is a page's 404; the browser logs them by itself. */
const refusal = /status of (401|403|404|409|410|422)/

const isAnswer = (text: string, from: string, page: Page): boolean =>
  refusal.test(text) && (new URL(from).pathname.startsWith('/api/') || from === page.url())

/** What playwright says where it keeps a page from having a worker; what drawing without a graphics card says of itself. */
const isOfTheHarness = (text: string): boolean =>
  text === 'Service Worker registration blocked by Playwright' ||
  /GL Driver Message .*GPU stall due to ReadPixels/.test(text)

/** A failed test says what the page showed and what the last calls were answered: a rare failure is seen once. */
function tellFailure(context: BrowserContext, page: Page): void {
  const answers: string[] = []
  context.on('response', (response) => {
    const { pathname, search } = new URL(response.url())
    if (pathname.startsWith('/api/')) answers.push(`${response.status()} ${pathname}${search}`)
  })
  try {
    onTestFailed(async ({ task }) => {
      const [error] = task.result?.errors ?? []
      if (!error || page.isClosed()) return
      const shown = await page.locator('body').innerText({ timeout: 5000 }).catch(String)
      const parts = [
        page.url(),
        ...answers.slice(-12),
        shown.replaceAll(/\s+/g, ' ').slice(0, 1200),
      ]
      error.message += `\n\nThe page at the end:\n${parts.join('\n')}`
    })
  } catch {
    // Opened by a hook: no test to speak for.
  }
}

/**
 * Requests that a worker makes pass by what a test plants for its page, so pages have none unless a
 * test is about it.
 */
async function visit(
  browser: Browser,
  url: string,
  size: Size,
  { theme, workers }: { theme: Theme; workers: boolean },
) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: size.width, height: size.height },
    colorScheme: theme,
    isMobile: size.phone,
    hasTouch: size.phone,
    locale: 'en-CA',
    // What moves on its way in keeps a software renderer busy and tells a journey nothing; `npm run
    // verify` goes with motion.
    reducedMotion: full ? 'no-preference' : 'reduce',
    acceptDownloads: true,
    serviceWorkers: workers ? 'allow' : 'block',
  })
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  tellFailure(context, page)
  const complaints: string[] = []
  // Every window of the visitor, not only the first.
  context.on('weberror', (error) => {
    // A window that is just opening runs a test's own scripts on a page that has no storage.
    if (!/Access is denied for this document/.test(error.error().message))
      complaints.push(error.error().message)
  })
  context.on('console', (message) => {
    const text = message.text()
    if (!['error', 'warning'].includes(message.type()) || isOfTheHarness(text)) return
    if (!isAnswer(text, message.location().url, message.page() ?? page)) complaints.push(text)
  })
  return {
    context,
    page,
    complaints,
    close: async () => {
      await context.close()
      expect(complaints).toEqual([])
    },
  }
}

/** The built site on a port of its own, and the shared browser. */
export async function openSite(settings: Readonly<Record<string, string>> = {}): Promise<Site> {
  const [app, browser] = await Promise.all([
    // Each kept answer is held against one made anew by the API's own tests.
    startTestApp({ CHECK_ANSWERS: 'off', ...settings }),
    chromium.connect(inject('browser')),
  ])
  return {
    app,
    browser,
    open: (size, theme = 'light', { workers = false } = {}) =>
      visit(browser, app.url, size, { theme, workers }),
    close: async () => {
      await browser.close()
      await app.close()
    },
  }
}

/**
 * Waits until a page that came whole answers presses: it is painted first, its modules follow. What is
 * pressed before is lost.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactCont')),
  )
}

/** Signs a fresh account in without the form. */
export async function signIn(site: Site, { context }: Visit, grant?: string) {
  const user = await site.app.user(grant)
  const cookies = [...user.cookies].map(([name, value]) => ({ name, value, url: site.app.url }))
  await context.addCookies(cookies)
  return user
}

/** Half as long as the source that the package gives: each page reads it anew. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)
const axeRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rows of a list are made alike: the first four are looked at, in `npm run verify` all. */
const furtherRows = full ? [] : ['li', 'article', 'tr'].map((row) => [`${row}:nth-of-type(n + 5)`])

/**
 * No finding of axe, whatever its rank, on the page as it is now. `within` looks at a part alone, where the
 * rest has been looked at and stays as it was.
 */
export async function expectAccessible(page: Page, within = ':root'): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  // What still fades in has not its own colours yet.
  await page.evaluate(async () => {
    const fading = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.allSettled(fading.map(({ finished }) => finished))
  })
  const findings = await page.evaluate(
    async ({ context, rules }) => {
      const options = { runOnly: rules, resultTypes: ['violations' as const] }
      const { violations } = await window.axe.run(context, options)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
      )
    },
    { context: { include: [[within]], exclude: furtherRows }, rules: axeRules },
  )
  expect(findings).toEqual([])
}

/**
 * Nothing of axe in either theme, and no sideways scroll. Colours are tokens of the theme: `npm test` looks at
 * the dark ones, which journeys show least, `npm run verify` at both.
 */
export async function expectSound(page: Page): Promise<void> {
  for (const colorScheme of full ? themes : (['dark'] as const)) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  await expectNoSidewaysScroll(page)
}

/** The page never scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const extra = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(extra).toBeLessThanOrEqual(0)
}
