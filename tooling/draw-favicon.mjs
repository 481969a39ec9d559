// Draws public/favicon.ico from public/favicon.svg, for what asks for it by that name alone. Run by hand when
// the drawing changes.
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { findBrowser } from './find-browser.mjs'
import { root } from './prepare.mjs'

const sizes = [16, 32, 48]
const entryBytes = 16

const drawing = readFileSync(`${root}/public/favicon.svg`).toString('base64')
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
const page = await browser.newPage()
const pictures = []
for (const size of sizes) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<!doctype html><style>body{margin:0}</style><img width="${size}" height="${size}" src="data:image/svg+xml;base64,${drawing}">`,
  )
  pictures.push(await page.screenshot({ omitBackground: true }))
}
await browser.close()

const head = Buffer.alloc(6 + entryBytes * sizes.length)
head.writeUInt16LE(1, 2)
head.writeUInt16LE(sizes.length, 4)
let at = head.length
for (const [index, picture] of pictures.entries()) {
  const entry = 6 + entryBytes * index
  head.writeUInt8(sizes[index], entry)
  head.writeUInt8(sizes[index], entry + 1)
  head.writeUInt16LE(1, entry + 4)
  head.writeUInt16LE(32, entry + 6)
  head.writeUInt32LE(picture.length, entry + 8)
  head.writeUInt32LE(at, entry + 12)
  at += picture.length
}
writeFileSync(`${root}/public/favicon.ico`, Buffer.concat([head, ...pictures]))
