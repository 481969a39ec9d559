import { createTransport } from 'nodemailer'
import { type Mailer, NotTaken } from './mailer.ts'
import { messageOf } from './message-of.ts'

interface SmtpOptions {
  /** smtps://user:password@host:465, or smtp://…:587, which must offer STARTTLS unless it is this machine. */
  readonly server: string
  readonly from: { readonly name: string; readonly address: string }
  readonly timeoutMs?: number
}

/** A message that was not taken. It names no address: what the server wrote may quote one. */
export class MailError extends NotTaken {
  override readonly name = 'MailError'
  readonly code: string
  readonly responseCode: number | undefined
  constructor(code: string, responseCode: number | undefined) {
    super(`The mail server did not take the message (${[code, responseCode].join(' ').trim()})`)
    this.code = code
    this.responseCode = responseCode
  }
  /** True if the receiver or the message is rejected for good; a rejected password may be corrected. */
  get final(): boolean {
    const { code, responseCode = 0 } = this
    return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
  }
}

function toMailError(error: unknown): MailError {
  const facts: { code?: unknown; responseCode?: unknown } =
    typeof error === 'object' && error !== null ? error : {}
  return new MailError(
    typeof facts.code === 'string' ? facts.code : 'EUNKNOWN',
    typeof facts.responseCode === 'number' ? facts.responseCode : undefined,
  )
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

function connectionTo(server: string) {
  const { protocol, hostname, port, username, password } = new URL(server)
  const tls = protocol === 'smtps:'
  const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : tls ? 465 : 587,
    secure: tls,
    // A password or a reset link must not cross a network in the clear.
    requireTLS: !tls && !loopback.has(hostname),
    ...(username ? { auth } : {}),
  }
}

/** Sends mail by SMTP, one connection each. Rejects with MailError. */
export function createSmtpMailer({ server, from, timeoutMs = 15_000 }: SmtpOptions): Mailer {
  const transport = createTransport({
    ...connectionTo(server),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // We compose the whole message: nothing in it may read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      try {
        await transport.sendMail(messageOf(mail, from))
      } catch (error) {
        throw toMailError(error)
      }
    },
  }
}

/** Signs in at the mail server and sends nothing. Throws MailError. */
export async function checkSmtp(server: string, timeoutMs: number): Promise<void> {
  const limits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs }
  const transport = createTransport({
    ...connectionTo(server),
    ...limits,
    socketTimeout: timeoutMs,
  })
  try {
    await transport.verify()
  } catch (error) {
    throw toMailError(error)
  } finally {
    transport.close()
  }
}
