import type { ReactNode } from 'react'
import { longestTrip, mayTravel, namesOf, tiersForTrip, type TripExtent } from '../domain/tiers.ts'
import { GateBox, type Upgrading } from './gate-box.tsx'
import { useUserTier } from './user-tier.tsx'
import { tripGateText } from './messages.ts'

interface TripGateProps extends Upgrading, TripExtent {
  /** A way on without paying, below the upgrades. */
  readonly instead?: ReactNode
  readonly heading?: 'h2' | 'h3'
  /** Content if the gate is open. */
  readonly children?: ReactNode
}

const daysText = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`
const citiesText = (count: number): string => (count === 1 ? 'one city' : `${count} cities`)

/** Names the limits that are exceeded: "A trip of 9 days", "A trip to 3 cities", or both. */
function askedFor({ days, cities }: TripExtent, allowed: TripExtent): string {
  const long = days > allowed.days ? ` of ${daysText(days)}` : ''
  const wide = cities > allowed.cities ? ` to ${citiesText(cities)}` : ''
  return `A trip${long}${wide}`
}

/**
 * Lets a trip through that the tier or the plan allows, and otherwise says what it would need. Only what
 * is shown: the server refuses such a trip with `tier-required`.
 */
export function TripGate(props: TripGateProps) {
  const { days, cities, onUpgrade, instead, heading, children } = props
  const { permissions, label } = useUserTier()
  const wanted = { days, cities }
  if (mayTravel(permissions, wanted)) return children
  const openedBy = tiersForTrip(wanted)
  const most = `up to ${daysText(permissions.days)} in ${citiesText(permissions.cities)}`
  const asked = askedFor(wanted, openedBy.length > 0 ? permissions : longestTrip)
  return (
    <GateBox
      title={
        openedBy.length > 0
          ? tripGateText.comesWith(asked, namesOf(openedBy))
          : tripGateText.moreThanAnyTier(asked)
      }
      sentence={
        openedBy.length > 0
          ? tripGateText.youOn(label, most)
          : tripGateText.tripLastsAtMost(daysText(longestTrip.days), citiesText(longestTrip.cities))
      }
      openedBy={openedBy}
      onUpgrade={onUpgrade}
      heading={heading}
    >
      {instead}
    </GateBox>
  )
}
