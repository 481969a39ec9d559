import { connect } from 'node:net'

/** What a server did with a request that never completes its body. */
export interface Unfinished {
  /** Of its answer; 0 where it closed without one. */
  readonly status: number
  /** From the last byte that was sent to the end of the connection. */
  readonly ms: number
}

/**
 * Sends a sign-in that declares 900 bytes and sends nine, as if through a proxy that names `address`, and
 * waits until the server ends the connection. With `trickles` a byte more comes each half second.
 */
export function unfinishedPost(
  url: string,
  address: string,
  trickles = false,
): Promise<Unfinished> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const began = performance.now()
  let answer = ''
  const headers = [
    'POST /api/auth/sign-in/email HTTP/1.1',
    `Host: ${hostname}:${port}`,
    `X-Forwarded-For: ${address}`,
    'Content-Type: application/json',
    'Content-Length: 900',
  ]
  socket.write(`${headers.join('\r\n')}\r\n\r\n{"email":`)
  const drip = trickles ? setInterval(() => socket.write(' '), 500) : undefined
  socket.on('data', (data) => (answer += data.toString()))
  // A connection that the server has ended may be reset: the end is what counts.
  socket.on('error', () => undefined)
  return new Promise((resolve) =>
    socket.once('close', () => {
      clearInterval(drip)
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
      resolve({ status, ms: performance.now() - began })
    }),
  )
}
