import { ReceiptText } from 'lucide-react'
import { ButtonLink } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import type { Holding } from '../contract/own-account.contract.ts'
import { isTier, planLabels, plans, tierLabels } from '../domain/tiers.ts'
import { localDay } from './local-day.ts'
import styles from './profile.module.css'

function nameOf({ value }: Holding): string {
  if (isTier(value)) return tierLabels[value]
  const plan = plans.find((known) => known === value)
  return plan ? planLabels[plan] : value
}

/** What was paid for, the latest first; what the house has given is no purchase. */
export function Purchases({ holdings }: { readonly holdings: readonly Holding[] }) {
  const bought = holdings.filter((holding) => holding.bought)
  if (bought.length === 0)
    return (
      <EmptyState
        icon={ReceiptText}
        title="Nothing bought yet"
        action={
          <ButtonLink href="/pricing" look="line">
            See prices
          </ButtonLink>
        }
      >
        What you buy is listed here with its date.
      </EmptyState>
    )
  return (
    <ul className={styles.purchases}>
      {bought.map((holding) => (
        <li key={`${holding.kind} ${holding.value} ${holding.since}`} className={styles.purchase}>
          <b>{nameOf(holding)}</b>
          <span className="mute">
            {localDay(holding.since)}
            {holding.until ? `, until ${localDay(holding.until)}` : ''}
          </span>
        </li>
      ))}
    </ul>
  )
}
