import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import { z } from 'zod'
import { ownValue } from '../../shared/word-table.ts'
import { type FactLists, type Facts, fillDocument, fillPage } from './fill-marks.ts'
import { isPattern, pathPattern } from './path-pattern.ts'
import { mapWorkerPolicy, type MapHosts, pagePolicy, workerPolicy } from './security-headers.ts'

/** The build's manifest of the site: files and pages. */
const manifestSchema = z.object({
  files: z.array(z.object({ path: z.string(), type: z.string(), immutable: z.boolean() })),
  pages: z.array(
    z.object({
      /** An address, or a wouter pattern of them. */
      path: z.string(),
      /** Whether the sitemap lists it. */
      listed: z.boolean().default(false),
      html: z.string(),
      status: z.number(),
      /** Hashes of the page's inline scripts. */
      inlined: z.array(z.string()),
    }),
  ),
  /** Texts with marks that are no pages: a feed. */
  documents: z
    .array(z.object({ path: z.string(), type: z.string(), file: z.string() }))
    .default([]),
})

type Encoding = 'br' | 'gzip'

type Bytes = Promise<Uint8Array> | Uint8Array

interface Body {
  readonly etag: string
  plain(): Bytes
  /** The compressed body; undefined if there is no such encoding. */
  packed(encoding: Encoding): Bytes | undefined
}

/** Facts of one URL of a page that is filled for each URL. */
export interface LiveAnswer {
  /** For the marks that such a page has. */
  readonly facts: Facts
  readonly status: number
}

/**
 * Serves a page made on request. Takes the path in lower case and the client's network address; undefined
 * if there is no such page.
 */
export type LivePage = (path: string, from: string) => Promise<LiveAnswer | undefined>

interface Entry {
  readonly body: Body
  readonly headers: Readonly<Record<string, string>>
  readonly status: number
}

/** No page has a longer path; longer ones are not looked up. */
const pathAtMost = 512

/** Lower case, without slashes at the end. A loop: the pattern for it takes quadratic time. */
function plainPath(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end--
  return path.slice(0, end).toLowerCase()
}

type Answering = (request: Request, path: string, from: string) => Promise<Response | undefined>

export interface Site {
  /** A file or a page; the not-found page with 404 for anything else. */
  answer(request: Request, path: string, from?: string): Promise<Response>
  /** The addresses of all pages that search engines may know. */
  readonly listed: readonly string[]
}

/** Reads a file; rejects with `ENOENT` where there is none. */
export type ReadFile = (file: string) => Promise<Buffer>

