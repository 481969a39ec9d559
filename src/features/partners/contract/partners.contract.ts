import { z } from 'zod'
import { defineContract, fileOutput, redirectOutput } from '#platform/shared/endpoint.ts'
import { localDate } from '#platform/shared/wire.ts'
import { isPartnerAddress, partnerIds, serviceTypes } from '../domain/partner-catalogue.ts'
import { partnerErrors } from './partners.errors.ts'
import { partnerRoutes } from './partners.endpoints.ts'

const partner = z.enum(partnerIds, 'This is none of our partners.')
const serviceType = z.enum(serviceTypes, 'This is no kind of service that partners sell.')
const done = z.strictObject({ success: z.literal(true) })
const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^\P{Cc}*$/u, 'This is one line of text.')

const clickSchema = z
  .object({
    serviceType,
    serviceName: line(120),
    partner,
    affiliateUrl: z.string().max(2000),
    source: z.enum(['partners_page', 'travel_integration']),
    /** When it was pressed, by the browser's clock; kept is the server's. */
    timestamp: z.iso.datetime({ offset: true }).optional(),
    destination: line(100).optional(),
    travelDates: z
      .strictObject({ checkIn: localDate, checkOut: localDate })
      .refine(({ checkIn, checkOut }) => checkIn <= checkOut, {
        path: ['checkOut'],
        error: 'The end can’t be before the start.',
      })
      .optional(),
  })
  .refine((click) => isPartnerAddress(click.partner, click.affiliateUrl), {
    path: ['affiliateUrl'],
    error: 'This isn’t one of this partner’s addresses.',
  })

const period = z.enum(['7d', '30d', '90d'], 'Choose 7d, 30d or 90d.').default('30d')
const amount = z.number().min(0).max(1_000_000)

const analyticsSchema = z.strictObject({
  totalClicks: z.int(),
  totalConversions: z.int(),
  /** Conversions a hundred clicks. */
  conversionRate: z.number(),
  totalCommissionValue: z.number(),
  totalBookingValue: z.number(),
  partnerBreakdown: z.array(
    z.strictObject({
      partner,
      partnerName: z.string(),
      clicks: z.int(),
      conversions: z.int(),
      commissions: z.number(),
    }),
  ),
  serviceTypeBreakdown: z.array(z.strictObject({ service: serviceType, count: z.int() })),
  recentActivity: z.array(
    z.strictObject({
      type: z.enum(['click', 'conversion']),
      partnerName: z.string(),
      serviceType,
      timestamp: z.iso.datetime(),
    }),
  ),
  topDestinations: z.array(z.strictObject({ destination: z.string(), count: z.int() })),
})

export const partnerContract = defineContract({
  tag: 'partners',
  routes: partnerRoutes,
  errors: partnerErrors,
  operations: {
    listLinks: {
      summary: 'Where each partner’s link leads, by id.',
      output: z.strictObject({ links: z.record(partner, z.url()) }),
    },
    goToPartner: {
      summary: 'Redirects to a partner, for pages whose script has not loaded yet.',
      params: z.strictObject({ partner }),
      output: redirectOutput,
    },
    trackClick: {
      summary: 'Records a click on a partner’s link. The account comes from the session.',
      body: clickSchema,
      output: done,
    },
    takePostback: {
      summary:
        'A partner’s postback for a purchase, signed in `x-signature` (HMAC-SHA-256, hex, of the fields line by line). Once per reference.',
      body: z.strictObject({
        partner,
        reference: line(120).min(1),
        serviceType,
        bookingValue: amount,
        commission: amount.optional(),
        occurredAt: z.iso.datetime({ offset: true }),
      }),
      output: done,
      errors: ['postback-refused', 'postback-off', 'postback-contradicts'],
    },
    readAnalytics: {
      summary: 'Clicks, purchases and commissions of the last days; for owner and operators.',
      query: z.object({ period }),
      output: z.strictObject({ success: z.literal(true), period, analytics: analyticsSchema }),
    },
    exportAnalytics: {
      summary: 'The analytics as CSV; recorded in the audit trail.',
      query: z.object({ period }),
      output: fileOutput('text/csv; charset=utf-8'),
    },
    listPartners: {
      summary: 'The partners with their links and commissions; for owner and operators.',
      output: z.strictObject({
        partners: z.array(
          z.strictObject({
            id: partner,
            name: z.string(),
            category: z.string(),
            featured: z.boolean(),
            affiliateUrl: z.url(),
            commissionStructure: z.record(z.string(), z.strictObject({ rate: z.string() })),
          }),
        ),
      }),
    },
  },
})

export type PartnerContract = typeof partnerContract
export type ClickRecord = z.output<typeof clickSchema>
export type Analytics = z.infer<typeof analyticsSchema>
export type Period = z.output<typeof period>
