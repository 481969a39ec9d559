import { z } from 'zod'
import type { Letter } from './letters.store.ts'
import type { Mail } from './mailer.ts'

const kind = 'ready'

const readySchema = z.object({
  replyTo: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  optional: z.boolean().optional(),
  attachments: z.array(
    z.object({ fileName: z.string(), mediaType: z.string(), base64: z.base64() }),
  ),
})

/** A letter that is already rendered: stored as it is, with its attachments. */
export const readyLetter = ({ to, attachments = [], ...mail }: Mail): Letter => ({
  kind,
  receiver: to,
  data: {
    ...mail,
    attachments: attachments.map(({ fileName, mediaType, bytes }) => ({
      fileName,
      mediaType,
      base64: Buffer.from(bytes).toString('base64'),
    })),
  },
})

/** Its writer: what was kept, as it was. */
export const readyWriter = {
  [kind]: async (to: string, data: unknown): Promise<Mail> => {
    const { replyTo, subject, text, html, optional, attachments } = readySchema.parse(data)
    return {
      to,
      subject,
      text,
      ...(replyTo === undefined ? {} : { replyTo }),
      ...(html === undefined ? {} : { html }),
      ...(optional === undefined ? {} : { optional }),
      attachments: attachments.map(({ fileName, mediaType, base64 }) => ({
        fileName,
        mediaType,
        bytes: Buffer.from(base64, 'base64'),
      })),
    }
  },
}
