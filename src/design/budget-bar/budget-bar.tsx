import { CircleAlert, CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link.tsx'
import { budgetShares } from './budget-shares.ts'
import styles from './budget-bar.module.css'
import { budgetBarText } from '../messages.ts'

export interface BudgetSegment {
  label: string
  /** In the unit of `limit`: minor units, or anything that adds up. */
  value: number
  tone: 'spruce' | 'glacier' | 'moss' | 'star'
  /** How much of it is only looked at: hatched at its end. */
  pending?: number
  /** Said in place of its value: "none yet". */
  instead?: string
  /** Where it is chosen. */
  href?: string | undefined
}

export interface BudgetBarProps {
  segments: readonly BudgetSegment[]
  limit: number
  /** Writes a value as money: 14000 as "$140.00". */
  format: (value: number) => string
  /** Bar and closing line only. */
  compact?: boolean
  /** False if there is no limit. */
  closing?: boolean
  className?: string | undefined
}

interface BudgetClosingProps extends Pick<BudgetBarProps, 'limit' | 'format'> {
  readonly spent: number
}

/** "$1,704.00 left, 57% used", or by how much it is over. */
export function BudgetClosing({ spent, limit, format }: BudgetClosingProps) {
  const { over, percent } = budgetShares([{ label: '', value: spent }], limit)
  return (
    <p className={classNames(styles.closing, over && styles.over)}>
      <Icon of={over ? CircleAlert : CircleCheck} />
      <span>
        <b>
          {over
            ? budgetBarText.overBudget(format(spent - limit))
            : budgetBarText.left(format(limit - spent))}
        </b>
        {over ? null : budgetBarText.used(percent)}
      </span>
    </p>
  )
}

/** What is spent on what, and what is left. The bar is a picture; the words say the same. */
export function BudgetBar(props: BudgetBarProps) {
  const { segments, limit, format, compact, closing: closes = true, className } = props
  const hatch = useId()
  const { spent, over, bars } = budgetShares(segments, limit)
  return (
    <div className={classNames(styles.budget, className)}>
      <svg className={styles.bar} width="100%" height="10" aria-hidden="true">
        {segments.some(({ pending }) => pending) ? (
          <pattern
            id={hatch}
            width="6"
            height="10"
            patternUnits="userSpaceOnUse"
            patternTransform="skewX(-20)"
          >
            <rect className={styles.gaps} width="3" height="10" />
          </pattern>
        ) : null}
        {over ? (
          <rect className={styles.maple} width="100%" height="10" />
        ) : (
          bars.map((bar) => (
            <g key={bar.label}>
              <rect
                className={styles[bar.tone]}
                x={`${bar.from}%`}
                width={`${bar.width}%`}
                height="10"
              />
              {bar.pending ? (
                <rect
                  fill={`url(#${hatch})`}
                  x={`${bar.from + bar.width * (1 - bar.pending / bar.value)}%`}
                  width={`${(bar.width * bar.pending) / bar.value}%`}
                  height="10"
                />
              ) : null}
              <rect className={styles.gap} x={`${bar.from + bar.width}%`} width="2" height="10" />
            </g>
          ))
        )}
      </svg>
      {compact ? null : (
        <dl className={styles.legend}>
          {segments.map((segment) => (
            <div key={segment.label} className={styles.entry}>
              <dt className={styles.label}>
                <svg className={styles.swatch} width="10" height="10" aria-hidden="true">
                  <rect className={styles[segment.tone]} width="10" height="10" rx="2" />
                </svg>
                {segment.href ? (
                  <Link href={segment.href} className={styles.link}>
                    {segment.label}
                  </Link>
                ) : (
                  segment.label
                )}
              </dt>
              <dd>{segment.instead ?? format(segment.value)}</dd>
            </div>
          ))}
        </dl>
      )}
      {closes ? <BudgetClosing {...{ spent, limit, format }} /> : null}
    </div>
  )
}
