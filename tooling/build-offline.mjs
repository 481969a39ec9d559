// The service worker with the list of what the pages of planning are made of.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { root } from './prepare.mjs'

/** Pages that start without a network, and the one that is shown in place of all others. */
const offlinePages = {
  '/planner': 'src/app/pages/planner/planner-page.tsx',
  '/itinerary': 'src/app/pages/my-trips.tsx',
}
const fallback = '/offline'

/** The texts of guides and articles. */
const isText = (key) => key.startsWith('src/features/content/')

/**
 * Keys of every chunk that the offline pages may ask for, those of buttons that were not pressed yet
 * included; `sources` are the modules of all pages, which the others stay out by. Throws when the
 * manifest does not know a page.
 */
function offlineKeys(manifest, entryKey, sources) {
  const seen = new Set()
  const visit = (key) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const next of manifest[key].imports ?? []) visit(next)
    for (const next of manifest[key].dynamicImports ?? [])
      if (!sources.has(next) && !isText(next)) visit(next)
  }
  for (const key of [entryKey, ...Object.values(offlinePages)]) {
    if (!manifest[key]) throw new Error(`The manifest has no ${key}`)
    visit(key)
  }
  return seen
}

/** Paths of the files of those chunks, with their styles and fonts, and of what a document shows. */
function offlineFiles(manifest, entryKey, sources, documentText) {
  const chunks = [...offlineKeys(manifest, entryKey, sources)].map((key) => manifest[key])
  const fonts = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.woff2'))
  const pictures = [...documentText.matchAll(/"\/(assets\/[^"]+)"/g)].map(([, path]) => path)
  const all = [...chunks.map(({ file }) => file), manifest['style.css'].file, ...fonts, ...pictures]
  return [...new Set(all)].map((path) => `/${path}`).toSorted()
}

/** Writes the worker, and the one that takes its place where it is switched off. */
export async function writeWorkers(web, manifest, entryKey, sources) {
  const { build } = await import('esbuild')
  const files = offlineFiles(
    manifest,
    entryKey,
    sources,
    readFileSync(`${web}/pages/offline.html`, 'utf8'),
  )
  const entry = `/${manifest[entryKey].file}`
  const documents = [...Object.keys(offlinePages), fallback]
  const written = documents.map((path) => readFileSync(`${web}/pages${path}.html`, 'utf8'))
  const said = JSON.stringify([files, written])
  const version = createHash('sha256').update(said).digest('hex').slice(0, 12)
  await build({
    entryPoints: ['service-worker', 'service-worker-off'].map(
      (name) => `${root}/src/app/worker/${name}.ts`,
    ),
    outdir: web,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
    define: { offlinePlan: JSON.stringify({ version, entry, documents, files }) },
  })
}
