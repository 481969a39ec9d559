// Finds a Chromium for the browser tests: CHROMIUM_PATH, the PATH, or the system's package where we may install it.
import { existsSync } from 'node:fs'
import { spawnSync } from 'node:child_process'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** @returns {string | undefined} */
function onPath() {
  for (const folder of (process.env.PATH ?? '').split(':'))
    for (const name of names)
      if (folder && existsSync(`${folder}/${name}`)) return `${folder}/${name}`
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  return existsSync(mac) ? mac : undefined
}

/** The browser's path. Throws with what to do when there is none. @returns {string} */
export function findBrowser() {
  const found = process.env.CHROMIUM_PATH ?? onPath()
  if (found) return found
  throw new Error(
    'The browser tests need Chromium. Install it (Debian, Ubuntu: apt-get install chromium; others: ' +
      'Google Chrome) or set CHROMIUM_PATH to its program.',
  )
}

/** Installs Debian's package when there is no browser and we are allowed to. */
export function ensureBrowser() {
  if (process.env.CHROMIUM_PATH || onPath()) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser tests …')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env })
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore', env })
  }
  findBrowser()
}
