import { connect, type Socket } from 'node:net'
import type { App } from './app.ts'
import { numberText } from './report.ts'
import { median, quantile, repeat, spreadText, sum } from './samples.ts'

interface Asked {
  readonly path: string
  readonly body?: string
  readonly cookie?: string
}

export interface Target {
  readonly origin: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  /** Concurrent requests; default `connections`. */
  readonly atOnce?: number
  /** Makes each request, where they differ from one to the next. */
  readonly next?: () => Asked
}

export interface LoadResult {
  /** Requests a second. */
  readonly rps: number
  readonly total: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** Answers other than 2xx, and connections that were lost. */
  readonly failed: number
}

export const connections = 10

/** A request as it goes over the wire. */
function requestOf({ origin, path, headers, next }: Target): string {
  const { path: at, body, cookie }: Asked = next?.() ?? { path }
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
  const type = body === undefined ? {} : { 'content-type': 'application/json' }
  const who = cookie === undefined ? {} : { cookie }
  const lines = { host: new URL(origin).host, ...headers, ...who, ...type, ...length }
  const head = Object.entries(lines).map((line) => `${line.join(': ')}\r\n`)
  return `${body === undefined ? 'GET' : 'POST'} ${at} HTTP/1.1\r\n${head.join('')}\r\n${body ?? ''}`
}

/** Asks over one connection again and again and throws the answers away; calls `answered` for each. */
function askAgain(socket: Socket, next: () => string, answered: (ms: number, ok: boolean) => void) {
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
    socket.write(next())
  })
  socket.write(next())
}

/**
 * So many seconds of requests, each sent on its connection when the one before is answered. The client counts
 * bytes and reads no more than the head of an answer: one that reads all of it takes a core from the server.
 */
export async function load(target: Target, seconds: number): Promise<LoadResult> {
  const { hostname, port } = new URL(target.origin)
  const same = target.next ? undefined : requestOf(target)
  const times: number[] = []
  let failed = 0
  const answered = (ms: number, ok: boolean) => void (ok ? times.push(ms) : failed++)
  const sockets = Array.from({ length: target.atOnce ?? connections }, () => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    socket.once('error', () => failed++)
    return socket.once('connect', () => askAgain(socket, () => same ?? requestOf(target), answered))
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
  readonly rps: number
  readonly p99Ms: number
  readonly failed: number
  /** CPU a request in ms, of app and database. */
  readonly cpuMs: number
  readonly text: string
}

/** What several runs come to. */
export function seriesOf(runs: readonly (LoadResult & { readonly cpuMs: number })[]): Series {
  const of = (key: keyof (typeof runs)[number]) => runs.map((one) => one[key])
  const failed = sum(of('failed'))
  const [p99Ms, cpuMs] = [median(of('p99Ms')), median(of('cpuMs'))]
  const texts = [
    `${spreadText(of('rps'))} req/s`,
    `p99 ${numberText(p99Ms)} ms`,
    `${numberText(cpuMs, 2)} ms CPU`,
    ...(failed > 0 ? [`${failed} FAILED`] : []),
  ]
  return { rps: median(of('rps')), p99Ms, failed, cpuMs, text: texts.join(', ') }
}

/** One run, with what it took of the processor. */
export async function loadWithCpu(cpu: () => Promise<number>, target: Target, seconds: number) {
  const before = await cpu()
  const result = await load(target, seconds)
  return { ...result, cpuMs: ((await cpu()) - before) / result.total }
}

/** Runs of load on the app after warming up. */
export async function series(
  app: App,
  target: Target,
  plan: { readonly runs: number; readonly seconds: number; readonly warmUp: number },
): Promise<Series> {
  const answer = await fetch(target.origin + target.path, { headers: { ...target.headers } })
  if (!answer.ok) throw new Error(`${target.path}: ${answer.status}`)
  await answer.arrayBuffer()
  await load(target, plan.warmUp)
  return seriesOf(await repeat(plan.runs, () => loadWithCpu(app.cpu, target, plan.seconds)))
}
