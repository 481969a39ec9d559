import type { Measurement } from './figure.ts'
import { numberText } from './number-text.ts'
import { documents, exportAll, exportPdf } from './pdf-export.ts'
import { createTrip } from './sample-trip.ts'
import { median, quantile } from './statistics.ts'
import { signUp, type Traveller } from './traveller.ts'

const goalMs = 500
const readGoalMs = 200
const atOnce = 10
const rounds = 5
const days = 30
const items = 300

/** What is answered where a checkout is opened: `checkoutUrl` for a plan. */
interface Redirect {
  readonly url?: string
  readonly checkoutUrl?: string
}

const parameter = (url: string | undefined, name: string): string =>
  new URL(url ?? '').searchParams.get(name) ?? ''

/** Buys as a person does: checkout, test card, and back. Answers the purchase's id. */
async function buy({ call }: Traveller, path: string, body: object): Promise<string> {
  const { url, checkoutUrl } = (await call('POST', path, body)) as Redirect
  const session = parameter(url ?? checkoutUrl, 'session')
  const card = { cardNumber: '4242 4242 4242 4242', delivery: 'once' }
  const paid = await call('POST', `/api/sandbox-checkout/${session}/pay`, card)
  return parameter((paid as { successUrl: string }).successUrl, 'session_id')
}

/** Opens a trip in the planner, again and again, until `done` settles; ms of each. */
async function readMeanwhile({ call }: Traveller, trip: string, done: Promise<unknown>) {
  const times: number[] = []
  let isDone = false
  const ended = done.finally(() => {
    isDone = true
  })
  while (!isDone) {
    const began = performance.now()
    await call('GET', `/api/itineraries/${trip}`)
    times.push(performance.now() - began)
  }
  await ended
  return times
}

/** The full PDF of a month's trip, bought for that one trip, and what others feel of ten at once. */
export async function measureTripPdf(origin: string): Promise<Measurement> {
  const buyer = await signUp(origin)
  const plan = await buy(buyer, '/api/subscription/create', { planType: 'premium' })
  await buyer.call('GET', `/api/pricing/verify/${plan}`)
  const trip = await createTrip(buyer, { days, items })
  const paper = await buy(buyer, '/api/pdf-export/checkout', { itineraryId: trip })
  await buyer.call('GET', `/api/pdf-export/verify/${paper}?itinerary_id=${trip}`)
  const make = () =>
    exportPdf(`${origin}/api/generate-pdf`, { itinerary: { id: trip } }, buyer.cookie)
  const first = await make()
  const alone = await exportAll(make)
  const reader = await signUp(origin)
  const small = await createTrip(reader, { days: 3, items: 20 })
  const reads: number[] = []
  for (let round = 0; round < rounds; round++)
    reads.push(
      ...(await readMeanwhile(reader, small, Promise.all(Array.from({ length: atOnce }, make)))),
    )
  const p99 = quantile(reads, 0.99)
  return {
    figures: [
      {
        name: `the full PDF of a trip, ${days} days and ${items} items`,
        measured: alone.measured,
        goal: `p50 ≤ ${goalMs} ms`,
        reached: alone.p50 <= goalMs,
      },
      {
        name: 'the full PDF, the first after a start',
        measured: `${numberText(first.ms)} ms`,
      },
      {
        name: `reading a cart’s trip while ${atOnce} full PDFs are made`,
        measured: `p50 ${numberText(median(reads))} ms, p99 ${numberText(p99)} ms, ${reads.length} reads`,
        goal: `p99 ≤ ${readGoalMs} ms`,
        reached: p99 <= readGoalMs,
      },
    ],
    notes: [
      `POST /api/generate-pdf over HTTP with a PDF that was bought in the sandbox for this trip, by an account whose plan allows a month and no PDF; ${documents} documents one after the other. The cart itself lies in the browser: what is read is a trip of 20 items of another account, one request after the other, ${rounds} times while ${atOnce} PDFs are made at once.`,
    ],
  }
}
