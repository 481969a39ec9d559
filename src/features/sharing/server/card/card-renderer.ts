import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import PQueue from 'p-queue'

interface RendererOptions {
  /** The worker's program. */
  readonly worker: string
  readonly fontsDir: string
}

export interface CardRenderer {
  /** The picture as PNG; undefined when too many wait, or it could not be drawn in time. */
  render(svg: string): Promise<Uint8Array | undefined>
  close(): Promise<void>
}

const waitingAtMost = 20
const timeoutMs = 15_000
/** Some 50 kB each. */
const keptAtMost = 100

/** All fonts of papers; those of scripts beyond the Latin take longer to read than a picture to draw. */
const isLatinFont = (name: string): boolean => /^(figtree|fraunces)-/.test(name)
const latin = /^[\u0020-\u024F\u2010-\u2026\s]*$/

function pngOf(worker: Worker): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The card took too long')), timeoutMs)
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => {
      clearTimeout(late)
      reject(new Error('The card’s worker ended'))
    })
  })
}

/** Draws one card at a time, each in a worker of its own, and keeps the last ones. */
export function createCardRenderer({ worker, fontsDir }: RendererOptions): CardRenderer {
  const queue = new PQueue({ concurrency: 1 })
  const kept = new Map<string, Promise<Uint8Array | undefined>>()
  const names = readdirSync(fontsDir).filter((name) => name.endsWith('.ttf'))
  const running = new Set<Worker>()
  let isClosed = false

  async function draw(svg: string): Promise<Uint8Array | undefined> {
    if (isClosed) return undefined
    const wanted = latin.test(svg) ? names.filter(isLatinFont) : names
    const fonts = wanted.map((name) => join(fontsDir, name))
    const one = new Worker(worker, {
      workerData: { svg, fonts },
      resourceLimits: { maxOldGenerationSizeMb: 128 },
    })
    running.add(one)
    try {
      return await pngOf(one)
    } catch {
      // The caller has another picture to show.
      return undefined
    } finally {
      running.delete(one)
      void one.terminate()
    }
  }

  return {
    async render(svg) {
      const known = kept.get(svg)
      if (known) return known
      if (isClosed || queue.size >= waitingAtMost) return undefined
      const drawing = queue.add(() => draw(svg))
      kept.set(svg, drawing)
      const [oldest] = kept.keys()
      if (kept.size > keptAtMost && oldest !== undefined) kept.delete(oldest)
      const png = await drawing
      if (!png) kept.delete(svg)
      return png
    },
    async close() {
      isClosed = true
      queue.clear()
      await Promise.all([...running].map((one) => one.terminate()))
    },
  }
}
