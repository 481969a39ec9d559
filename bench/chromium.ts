import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { atEnd } from './clean-up.ts'

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The browser that CHROMIUM_PATH names, or one in a usual place. */
export function chromiumPath(): string {
  const given = process.env['CHROMIUM_PATH']
  const found = given ?? usual.find((path) => existsSync(path))
  if (!found || !existsSync(found))
    throw new Error('No Chromium was found. Say where it is: CHROMIUM_PATH=/path/to/chromium')
  return found
}

/** Without a GPU, and with every other host failing at once: a slow network must not show. */
export const chromiumFlags: readonly string[] = [
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  // Chromium refuses its sandbox to root, which builds in containers often are.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

export async function launchChromium(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumFlags],
  })
  atEnd(() => browser.close())
  return browser
}
