import { Crown } from 'lucide-react'
import { Button } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Progress } from '#design/progress/progress.tsx'
import type { UsageView } from './guide.client.ts'
import { useUsage } from './guide.queries.ts'
import { usageText as text } from './messages.ts'
import { renewsOn } from './renews-on.ts'
import styles from './usage-card.module.css'

/** From this share on the meter warns. */
const warningShare = 0.8

/** The text and colour of the meter. */
export function meterOf(used: number, limit: number) {
  if (used >= limit) return { tone: 'maple', note: text.limitReached } as const
  if (used >= limit * warningShare)
    return { tone: 'amber', note: text.remaining(limit - used) } as const
  return { tone: 'moss', note: text.plenty } as const
}

interface UsageCardProps {
  readonly usage: UsageView
  /** Without it the card has no button, where plans are already beside it. */
  readonly onUpgrade?: () => void
}

/** The account's month: a bar for free accounts, a crown for the others. */
export function UsageCard({ usage, onUpgrade }: UsageCardProps) {
  const { conversationsUsed: used, conversationsLimit: limit } = usage
  const renews = renewsOn(usage.monthYear)
  const padding = onUpgrade ? 'full' : 'small'
  if (limit === null)
    return (
      <Card as="section" padding={padding} aria-label={text.label}>
        <p className={styles.crown}>
          <Icon of={Crown} size="button" />
          <b>{text.premium}</b>
        </p>
        <p className="small mute">{text.unlimited(used)}</p>
      </Card>
    )
  return (
    <Card as="section" padding={padding} aria-label={text.label}>
      <Progress label={text.thisMonth} value={used} max={limit} {...meterOf(used, limit)} />
      {used >= limit && renews ? <p className="small mute">{text.renews(renews)}</p> : null}
      {onUpgrade ? (
        <Button look="text" size="small" onClick={onUpgrade}>
          {text.upgrade}
        </Button>
      ) : null}
    </Card>
  )
}

/** The card for other pages, once the usage is loaded; a failure is not shown there. */
export function OwnUsage() {
  const usage = useUsage()
  return usage.data ? <UsageCard usage={usage.data} /> : null
}
