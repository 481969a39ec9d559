import { headsAtMost, type Party } from '#features/trips/domain/party.ts'
import { partyFieldsText as text } from './messages.ts'

/** Party input as typed; invalid text stays, and ages survive a smaller count. */
export interface TypedParty {
  readonly adults: number | null
  readonly children: number | null
  readonly ages: readonly (number | null)[]
}

export const typedOf = ({ adults, children }: Party): TypedParty => ({
  adults,
  children: children.length,
  ages: children,
})

export const childrenAtMost = headsAtMost - 1

const isWhole = (value: number | null): value is number => Number.isInteger(value)

/** One age per child; empty while the count is invalid. */
export function agesOf({ children, ages }: TypedParty): readonly (number | null)[] {
  if (!isWhole(children) || children < 0 || children > childrenAtMost) return []
  return Array.from({ length: children }, (_, index) => ages[index] ?? null)
}

export interface PartyFaults {
  readonly adults: string | undefined
  readonly children: string | undefined
  /** By child; `missing` for an empty age. */
  readonly ages: readonly (string | undefined)[]
}

const isAge = (age: number | null): age is number => isWhole(age) && age >= 0 && age <= 17

function adultsFault(adults: number | null): string | undefined {
  if (!isWhole(adults)) return text.wholeAdults
  if (adults < 1) return text.atLeastOne
  return adults > headsAtMost ? text.atMost(headsAtMost) : undefined
}

function childrenFault({ adults, children }: TypedParty): string | undefined {
  if (!isWhole(children) || children < 0) return text.wholeChildren
  const heads = children + (isWhole(adults) && !adultsFault(adults) ? adults : 1)
  return heads > headsAtMost ? text.atMost(headsAtMost) : undefined
}

/** Errors by field, in the server's words. */
export const partyFaults = (typed: TypedParty): PartyFaults => ({
  adults: adultsFault(typed.adults),
  children: childrenFault(typed),
  ages: agesOf(typed).map((age) => (isAge(age) ? undefined : text.age)),
})

/** The typed party; undefined while invalid. */
export function partyOf(typed: TypedParty): Party | undefined {
  const { adults } = typed
  const ages = agesOf(typed)
  if (!isWhole(adults) || adultsFault(adults) || childrenFault(typed) || !ages.every(isAge))
    return undefined
  return { adults, children: ages }
}
