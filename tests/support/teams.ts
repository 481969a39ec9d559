import { randomUUID, type UUID } from 'node:crypto'
import { expect } from 'vitest'
import { lettersTo } from './outbox.ts'
import { opened, pay } from './sandbox-steps.ts'
import type { TestApp } from './test-app.ts'
import type { TestClient } from './test-client.ts'

export type Account = TestClient & { readonly email: string }

/** An account that has bought a plan, and the checkout at which it did. */
export async function subscriber(
  app: TestApp,
  planType: 'premium' | 'enterprise' = 'enterprise',
): Promise<{ readonly owner: Account; readonly session: string; readonly purchase: string }> {
  const owner = await app.user()
  const session = await opened(owner, '/api/subscription/create', { planType })
  const { purchase } = await pay(owner, session, { delivery: 'once' })
  expect((await owner.get(`/api/pricing/verify/${purchase}`)).status).toBe(200)
  return { owner, session, purchase }
}

/** Invites an address into the owner's team; the secret that its letter carries. */
export async function invited(
  app: TestApp,
  owner: TestClient,
  email = `${randomUUID()}@example.ca`,
): Promise<{ readonly id: UUID; readonly token: string; readonly email: string }> {
  const id = randomUUID()
  const secrets = async () =>
    (await lettersTo(app, email.toLowerCase())).flatMap(
      (letter) => /seat=([\w-]{43})/.exec(letter)?.[1] ?? [],
    )
  const before = (await secrets()).length
  const { status } = await owner.post('/api/account/team/invitations', { id, email })
  expect(status).toBe(201)
  const latest = async () => (await secrets()).slice(before)[0]
  await expect.poll(latest, { timeout: 10_000 }).toBeDefined()
  const token = (await latest()) ?? ''
  return { id, token, email }
}

export const accept = (client: TestClient, token: string) =>
  client.post(`/api/team-invitations/${token}`)

/** A new account with a seat in the owner's team. */
export async function seated(app: TestApp, owner: TestClient) {
  const member = await app.user()
  const { id, token, email } = await invited(app, owner)
  expect((await accept(member, token)).status).toBe(204)
  return { member, id, token, email }
}
