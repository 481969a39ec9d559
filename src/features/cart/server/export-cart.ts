import type { Clock } from '#platform/server/clock.ts'
import type { Logger } from '#platform/server/log/logger.ts'
import { writeLetter } from '#platform/server/mail/letter-template.ts'
import type { Mailer } from '#platform/server/mail/mailer.ts'
import type { PaperDocument } from '#platform/server/pdf/paper-document.ts'
import { PdfError } from '#platform/server/pdf/pdf-error.ts'
import type { PdfRenderer } from '#platform/server/pdf/pdf-renderer.ts'
import type { RateLimiter } from '#platform/server/http/rate-limit.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import { formatDate } from '#platform/shared/local-date.ts'
import { cartErrors } from '../contract/cart.errors.ts'
import type { CartItem } from '../domain/cart-item.ts'
import { cartDocument } from './cart-document.ts'

export interface ExportDeps {
  readonly pdf: PdfRenderer
  readonly mailer: Mailer
  readonly limiter: RateLimiter
  readonly clock: Clock
  readonly log: Logger
  readonly business: PaperDocument['business']
}

interface ExportRequest {
  readonly items: readonly CartItem[]
  readonly name: string | undefined
  readonly email: string
  readonly address: string
}

const fail = failWith({ ...commonErrors, ...cartErrors })
const hour = 60 * 60
/** Strangers can cause this mail: few an hour for one receiver, and for one sender. */
const perReceiver = { name: 'cart-mail-receiver', points: 5, seconds: hour, by: 'address' } as const
const perSender = { name: 'cart-mail-sender', points: 20, seconds: hour, by: 'address' } as const

/** Sends the copy. It carries nothing the sender wrote but the PDF, and its failure changes nothing. */
async function mailCopy(deps: ExportDeps, request: ExportRequest, bytes: Uint8Array, file: string) {
  const { limiter, mailer, log, business } = deps
  try {
    await limiter(perReceiver, request.email)
    await limiter(perSender, request.address)
    const subject = `Your itinerary from ${business.name}`
    const parts = [{ words: 'Your itinerary is attached as a PDF.' }]
    const attachments = [{ fileName: file, mediaType: 'application/pdf', bytes }]
    await mailer.send(writeLetter({ to: request.email, subject, parts, attachments }, business))
  } catch (error) {
    log.warn({ error: error instanceof Error ? error.message : 'unknown' }, 'cart copy not mailed')
  }
}

/** Makes the cart's PDF and mails a copy. Throws pdf-failed. */
export async function exportCart(
  deps: ExportDeps,
  request: ExportRequest,
  signal: AbortSignal,
): Promise<{ bytes: Uint8Array; fileName: string }> {
  const now = deps.clock.now()
  const paper = cartDocument(request.items, {
    name: request.name,
    preparedOn: formatDate(now.toISOString().slice(0, 10)),
    business: deps.business,
  })
  const bytes = await deps.pdf.render(paper, signal).catch((cause: unknown) => {
    if (cause instanceof PdfError && cause.code !== 'failed')
      throw fail('unavailable', { cause, headers: { 'retry-after': '5' } })
    throw fail('pdf-failed', { cause, headers: { 'retry-after': '5' } })
  })
  const fileName = `itinerary-${now.getTime()}.pdf`
  void mailCopy(deps, request, bytes, fileName)
  return { bytes, fileName }
}
