import { z } from 'zod'
import { createVendorClient, type VendorParts } from '../outbound/vendor-client.ts'
import { vendorErrorIn } from '../outbound/vendor-error.ts'
import { type Mail, type Mailer, NotTaken } from './mailer.ts'
import { headersOf, isPlain, type Sender } from './message-of.ts'

interface ResendParts extends Pick<VendorParts, 'log' | 'limits'> {
  readonly key: string
  /** https://api.resend.com */
  readonly url: string
  readonly from: Sender
}

/** What Resend refuses for good. It names no address. */
class ResendRefused extends NotTaken {
  override readonly name = 'ResendRefused'
  readonly final = true
}

const answer = z.object({ id: z.string().min(1) })

/** Another letter under the same key is on its way: asked again, it is the same. */
const conflict = 409
/** Large letters take their time. */
const deadlineMs = 20_000

/** Replaces the signs that could end a display name by blanks. */
const senderText = ({ name, address }: Sender): string =>
  `${name.replaceAll(/[^\p{L}\p{N} .,'&-]/gu, ' ').trim()} <${address}>`

const bodyOf = (mail: Mail, from: Sender) => ({
  from: senderText(from),
  to: [mail.to],
  ...(mail.replyTo !== undefined && isPlain(mail.replyTo) ? { reply_to: mail.replyTo } : {}),
  subject: mail.subject,
  text: mail.text,
  ...(mail.html === undefined ? {} : { html: mail.html }),
  headers: headersOf(mail),
  ...(mail.attachments?.length
    ? {
        attachments: mail.attachments.map(({ fileName, mediaType, bytes }) => ({
          filename: fileName,
          content_type: mediaType,
          content: Buffer.from(bytes).toString('base64'),
        })),
      }
    : {}),
})

/**
 * Sends mail by Resend's API. The letter's id is its idempotency key: asked twice, it is sent once. Rejects
 * with NotTaken where asking again is of no use, else with `unavailable`.
 */
export function createResendMailer({ key, url, from, ...parts }: ResendParts): Mailer {
  const headers = { authorization: `Bearer ${key}` }
  const client = createVendorClient({ name: 'resend', url, headers, ...parts })
  return {
    async send(mail) {
      if (!isPlain(mail.to)) throw new ResendRefused('The receiver is not one plain address')
      const once = mail.id ? { 'idempotency-key': mail.id } : undefined
      try {
        await client.call(
          {
            path: '/emails',
            body: bodyOf(mail, from),
            answer,
            deadlineMs: parts.limits?.deadlineMs ?? deadlineMs,
            repeatable: once !== undefined,
            ...(once ? { headers: once } : {}),
          },
          new AbortController().signal,
        )
      } catch (error) {
        const fault = vendorErrorIn(error)
        if (fault?.fault !== 'input' || fault.status === conflict) throw error
        throw new ResendRefused(`Resend refuses the message (${fault.status})`, { cause: error })
      }
    },
  }
}
