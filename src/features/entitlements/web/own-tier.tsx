import { ButtonLink } from '#design/button/button.tsx'
import { FactList } from '#design/stat-list/stat-list.tsx'
import { facts } from '#platform/web/facts.ts'
import { permissionsOf, type Plan, planLabels, type Tier, tierLabels } from '../domain/tiers.ts'
import { ownTierText } from './messages.ts'

const yes = (allowed: boolean): string => (allowed ? 'Included' : ownTierText.notIncluded)

/** Tier and plan of an account, and what they come to. */
export function OwnTier({ tier, plan }: { readonly tier: Tier; readonly plan: Plan }) {
  const may = permissionsOf([
    { kind: 'tier', value: tier },
    { kind: 'plan', value: plan },
  ])
  const names =
    plan === 'free' ? tierLabels[tier] : ownTierText.both(tierLabels[tier], planLabels[plan])
  return (
    <>
      <p>{ownTierText.youOn(names, may.days, may.cities)}</p>
      <FactList
        items={[
          { label: ownTierText.pdfTrip, value: yes(may.pdf) },
          ...(facts.bookings === 'nothing'
            ? []
            : [{ label: ownTierText.bookingHere, value: yes(may.bookings) }]),
          { label: ownTierText.budgetAdvice, value: yes(may.ai) },
        ]}
      />
      {tier === 'wanderlust' ? null : (
        <ButtonLink href="/pricing" look="line">
          {ownTierText.compareTiers}
        </ButtonLink>
      )}
    </>
  )
}
