import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { type App, atEnd } from './app.ts'
import { numberText } from './report.ts'
import { median, quantile, repeat, spreadText, sum } from './samples.ts'

export interface Target {
  readonly origin: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  /** Concurrent requests; default `connections`. */
  readonly atOnce?: number
  /** Makes each request's path and body, where they differ from request to request. */
  readonly next?: () => { readonly path: string; readonly body: string }
}

export interface LoadResult {
  /** Requests a second. */
  readonly rps: number
  readonly total: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** Answers other than 2xx, and requests that got none. */
  readonly failed: number
}

export const connections = 10

/** So many seconds of requests on 10 connections, each sent when the one before is answered. */
export async function load(target: Target, seconds: number): Promise<LoadResult> {
  const { origin, path, next, atOnce = connections } = target
  const headers = { ...target.headers }
  const { requests, latency, non2xx, errors, timeouts } = await autocannon({
    url: origin,
    connections: atOnce,
    duration: seconds,
    requests: [
      next
        ? {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            setupRequest: (request) => ({ ...request, ...next() }),
          }
        : { method: 'GET', path, headers },
    ],
  })
  return {
    rps: requests.average,
    total: requests.total,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    failed: non2xx + errors + timeouts,
  }
}

/** Asks over one connection again and again and throws the answers away; calls `answered` for each. */
function askAgain(socket: Socket, request: string, answered: (ms: number, ok: boolean) => void) {
  let [sentAt, missing, ok] = [performance.now(), 0, false]
  socket.on('data', (bytes: Buffer) => {
    if (missing === 0) {
      // Heads are short and come in one piece.
      const end = bytes.indexOf('\r\n\r\n') + 4
      const head = bytes.toString('latin1', 0, end)
      const length = /^content-length: *(\d+)/im.exec(head)?.[1]
      if (end < 4 || !length) throw new Error('An answer does not say how long it is')
      ok = head.startsWith('HTTP/1.1 2')
      missing = end + Number(length)
    }
    missing -= bytes.length
    if (missing > 0) return
    answered(performance.now() - sentAt, ok)
    sentAt = performance.now()
    socket.write(request)
  })
  socket.write(request)
}

/**
 * As `load`, from a client that counts bytes and reads no more than the head of an answer: with whole
 * pages the other one keeps a core busier than the server does, and measures itself.
 */
export async function loadLightly(target: Target, seconds: number): Promise<LoadResult> {
  const { hostname, port, host } = new URL(target.origin)
  const lines = Object.entries({ host, ...target.headers }).map((line) => `${line.join(': ')}\r\n`)
  const request = `GET ${target.path} HTTP/1.1\r\n${lines.join('')}\r\n`
  const times: number[] = []
  let failed = 0
  const answered = (ms: number, ok: boolean) => void (ok ? times.push(ms) : failed++)
  const sockets = Array.from({ length: target.atOnce ?? connections }, () => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    socket.once('error', () => failed++)
    return socket.once('connect', () => askAgain(socket, request, answered))
  })
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  for (const socket of sockets) socket.destroy()
  return {
    rps: times.length / seconds,
    total: times.length,
    p50Ms: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
    failed,
  }
}

export interface Series {
  readonly rps: readonly number[]
  readonly total: number
  readonly p99Ms: number
  readonly failed: number
  /** Requests a second of the bare server, each measured just before the app's run. */
  readonly bare: readonly number[]
  readonly text: string
}

/** Runs of load on the app after warming up; with `bare`, in turn with as much load on a bare server. */
export async function series(
  app: App,
  target: Target,
  plan: { runs: number; seconds: number; warmUp: number; bare?: Target; by?: typeof load },
): Promise<Series> {
  const { runs, seconds, warmUp, bare, by = load } = plan
  const { path, body } = { body: null, ...target, ...target.next?.() }
  const headers = { 'content-type': 'application/json', ...target.headers }
  const method = body === null ? 'GET' : 'POST'
  const answer = await fetch(target.origin + path, { method, headers, body })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  const { byteLength } = await answer.arrayBuffer()
  if (bare) await load(bare, warmUp)
  await by(target, warmUp)
  const all = await repeat(runs, async () => {
    const ceiling = bare ? (await load(bare, seconds)).rps : 0
    const before = await app.cpu()
    const result = await by(target, seconds)
    const after = await app.cpu()
    const [own, database] = [after.app - before.app, after.database - before.database]
    return { ...result, ceiling, own, database }
  })
  const of = (key: keyof (typeof all)[number]) => all.map((one) => one[key])
  const total = sum(of('total'))
  const failed = sum(of('failed'))
  const p99Ms = median(of('p99Ms'))
  const texts = [
    `${spreadText(of('rps'))} req/s`,
    `median ${numberText(median(of('p50Ms')))} ms`,
    `p99 ${numberText(p99Ms)} ms`,
    `${numberText(sum(of('own')) / total, 2)} + ${numberText(sum(of('database')) / total, 2)} ms CPU`,
    `${numberText(byteLength)} B`,
    ...(failed > 0 ? [`${failed} FAILED`] : []),
  ]
  return { rps: of('rps'), total, p99Ms, failed, bare: of('ceiling'), text: texts.join(', ') }
}

/** Starts the bare server in a process of its own, as the app has one. Returns its origin. */
export async function startReference(): Promise<string> {
  const child = fork(fileURLToPath(new URL('./reference-server.ts', import.meta.url)))
  atEnd(() => child.kill('SIGKILL'))
  const [port] = await once(child, 'message')
  return `http://127.0.0.1:${port}`
}
