import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '#platform/server/db/tables.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { cad } from '#platform/shared/money.ts'
import { partnerErrors } from '../contract/partners.errors.ts'
import { leastCommission } from '../domain/commission.ts'
import type { PartnerId, ServiceType } from '../domain/partner-catalogue.ts'
import { type Postback, signedText } from '../domain/postback-signature.ts'
import type { PostbackSecrets } from './postback-secrets.ts'

const fail = failWith(partnerErrors)

function isSigned(secret: string, postback: Postback, given: string): boolean {
  const wanted = createHmac('sha256', secret).update(signedText(postback)).digest()
  const found = Buffer.from(given.replace(/^sha256=/, ''), 'hex')
  return found.length === wanted.length && timingSafeEqual(found, wanted)
}

interface PostbackDeps {
  readonly db: Db
  readonly postbackSecrets: PostbackSecrets
}

type Reported = Postback & { readonly partner: PartnerId; readonly serviceType: ServiceType }

/**
 * Keeps a purchase once by its partner's reference; the same report again changes nothing. A partner's
 * secret signs that partner's purchases alone.
 */
export async function takePostback(
  { db, postbackSecrets }: PostbackDeps,
  postback: Reported,
  signature: string,
): Promise<void> {
  const secret = postbackSecrets[postback.partner]
  if (!secret) throw fail('postback-off')
  if (!isSigned(secret, postback, signature)) throw fail('postback-refused')
  const { partner, reference, serviceType, bookingValue, commission, occurredAt } = postback
  const booked = cad(bookingValue)
  const earned = commission === undefined ? leastCommission(serviceType, booked) : cad(commission)
  const row = {
    partner,
    reference,
    at: new Date(occurredAt),
    service_type: serviceType,
    booking_minor: booked.amountMinor,
    commission_minor: earned.amountMinor,
    commission_from: commission === undefined ? ('rate' as const) : ('postback' as const),
  }
  const inserted = await db
    .insertInto('partner_conversions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['partner', 'reference']).doNothing())
    .returning('reference')
    .executeTakeFirst()
  if (inserted) return
  const same = await db
    .selectFrom('partner_conversions')
    .select('reference')
    .where('partner', '=', partner)
    .where('reference', '=', reference)
    .where('booking_minor', '=', row.booking_minor)
    .where('commission_minor', '=', row.commission_minor)
    .executeTakeFirst()
  if (!same) throw fail('postback-contradicts')
}
