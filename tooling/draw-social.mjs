// Draws public/social/*.png, the pictures of link previews of the destinations, from our own posters.
// Run by hand when a poster or a name changes. They carry no name of the business: that is a setting.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { findBrowser } from './find-browser.mjs'
import { indexedPng } from './indexed-png.mjs'
import { root } from './prepare.mjs'

const [width, height] = [1200, 630]
const file = (path, type) =>
  `data:${type};base64,${readFileSync(`${root}/src/design/${path}`).toString('base64')}`
const focus = readFileSync(`${root}/src/design/poster.module.css`, 'utf8')
const focusOf = (slug) =>
  new RegExp(`data-slug='${slug}'\\] \\{\\s*object-position: ([^;]+)`).exec(focus)?.[1] ?? '50% 50%'

const html = (slug, { name, country }) => `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: F; src: url(${file('fonts/fraunces-opsz60.woff2', 'font/woff2')}); font-weight: 380 620 }
@font-face { font-family: G; src: url(${file('fonts/figtree.woff2', 'font/woff2')}); font-weight: 400 700 }
body { margin: 0; width: ${width}px; height: ${height}px; background: #faf5eb; overflow: hidden; position: relative; color: #1b2823 }
i { position: absolute; left: 76px; top: 168px; width: 72px; height: 4px; background: #b3301d }
h1 { position: absolute; left: 72px; top: 196px; width: 560px; margin: 0; font: 440 ${name.length > 10 ? 84 : 104}px/1.02 F; letter-spacing: -0.028em }
p { position: absolute; left: 76px; bottom: 84px; width: 540px; margin: 0; font: 400 30px/1.4 G; color: #4c5852 }
b { display: block; font-weight: 600; color: #1b2823 }
div { position: absolute; right: 84px; top: 44px; box-sizing: border-box; width: 420px; padding: 14px; background: #fffdf8; border: 1px solid #dfd5c2; border-radius: 5px; rotate: 1.5deg }
img { display: block; width: 100%; height: 514px; object-fit: cover; object-position: ${focusOf(slug)}; border-radius: 3px }
</style><i></i><h1>${name}</h1><p><b>${country}</b>When to go, what to see, what it costs</p><div><img src="${file(`posters/${slug}.svg`, 'image/svg+xml')}"></div>`

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
const page = await browser.newPage({ viewport: { width, height } })

async function pixelsOf(png) {
  const encoded = await page.evaluate(async (base64) => {
    const picture = new Image()
    picture.src = `data:image/png;base64,${base64}`
    await picture.decode()
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    const context = canvas.getContext('2d')
    context.drawImage(picture, 0, 0)
    const { data } = context.getImageData(0, 0, picture.width, picture.height)
    let text = ''
    for (let at = 0; at < data.length; at += 32768)
      text += String.fromCharCode(...data.subarray(at, at + 32768))
    return btoa(text)
  }, png.toString('base64'))
  return Buffer.from(encoded, 'base64')
}

mkdirSync(`${root}/public/social`, { recursive: true })
for (const name of readdirSync(`${root}/src/design/posters`)) {
  const slug = name.replace('.svg', '')
  const place = JSON.parse(
    readFileSync(`${root}/src/atlas/destinations/${slug}/destination.json`, 'utf8'),
  )
  await page.setContent(html(slug, place))
  await page.evaluate(() => document.fonts.ready)
  const pixels = await pixelsOf(await page.screenshot())
  writeFileSync(`${root}/public/social/${slug}.png`, indexedPng(pixels, width, height))
}
await browser.close()
