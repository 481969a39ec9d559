// The site: client bundle, pages rendered to HTML, compressed forms. docs/build.md has the steps.
import { createHash } from 'node:crypto'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { writeBasemap } from './atlas-basemap.mjs'
import { writeWorkers } from './build-offline.mjs'
import { checkHomeBudget } from './page-budget.mjs'
import { usedStyle } from './page-style.mjs'
import { dataSources } from './data-sources.mjs'
import { root } from './prepare.mjs'

const web = `${root}/dist/web`
const types = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  // The map's worker is taken as its package ships it.
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
}

function compress(file) {
  const bytes = readFileSync(file)
  if (bytes.length < 600 || ['.woff2', '.png', '.ico'].includes(extname(file))) return
  // The last per cent of the many map files would take longer than the rest of the build.
  const quality = file.includes('/assets/basemap/') ? 9 : 11
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}

function* filesOf(folder, prefix = '') {
  for (const name of readdirSync(folder)) {
    const path = `${folder}/${name}`
    if (statSync(path).isDirectory()) yield* filesOf(path, `${prefix}/${name}`)
    else yield `${prefix}/${name}`
  }
}

/** Every chunk that a module of the manifest imports at once. */
function closure(manifest, key, seen = new Set()) {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key]?.imports ?? []) closure(manifest, next, seen)
  return seen
}

/** An open trip. */
const canvas = 'src/app/pages/planner/canvas.tsx'

/** Names and loads all pages: a page that is not static begins with it. */
const pageTable = 'src/app/web/pages.ts'

/**
 * Keys of the chunks that a page starts with: the entry's and, unless the page is static, the table's and
 * its own module's. Throws when the manifest does not know that module.
 */
export function chunkKeysOf(manifest, entryKey, page) {
  if (!manifest[page.source])
    throw new Error(`pages.ts: ${page.path} has the source ${page.source}, which is not loaded`)
  const keys = closure(manifest, entryKey)
  if (page.isStatic) return keys
  return closure(manifest, pageTable, closure(manifest, page.source, keys))
}

