import { freePort, startApp } from './app-process.ts'
import { numberText } from './number-text.ts'
import type { Part } from './part.ts'
import { trek } from './peers.ts'
import { scratchData } from './scratch-folder.ts'
import { median, quantile } from './statistics.ts'

const documents = 12
const goalMs = 400
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

async function exportCart(origin: string, items: number): Promise<Export> {
  const itinerary = Array.from({ length: items }, (_, index) => cartItem(index))
  const body = { itinerary, name: 'Bench Traveller', email: 'bench@wayleaf.example' }
  const began = performance.now()
  const answer = await fetch(`${origin}/api/demo-pdf-export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const ms = performance.now() - began
  if (!answer.ok || !bytes.subarray(0, 5).equals(Buffer.from('%PDF-')))
    throw new Error(`No PDF: ${answer.status} ${bytes.subarray(0, 300).toString()}`)
  return { ms, bytes: bytes.length }
}

async function exportAll(origin: string, items: number) {
  const made: Export[] = []
  for (let count = 0; count < documents; count++) made.push(await exportCart(origin, items))
  const times = made.map(({ ms }) => ms)
  const size = numberText((made[0]?.bytes ?? 0) / 1000)
  const p50 = median(times)
  const measured = `p50 ${numberText(p50)} ms, p95 ${numberText(quantile(times, 0.95))} ms, ${size} kB`
  return { p50, measured }
}

export const pdf: Part = {
  title: 'PDF',
  measure: async () => {
    const dataDir = await scratchData()
    const app = await startApp({ dataDir, port: await freePort(), by: 'node' })
    const first = await exportCart(app.origin, 300)
    const large = await exportAll(app.origin, 300)
    const middle = await exportAll(app.origin, 30)
    const small = await exportAll(app.origin, 1)
    await app.stop()
    return {
      figures: [
        {
          name: '300 items',
          measured: large.measured,
          goal: `p50 ≤ ${goalMs} ms`,
          peers: `no file on the server; TREK’s print preview in the browser ${numberText(trek.previewMs)} ms`,
          reached: large.p50 <= goalMs,
        },
        { name: '30 items', measured: middle.measured },
        { name: '1 item', measured: small.measured },
        {
          name: '300 items, the first document after a start',
          measured: `${numberText(first.ms)} ms`,
        },
      ],
      notes: [
        `POST /api/demo-pdf-export over HTTP, ${documents} documents of each size one after the other, from the request to the last byte.`,
      ],
    }
  },
}
