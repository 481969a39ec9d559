import { permissionsOf } from '#features/entitlements/domain/tiers.ts'
import type { Grant } from '#platform/server/auth/session.ts'

/** Whether an account may have the full PDF of a trip: by its tier, or because it has bought that one. */
export const mayExport = (grants: readonly Grant[], tripId: string): boolean =>
  permissionsOf(grants).pdf || grants.some(({ kind, value }) => kind === 'pdf' && value === tripId)
