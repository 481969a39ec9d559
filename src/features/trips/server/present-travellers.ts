import type { Session } from '#platform/server/auth/session.ts'
import type { Traveller } from '../domain/traveller.ts'
import type { EnteredTravellers } from './travellers.store.ts'

const asRead = ({ passports, history, ...rest }: Traveller) => ({
  ...rest,
  passports: [...passports],
  ...(history ? { history: [...history] } : {}),
})

/** Editors see their own passports and others' names. */
export function presentTravellers(
  entered: readonly EnteredTravellers[],
  { userId }: Pick<Session, 'userId'>,
) {
  const [own, others] = [true, false].map((mine) =>
    entered
      .filter((one) => (one.userId === userId) === mine)
      .flatMap(({ travellers }) => travellers),
  )
  return {
    travellers: (own ?? []).map(asRead),
    travellersOfOthers: (others ?? []).map(({ name }) => ({ name: name ?? '' })),
  }
}
