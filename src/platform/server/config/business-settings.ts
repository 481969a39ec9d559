import { z } from 'zod'

/** Facts about the business: never literals in code. The defaults are samples and say so by their zeros. */
export const businessSettings = {
  BUSINESS_NAME: z.string().min(1).max(60).default('Wayleaf'),
  BUSINESS_REGISTRATION: z.string().min(1).max(40).default('00000000'),
  BUSINESS_CERTIFICATE: z.string().min(1).max(40).default('0000'),
  BUSINESS_COUNSELLOR: z.string().min(1).max(80).default('Sample counsellor'),
  BUSINESS_PHONE: z.string().min(3).max(40).default('+1 416 555 0100'),
  BUSINESS_EMAIL: z.email().default('hello@wayleaf.example'),
  BUSINESS_HOURS: z
    .string()
    .max(120)
    .default('Monday to Friday 9:00 to 18:00, weekends 10:00 to 16:00, Eastern time'),
}
