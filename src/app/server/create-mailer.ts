import type { Config } from '#platform/server/config/read-config.ts'
import { ConfigError } from '#platform/server/config/read-config.ts'
import type { Mailer } from '#platform/server/mail/mailer.ts'
import { createOutboxMailer } from '#platform/server/mail/outbox-mailer.ts'
import { createResendMailer } from '#platform/server/mail/resend-mailer.ts'
import { createSmtpMailer } from '#platform/server/mail/smtp-mailer.ts'
import { unknownAdapter } from '#platform/server/outbound/unknown-adapter.ts'
import type { VendorLog } from '#platform/server/outbound/vendor-client.ts'

/** The mail port's adapter. */
export function createMailer(config: Config, outbox: string, log: VendorLog): Mailer {
  const from = { name: config.BUSINESS_NAME, address: config.BUSINESS_EMAIL }
  if (config.MAIL_PROVIDER === 'embedded') return createOutboxMailer({ folder: outbox, from })
  if (config.MAIL_PROVIDER === 'resend') {
    if (!config.RESEND_KEY) throw new ConfigError(['RESEND_KEY: MAIL_PROVIDER=resend needs it'])
    return createResendMailer({ key: config.RESEND_KEY, url: config.RESEND_URL, from, log })
  }
  if (config.MAIL_PROVIDER !== 'smtp')
    throw unknownAdapter('MAIL_PROVIDER', config.MAIL_PROVIDER, ['embedded', 'smtp', 'resend'])
  if (!config.SMTP_URL) throw new ConfigError(['SMTP_URL: MAIL_PROVIDER=smtp needs it'])
  return createSmtpMailer({ server: config.SMTP_URL, from })
}
