import type { Config } from '#platform/server/config/read-config.ts'
import type { Mailer } from '#platform/server/mail/mailer.ts'
import { createOutboxMailer } from '#platform/server/mail/outbox-mailer.ts'
import { unknownAdapter } from '#platform/server/outbound/unknown-adapter.ts'

/** The mail port's adapter. */
export function createMailer(config: Config, outbox: string): Mailer {
  const from = `${config.BUSINESS_NAME} <${config.BUSINESS_EMAIL}>`
  if (config.EMAIL_PROVIDER === 'embedded') return createOutboxMailer({ folder: outbox, from })
  throw unknownAdapter('EMAIL_PROVIDER', config.EMAIL_PROVIDER, ['embedded'])
}
