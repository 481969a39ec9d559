/** The travellers of a flight by fare category. */
interface FlightParty {
  readonly adults: number
  /** 2 to 11. */
  readonly children: number
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
  const grown = adults + children.filter((age) => age >= 12).length
  const infants = Math.min(grown, children.filter((age) => age < 2).length)
  return { adults: grown, infants, children: adults + children.length - grown - infants }
}
