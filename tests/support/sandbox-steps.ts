import { createHmac } from 'node:crypto'
import { expect } from 'vitest'
import type { TestApp } from './test-app.ts'
import type { TestAnswer, TestClient } from './test-client.ts'

const goodCard = '4242 4242 4242 4242'

/** The checkout that an answer's address leads to. */
export function sessionOf({ body }: TestAnswer): string {
  const url: string = body.url ?? body.checkoutUrl
  return new URL(url).searchParams.get('session') ?? ''
}

/** Pays a checkout as its page does; the sandbox reports it as `delivery` says. */
export async function pay(
  client: TestClient,
  session: string,
  { delivery = 'never', cardNumber = goodCard, email = undefined as string | undefined } = {},
): Promise<{ readonly answer: TestAnswer; readonly purchase: string }> {
  const body = { delivery, cardNumber, ...(email ? { email } : {}) }
  const answer = await client.post(`/api/sandbox-checkout/${session}/pay`, body)
  const back: string = answer.body.successUrl ?? 'http://x/'
  return { answer, purchase: new URL(back).searchParams.get('session_id') ?? '' }
}

async function secretOf({ database }: TestApp): Promise<string> {
  const { rows } = await database.pool.query<{ value: string }>(
    `select value from settings where key = 'sandbox-payments-secret'`,
  )
  return rows[0]?.value ?? ''
}

/** The header that the sandbox would sign a body with. */
export async function signatureOf(app: TestApp, body: string, at = Date.now()): Promise<string> {
  const seconds = Math.floor(at / 1000)
  const code = createHmac('sha256', await secretOf(app))
    .update(`${seconds}.${body}`)
    .digest('hex')
  return `t=${seconds},v1=${code}`
}

/** Sends a message to the webhook, as anyone on the net can; signed where a header is given. */
export const deliver = (app: TestApp, body: string, signature?: string): Promise<TestAnswer> =>
  app.visitor().send('POST', '/api/webhooks/payments', {
    headers: {
      'content-type': 'application/json',
      origin: app.url,
      ...(signature ? { 'sandbox-signature': signature } : {}),
    },
    body,
  })

/** A signed message about a purchase. */
export async function tell(app: TestApp, id: string, key: string, type = 'checkout.completed') {
  const body = JSON.stringify({ id, type, key })
  return deliver(app, body, await signatureOf(app, body))
}

/** What an account holds today: "tier explorer". */
export async function held(app: TestApp, email: string): Promise<readonly string[]> {
  const { rows } = await app.database.pool.query<{ name: string }>(
    `select e.kind || ' ' || e.value as name from entitlements e join users u on u.id = e.user_id
     where u.email = $1 and (e.ends_at is null or e.ends_at > now()) order by 1`,
    [email],
  )
  return rows.map(({ name }) => name)
}

/** The address of the checkout that a purchase call opens. */
export async function opened(
  client: TestClient,
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const answer = await client.post(path, body, headers)
  expect([answer.status, answer.body.code]).toEqual([200, undefined])
  return sessionOf(answer)
}
