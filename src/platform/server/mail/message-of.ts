import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './mailer.ts'

/** A Message-ID (RFC 5322 §3.6.4): globally unique, at our own host. */
const messageId = (id: string, from: string): string =>
  `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`

export interface Sender {
  readonly name: string
  readonly address: string
}

/** As an object it is one address, even with commas in the name. */
const one = (address: string) => ({ name: '', address })

/** One address and nothing else: no name, no list, no group, no line. */
export const isPlain = (address: string): boolean =>
  /^[^\s@,;:<>()"\\]+@[^\s@,;:<>()"\\]+$/.test(address)

/** List-Unsubscribe headers (RFC 2369, RFC 8058); one-click needs HTTPS. */
function stopHeaders(stopUrl: string | undefined): Record<string, string> {
  if (stopUrl === undefined) return {}
  const list = { 'List-Unsubscribe': `<${stopUrl}>` }
  return stopUrl.startsWith('https:')
    ? { ...list, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : list
}

/** Marks a mail as auto-generated (RFC 3834), so that auto-responders do not answer, and names where to stop it. */
export const headersOf = ({ stopUrl }: Mail): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  ...stopHeaders(stopUrl),
})

/** Turns a mail into a nodemailer message. */
export const messageOf = (mail: Mail, from: Sender): SendMailOptions => {
  const { id, to, replyTo, subject, text, html, attachments = [] } = mail
  return {
    ...(id ? { messageId: messageId(id, from.address) } : {}),
    from,
    to: one(to),
    ...(replyTo !== undefined && isPlain(replyTo) ? { replyTo: one(replyTo) } : {}),
    subject,
    text,
    ...(html === undefined ? {} : { html }),
    headers: headersOf(mail),
    attachments: attachments.map((file) => ({
      filename: file.fileName,
      contentType: file.mediaType,
      content: Buffer.from(file.bytes),
    })),
  }
}
