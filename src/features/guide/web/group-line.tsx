import { Users } from 'lucide-react'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link.tsx'
import { groupFrom, isGroup } from '#platform/shared/group.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { listedPrice } from '#platform/web/listed-price.ts'
import type { PlanView } from './guide.client.ts'
import styles from './group-line.module.css'
import { groupText as text } from './messages.ts'

/**
 * Below a group's plan: the share of each person, and the price of a consultation with the group discount.
 */
export function GroupLine({ plan: { people, totalCad } }: { readonly plan: PlanView }) {
  if (!isGroup(people)) return null
  return (
    <aside className={styles.group} aria-label={text.label}>
      <Icon of={Users} size="button" tone="subject" />
      <p>
        <b>{text.size(people)}</b>{' '}
        {text.sums(formatMoney(cad(totalCad / people)), formatMoney(cad(totalCad)))}
      </p>
      <p>
        <b>{text.discount}</b>{' '}
        {text.offer(groupFrom, listedPrice('group_reduced'), listedPrice('premium-group'))}{' '}
        <Link href={`/consultation?people=${people}`}>{text.book(people)}</Link>
      </p>
    </aside>
  )
}
