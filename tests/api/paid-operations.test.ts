import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { monthOf } from '#features/guide/domain/guide-limits.ts'
import { accountStates, type Bought, lookUpOf } from '../support/account-states.ts'
import { deliver } from '../support/sandbox-steps.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestAnswer, TestClient } from '../support/test-client.ts'
import { testCard } from '../support/test-card.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ PAYMENT_DOUBT_SECONDS: '600' })
  // The secret that both sides share is made when the first message comes.
  await deliver(app, '{}')
})
afterAll(() => app.close())

interface Caller {
  /** `email` is absent for a visitor. */
  readonly client: TestClient & { readonly email?: string }
  readonly trip: string
  readonly bought: Bought | undefined
}

const newTrip = (client: TestClient, endDate: string, places = 1): Promise<TestAnswer> =>
  client.post('/api/itineraries', {
    destinations: Array.from({ length: places }, (_, at) => ({ name: `Place ${at + 1}` })),
    startDate: '2027-04-01',
    endDate,
  })

const booking = {
  offerId: 'no-such-offer',
  guestInfo: { firstName: 'Ann', lastName: 'Lee', email: 'a@example.ca', phone: '+1 416 555 0100' },
  paymentInfo: testCard,
}

const fareHold = {
  offerId: 'no-such-offer',
  search: { origin: 'YYZ', destination: 'LHR', departureDate: '2027-06-14' },
  seenTotalCad: 1,
  passengers: [
    { title: 'ms', gender: 'f', firstName: 'Ann', lastName: 'Lee', bornOn: '1990-03-02' },
  ],
  contact: { email: 'a@example.ca', phone: '+1 416 555 0100' },
}

const spent = {
  itinerary: { destination: 'Paris', items: [{ type: 'hotel', name: 'Le Phare', price: 900 }] },
  budget: 100,
}

/** To the other plan, on the payment service's page that the account is sent to. */
async function changePlan({ client, bought }: Caller): Promise<number> {
  const portal = await client.post('/api/subscription/portal')
  if (portal.status !== 200) return portal.status
  const path = `/api/sandbox-checkout/${bought?.session}`
  const { item } = (await client.get(path)).body.monthly.running
  const other = item === 'premium' ? 'enterprise' : 'premium'
  const { status, body } = await client.post(`${path}/plan`, { item: other })
  expect(body.monthly.running.item).toBe(other)
  return status
}

/** A copy of a trip of seven days, which is there whatever the account may do today. */
async function copyLong({ client, trip }: Caller): Promise<number> {
  const made = await newTrip(client, '2027-04-03')
  const id: string = made.body.id ?? trip
  await app.database.pool.query(`update trips set end_date = '2027-04-07' where id = $1`, [id])
  const copy = { id: crypto.randomUUID(), title: 'Mine' }
  return (await client.post(`/api/itineraries/${id}/copies`, copy)).status
}

/** The first question beyond those that are free: ten a month, or three without an account. */
async function askBeyond({ client }: Caller): Promise<number> {
  const ask = async () => (await client.post('/api/chat/send', { message: 'Thank you!' })).status
  if (client.email === undefined)
    for (let asked = 0; asked < 3; asked++) expect(await ask()).toBe(200)
  else
    await app.database.pool.query(
      `insert into guide_usage (owner_id, month_year, used)
       select id, $2, 10 from users where email = $1`,
      [client.email, monthOf(new Date())],
    )
  return ask()
}

/** What may be booked may be held, too: the sandbox then has nothing to hold. */
async function bookOrHold({ client }: Caller): Promise<number> {
  const { offerId, guestInfo } = booking
  const held = await client.post('/api/bookings/holds', { offerId, guestInfo, seenTotalCad: 1 })
  const { status } = await client.post('/api/flight-data/hotels/book', booking)
  const fare = await client.post('/api/flights/holds', fareHold)
  if (status === 422)
    expect([held.body.code, fare.body.code]).toEqual(['nothing-to-hold', 'holds-closed'])
  else expect([held.status, fare.status]).toEqual([status, status])
  return status
}

interface PaidOperation {
  /** The operations of the API that it goes through. */
  readonly ids: readonly string[]
  run(caller: Caller): Promise<number>
}

const calls = (id: string, call: (caller: Caller) => Promise<TestAnswer>): PaidOperation => ({
  ids: [id],
  run: async (caller) => (await call(caller)).status,
})
const buys = (id: string, path: string, body: object): PaidOperation =>
  calls(id, ({ client }) => client.post(path, body))

