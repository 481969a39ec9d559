import type { Session } from '#platform/server/auth/session.ts'
import type { Seals } from '#platform/server/db/open-seals.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { Traveller } from '../domain/traveller.ts'
import { listTravellers } from './travellers.store.ts'

/** Travellers of the caller, without other people's passports. */
export async function listOwnTravellers(
  deps: { readonly db: Db; readonly seals: Seals },
  { userId }: Pick<Session, 'userId'>,
  tripId: string,
): Promise<readonly Traveller[]> {
  const entered = await listTravellers(deps, tripId)
  return entered.find((one) => one.userId === userId)?.travellers ?? []
}
