import { showToast } from '#design/notices/notices.ts'
import { facts } from '#platform/web/facts.ts'
import type { FlightOffer } from '../contract/flight-offer.schema.ts'
import { bookingLinkOf, type LinkSearch } from '../domain/booking-link.ts'
import { openBookingText } from './messages.ts'

const pauseMs = 1000

/** Opens a new tab; false where the browser lets none come. */
function openTab(address: string): boolean {
  const tab = window.open(address, '_blank')
  // The partner's page has no business with ours.
  if (tab) tab.opener = null
  return tab !== null
}

/**
 * Leads to the partner where this flight is booked: at once, or after a moment in which the toast can
 * be read. Where the browser blocks the tab, the toast carries the link.
 */
export function openBooking(offer: FlightOffer, search: LinkSearch, atOnce: boolean): void {
  const partner = { address: facts.flightBooking, marker: facts.flightReferral }
  const address = bookingLinkOf(offer, search, partner)
  const title = openBookingText.openingFlightBooking
  const go = (): void => {
    if (openTab(address)) return
    showToast({
      tone: 'failed',
      title,
      text: openBookingText.yourBrowserBlockedNew,
      action: { label: openBookingText.openBookingSite, onPress: () => void openTab(address) },
      durationMs: 20_000,
    })
  }
  showToast({ title, text: openBookingText.bookingPartnersSiteOpens })
  if (atOnce) go()
  else setTimeout(go, pauseMs)
}
