import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { findBrowser } from '../../tooling/find-browser.mjs'
import './provided.ts'

/** One browser for all journeys; each test has a context of its own. */
export default async function setup(project: TestProject) {
  const server = await chromium.launchServer({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      // Pages are put together without a graphics card, which none of our machines has to have, and
      // so are the maps that want one.
      '--disable-gpu',
      '--enable-unsafe-swiftshader',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  })
  project.provide('browser', server.wsEndpoint())
  return () => server.close()
}
