import { findAccount } from '#features/accounts/server/index.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { Logger } from '#platform/server/log/logger.ts'
import { writeLetter } from '#platform/server/mail/letter-template.ts'
import type { Mailer } from '#platform/server/mail/mailer.ts'
import type { Postbox } from '#platform/server/mail/postbox.ts'
import type { PaperDocument } from '#platform/server/pdf/paper-document.ts'
import { PdfError } from '#platform/server/pdf/pdf-error.ts'
import type { PdfRenderer } from '#platform/server/pdf/pdf-renderer.ts'
import type { RateLimiter } from '#platform/server/http/rate-limit.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import { businessDay } from '#platform/shared/business-day.ts'
import { formatDate } from '#platform/shared/local-date.ts'
import { cartErrors } from '../contract/cart.errors.ts'
import type { CartItem } from '../domain/cart-item.ts'
import { cartCopy } from './cart-copy.ts'
import { cartDocument } from './cart-document.ts'

export interface ExportDeps {
  readonly db: Db
  readonly pdf: PdfRenderer
  readonly mailer: Mailer
  readonly postbox: Postbox
  readonly limiter: RateLimiter
  readonly clock: Clock
  readonly log: Logger
  readonly business: PaperDocument['business']
}

interface ExportRequest {
  readonly items: readonly CartItem[]
  readonly name: string | undefined
  readonly email: string
  /** Whose day the paper is prepared on. */
  readonly timeZone: string | undefined
  readonly address: string
  readonly session: Session | undefined
}

const fail = failWith({ ...commonErrors, ...cartErrors })
const hour = 60 * 60
/** Strangers can cause this mail: few an hour for one receiver, and for one sender. */
const perReceiver = { name: 'cart-mail-receiver', points: 5, seconds: hour, by: 'address' } as const
const perSender = { name: 'cart-mail-sender', points: 20, seconds: hour, by: 'address' } as const

/** Whether the address is the caller's own, and proved: then whatever they wrote goes to themselves. */
async function isOwn(db: Db, session: Session | undefined, email: string): Promise<boolean> {
  const account = session && (await findAccount(db, { id: session.userId }))
  return account?.email_verified === true && account.email === email.toLowerCase()
}

/**
 * Posts the copy: whole to the caller's own proved address, to any other without a word of theirs. That
 * it cannot be posted changes nothing for the download.
 */
async function postCopy(deps: ExportDeps, request: ExportRequest, bytes: Uint8Array, file: string) {
  const { limiter, mailer, db, postbox, log, business } = deps
  const { email, address, session, items, timeZone } = request
  try {
    await limiter(perReceiver, email)
    await limiter(perSender, address)
    if (await isOwn(db, session, email)) {
      const subject = `Your itinerary from ${business.name}`
      const parts = [{ words: 'Your itinerary is attached as a PDF.' }]
      const attachments = [{ fileName: file, mediaType: 'application/pdf', bytes }]
      await mailer.send(writeLetter({ to: email, subject, parts, attachments }, business))
    } else {
      await postbox.post(db, cartCopy(email, { items, timeZone }))
      postbox.wake()
    }
  } catch (error) {
    log.warn({ error: error instanceof Error ? error.message : 'unknown' }, 'cart copy not mailed')
  }
}

/** Makes the cart's PDF and posts a copy. Throws pdf-failed. */
export async function exportCart(
  deps: ExportDeps,
  request: ExportRequest,
  signal: AbortSignal,
): Promise<{ bytes: Uint8Array; fileName: string }> {
  const now = deps.clock.now()
  const paper = cartDocument(request.items, {
    name: request.name,
    preparedOn: formatDate(businessDay(deps.clock, request.timeZone)),
    business: deps.business,
  })
  const bytes = await deps.pdf.render(paper, signal).catch((cause: unknown) => {
    if (cause instanceof PdfError && cause.code !== 'failed')
      throw fail('unavailable', { cause, headers: { 'retry-after': '5' } })
    throw fail('pdf-failed', { cause, headers: { 'retry-after': '5' } })
  })
  const fileName = `itinerary-${now.getTime()}.pdf`
  await postCopy(deps, request, bytes, fileName)
  return { bytes, fileName }
}
