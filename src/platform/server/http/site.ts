import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { z } from 'zod'
import { isPattern, pathPattern } from './path-pattern.ts'
import { pagePolicy } from './security-headers.ts'

/** What the build wrote about the site: its files and its pages. */
const manifestSchema = z.object({
  files: z.array(z.object({ path: z.string(), type: z.string(), immutable: z.boolean() })),
  pages: z.array(
    z.object({
      /** An address, or a wouter pattern of them. */
      path: z.string(),
      /** Whether search engines are told of it. */
      listed: z.boolean().default(false),
      html: z.string(),
      status: z.number(),
      styleHashes: z.array(z.string()),
    }),
  ),
})

interface Body {
  readonly identity: Uint8Array
  readonly br: Uint8Array | undefined
  readonly gzip: Uint8Array | undefined
}

interface Entry {
  readonly body: Body
  readonly headers: Readonly<Record<string, string>>
  readonly status: number
}

/** Longer addresses are nobody's: looking at them would only cost time. */
const pathAtMost = 512

/** Lower case, without slashes at the end. A loop: the pattern for it takes quadratic time. */
function plainPath(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end--
  return path.slice(0, end).toLowerCase()
}

export interface Site {
  /** A file or a page; the not-found page with 404 for anything else. */
  answer(request: Request, path: string): Response
  /** The addresses of all pages that search engines may know. */
  readonly listed: readonly string[]
}

async function optional(file: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

async function readBody(file: string): Promise<Body> {
  const [identity, br, gzip] = await Promise.all([
    readFile(file),
    optional(`${file}.br`),
    optional(`${file}.gz`),
  ])
  return { identity, br, gzip }
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/**
 * Puts the facts into a page: each mark is replaced, and scripts find them all as JSON.
 * Throws when a mark has no fact: people would read its braces.
 */
function fillMarks(html: string, facts: Readonly<Record<string, string>>): string {
  const json = JSON.stringify(facts).replaceAll('<', '\\u003c')
  return html
    .replace(/\{\{(.*?)\}\}/gs, (mark, name: string) => {
      const fact = Object.hasOwn(facts, name) ? facts[name] : undefined
      if (fact === undefined) throw new Error(`No fact for the mark ${mark}`)
      return escapeHtml(fact)
    })
    .replace('</head>', () => `<script type="application/json" id="facts">${json}</script></head>`)
}

/** What goes wrong with a page says which page. */
function naming<T>(file: string, work: () => T): T {
  try {
    return work()
  } catch (cause) {
    throw new Error(`The page ${basename(file)} cannot be served`, { cause })
  }
}

/** Pages differ by their facts, so they are compressed when the server starts: quickly rather than best. */
async function pageBody(file: string, facts: Readonly<Record<string, string>>): Promise<Body> {
  const html = await readFile(file, 'utf8')
  const identity = Buffer.from(naming(file, () => fillMarks(html, facts)))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 }
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity),
  ])
  return { identity, br, gzip: zipped }
}

const etagOf = (bytes: Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 20)}"`

function choose(body: Body, accepted: string): [Uint8Array, string | undefined] {
  if (body.br && /\bbr\b/.test(accepted)) return [body.br, 'br']
  if (body.gzip && /\bgzip\b/.test(accepted)) return [body.gzip, 'gzip']
  return [body.identity, undefined]
}

function respond(request: Request, entry: Entry): Response {
  const headers = new Headers(entry.headers)
  headers.set('vary', 'accept-encoding')
  if (request.headers.get('if-none-match') === headers.get('etag') && headers.has('etag'))
    return new Response(null, { status: 304, headers })
  const [bytes, encoding] = choose(entry.body, request.headers.get('accept-encoding') ?? '')
  if (encoding) headers.set('content-encoding', encoding)
  return new Response(bytes as Uint8Array<ArrayBuffer>, { status: entry.status, headers })
}

/**
 * Reads the built site into memory, compressed forms included: about two megabytes.
 * Throws when a page has a mark for which there is no fact.
 */
export async function loadSite(
  folder: string,
  facts: Readonly<Record<string, string>>,
): Promise<Site> {
  const text = await readFile(join(folder, 'site.json'), 'utf8')
  const { files, pages } = manifestSchema.parse(JSON.parse(text))
  const byPath = new Map<string, Entry>()
  const patterns: { pattern: RegExp; entry: Entry }[] = []
  for (const { path, type, immutable } of files) {
    const body = await readBody(join(folder, path))
    const caching = immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
    const headers = { 'content-type': type, 'cache-control': caching, etag: etagOf(body.identity) }
    byPath.set(path, { body, headers, status: 200 })
  }
  for (const { path, html, status, styleHashes } of pages) {
    const body = await pageBody(join(folder, html), facts)
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': pagePolicy(styleHashes),
      etag: etagOf(body.identity),
    }
    const entry = { body, headers, status }
    if (isPattern(path)) patterns.push({ pattern: pathPattern(path), entry })
    else byPath.set(path, entry)
  }
  const notFound = byPath.get('/404')
  if (!notFound) throw new Error('The built site has no page for what is not found')
  return {
    listed: pages.filter((page) => page.listed).map(({ path }) => path),
    answer(request, path) {
      // Pages match whatever the case, and with a slash too many.
      if (path.length > pathAtMost) return respond(request, notFound)
      const plain = plainPath(path)
      const entry =
        byPath.get(path) ??
        (plain === '/404' ? undefined : byPath.get(plain)) ??
        patterns.find(({ pattern }) => pattern.test(plain) || pattern.test(path))?.entry ??
        notFound
      return respond(request, entry)
    },
  }
}
