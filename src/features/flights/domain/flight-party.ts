/** The travellers of a flight by fare category. */
interface FlightParty {
  readonly adults: number
  /** 2 to 11. */
  readonly children: number
  /** Of each of them; a child below 2 that has no lap has a seat. */
  readonly childAges: readonly number[]
  /** On a lap, below 2: no more than there are adults. */
  readonly infants: number
}

/** A party as fares tell its people apart: from 12 on one pays as an adult; each adult has one lap. */
export function flightPartyOf({
  adults,
  children,
}: {
  readonly adults: number
  readonly children: readonly number[]
}): FlightParty {
  const young = children.filter((age) => age < 12).toSorted((a, b) => a - b)
  const grown = adults + children.length - young.length
  const infants = Math.min(grown, young.filter((age) => age < 2).length)
  const childAges = young.slice(infants)
  return { adults: grown, infants, children: childAges.length, childAges }
}
