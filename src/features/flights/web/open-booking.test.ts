import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToast, dismissToast } from '#design/notices/notices.ts'
import { openBooking } from './open-booking.ts'
import { anOffer } from './testing/an-offer.ts'

vi.mock('#platform/web/facts.ts', () => ({
  facts: { flightBooking: 'https://partner.example/flights', flightReferral: '' },
}))

const party = { adults: 2, children: 1, cabinClass: 'ECONOMY' } as const
const open = vi.fn<(address: string, target: string) => { opener: unknown } | null>()

beforeEach(() => {
  vi.useFakeTimers()
  open.mockReset().mockReturnValue({ opener: 'our page' })
  vi.stubGlobal('window', { open })
})
afterEach(() => {
  dismissToast()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('FLY-07 from the list the tab opens after a second, in which the toast can be read', () => {
  openBooking(anOffer(), party, false)
  expect(currentToast()?.title).toBe('Opening Flight Booking')
  expect(currentToast()).not.toHaveProperty('action')
  vi.advanceTimersByTime(999)
  expect(open).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(open).toHaveBeenCalledTimes(1)
  const [address, target] = open.mock.calls[0] ?? []
  expect(target).toBe('_blank')
  expect(address).toContain('origin=YYZ&destination=LHR&date=2027-04-13&flight_number=AC848')
  expect(address).toContain('adults=2&children=1')
  vi.advanceTimersByTime(10_000)
  expect(open).toHaveBeenCalledTimes(1)
})

test('FLY-07 from the details it opens at once, and the partner’s page cannot reach ours', () => {
  const tab = { opener: 'our page' as unknown }
  open.mockReturnValue(tab)
  openBooking(anOffer({ bookingLink: 'https://airline.example/x' }), party, true)
  expect(open).toHaveBeenCalledWith('https://airline.example/x', '_blank')
  expect(tab.opener).toBeNull()
})

test.each([true, false])(
  'FLY-07 where the browser blocks the tab (at once: %s) the toast carries the link',
  (atOnce) => {
    open.mockReturnValueOnce(null)
    openBooking(anOffer(), party, atOnce)
    vi.advanceTimersByTime(1000)
    const toast = currentToast()
    expect(toast).toMatchObject({
      title: 'Opening Flight Booking',
      text: 'Your browser blocked the new tab.',
      action: { label: 'Open booking site' },
    })
    expect(open).toHaveBeenCalledTimes(1)
    toast?.action?.onPress()
    expect(open).toHaveBeenCalledTimes(2)
    expect(open.mock.calls[1]).toEqual(open.mock.calls[0])
  },
)
