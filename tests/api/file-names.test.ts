import { afterAll, beforeAll, expect, test } from 'vitest'
import { awaitLetters } from '../support/outbox.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestAnswer, TestClient } from '../support/test-client.ts'

let app: TestApp
let ann: TestClient & { readonly email: string }
beforeAll(async () => {
  app = await startTestApp()
  ann = await app.user('wanderlust')
})
afterAll(() => app.close())

const trip = async (title: string): Promise<string> => {
  const days = { startDate: '2027-06-21', endDate: '2027-06-22' }
  return (await ann.post('/api/itineraries', { title, destination: 'Paris', ...days })).body.id
}

/** The plain name and the one in the letters of every language, as a browser reads them. */
function namesOf({ headers }: TestAnswer): [plain: string | undefined, whole: string] {
  const told = headers.get('content-disposition') ?? ''
  const plain = /filename="([^"]*)"/.exec(told)?.[1]
  // RFC 8187: nothing but these signs may stand in it.
  const coded = /filename\*=UTF-8''([\w!#$&+.^`|~%-]+)$/.exec(told)?.[1] ?? ''
  return [plain, decodeURIComponent(coded)]
}

test.each([
  ['Été à Paris', '_t____paris_itinerary.pdf', 'ete-a-paris.ics'],
  ['Zoë’s (2nd) Rome*', 'zo__s__2nd__rome__itinerary.pdf', 'zoe-s-2nd-rome.ics'],
  ['京都', '___itinerary.pdf', 'trip.ics'],
])(
  'CART-05 PLAN-09 SHOP-07 the files of the trip "%s" keep its letters, with a plain name beside',
  async (title, pdf, ics) => {
    const id = await trip(title)
    const name = title.replace('*', '')
    expect(namesOf(await ann.post('/api/generate-pdf', { itinerary: { id } }))).toEqual([
      pdf,
      `${name}.pdf`,
    ])
    expect(namesOf(await ann.get(`/api/itineraries/${id}/calendar`))).toEqual([ics, `${name}.ics`])
  },
)

test('CART-05 AUTH-05 the cart’s file and the copy of all data have the same name in both ways', async () => {
  const itinerary = [{ id: '1', type: 'hotel', title: 'Été', cost: 1 }]
  const cart = await ann.post('/api/demo-pdf-export', { itinerary, email: 'a@example.ca' })
  const [plain, whole] = namesOf(cart)
  expect(plain).toMatch(/^itinerary-\d{13}\.pdf$/)
  expect(whole).toBe(plain)
  const [data, same] = namesOf(await ann.get('/api/account/export'))
  expect(data).toMatch(/^my-data-\d{4}-\d{2}-\d{2}\.json$/)
  expect(same).toBe(data)
})

test('PLAN-09 by mail the trip’s PDF keeps its letters too', async () => {
  const itinerary = { id: await trip('Été à Rome') }
  await ann.post('/api/generate-pdf', { itinerary, email: true })
  const [letter = ''] = await awaitLetters(app, ann.email, 1)
  const coded = /filename\*0\*=utf-8''([^\s;]+)/i.exec(letter)?.[1] ?? ''
  expect(decodeURIComponent(coded)).toBe('Été à Rome.pdf')
})
