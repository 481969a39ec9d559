// Runs by itself, beside the server: draws one picture as PNG, then ends.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

const { svg, fonts }: { svg: string; fonts: readonly string[] } = workerData
const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
await initWasm(readFileSync(wasm))
const font = {
  fontBuffers: fonts.map((path) => readFileSync(path)),
  defaultFontFamily: 'Figtree Paper',
}
const png = new Resvg(svg, { font }).render().asPng()
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of Node, not a window
parentPort?.postMessage(png)
