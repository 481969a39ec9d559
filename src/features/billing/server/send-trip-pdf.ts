import { findAccount } from '#features/accounts/server/index.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { Postbox } from '#platform/server/mail/postbox.ts'
import { type WantedPdf, tripPdfLetter } from '#features/documents/server/index.ts'

/** Sends a trip's PDF to the account's own address, and to no other. */
export async function sendTripPdf(
  { db, postbox }: { readonly db: Db; readonly postbox: Postbox },
  trip: WantedPdf,
): Promise<void> {
  const account = await findAccount(db, { id: trip.userId })
  if (!account) return
  await postbox.post(db, tripPdfLetter(account.email, trip))
  postbox.wake()
}
