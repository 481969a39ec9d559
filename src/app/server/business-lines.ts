import type { Config } from '#platform/server/config/read-config.ts'

const isSample = (number: string): boolean => /^0+$/.test(number)

/** Placeholder for a registration number that is not set; sample numbers are all zeros. */
const noNumber = 'none (demonstration)'

/** Registration numbers that are configured. */
export function businessNumbers(config: Config) {
  const { BUSINESS_REGISTRATION: registration, BUSINESS_CERTIFICATE: certificate } = config
  return {
    isRegistered: !isSample(registration),
    isCertified: !isSample(certificate),
    registration: isSample(registration) ? noNumber : registration,
    certificate: isSample(certificate) ? noNumber : certificate,
  }
}

/** Business sentences for documents and emails, from settings. */
export function businessLines(config: Config) {
  const { isRegistered, isCertified, registration, certificate } = businessNumbers(config)
  const protectionLine = isRegistered
    ? `Registered under the Travel Industry Act, 2002 (Ontario). TICO registration no. ${registration}.`
    : 'Demonstration: not a registered agency.'
  return {
    name: config.BUSINESS_NAME,
    protectionLine,
    /** Footer line of every page. */
    legalLine: isCertified
      ? `${protectionLine} Counsellor certificate no. ${certificate}.`
      : protectionLine,
    addressLine: config.BUSINESS_ADDRESS,
    contactLine: `${config.BUSINESS_PHONE} · ${config.BUSINESS_EMAIL}`,
  }
}