/** In the order in which they are tried: the refund takes from the account what the others ask for. */
const operations: Readonly<Record<string, PaidOperation>> = {
  explorer: buys('buyTier', '/api/pricing/checkout', { plan: 'explorer' }),
  wanderlust: buys('buyTier', '/api/pricing/checkout', { plan: 'wanderlust' }),
  premium: buys('subscribe', '/api/subscription/create', { planType: 'premium' }),
  enterprise: buys('subscribe', '/api/subscription/create', { planType: 'enterprise' }),
  // Before the plan is changed below.
  invite: calls('inviteToTeam', ({ client }) =>
    client.post('/api/account/team/invitations', {
      id: crypto.randomUUID(),
      email: `${crypto.randomUUID()}@example.ca`,
    }),
  ),
  manage: buys('manageSubscription', '/api/subscription/portal', {}),
  change: { ids: ['manageSubscription', 'changePlan'], run: changePlan },
  consult: buys('buyConsultation', '/api/consultation/checkout', { tier: 'express' }),
  'buy-pdf': calls('buyPdf', ({ client, trip }) =>
    client.post('/api/pdf-export/checkout', { itineraryId: trip }),
  ),
  'make-pdf': calls('generatePdf', ({ client, trip }) =>
    client.post('/api/generate-pdf', { itinerary: { id: trip }, paidExport: true }),
  ),
  'look-up': {
    ids: ['verifyPricing', 'verifyConsultation', 'verifyPdf'],
    run: async ({ client, trip, bought }) => {
      const none: Bought = { kind: 'tier', purchase: crypto.randomUUID(), session: '' }
      return (await client.get(lookUpOf(bought ?? none, trip))).status
    },
  },
  '7-days': calls('createTrip', ({ client }) => newTrip(client, '2027-04-07')),
  '30-days': calls('createTrip', ({ client }) => newTrip(client, '2027-04-30', 2)),
  longer: calls('updateTrip', ({ client, trip }) =>
    client.patch(`/api/itineraries/${trip}`, { version: 1, endDate: '2027-04-07' }),
  ),
  copy: { ids: ['copyTrip'], run: copyLong },
  // An invalid offer: allowed accounts get that error, others are refused before.
  book: { ids: ['bookStay', 'holdStay', 'holdFare'], run: bookOrHold },
  advice: buys('adviseBudget', '/api/budget-advice', spent),
  guide: { ids: ['sendMessage'], run: askBeyond },
  refund: calls('refundPurchase', ({ client, bought }) =>
    client.post(`/api/purchases/${bought?.purchase ?? crypto.randomUUID()}/refund`),
  ),
}

/** What each operation answers to an account in each state, a visitor first. */
const table = `
                                               explorer wanderlust premium enterprise invite manage change consult buy-pdf make-pdf look-up 7-days 30-days longer copy book advice guide refund
visitor                                        401 401 401 401 401 401 401 200 401 401 401 401 401 401 401 401 401 429 401
free                                           200 200 200 200 403 409 409 200 200 403 404 403 403 403 403 403 403 429 404
explorer                                       409 200 200 200 403 409 409 200 409 200 200 201 403 200 201 422 403 429 200
wanderlust                                     409 409 200 200 403 409 409 200 409 200 200 201 201 200 201 422 200 429 200
explorer, then wanderlust                      409 409 200 200 403 409 409 200 409 200 200 201 201 200 201 422 200 429 200
explorer, then wanderlust, explorer given back 409 200 200 200 403 409 409 200 409 200 200 201 403 200 201 422 403 429 200
tier given by the house                        409 200 200 200 403 409 409 200 409 200 404 201 403 200 201 422 403 429 404
tier declined                                  200 200 200 200 403 409 409 200 200 403 404 403 403 403 403 403 403 429 404
tier refunded                                  200 200 200 200 403 409 409 200 200 403 409 403 403 403 403 403 403 429 409
another amount came in                         200 200 200 200 403 409 409 200 200 403 409 403 403 403 403 403 403 429 409
premium in its trial                           200 200 409 409 403 200 200 200 200 403 200 201 201 200 201 403 403 200 409
enterprise in its trial                        200 200 409 409 201 200 200 200 200 403 200 201 201 200 201 403 403 200 409
plan past its trial                            200 200 409 409 403 200 200 200 200 403 200 201 201 200 201 403 403 200 200
plan that ends with its month                  200 200 409 409 403 200 200 200 200 403 200 201 201 200 201 403 403 200 200
plan changed                                   200 200 409 409 201 200 200 200 200 403 200 201 201 200 201 403 403 200 200
plan overdue                                   200 200 409 409 403 200 200 200 200 403 409 403 403 403 403 403 403 429 409
enterprise overdue                             200 200 409 409 403 200 200 200 200 403 409 403 403 403 403 403 403 429 409
plan paid again                                200 200 409 409 403 200 200 200 200 403 200 201 201 200 201 403 403 200 200
plan ended                                     200 200 200 200 403 409 409 200 200 403 409 403 403 403 403 403 403 429 409
enterprise ended                               200 200 200 200 403 409 409 200 200 403 409 403 403 403 403 403 403 429 409
plan ended with its month                      200 200 200 200 403 409 409 200 200 403 409 403 403 403 403 403 403 429 409
plan refunded                                  200 200 200 200 403 409 409 200 200 403 409 403 403 403 403 403 403 429 409
plan whose month is over without a word        200 200 409 409 403 200 200 200 200 403 200 403 403 403 403 403 403 429 409
explorer with a plan                           409 200 409 409 403 200 200 200 409 200 200 201 201 200 201 422 403 200 409
one PDF                                        200 200 200 200 403 409 409 200 409 200 200 403 403 403 403 403 403 429 200
PDF refunded                                   200 200 200 200 403 409 409 200 200 403 409 403 403 403 403 403 403 429 409
one PDF, and explorer given back               200 200 200 200 403 409 409 200 409 200 200 403 403 403 403 403 403 429 200
a consultation                                 200 200 200 200 403 409 409 200 200 403 200 403 403 403 403 403 403 429 200
`
  .split('\n')
  .filter((line) => line !== '')
