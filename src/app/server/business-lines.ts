import type { Config } from '#platform/server/config/read-config.ts'

/** The sentences about the business that documents and mail carry; facts come from settings. */
export const businessLines = (config: Config) => ({
  name: config.BUSINESS_NAME,
  protectionLine: `Registered under the Travel Industry Act, 2002 (Ontario). TICO registration no. ${config.BUSINESS_REGISTRATION}.`,
  addressLine: config.BUSINESS_ADDRESS,
  contactLine: `${config.BUSINESS_PHONE} · ${config.BUSINESS_EMAIL}`,
})
