import { teamPlanName, teamSeats } from '#features/entitlements/domain/team.ts'
import { OwnDataError } from '../own/own-data-error.tsx'
import { OwnSection } from '../own/own-section.tsx'
import { OwnSeat } from './own-seat.tsx'
import { useTeam } from './team.queries.ts'
import { TeamSeats } from './team-seats.tsx'
import { teamSectionText } from './messages.ts'

/** The profile section about teams; empty for accounts without one. */
export function TeamSection({ name }: { readonly name: string }) {
  const query = useTeam()
  if (query.isError && !query.data)
    return (
      <OwnSection title={teamSectionText.yourTeam}>
        <OwnDataError query={query} />
      </OwnSection>
    )
  const { team, seat } = query.data ?? {}
  return (
    <>
      {team ? (
        <OwnSection
          title={teamSectionText.yourTeam}
          lead={teamSectionText.forAccountsYoursIncluded(teamPlanName, teamSeats)}
        >
          <TeamSeats team={team} name={name} />
        </OwnSection>
      ) : null}
      {seat ? (
        <OwnSection title={teamSectionText.yourSeat} lead={teamSectionText.planThatSomeoneElse}>
          <OwnSeat seat={seat} />
        </OwnSection>
      ) : null}
    </>
  )
}
