import type { Session } from '#platform/server/auth/session.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { Logger } from '#platform/server/log/logger.ts'
import type { FileAnswer } from '#platform/server/http/bind-contract.ts'
import { writeLetter } from '#platform/server/mail/letter-template.ts'
import type { Mailer } from '#platform/server/mail/mailer.ts'
import type { MailQueue } from '#platform/server/mail/mail-queue.ts'
import type { PdfDocument } from '#platform/server/pdf/pdf-document.ts'
import { PdfError } from '#platform/server/pdf/pdf-error.ts'
import type { PdfRenderer } from '#platform/server/pdf/pdf-renderer.ts'
import type { RateLimiter } from '#platform/server/http/rate-limit.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import { businessDay } from '#platform/shared/business-day.ts'
import { formatDate } from '#platform/shared/local-date.ts'
import { cartErrors } from '../contract/cart.errors.ts'
import type { CartItem } from '../domain/cart-item.ts'
import { cartCopy, wordsOfOurs } from './cart-copy.ts'
import type { Catalogue } from './catalogue.ts'
import { cartDocument } from './cart-document.ts'
import { takeAllowance } from './export-allowance.ts'
import { ownCopyText } from './messages.ts'

export interface ExportDeps {
  readonly db: Db
  readonly pdf: PdfRenderer
  readonly catalogue: Catalogue
  readonly mailer: Mailer
  readonly mailQueue: MailQueue
  readonly limiter: RateLimiter
  readonly clock: Clock
  readonly log: Logger
  readonly business: PdfDocument['business']
  /** Whether an address is an account's own and verified: then any text of theirs may go to it. */
  readonly ownsAddress: (userId: string, email: string) => Promise<boolean>
}

interface ExportRequest {
  readonly items: readonly CartItem[]
  readonly name: string | undefined
  readonly email: string
  /** Time zone of the date on the document. */
  readonly timeZone: string | undefined
  readonly address: string
  readonly session: Session | undefined
}

const fail = failWith({ ...commonErrors, ...cartErrors })
const hour = 60 * 60
/** Strangers can cause this mail, so each receiver and each sender gets few an hour. */
const perReceiver = { name: 'cart-mail-receiver', points: 5, seconds: hour, by: 'address' } as const
const perSender = { name: 'cart-mail-sender', points: 20, seconds: hour, by: 'address' } as const

/** The copy for an address: the full PDF, or the one without typed text. */
async function copyFor(
  { ownsAddress, catalogue }: ExportDeps,
  { session, email, items }: ExportRequest,
) {
  const isOwn = session !== undefined && (await ownsAddress(session.userId, email))
  return isOwn ? 'whole' : wordsOfOurs(items, catalogue)
}

/**
 * Queues the copy: in full to the caller's own verified address, without typed text to any other. A failure
 * does not affect the download.
 */
async function postCopy(
  deps: ExportDeps,
  { email, address, timeZone }: ExportRequest,
  made: { readonly copy: ReturnType<typeof copyFor>; readonly file: FileAnswer },
) {
  const { limiter, mailer, db, mailQueue, log, business } = deps
  try {
    await limiter(perReceiver, email)
    await limiter(perSender, address)
    const copy = await made.copy
    if (copy === 'whole') {
      const subject = ownCopyText.subject(business.name)
      const parts = [{ words: ownCopyText.attached }]
      const attachments = [{ ...made.file, mediaType: 'application/pdf' }]
      await mailer.send(writeLetter({ to: email, subject, parts, attachments }, business))
    } else {
      await mailQueue.post(db, cartCopy(email, { ...copy, timeZone }))
      mailQueue.wake()
    }
  } catch (error) {
    log.warn({ error: error instanceof Error ? error.message : 'unknown' }, 'cart copy not mailed')
  }
}

/** Creates the cart's PDF and queues a copy. Throws pdf-failed and rate-limited. */
export async function exportCart(
  deps: ExportDeps,
  request: ExportRequest,
  signal: AbortSignal,
): Promise<FileAnswer> {
  // Catalogues are queried while the PDF is rendered.
  const copy = copyFor(deps, request)
  copy.catch(() => undefined)
  const paper = cartDocument(request.items, {
    name: request.name,
    preparedOn: formatDate(businessDay(deps.clock, request.timeZone)),
    business: deps.business,
  })
  const giveBack = await takeAllowance(deps.limiter, request)
  const bytes = await deps.pdf.render(paper, signal).catch(async (cause: unknown) => {
    await giveBack()
    if (cause instanceof PdfError && cause.code !== 'failed')
      throw fail('unavailable', { cause, headers: { 'retry-after': '5' } })
    throw fail('pdf-failed', { cause, headers: { 'retry-after': '5' } })
  })
  const file = { bytes, fileName: `itinerary-${deps.clock.now().getTime()}.pdf` }
  await postCopy(deps, request, { copy, file })
  return file
}
