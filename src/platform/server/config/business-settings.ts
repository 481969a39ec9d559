import { z } from 'zod'

/** A setting that is a JSON list; its faults are reported at start. */
const jsonList = <T extends z.ZodType>(item: T, atMost: number) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        // The text itself is the operator's own; what they need to know is that it is no JSON.
        context.addIssue({ code: 'custom', message: 'must be a list in JSON' })
        return z.NEVER
      }
    })
    .pipe(z.array(item).max(atMost))

const words = (atMost: number) => z.string().trim().min(1).max(atMost)
/** A tax that prices include; taxes on top of a price cannot be configured. */
const tax = z.strictObject({
  name: words(20),
  number: words(40),
  rate: z
    .number()
    .min(1, 'must be a percentage such as 13')
    .max(30)
    .refine((rate) => Math.abs(rate * 1000 - Math.round(rate * 1000)) < 1e-6, {
      error: 'must have at most three decimals',
    }),
  included: z.literal(true, 'must be true: prices contain their taxes').default(true),
})
const figure = z.strictObject({ value: words(24), label: words(60) })

/**
 * Facts about the business, never literals in code. The defaults are samples, recognizable by their zeros.
 */
export const businessSettings = {
  BUSINESS_NAME: z.string().min(1).max(60).default('Wayleaf'),
  BUSINESS_REGISTRATION: z.string().min(1).max(40).default('00000000'),
  BUSINESS_CERTIFICATE: z.string().min(1).max(40).default('0000'),
  /** Default: "Sample counsellor" on a demonstration, BUSINESS_NAME at a live agency. */
  BUSINESS_COUNSELLOR: z.string().min(1).max(80).optional(),
  /** Receives consultation requests. Default: BUSINESS_EMAIL. */
  BUSINESS_COUNSELLOR_EMAIL: z.email().optional(),
  BUSINESS_PHONE: z.string().min(3).max(40).default('+1 416 555 0100'),
  BUSINESS_EMAIL: z.email().default('hello@wayleaf.example'),
  /** Where the business is, in one line; TICO and Québec's Law 25 want it said. */
  BUSINESS_ADDRESS: z.string().trim().min(5).max(160).optional(),
  /** The privacy officer: a name, a title, or both. */
  PRIVACY_OFFICER: z.string().min(2).max(80).default('Privacy officer'),
  /** Default: BUSINESS_EMAIL. */
  PRIVACY_EMAIL: z.email().optional(),
  /** Where the servers are, such as "Montréal, Canada". */
  DATA_PLACE: z.string().min(2).max(80).optional(),
  /** Days after which the operator deletes backups, as the privacy policy states; the operator must do it. */
  BACKUP_DAYS: z.coerce.number().int().min(1).max(3650).optional(),
  /** Contact for security reports: a `mailto:`, `https:` or `tel:` address. Default: BUSINESS_EMAIL. */
  SECURITY_CONTACT: z
    .url({ protocol: /^(mailto|https|tel)$/, error: 'must begin with mailto:, https: or tel:' })
    .optional(),
  /** Days until security.txt expires, counted from the day of the request. */
  SECURITY_TXT_DAYS: z.coerce.number().int().min(1).max(365).default(180),
  BUSINESS_HOURS: z
    .string()
    .max(120)
    .default('Monday to Friday 9:00 to 18:00, weekends 10:00 to 16:00, Eastern time'),
  /** Figures that the business claims about itself: `[{"value":"50+","label":"countries covered"}]`. */
  BUSINESS_CLAIMS: jsonList(figure, 6).optional(),
  /**
   * Sales taxes that every price of ours contains, as receipts state them:
   * `[{"name":"HST","number":"12345 6789 RT0001","rate":13,"included":true}]`. Without it receipts say nothing
   * of taxes.
   */
  BUSINESS_TAXES: jsonList(tax, 4).optional(),
  /** What booking with partners may save, in the same form. */
  BUSINESS_SAVINGS: jsonList(figure, 4).optional(),
  /** What travellers said: `[{"name":"…","content":"…","stars":5}]`. Real people, with their leave. */
  BUSINESS_TESTIMONIALS: jsonList(
    z.strictObject({ name: words(60), content: words(300), stars: z.int().min(1).max(5) }),
    6,
  ).optional(),
}
