// Draws public/preview.png, the picture of link previews, from our own posters. Run by hand when they change.
// It carries no name: the business's name is a setting.
import { readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { findBrowser } from './find-browser.mjs'
import { root } from './prepare.mjs'

const dataUri = (file, type) =>
  `data:${type};base64,${readFileSync(`${root}/src/design/${file}`).toString('base64')}`
const poster = (name, turn) =>
  `<div class="frame" style="rotate:${turn}deg"><img src="${dataUri(`posters/${name}.svg`, 'image/svg+xml')}"></div>`

const html = `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: F; src: url(${dataUri('fonts/fraunces-opsz60.woff2', 'font/woff2')}); font-weight: 380 620 }
body { margin: 0; width: 1200px; height: 630px; background: #faf5eb; overflow: hidden; position: relative }
h1 { position: absolute; left: 72px; top: 150px; width: 470px; margin: 0; color: #1b2823; font: 440 84px/1.02 F; letter-spacing: -0.028em }
i { position: absolute; left: 76px; top: 120px; width: 72px; height: 4px; background: #b3301d }
.frame { position: absolute; box-sizing: border-box; width: 268px; padding: 12px 12px 44px; background: #fffdf8; border: 1px solid #dfd5c2; border-radius: 5px; box-shadow: 0 8px 24px -6px rgb(26 40 35 / 0.2) }
.frame img { display: block; width: 100%; aspect-ratio: 3/4; object-fit: cover; border-radius: 3px }
.frame:nth-of-type(1) { left: 590px; top: 60px } .frame:nth-of-type(2) { left: 870px; top: 150px } .frame:nth-of-type(3) { left: 720px; top: 320px }
</style><i></i><h1>Plan the whole trip, then go.</h1>${poster('santorini', -3)}${poster('tokyo', 4)}${poster('paris', -1)}`

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
await page.setContent(html)
await page.evaluate(() => document.fonts.ready)
await page.screenshot({ path: `${root}/public/preview.png` })
await browser.close()