async function optional(file: string, read: ReadFile): Promise<Uint8Array | undefined> {
  try {
    return await read(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** All browsers ask for a compressed form: where there is one, the plain one is made of it when asked for. */
async function readBody(file: string, read: ReadFile): Promise<Body> {
  const [br, gzip] = await Promise.all([optional(`${file}.br`, read), optional(`${file}.gz`, read)])
  const forms = { br, gzip }
  const packed: Body['packed'] = (encoding) => forms[encoding]
  if (gzip) return { etag: etagOf(gzip), packed, plain: () => unpack(gzip) }
  const plain = await read(file)
  return { etag: etagOf(plain), packed, plain: () => plain }
}

/** What goes wrong with a page says which page. */
function naming<T>(file: string, work: () => T): T {
  try {
    return work()
  } catch (cause) {
    throw new Error(`The page ${basename(file)} cannot be served`, { cause })
  }
}

const packers = {
  br: (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes),
}
const unpack = promisify(gunzip)

/**
 * Pages are filled with facts at run time, so the server compresses them: at a fast level, and on first
 * request, because compressing all at start would delay every start.
 */
async function filledBody(
  file: string,
  read: ReadFile,
  fill: (text: string) => string,
): Promise<Body> {
  const text = (await read(file)).toString()
  return packedLater(naming(file, () => fill(text)))
}

function packedLater(text: string): Body {
  const plain = Buffer.from(text)
  const forms: { [form in Encoding]?: Bytes } = {}
  const pack = async (encoding: Encoding) => (forms[encoding] = await packers[encoding](plain))
  const packed: Body['packed'] = (encoding) => (forms[encoding] ??= pack(encoding))
  return { etag: etagOf(plain), packed, plain: () => plain }
}

const etagOf = (bytes: Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 20)}"`

const asked = [
  ['br', /\bbr\b/],
  ['gzip', /\bgzip\b/],
] as const

async function choose(body: Body, accepted: string): Promise<[Uint8Array, Encoding | undefined]> {
  for (const [encoding, pattern] of asked) {
    const packed = pattern.test(accepted) ? body.packed(encoding) : undefined
    if (packed) return [packed instanceof Uint8Array ? packed : await packed, encoding]
  }
  return [await body.plain(), undefined]
}

async function respond(request: Request, entry: Entry): Promise<Response> {
  const headers = new Headers(entry.headers)
  headers.set('vary', 'accept-encoding')
  if (request.headers.get('if-none-match') === headers.get('etag') && headers.has('etag'))
    return new Response(null, { status: 304, headers })
  const accepted = request.headers.get('accept-encoding') ?? ''
  const [bytes, encoding] = await choose(entry.body, accepted)
  if (encoding) headers.set('content-encoding', encoding)
  return new Response(bytes as Uint8Array<ArrayBuffer>, { status: entry.status, headers })
}

/** Knowing such an address is all that it takes: no search engine, and no copy on the way. */
const liveHeaders = { 'x-robots-tag': 'noindex', 'cache-control': 'private, no-cache' }

/** Serves a page that is filled for each URL. */
const answering =
  (ask: LivePage, fill: (more: Facts) => string, fixed: Entry['headers']): Answering =>
  async (request, path, from) => {
    const known = await ask(path, from)
    if (!known) return undefined
    const body = packedLater(fill(known.facts))
    const headers = { ...fixed, ...liveHeaders, etag: body.etag }
    return respond(request, { body, headers, status: known.status })
  }

interface SiteOptions {
  readonly lists?: FactLists
  /** Whence the page at an address may load its maps. */
  readonly hostsOf?: HostsOf
  /** Hosts of pictures beside our own. */
  readonly photos?: readonly string[]
  /** By their patterns, pages of which the server tells something of each address. */
  readonly live?: Readonly<Record<string, LivePage>>
  /** Default: from the disk. */
  readonly readFile?: ReadFile | undefined
}

type Manifest = z.output<typeof manifestSchema>
type HostsOf = (path: string) => MapHosts

interface FileParts {
  readonly facts: Facts
  readonly hostsOf: HostsOf
  readonly read: ReadFile
}

/** Files, and texts that are not pages, by path. */
async function readFiles(
  folder: string,
  { files, documents }: Manifest,
  { facts, hostsOf, read }: FileParts,
): Promise<Map<string, Entry>> {
  const fileEntry = async ({ path, type, immutable }: Manifest['files'][number]) => {
    const body = await readBody(join(folder, path), read)
    // A script without a hash in its name is a worker: the newest one is wanted at once.
    const isWorker = !immutable && type.startsWith('text/javascript')
    const brief = isWorker ? 'no-cache' : 'public, max-age=3600'
    const policy = path.includes('-worker-') ? mapWorkerPolicy(hostsOf(path)) : workerPolicy
    const headers = {
      'content-type': type,
      'cache-control': immutable ? 'public, max-age=31536000, immutable' : brief,
      etag: body.etag,
      // A worker goes by the policy that its own file came with.
      ...(isWorker || path.includes('-worker-') ? { 'content-security-policy': policy } : {}),
    }
    return [path, { body, headers, status: 200 }] as const
  }
  const documentEntry = async ({ path, type, file }: Manifest['documents'][number]) => {
    const body = await filledBody(join(folder, file), read, (text) =>
      fillDocument(text, facts, type),
    )
    const headers = {
      'content-type': type,
      'cache-control': 'public, max-age=3600',
      etag: body.etag,
    }
    return [path, { body, headers, status: 200 }] as const
  }
  return new Map(await Promise.all([...files.map(fileEntry), ...documents.map(documentEntry)]))
}

/**
 * Reads the built site into memory, of files the compressed forms: some megabytes. Throws when a page
 * has a mark for which there is no fact.
 */
export async function loadSite(
  folder: string,
  facts: Facts,
  {
    lists = {},
    hostsOf = () => ({ kind: 'own' }),
    photos = [],
    live = {},
    readFile: read = readFile,
  }: SiteOptions = {},
): Promise<Site> {
  const text = (await read(join(folder, 'site.json'))).toString()
  const manifest = manifestSchema.parse(JSON.parse(text))
  const byPath = await readFiles(folder, manifest, { facts, hostsOf, read })
  const patterns: { pattern: RegExp; entry: Entry }[] = []
  const livePages: { pattern: RegExp; answer: Answering }[] = []
  for (const { path, html, status, inlined } of manifest.pages) {
    const fixed = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': pagePolicy(inlined, hostsOf(path), photos),
    }
    const ask = ownValue(live, path)
    if (ask) {
      const page = (await read(join(folder, html))).toString()
      const fill = (more: Facts) => fillPage(page, { ...facts, ...more }, lists)
      livePages.push({ pattern: pathPattern(path), answer: answering(ask, fill, fixed) })
      continue
    }
    const body = await filledBody(join(folder, html), read, (page) => fillPage(page, facts, lists))
    const headers = { ...fixed, etag: body.etag }
    const entry = { body, headers, status }
    if (isPattern(path)) patterns.push({ pattern: pathPattern(path), entry })
    else byPath.set(path, entry)
  }
  const notFound = byPath.get('/404')
  if (!notFound) throw new Error('The built site has no 404 page')
  return {
    listed: manifest.pages.filter((page) => page.listed).map(({ path }) => path),
    async answer(request, path, from = '') {
      // Pages match in any case and with an extra slash.
      if (path.length > pathAtMost) return respond(request, notFound)
      const plain = plainPath(path)
      const found = livePages.find(({ pattern }) => pattern.test(plain))
      if (found) return (await found.answer(request, plain, from)) ?? respond(request, notFound)
      const entry =
        byPath.get(path) ??
        (plain === '/404' ? undefined : byPath.get(plain)) ??
        patterns.find(({ pattern }) => pattern.test(plain) || pattern.test(path))?.entry ??
        notFound
      return respond(request, entry)
    },
  }
}
