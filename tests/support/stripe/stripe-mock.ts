import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addSession, type Form, openBooks, type MockBooks } from './stripe-books.ts'

export const mockKey = 'sk_test_standIn'
export const mockSecret = 'whsec_standIn'

interface Answer {
  readonly status: number
  readonly body: unknown
}

const ok = (body: unknown): Answer => ({ status: 200, body })
const refuse = (status: number, code: string, type = 'invalid_request_error'): Answer => ({
  status,
  body: { error: { type, code, message: 'A sentence that may repeat what was sent.' } },
})
const missing = refuse(404, 'resource_missing')
const list = (data: readonly unknown[]): Answer => ok({ object: 'list', data, has_more: false })

type Route = (parts: {
  readonly books: MockBooks
  readonly id: string
  readonly form: Form
  readonly query: URLSearchParams
  readonly origin: string
}) => Answer

function makeCoupon({ books, form }: Parameters<Route>[0]): Answer {
  const id = form.get('id') ?? ''
  if (books.coupons.has(id)) return refuse(400, 'resource_already_exists')
  const duration = form.get('duration') ?? ''
  books.coupons.set(id, { amountOff: Number(form.get('amount_off')), duration })
  return ok({ id, object: 'coupon' })
}

function closeSession({ books, id }: Parameters<Route>[0]): Answer {
  const session = books.sessions.get(id)
  if (!session) return missing
  if (session.status !== 'open') return refuse(400, 'checkout_session_not_open')
  session.status = 'expired'
  session.url = null
  return ok(session)
}

function giveBack({ books, form }: Parameters<Route>[0]): Answer {
  const charge = books.charges.find(({ id }) => id === form.get('charge'))
  if (!charge) return missing
  if (charge.amount_refunded > 0) return refuse(400, 'charge_already_refunded')
  charge.amount_refunded = charge.amount
  return ok({ id: `re_${charge.id}`, object: 'refund', status: 'succeeded' })
}

function endPlan({ books, id }: Parameters<Route>[0]): Answer {
  const plan = books.subscriptions.get(id)
  if (!plan || plan.status === 'canceled') return missing
  plan.status = 'canceled'
  return ok(plan)
}

const matches = (object: object, query: URLSearchParams): boolean =>
  [...query].every(([name, value]) => name === 'limit' || Reflect.get(object, name) === value)

const routes: readonly (readonly [string, RegExp, Route])[] = [
  ['POST', /^\/v1\/coupons$/, makeCoupon],
  ['POST', /^\/v1\/refunds$/, giveBack],
  ['DELETE', /^\/v1\/subscriptions\/(\w+)$/, endPlan],
  [
    'POST',
    /^\/v1\/checkout\/sessions$/,
    ({ books, form, origin }) => {
      const coupon = form.get('discounts[0][coupon]')
      return coupon && !books.coupons.has(coupon) ? missing : ok(addSession(books, form, origin))
    },
  ],
  [
    'GET',
    /^\/v1\/checkout\/sessions$/,
    ({ books, query }) =>
      list([...books.sessions.values()].filter((session) => matches(session, query))),
  ],
  ['POST', /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, closeSession],
  [
    'GET',
    /^\/v1\/checkout\/sessions\/(\w+)$/,
    ({ books, id }) => {
      const session = books.sessions.get(id)
      return session ? ok(session) : missing
    },
  ],
  [
    'GET',
    /^\/v1\/subscriptions\/(\w+)$/,
    ({ books, id }) => {
      const subscription = books.subscriptions.get(id)
      return subscription ? ok(subscription) : missing
    },
  ],
  [
    'GET',
    /^\/v1\/charges\/(\w+)$/,
    ({ books, id }) => {
      const charge = books.charges.find((one) => one.id === id)
      return charge ? ok(charge) : missing
    },
  ],
  [
    'GET',
    /^\/v1\/disputes$/,
    ({ books, query }) => list(books.disputes.filter((one) => matches(one, query))),
  ],
  [
    'GET',
    /^\/v1\/charges$/,
    // The latest first, as Stripe lists.
    ({ books, query }) => list(books.charges.filter((one) => matches(one, query)).toReversed()),
  ],
  [
    'POST',
    /^\/v1\/billing_portal\/sessions$/,
    ({ form, origin }) => ok({ url: `${origin}/p/session/${form.get('customer')}` }),
  ],
]

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

