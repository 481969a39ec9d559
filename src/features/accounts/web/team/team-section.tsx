import { teamPlanName, teamSeats } from '#features/entitlements/domain/team.ts'
import { OwnDataFault } from '../own-data-fault.tsx'
import { OwnSection } from '../own-section.tsx'
import { OwnSeat } from './own-seat.tsx'
import { useTeam } from './team.queries.ts'
import { TeamSeats } from './team-seats.tsx'

/** The part of the profile about teams; nothing of it for who has none. */
export function TeamSection({ name }: { readonly name: string }) {
  const query = useTeam()
  if (query.isError && !query.data)
    return (
      <OwnSection title="Your team">
        <OwnDataFault query={query} />
      </OwnSection>
    )
  const { team, seat } = query.data ?? {}
  return (
    <>
      {team ? (
        <OwnSection
          title="Your team"
          lead={`${teamPlanName} is for ${teamSeats} accounts, yours included. They share the plan; each sees only its own trips.`}
        >
          <TeamSeats team={team} name={name} />
        </OwnSection>
      ) : null}
      {seat ? (
        <OwnSection title="Your seat" lead="A plan that someone else pays for.">
          <OwnSeat seat={seat} />
        </OwnSection>
      ) : null}
    </>
  )
}
