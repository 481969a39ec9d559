import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
})

/** The way to book, as a page finds it that the server has given these facts. */
async function withFact(bookings: string) {
  vi.doMock('#platform/web/facts.ts', async (original) => {
    const real = await original<{ facts: object }>()
    return { ...real, facts: { ...real.facts, bookings } }
  })
  const [closed, steps, { emptyForm }] = await Promise.all([
    import('./no-booking.tsx'),
    import('./booking-steps.tsx'),
    import('./booking-form.ts'),
  ])
  const nothing = () => undefined
  const payment = <steps.PaymentStep form={emptyForm} onChange={nothing} error={undefined} />
  return { closed, payment: renderToString(payment) }
}

test('STAY-09 only a sandbox calls itself one', async () => {
  const { closed, payment } = await withFact('test-cards')
  expect(closed.isBookedHere).toBe(true)
  expect(payment).toContain('This is a sandbox')
})

test('STAY-09 a house that books nothing says so, and what to do instead', async () => {
  const { closed, payment } = await withFact('nothing')
  expect(closed.isBookedHere).toBe(false)
  expect(payment).not.toContain('sandbox')
  const html = renderToString(
    <Router ssrPath="/planner">
      <closed.NoBooking />
    </Router>,
  )
  expect(html).toContain('We don’t book hotels on this site')
  expect(html).toContain('href="/partners"')
})
