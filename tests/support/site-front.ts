import { readdirSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy in front of the server: its address stays while servers are replaced. */
export interface SiteFront {
  readonly url: string
  /** Where the server is. */
  leadTo(url: string): void
  /** Simulates a deploy: every script gets a new name, and the old names return 404. */
  deploy(): void
  /** No connection gets an answer. */
  cut(isCut: boolean): void
  close(): Promise<void>
}

const scripts = new Set(
  readdirSync('dist/web/assets').flatMap((name) => /^(.+)\.js$/.exec(name)?.[1] ?? []),
)
const renamed = (text: string): string =>
  text
    .replaceAll(/([\w.-]+)\.js\b/g, (whole, stem: string) =>
      scripts.has(stem) ? `${stem}-next.js` : whole,
    )
    // By which the worker tells its builds apart.
    .replace(/(?<=version:")[0-9a-f]{12}(?=")/, (version) => `${version}b`)

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** The path at the server, or nothing where this build has no such file. */
function pathAtServer(path: string, next: boolean): string | undefined {
  const stem = /^\/assets\/(.+?)(-next)?\.js$/.exec(path)
  if (!next || !stem?.[1]) return path
  return stem[2] ? `/assets/${stem[1]}.js` : undefined
}

export async function startFront(target: string): Promise<SiteFront> {
  const now = { target, next: false, cut: false }

  async function pass(asked: IncomingMessage, reply: ServerResponse): Promise<void> {
    const path = pathAtServer(asked.url ?? '/', now.next)
    if (path === undefined) return void reply.writeHead(404).end()
    const { 'accept-encoding': _, 'if-none-match': __, ...headers } = asked.headers
    const body = await readAll(asked)
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request(now.target + path, { method: asked.method ?? 'GET', headers }, resolve)
        .once('error', reject)
        .end(body)
    })
    const bytes = await readAll(answer)
    const isText = /html|javascript/.test(answer.headers['content-type'] ?? '')
    const sent = now.next && isText ? Buffer.from(renamed(bytes.toString())) : bytes
    const { 'content-length': ___, 'transfer-encoding': ____, ...given } = answer.headers
    reply.writeHead(answer.statusCode ?? 502, given).end(sent)
  }

  const server = createServer((asked, reply) => {
    if (now.cut) return void asked.socket.destroy()
    pass(asked, reply).catch(() => asked.socket.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo: (url) => {
      now.target = url
    },
    deploy: () => {
      now.next = true
    },
    cut: (isCut) => {
      now.cut = isCut
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
