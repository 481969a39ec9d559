import { ButtonLink } from '#design/button/button.tsx'
import { FactList } from '#design/stat-list/stat-list.tsx'
import { facts } from '#platform/web/facts.ts'
import { permissionsOf, type Plan, planLabels, type Tier, tierLabels } from '../domain/tiers.ts'

const yes = (allowed: boolean): string => (allowed ? 'Included' : 'Not included')

/** Tier and plan of an account, and what they come to. */
export function OwnTier({ tier, plan }: { readonly tier: Tier; readonly plan: Plan }) {
  const may = permissionsOf([
    { kind: 'tier', value: tier },
    { kind: 'plan', value: plan },
  ])
  return (
    <>
      <FactList
        items={[
          { label: 'Tier', value: <b>{tierLabels[tier]}</b> },
          { label: 'Plan', value: <b>{planLabels[plan]}</b> },
          { label: 'A trip', value: `Up to ${may.days} days` },
          {
            label: 'Cities',
            value: may.cities === 1 ? 'One a trip' : `Up to ${may.cities} a trip`,
          },
          { label: 'PDF of a trip', value: yes(may.pdf) },
          ...(facts.bookings === 'nothing'
            ? []
            : [{ label: 'Booking here', value: yes(may.bookings) }]),
          { label: 'Budget advice', value: yes(may.ai) },
        ]}
      />
      {tier === 'wanderlust' ? null : (
        <ButtonLink href="/pricing" look="line">
          Compare tiers
        </ButtonLink>
      )}
    </>
  )
}
