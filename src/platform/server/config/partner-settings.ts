import { z } from 'zod'

const object = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // The text itself is the operator's own; what they need to know is that it is no JSON.
    context.addIssue({ code: 'custom', message: 'must be an object in JSON' })
    return z.NEVER
  }
})

/** What comes with agreements with partners. */
export const partnerSettings = {
  /** Links by partner: `{"expedia":"https://www.expedia.ca/?affcid=…"}`. Default: the partner's home page. */
  PARTNER_LINKS: object.pipe(z.record(z.string(), z.string())).optional(),
  /**
   * The secret with which each partner signs its postbacks: `{"expedia":"…"}`. Postbacks of a partner
   * without one are refused.
   */
  PARTNER_POSTBACK_SECRETS: object
    .pipe(z.record(z.string(), z.string().min(24, 'needs at least 24 characters')))
    .optional(),
}
