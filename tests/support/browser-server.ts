import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { findTestBrowser } from '../../tooling/find-browser.mjs'
import './provided.ts'

/**
 * Our list takes the place of playwright's: these are its names for Chromium, and the drop-downs of an
 * address bar that none of our journeys sees. Their two pages were a third of what a visit costs.
 */
const withoutFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
]

/** One browser for all journeys; each test has a context of its own. */
export default async function setup(project: TestProject) {
  const server = await chromium.launchServer({
    executablePath: findTestBrowser(),
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
      `--disable-features=${withoutFeatures.join(',')}`,
    ],
  })
  project.provide('browser', server.wsEndpoint())
  return () => server.close()
}
