import type { Session } from '#platform/server/auth/session.ts'
import type { ClickRecord } from '../contract/partners.contract.ts'
import type { ClickWriter } from './click-writer.ts'

/** Stores a click; the user comes from the session, never from the page. */
export const trackClick = (
  writer: ClickWriter,
  session: Session | undefined,
  { partner, serviceType, serviceName, source, destination, travelDates }: ClickRecord,
): Promise<void> =>
  writer.record({
    partner,
    service_type: serviceType,
    service_name: serviceName,
    source,
    destination: destination || null,
    check_in: travelDates?.checkIn ?? null,
    check_out: travelDates?.checkOut ?? null,
    account_id: session?.userId ?? null,
  })
