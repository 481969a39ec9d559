import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

interface Received {
  readonly from: string
  readonly to: readonly string[]
  readonly message: string
}

/** How the server reacts to a message: accepts it, answers with an error, or stays silent. */
type Mood = 'take' | 'silent' | 'hang-up' | `4${string}` | `5${string}`

export interface SmtpServer {
  readonly url: string
  readonly port: number
  readonly received: Received[]
  /** How many connections there were. */
  connections(): number
  /** The moods of the next connections, in turn; after them it takes everything. */
  next(...moods: readonly Mood[]): void
  close(): Promise<void>
}

/** One conversation, RFC 5321 as far as nodemailer speaks it. */
function converse(socket: Socket, mood: Mood, received: Received[]): void {
  const say = (line: string) => socket.write(`${line}\r\n`)
  let from = ''
  let to: string[] = []
  let data: string[] | undefined
  let rest = ''
  const command = (line: string): void => {
    if (/^EHLO/i.test(line)) say('250-test\r\n250 8BITMIME')
    else if (/^STARTTLS/i.test(line)) say('502 not here')
    else if (/^MAIL FROM/i.test(line)) {
      from = /<(.*?)>/.exec(line)?.[1] ?? ''
      to = []
      say('250 ok')
    } else if (/^RCPT TO/i.test(line)) {
      const address = /<(.*?)>/.exec(line)?.[1] ?? ''
      if (/^[45]/.test(mood)) return void say(mood.replace('ADDRESS', address))
      to.push(address)
      say('250 ok')
    } else if (/^DATA/i.test(line)) {
      data = []
      say('354 go on')
    } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
    else say('250 ok')
  }
  const take = (line: string): void => {
    if (!data) return command(line)
    if (line !== '.') return void data.push(line.replace(/^\.\./, '.'))
    received.push({ from, to, message: data.join('\r\n') })
    data = undefined
    say('250 taken')
  }
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString('utf8')).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) take(line)
  })
  if (mood === 'hang-up') socket.destroy()
  else if (mood !== 'silent') say('220 test')
}

/** A minimal SMTP server on this machine that stores what it receives; on a random port, or on `at`. */
export async function startSmtpServer(at = 0): Promise<SmtpServer> {
  const received: Received[] = []
  const moods: Mood[] = []
  const open = new Set<Socket>()
  let connections = 0
  const server: Server = createServer((socket) => {
    connections++
    open.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => open.delete(socket))
    converse(socket, moods.shift() ?? 'take', received)
  })
  await new Promise<void>((done) => server.listen(at, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    connections: () => connections,
    next: (...more) => void moods.push(...more),
    close: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}
