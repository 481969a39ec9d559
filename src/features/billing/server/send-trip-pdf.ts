import { findAccount } from '#features/accounts/server/index.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { MailQueue } from '#platform/server/mail/mail-queue.ts'
import { type WantedPdf, tripPdfLetter } from '#features/documents/server/index.ts'

/** Sends a trip's PDF to the account's own address, and to no other. */
export async function sendTripPdf(
  { db, mailQueue }: { readonly db: Db; readonly mailQueue: MailQueue },
  trip: WantedPdf,
): Promise<void> {
  const account = await findAccount(db, { id: trip.userId })
  if (!account) return
  await mailQueue.post(db, tripPdfLetter(account.email, trip))
  mailQueue.wake()
}
