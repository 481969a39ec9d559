// Finds a Chromium: CHROMIUM_PATH, the PATH, or the system's package where we may install it.
import { existsSync } from 'node:fs'
import { spawnSync } from 'node:child_process'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** The same engine without windows, which spends a quarter less on a journey. */
const windowless = ['chromium-headless-shell', 'chrome-headless-shell']

/** @param {readonly string[]} wanted @returns {string | undefined} */
function onPath(wanted) {
  for (const name of wanted)
    for (const folder of (process.env.PATH ?? '').split(':'))
      if (folder && existsSync(`${folder}/${name}`)) return `${folder}/${name}`
  return undefined
}

/** The browser's path. Throws with what to do when there is none. @returns {string} */
export function findBrowser() {
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  const found = process.env.CHROMIUM_PATH ?? onPath(names) ?? (existsSync(mac) ? mac : undefined)
  if (found) return found
  throw new Error(
    'The browser tests need Chromium. Install it (Debian, Ubuntu: apt-get install chromium; others: ' +
      'Google Chrome) or set CHROMIUM_PATH to its program.',
  )
}

/** As `findBrowser`, preferring one without windows. @returns {string} */
export const findTestBrowser = () =>
  process.env.CHROMIUM_PATH ?? onPath(windowless) ?? findBrowser()

/**
 * Installs Debian's packages where they are missing and we are allowed to: the one without windows too, from
 * the lists that are there; without it journeys take longer, no more.
 */
export function ensureBrowser() {
  const isAllowed = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (process.env.CHROMIUM_PATH || onPath(windowless) || !isAllowed) return void findTestBrowser()
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...words) => spawnSync('apt-get', words, { stdio: 'ignore', env, timeout: 180_000 })
  if (!onPath(names)) {
    console.log('Installing Chromium for the browser tests …')
    apt('update', '-qq')
    apt('install', '-y', '-qq', 'chromium')
  }
  apt('install', '-y', '-qq', 'chromium-headless-shell')
  findTestBrowser()
}
