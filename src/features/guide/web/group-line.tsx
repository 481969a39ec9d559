import { Users } from 'lucide-react'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link.tsx'
import { groupFrom, isGroup } from '#platform/shared/group.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { listedPrice } from '#platform/web/listed-price.ts'
import type { PlanView } from './guide.client.ts'
import styles from './group-line.module.css'

/**
 * Below a group's plan: the share of each person, and the price of a consultation with the group discount.
 */
export function GroupLine({ plan: { people, totalCad } }: { readonly plan: PlanView }) {
  if (!isGroup(people)) return null
  return (
    <aside className={styles.group} aria-label="Group planning">
      <Icon of={Users} size="button" tone="subject" />
      <p>
        <b>Group of {people}:</b> {formatMoney(cad(totalCad / people))} each,{' '}
        {formatMoney(cad(totalCad))} together, without the flight.
      </p>
      <p>
        <b>Group discount:</b> 10% off from {groupFrom} people. A counsellor plans it with you for{' '}
        {listedPrice('group_reduced')} instead of {listedPrice('premium-group')}.{' '}
        <Link href={`/consultation?people=${people}`}>Book for {people}</Link>
      </p>
    </aside>
  )
}