export interface SentRequest {
  readonly line: string
  readonly key: string | undefined
  readonly version: string | undefined
  readonly form: Form
}

/**
 * Answers as Stripe does, as far as the shop asks, with answers of our own: forms in, JSON out,
 * idempotency keys, refusals. Nothing of it is recorded from anyone.
 */
export async function startStripeMock() {
  const books = openBooks()
  const sent: SentRequest[] = []
  const answered = new Map<string, { readonly text: string; readonly answer: Answer }>()
  let failures = { count: 0, status: 500 }
  let lost = 0
  let waiting: { readonly line: RegExp; readonly act: () => Promise<void> } | undefined

  function answerTo(request: IncomingMessage, text: string, origin: string): Answer {
    if (request.headers.authorization !== `Bearer ${mockKey}`) return refuse(401, 'api_key_invalid')
    const { pathname, searchParams: query } = new URL(request.url ?? '/', origin)
    const form = new Map(new URLSearchParams(text))
    for (const [method, path, route] of routes) {
      const found = method === request.method ? path.exec(pathname) : null
      if (found) return route({ books, id: found[1] ?? '', form, query, origin })
    }
    return missing
  }

  function answerOrFail(request: IncomingMessage, text: string, origin: string): Answer {
    if (failures.count === 0) return answerTo(request, text, origin)
    failures.count--
    return refuse(failures.status, '', 'api_error')
  }

  /**
   * A repeated key answers what it has answered, its own failures included, and never for another form.
   * What is turned away before it is looked at (429, 503) is not kept.
   */
  function answerOnce(request: IncomingMessage, text: string, origin: string): Answer {
    const key = request.headers['idempotency-key']
    if (typeof key !== 'string') return answerOrFail(request, text, origin)
    const before = answered.get(key)
    if (before && before.text !== text) return refuse(400, '', 'idempotency_error')
    const answer = before?.answer ?? answerOrFail(request, text, origin)
    if (answer.status !== 429 && answer.status !== 503) answered.set(key, { text, answer })
    return answer
  }

  const server = createServer(async (request, response) => {
    const text = await textOf(request)
    const { headers, method, url } = request
    const key = headers['idempotency-key']
    sent.push({
      line: `${method} ${url}`,
      key: typeof key === 'string' ? key : undefined,
      version: String(headers['stripe-version']),
      form: new Map(new URLSearchParams(text)),
    })
    const { act } = waiting?.line.test(`${method} ${url}`) ? waiting : {}
    if (act) waiting = undefined
    await act?.()
    const answer = answerOnce(request, text, `http://${headers.host}`)
    if (lost > 0) {
      lost--
      response.destroy()
      return
    }
    response.writeHead(answer.status, { 'content-type': 'application/json', 'request-id': 'req_1' })
    response.end(JSON.stringify(answer.body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    books,
    sent,
    /** The next `count` requests fail. */
    fail(count: number, status: 429 | 500 | 503 = 500): void {
      failures = { count, status }
    },
    /** The next `count` responses are lost. */
    lose(count: number): void {
      lost = count
    },
    /** Before the next such request is answered, something else happens. */
    before(line: RegExp, act: () => Promise<void>): void {
      waiting = { line, act }
    },
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}

export type StripeMock = Awaited<ReturnType<typeof startStripeMock>>

/** A message as Stripe sends it: what it is about, whole, and a code over the moment and the body. */
export function stripeMessage(
  type: string,
  object: object,
  { id = `evt_${randomUUID()}`, at = Date.now() } = {},
): { readonly body: string; readonly signature: string } {
  const body = JSON.stringify({ id, object: 'event', type, data: { object } })
  return { body, signature: stripeSignature(body, at) }
}

export function stripeSignature(body: string, at = Date.now()): string {
  const seconds = Math.floor(at / 1000)
  const code = createHmac('sha256', mockSecret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${code}`
}
