import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ BOOKINGS_PROVIDER: 'none', BOOKING_DOUBT_SECONDS: '1' })
})
afterAll(() => app.close())

const stay = 'location=Paris&currency=CAD&checkInDate=2027-04-12&checkOutDate=2027-04-14'
const wanted = {
  guestInfo: { firstName: 'A', lastName: 'B', email: 'a@example.ca', phone: '+14165550100' },
  paymentInfo: {
    method: 'creditCard',
    cardNumber: '4242424242424242',
    expiryDate: '12/28',
    cvv: '123',
  },
}

test('STAY-09 where nothing is booked, an order is refused and nothing is written down', async () => {
  const user = await app.user('explorer')
  const [{ id }] = (await user.get(`/api/search/hotels?${stay}`)).body.data
  const answer = await user.post('/api/flight-data/hotels/book', { ...wanted, offerId: id })
  expect(answer.status).toBe(409)
  expect(answer.body).toMatchObject({ code: 'bookings-closed' })
  expect((await user.get('/api/bookings')).body.bookings).toEqual([])
})

test('STAY-09 pages know that nothing is booked here', async () => {
  expect((await app.visitor().get('/planner')).text).toContain('"bookings":"nothing"')
})

test('STAY-09 SHOP-04 without bookings no tier is sold with them', async () => {
  for (const path of ['/pricing', '/faq']) {
    const { text } = await app.visitor().get(path)
    expect(text).toMatch(/full (trip )?PDF/)
    expect(text).not.toMatch(/booking here|[Bb]ooked here|booking of stays/)
  }
})

test('STAY-10 what an earlier supplier left in doubt is over, and what it confirmed stays listed', async () => {
  const user = await app.user('explorer')
  const { rows } = await app.database.pool.query('select id from users where email = $1', [
    user.email,
  ])
  for (const state of ['pending', 'confirmed'])
    await app.database.pool.query(
      `insert into bookings (id, owner_id, state, reference, stay, guest, total_minor, currency,
         total_cad_minor, free_until, sameness, source, asked_at)
       values (gen_random_uuid(), $1, $2, 'WL-1', $3, $4, 100, 'CAD', 100, '2027-04-11', $2, 'embedded',
         now() - interval '1 hour')`,
      [
        rows[0].id,
        state,
        {
          kind: 'stay',
          hotelId: 'a/b',
          name: state,
          city: 'Paris',
          district: 'Centre',
          photoUrl: '',
          checkIn: '2027-04-12',
          checkOut: '2027-04-14',
          nights: 2,
          adults: 2,
          children: 0,
          rooms: 1,
          timeZone: 'Europe/Paris',
          sample: true,
        },
        wanted.guestInfo,
      ],
    )
  const states = async () =>
    (await user.get('/api/bookings')).body.bookings
      .map(({ name, state }: Record<string, string>) => `${name}: ${state}`)
      .toSorted()
  await expect.poll(states).toEqual(['confirmed: confirmed', 'pending: failed'])
})
