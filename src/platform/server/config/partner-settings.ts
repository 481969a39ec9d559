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
  /** Links by partner: `{"expedia":"https://www.expedia.ca/?affcid=…"}`. Others lead to the front door. */
  PARTNER_LINKS: object.pipe(z.record(z.string(), z.string())).optional(),
  /**
   * What each partner signs its reports of purchases with, and nobody else's: `{"expedia":"…"}`. Of a
   * partner without one nothing is taken.
   */
  PARTNER_POSTBACK_SECRETS: object
    .pipe(z.record(z.string(), z.string().min(24, 'needs at least 24 characters')))
    .optional(),
}
