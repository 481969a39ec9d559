import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as send,
} from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Exchange {
  readonly line: string
  readonly status: number
  /** What the vendor's contract says is wrong with the request; what is wrong with its own example is its own. */
  readonly errors: readonly unknown[]
}

/** The server of vendors' contracts, as the command was told of it. */
const contractsUrl = (process.env['VENDOR_CONTRACTS_URL'] ?? '').replace(/\/+$/, '')

function errorsIn(violations: string | null): readonly unknown[] {
  if (!violations) return []
  const all: unknown = JSON.parse(violations)
  return Array.isArray(all)
    ? all.filter(({ location }: { location?: readonly string[] }) => location?.[0] === 'request')
    : [all]
}

async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

interface VendorAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Asks without reading an encoding: contracts name headers, such as gzip, that their mock does not keep to. */
async function ask(
  url: string,
  method: string,
  { headers, body }: { readonly headers: Headers; readonly body: Buffer },
): Promise<VendorAnswer> {
  const asked = send(url, { method, headers: Object.fromEntries(headers) })
  asked.end(body)
  const [answer]: IncomingMessage[] = await once(asked, 'response')
  if (!answer) throw new Error('No answer')
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    body: await bodyOf(answer),
  }
}

export type OwnAnswers = (method: string, path: string) => unknown

export interface Passing {
  readonly method: string
  readonly path: string
  /** What was asked, where it was JSON. */
  readonly asked: unknown
}

/** What an example needs to be an answer to what was asked: its ids, its days. Text of JSON in and out. */
export type Mend = (example: string, passing: Passing) => string

const jsonIn = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

/**
 * Stands between an adapter and one vendor's contract and notes what passed. A path that the contract
 * does not have is answered by `own`, and not noted: nothing has vouched for it.
 */
export async function startContractFront(
  mount: string,
  own: OwnAnswers = () => undefined,
  mend: Mend = (example) => example,
) {
  const exchanges: Exchange[] = []
  /** Makes the contract answer with this status, as a vendor's refusal. */
  const prefer: { code?: number } = {}
  const server = createServer(async (request, response) => {
    const [method, path] = [request.method ?? 'GET', request.url ?? '/']
    const body = await bodyOf(request)
    const answer = own(method, path)
    if (answer !== undefined) {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer))
      return
    }
    const headers = new Headers()
    for (const [name, value] of Object.entries(request.headers))
      if (typeof value === 'string' && !/^(host|connection|content-length)$/.test(name))
        headers.set(name, value)
    if (prefer.code) headers.set('prefer', `code=${prefer.code}`)
    const url = `${contractsUrl}/${mount}${path}`
    if (body.length > 0) headers.set('content-length', String(body.length))
    const vendor = await ask(url, method, { headers, body })
    const violations = vendor.headers['sl-violations']
    const errors = errorsIn(typeof violations === 'string' ? violations : null)
    exchanges.push({ line: `${method} ${path}`, status: vendor.status, errors })
    const type = vendor.headers['content-type'] ?? 'application/json'
    response.writeHead(vendor.status, { 'content-type': type })
    response.end(
      vendor.status < 300
        ? mend(vendor.body.toString(), { method, path, asked: jsonIn(body) })
        : vendor.body,
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    exchanges,
    prefer,
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}

export type ContractFront = Awaited<ReturnType<typeof startContractFront>>
