import { startApp } from './app.ts'
import { trek } from './peers.ts'
import { atMost, numberText, type Part } from './report.ts'
import { median, msOf, quantile, repeat } from './samples.ts'
import { createTrip, signUp, type Traveller } from './traveller.ts'

const documents = 12
const atOnce = 10
const rounds = 5
const days = 30
const items = 300
const types = ['hotel', 'flight', 'activity', 'restaurant', 'transport', 'other']

const cartItem = (index: number) => ({
  id: `item-${index}`,
  type: types[index % types.length],
  title: `Stop ${index + 1}: Café de l’Étoile, a name of usual length`,
  description: 'Booked for two with a window if there is one; the entrance is on the river side.',
  location: ['Lisbon', 'Porto', 'Évora'][index % 3],
  date: `2027-04-${String(12 + (index % 15)).padStart(2, '0')}`,
  cost: 10 + (index % 90) + 0.5,
  currency: index % 10 === 0 ? 'EUR' : 'CAD',
})

interface Export {
  readonly ms: number
  readonly bytes: number
}

/** One PDF, from the request to the last byte. */
async function exportPdf(url: string, body: object, cookie = ''): Promise<Export> {
  const headers = { 'content-type': 'application/json', cookie }
  const began = performance.now()
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const ms = performance.now() - began
  if (!answer.ok || !bytes.subarray(0, 5).equals(Buffer.from('%PDF-')))
    throw new Error(`No PDF: ${answer.status} ${bytes.subarray(0, 300).toString()}`)
  return { ms, bytes: bytes.length }
}

/** The same document again and again. */
async function exportAll(one: () => Promise<Export>) {
  const made = await repeat(documents, one)
  const times = made.map(({ ms }) => ms)
  const p50 = median(times)
  const size = numberText((made[0]?.bytes ?? 0) / 1000)
  const measured = `p50 ${numberText(p50)} ms, p95 ${numberText(quantile(times, 0.95))} ms, ${size} kB`
  return { p50, measured }
}

const parameter = (url: string | undefined, name: string): string =>
  new URL(url ?? '').searchParams.get(name) ?? ''

/** Buys as a person does: checkout, test card, and back. Returns the purchase's id. */
async function buy({ call }: Traveller, path: string, body: object): Promise<string> {
  // `checkoutUrl` for a plan.
  const opened = (await call('POST', path, body)) as { url?: string; checkoutUrl?: string }
  const session = parameter(opened.url ?? opened.checkoutUrl, 'session')
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
  while (!isDone) times.push(await msOf(() => call('GET', `/api/itineraries/${trip}`)))
  await ended
  return times
}

export const pdf: Part = {
  title: 'PDF',
  measure: async () => {
    const app = await startApp()
    const cart = (size: number) => () => {
      const itinerary = Array.from({ length: size }, (_, index) => cartItem(index))
      const body = { itinerary, name: 'Bench Traveller', email: 'bench@wayleaf.example' }
      return exportPdf(`${app.origin}/api/demo-pdf-export`, body)
    }
    const first = await cart(300)()
    const large = await exportAll(cart(300))
    const middle = await exportAll(cart(30))
    const small = await exportAll(cart(1))

    const buyer = await signUp(app)
    const plan = await buy(buyer, '/api/subscription/create', { planType: 'premium' })
    await buyer.call('GET', `/api/pricing/verify/${plan}`)
    const trip = await createTrip(buyer, { days, items })
    const paper = await buy(buyer, '/api/pdf-export/checkout', { itineraryId: trip })
    await buyer.call('GET', `/api/pdf-export/verify/${paper}?itinerary_id=${trip}`)
    const make = () =>
      exportPdf(`${app.origin}/api/generate-pdf`, { itinerary: { id: trip } }, buyer.cookie)
    const firstFull = await make()
    const full = await exportAll(make)
    const reader = await signUp(app)
    const other = await createTrip(reader, { days: 3, items: 20 })
    const reads = await repeat(rounds, () =>
      readMeanwhile(reader, other, Promise.all(Array.from({ length: atOnce }, make))),
    )
    const p99 = quantile(reads.flat(), 0.99)
    return {
      figures: [
        {
          name: 'the cart, 300 items',
          measured: large.measured,
          peers: `no file on the server; TREK’s print preview in the browser ${numberText(trek.previewMs)} ms`,
          ...atMost(large.p50, 400, 'ms', 'p50 '),
        },
        { name: 'the cart, 30 items', measured: middle.measured },
        { name: 'the cart, 1 item', measured: small.measured },
        {
          name: 'the cart, 300 items, the first document after a start',
          measured: `${numberText(first.ms)} ms`,
        },
        {
          name: `the full PDF of a trip, ${days} days and ${items} items`,
          measured: full.measured,
          ...atMost(full.p50, 500, 'ms', 'p50 '),
        },
        {
          name: 'the full PDF, the first after a start',
          measured: `${numberText(firstFull.ms)} ms`,
        },
        {
          name: `reading a cart’s trip while ${atOnce} full PDFs are made`,
          measured: `p50 ${numberText(median(reads.flat()))} ms, p99 ${numberText(p99)} ms, ${reads.flat().length} reads`,
          ...atMost(p99, 200, 'ms', 'p99 '),
        },
      ],
      notes: [
        `POST /api/demo-pdf-export over HTTP, ${documents} documents of each size one after the other, from the request to the last byte.`,
        `POST /api/generate-pdf over HTTP with a PDF that was bought in the sandbox for this trip, by an account whose plan allows a month and no PDF; ${documents} documents one after the other. The cart itself lies in the browser: what is read is a trip of 20 items of another account, one request after the other, ${rounds} times while ${atOnce} PDFs are made at once.`,
      ],
    }
  },
}