const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`

function htmlOf({ page, head, body, early, later, style, modules, fonts }) {
  return [
    '<!doctype html><html lang="en-CA"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    ...early.map((script) => `<script data-modules="${later.join(' ')}">${script}</script>`),
    head,
    ...fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/touch-180.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    `<link rel="stylesheet" href="${style}">`,
    ...modules.head,
    `</head><body><div id="root" data-page="${page.entry}"${page.isStatic ? ' data-static' : ''}>${body}</div>`,
    ...modules.end,
    '</body></html>',
  ].join('')
}

/** A module of `src/app/web` as a script by itself. */
async function classicScript(name) {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [`${root}/src/app/web/${name}.ts`],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    logLevel: 'warning',
  })
  return outputFiles[0].text.trim()
}

/** The script that begins a page's calls, as text to stand in the page itself. */
async function earlyCalls() {
  const text = await classicScript('early-calls')
  if (/<\/script|\{\{/i.test(text)) throw new Error('The early calls cannot stand in a page')
  return text
}

/** The script that asks for a page's modules once it is painted, as a file. Gives its path. */
async function writeBeginning() {
  const text = await classicScript('begin-painted')
  const path = `/assets/begin-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`
  writeFileSync(web + path, text)
  return path
}

/** The part of the style that a page uses, as a file. Gives its path. */
function writeStyle(whole, body) {
  const text = usedStyle(whole, body)
  const path = `/assets/page-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.css`
  writeFileSync(web + path, text)
  return path
}

/** React writes a page's title and meta first; they belong into the head. A drawing keeps its title. */
export function liftHead(html) {
  const lifted = []
  const body = html.replace(/<svg.*?<\/svg>|<title>.*?<\/title>|<(?:meta|link) [^>]*>/gs, (tag) => {
    if (tag.startsWith('<svg')) return tag
    if (tag.startsWith('<link') && !/rel="canonical"/.test(tag)) return tag
    lifted.push(tag)
    return ''
  })
  return { head: lifted.join(''), body }
}

/** A page that has something to find, and is not marked as hidden. */
const isForSearch = (head) =>
  head.includes('name="description"') && !/name="robots" content="noindex/.test(head)

/**
 * How a page names its modules, the entry first. One that is whole without them asks for them when it is
 * painted, and for the whole style, by the script at `beginning`; a screen that waits for them asks at once.
 */
function moduleTags(files, beginning, style) {
  const [entry, ...parts] = files
  if (!entry) return { head: [], end: [] }
  if (beginning) {
    const tag = `<script defer src="${beginning}" data-style="${style}" data-modules="${files.join(' ')}"></script>`
    return { head: [tag], end: [] }
  }
  return {
    head: parts.map((href) => `<link rel="modulepreload" href="${href}">`),
    end: [`<script type="module" src="${entry}"></script>`],
  }
}

const preloadsOf = (chunks) =>
  chunks.filter((c) => !c.isEntry && /\.js$/.test(c.file)).map((c) => `/${c.file}`)

async function renderPages() {
  const manifest = JSON.parse(readFileSync(`${web}/.vite/manifest.json`, 'utf8'))
  const { pages, renderPage, documents } = await import(
    pathToFileURL(`${root}/dist/ssr/prerender.js`).href
  )
  const entryKey = Object.keys(manifest).find((key) => manifest[key].isEntry)
  const fonts = Object.values(manifest)
    .map((chunk) => `/${chunk.file}`)
    .filter((file) => /\.woff2$/.test(file))
  const style = `/${manifest['style.css'].file}`
  const wholeStyle = readFileSync(web + style, 'utf8')
  const [early, beginning] = await Promise.all([earlyCalls(), writeBeginning()])
  const written = []
  const sources = new Set()
  mkdirSync(`${web}/pages`, { recursive: true })
  for (const page of await pages()) {
    sources.add(page.source)
    const keys = chunkKeysOf(manifest, entryKey, page)
    const chunks = [...keys].map((key) => manifest[key])
    const { head, body } = liftHead(await renderPage(page))
    const asksEarly = page.entry === '/planner' ? [early] : []
    const isFound = page.canonical && page.whole && isForSearch(head)
    // What an open trip needs beside the page of planning: asked for by the script that begins its calls.
    const later =
      asksEarly.length > 0
        ? preloadsOf(
            [...closure(manifest, canvas)]
              .filter((key) => !keys.has(key))
              .map((key) => manifest[key]),
          )
        : []
    const files = page.silent ? [] : [`/${manifest[entryKey].file}`, ...preloadsOf(chunks)]
    const begins = files.length > 0 && page.whole && !page.linksOn && beginning
    const html = htmlOf({
      page,
      head,
      body,
      early: asksEarly,
      later,
      style: begins ? writeStyle(wholeStyle, body) : style,
      fonts,
      modules: moduleTags(files, begins, style),
    })
    const name = `pages/${page.path === '/' ? 'home' : page.path.slice(1).replace(/[^a-z0-9]+/g, '-')}.html`
    writeFileSync(`${web}/${name}`, html)
    const listed = isFound && !/[:*]/.test(page.path)
    const { path, status } = page
    const inlined = asksEarly.map(hashOf)
    written.push({ path, html: name, status, listed, inlined })
  }
  await writeWorkers(web, manifest, entryKey, sources)
  return { pages: written, documents: await writeDocuments(await documents()) }
}

/** Texts that are no pages, with marks that the server fills in. */
function writeDocuments(documents) {
  return documents.map(({ path, type, text }) => {
    const file = `pages/${path.slice(1).replace(/[^a-z0-9.]+/g, '-')}`
    writeFileSync(`${web}/${file}`, text)
    return { path, type, file }
  })
}

/** Client and renderer, built with the repository at `folder`. */
async function bundleIn(folder, plugins, resolve = {}) {
  const { build } = await import('vite')
  const config = {
    root: folder,
    configFile: `${folder}/vite.config.mjs`,
    logLevel: 'warn',
    plugins,
    resolve,
  }
  await build({ ...config, build: { outDir: 'dist/web', manifest: true } })
  await build({
    ...config,
    build: { outDir: 'dist/ssr', ssr: 'src/app/web/prerender.tsx', copyPublicDir: false },
  })
}

/** Vite reads `#` and `?` of a path as the end of it; such a folder is built by another name. */
async function bundle(plugins) {
  if (!/[#?]/.test(root)) return bundleIn(root, plugins)
  const aside = mkdtempSync(join(tmpdir(), 'wayleaf-build-'))
  try {
    symlinkSync(root, `${aside}/root`, 'dir')
    await bundleIn(`${aside}/root`, plugins, { preserveSymlinks: true })
  } finally {
    rmSync(aside, { recursive: true })
  }
}

/** `compiled` ends when the atlas lies in dist/server/atlas: one page tells what it is made of. */
export async function buildSite(compiled) {
  await bundle([dataSources(compiled)])
  const { pages, documents } = await renderPages()
  checkHomeBudget(web)
  rmSync(`${web}/.vite`, { recursive: true })
  writeBasemap(web)
  const files = [...filesOf(web)]
    .filter((path) => !path.startsWith('/pages/'))
    .map((path) => ({
      path,
      type: types[extname(path)] ?? 'application/octet-stream',
      immutable: path.startsWith('/assets/'),
    }))
  // Pages are compressed when the server starts: it fills their marks first.
  for (const path of filesOf(web)) if (!path.startsWith('/pages/')) compress(join(web, path))
  writeFileSync(`${web}/site.json`, JSON.stringify({ files, pages, documents }))
  // The rendered pages are the point; the renderer is not needed again.
  rmSync(`${root}/dist/ssr`, { recursive: true })
}
