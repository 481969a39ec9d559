import { z } from 'zod'
import { defineContract } from '#platform/shared/endpoint.ts'
import { optionalText } from '#platform/shared/wire.ts'
import { holdStates } from '../domain/fare-hold.ts'
import { heldFareSchema } from './fare-holds.contract.ts'
import { staffFareRoutes } from './staff-fares.endpoints.ts'

const listedSchema = z.strictObject({
  ...heldFareSchema.shape,
  /** The traveller's address for this fare. */
  email: z.string(),
  /** The address of the account that holds it. */
  account: z.string().nullable(),
})

/** What staff see of the fares that travellers hold. */
export const staffFareContract = defineContract({
  tag: 'admin',
  routes: staffFareRoutes,
  errors: {},
  operations: {
    listAllFares: {
      summary: 'All held fares, newest first; for owner and operators.',
      query: z.object({
        /** Part of the airline’s reference, a traveller’s name or an address. */
        search: optionalText(254).default(''),
        state: z.enum(holdStates).optional(),
        page: z.coerce.number().int().min(1).max(1000).default(1),
      }),
      output: z.strictObject({ fares: z.array(listedSchema), more: z.boolean() }),
    },
  },
})

export type ListedFare = z.infer<typeof listedSchema>
