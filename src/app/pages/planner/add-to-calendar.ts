import { showToast } from '#design/notices/notices.ts'
import { downloadTripCalendar } from '#features/sharing/web/index.ts'
import type { TripView } from '#features/trips/web/index.ts'
import { bookHotelText } from './messages.ts'

/** Downloads the trip's calendar; a failure is shown. */
export async function addToCalendar({ id, title }: TripView): Promise<void> {
  try {
    await downloadTripCalendar(id, title)
  } catch (error) {
    const text = error instanceof Error ? error.message : ''
    showToast({ tone: 'failed', title: bookHotelText.noCalendar, text })
  }
}
