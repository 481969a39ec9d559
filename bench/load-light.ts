import { connect, type Socket } from 'node:net'
import { connections, type LoadResult, type Target } from './load.ts'
import { quantile } from './statistics.ts'

const endOfHead = '\r\n\r\n'

function requestOf({ origin, path, headers }: Target): string {
  const lines = Object.entries({ host: new URL(origin).host, ...headers })
  return `GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
}

interface Head {
  readonly ok: boolean
  /** Bytes of the head and of the body it announces. */
  readonly length: number
}

/** Nothing while the head is not whole; throws when it does not say how long the body is. */
function readHead(bytes: Buffer): Head | undefined {
  const end = bytes.indexOf(endOfHead)
  if (end < 0) return undefined
  const head = bytes.toString('latin1', 0, end)
  const length = /^content-length: *(\d+)/im.exec(head)?.[1]
  if (length === undefined) throw new Error('An answer does not say how long it is')
  return { ok: head.startsWith('HTTP/1.1 2'), length: end + endOfHead.length + Number(length) }
}

/** Asks over one connection again and again; `answered` hears of each answer, which is thrown away. */
function askAgain(socket: Socket, request: string, answered: (ms: number, ok: boolean) => void) {
  let [sentAt, got] = [0, 0]
  let start: Buffer = Buffer.alloc(0)
  let head: Head | undefined
  const ask = () => {
    ;[sentAt, got, head, start] = [performance.now(), 0, undefined, Buffer.alloc(0)]
    socket.write(request)
  }
  socket.on('data', (bytes: Buffer) => {
    got += bytes.length
    if (!head) {
      start = start.length === 0 ? bytes : Buffer.concat([start, bytes])
      head = readHead(start)
    }
    if (!head || got < head.length) return
    answered(performance.now() - sentAt, head.ok)
    ask()
  })
  ask()
}

/**
 * As `load`, from a client that counts bytes and reads no more than the head of an answer: with whole
 * pages the other one keeps a core busier than the server does, and measures itself.
 */
export async function loadLightly(target: Target, seconds: number): Promise<LoadResult> {
  const { hostname, port } = new URL(target.origin)
  const request = requestOf(target)
  const times: number[] = []
  let failed = 0
  const sockets = Array.from({ length: target.atOnce ?? connections }, () => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    socket.once('error', () => failed++)
    socket.once('connect', () =>
      askAgain(socket, request, (ms, ok) => {
        if (ok) times.push(ms)
        else failed++
      }),
    )
    return socket
  })
  const began = performance.now()
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  const lasted = (performance.now() - began) / 1000
  for (const socket of sockets) socket.destroy()
  return {
    rps: times.length / lasted,
    total: times.length,
    p50Ms: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
    failed,
  }
}
