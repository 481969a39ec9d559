import { fileNameOf } from '#platform/shared/file-name.ts'
import { downloadFile } from '#platform/web/download-file.ts'
import { fetchCalendar } from './sharing.queries.ts'

/** Hands a trip's calendar file, as the server has it, to the browser's downloads. */
export async function downloadTripCalendar(tripId: string, title: string): Promise<void> {
  downloadFile(await fetchCalendar(tripId), fileNameOf(title, 'ics'))
}
