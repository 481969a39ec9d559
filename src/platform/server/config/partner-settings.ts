import { z } from 'zod'

/** What comes with agreements with partners. */
export const partnerSettings = {
  /** Links by partner: `{"expedia":"https://www.expedia.ca/?affcid=…"}`. Others lead to the front door. */
  PARTNER_LINKS: z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        // The text itself is the operator's own; what they need to know is that it is no JSON.
        context.addIssue({ code: 'custom', message: 'must be an object in JSON' })
        return z.NEVER
      }
    })
    .pipe(z.record(z.string(), z.string()))
    .optional(),
  /** Signs what partners report as bought; without it nothing is taken. */
  PARTNER_POSTBACK_SECRET: z.string().min(24).optional(),
}
