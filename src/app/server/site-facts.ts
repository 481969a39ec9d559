import type { Config } from '#platform/server/config/read-config.ts'
import { businessLines } from './business-lines.ts'

/** Where people reach the site; without a setting it is this machine's. */
export const publicOrigin = ({ APP_ORIGIN, PORT }: Config): string =>
  APP_ORIGIN ?? `http://localhost:${PORT}`

/** The facts that rendered pages leave marks for; a mark that is not here stops the start. */
export const siteFacts = (config: Config): Readonly<Record<string, string>> => ({
  name: config.BUSINESS_NAME,
  registration: config.BUSINESS_REGISTRATION,
  certificate: config.BUSINESS_CERTIFICATE,
  counsellor: config.BUSINESS_COUNSELLOR,
  phone: config.BUSINESS_PHONE,
  email: config.BUSINESS_EMAIL,
  hours: config.BUSINESS_HOURS,
  protectionLine: businessLines(config).protectionLine,
  signIn: config.SIGN_IN_PROVIDER === 'embedded' ? 'password' : 'remote',
  origin: publicOrigin(config),
  analytics: config.ANALYTICS,
})
