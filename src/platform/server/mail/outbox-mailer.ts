import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'
import { messageOf } from './message-of.ts'

interface OutboxOptions {
  readonly folder: string
  readonly from: { readonly name: string; readonly address: string }
}

/**
 * The embedded mailer: complete messages as .eml files in a folder, which any mail program opens.
 * Nothing leaves the machine. nodemailer writes the MIME and refuses line breaks in headers.
 */
export function createOutboxMailer({ folder, from }: OutboxOptions): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, from))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
      // Write to a hidden file, then rename: a directory listing never shows half a message.
      await writeFile(join(folder, `.${name}`), message as Buffer, { mode: 0o600 })
      await rename(join(folder, `.${name}`), join(folder, name))
    },
  }
}