const [heads = '', ...rows] = table
const columns = heads.trim().split(/\s+/)
const expected = new Map(
  rows.map((row) => {
    const [state = '', ...answers] = row.split(/(?<=\S)\s+(?=\d{3}(?:\s|$))/)
    return [state, answers.map(Number)] as const
  }),
)

test('TIER-06 the table has every operation and every state', () => {
  expect(columns).toEqual(Object.keys(operations))
  expect([...expected.keys()]).toEqual(['visitor', ...Object.keys(accountStates)])
  for (const answers of expected.values()) expect(answers).toHaveLength(columns.length)
})

/** Codes by which a tier, a plan or a payment stands before an operation. */
const guards = [
  'tier-required',
  'advice-tier',
  'conversation-limit',
  'already-yours',
  'plan-running',
  'no-plan',
  'not-paid',
  'not-refundable',
  'team-plan-needed',
  'payments-unavailable',
]
/** Refusals that no payment would change. */
const others = ['cross-origin', 'forbidden', 'no-passwords-here', 'owner-only', 'wrong-password']

test('TIER-06 SHOP-10 whatever the API keeps behind a tier, a plan or a payment is in the table', async () => {
  const { paths } = (await app.visitor().get('/api/openapi.json')).body
  const failures = Object.values<Record<string, { operationId: string; responses: object }>>(
    paths,
  ).flatMap((methods) =>
    Object.values(methods).flatMap(({ operationId, responses }) =>
      Object.entries<{ description: string }>({ ...responses }).flatMap(
        ([status, { description }]) =>
          description.split(', ').map((code) => ({ operationId, status, code })),
      ),
    ),
  )
  const forbidding = failures.filter(({ status }) => status === '402' || status === '403')
  const known = [...guards, ...others]
  // A new way to be refused: it belongs into one of the two lists.
  expect(forbidding.filter(({ code }) => !known.includes(code))).toEqual([])
  const guarded = new Set(
    failures.filter(({ code }) => guards.includes(code)).map(({ operationId }) => operationId),
  )
  // The payment service's own message asks for nothing.
  guarded.delete('takePaymentEvent')
  // Of an item that waits beyond the tier: plans.test.ts.
  guarded.delete('updateItem')
  guarded.delete('deleteItem')
  // Staff do it, by their role: staff-refunds.api.test.ts.
  guarded.delete('refundForBuyer')
  const tried = new Set(Object.values(operations).flatMap(({ ids }) => ids))
  expect([...guarded].filter((id) => !tried.has(id))).toEqual([])
  const all = new Set(failures.map(({ operationId }) => operationId))
  expect([...tried].filter((id) => !all.has(id))).toEqual([])
})

describe.each([...expected])('TIER-06 SHOP-10 an account that is: %s', (state, answers) => {
  test('every paid operation answers as the table says, whatever the browser claims', async () => {
    const reach = accountStates[state]
    const person = reach ? await app.user() : undefined
    const client = person ?? app.visitor()
    const trip = (await newTrip(client, '2027-04-03')).body.id ?? crypto.randomUUID()
    const bought = person && (await reach?.({ app, client: person, trip }))
    const given: Record<string, number> = {}
    for (const [name, operation] of Object.entries(operations))
      given[name] = await operation.run({ client, trip, bought })
    expect(given).toEqual(Object.fromEntries(columns.map((name, at) => [name, answers[at]])))
  })
})
