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
      // Maps are drawn by the processor: no machine of ours has to have a graphics card.
      '--use-gl=angle',
      '--use-angle=swiftshader',
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
