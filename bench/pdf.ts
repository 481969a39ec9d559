import { freePort, startApp } from './app-process.ts'
import { numberText } from './number-text.ts'
import type { Part } from './part.ts'
import { trek } from './peers.ts'
import { scratchData } from './scratch-folder.ts'
import { documents, exportPdf, exportAll, type Export } from './pdf-export.ts'
import { measureTripPdf } from './trip-pdf.ts'

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

const exportCart = (origin: string, items: number): Promise<Export> => {
  const itinerary = Array.from({ length: items }, (_, index) => cartItem(index))
  const body = { itinerary, name: 'Bench Traveller', email: 'bench@wayleaf.example' }
  return exportPdf(`${origin}/api/demo-pdf-export`, body)
}

export const pdf: Part = {
  title: 'PDF',
  measure: async () => {
    const dataDir = await scratchData()
    const app = await startApp({ dataDir, port: await freePort(), by: 'node' })
    const first = await exportCart(app.origin, 300)
    const large = await exportAll(() => exportCart(app.origin, 300))
    const middle = await exportAll(() => exportCart(app.origin, 30))
    const small = await exportAll(() => exportCart(app.origin, 1))
    const trip = await measureTripPdf(app.origin)
    await app.stop()
    return {
      figures: [
        {
          name: 'the cart, 300 items',
          measured: large.measured,
          goal: `p50 ≤ ${goalMs} ms`,
          peers: `no file on the server; TREK’s print preview in the browser ${numberText(trek.previewMs)} ms`,
          reached: large.p50 <= goalMs,
        },
        { name: 'the cart, 30 items', measured: middle.measured },
        { name: 'the cart, 1 item', measured: small.measured },
        {
          name: 'the cart, 300 items, the first document after a start',
          measured: `${numberText(first.ms)} ms`,
        },
        ...trip.figures,
      ],
      notes: [
        `POST /api/demo-pdf-export over HTTP, ${documents} documents of each size one after the other, from the request to the last byte.`,
        ...trip.notes,
      ],
    }
  },
}
