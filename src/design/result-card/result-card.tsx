import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconShape } from '../icon/icon.tsx'
import { Link } from '../link.tsx'
import { Picture } from '../picture/picture.tsx'
import { Price } from '../price/price.tsx'
import type { PriceProps } from '../price/price.tsx'
import { Rating } from '../rating/rating.tsx'
import type { RatingProps } from '../rating/rating.tsx'
import { FactLine } from '../result-row/fact-line.tsx'
import { ResultRow } from '../result-row/result-row.tsx'
import styles from './result-card.module.css'

export interface ResultFact {
  label: string
  icon: IconShape
}

export interface ResultCardProps {
  /** Picture of the place; 300 px wide, 16:9 on top below 760 px. */
  pictureSrc: string
  name: string
  href?: string | undefined
  /** Where it is; a narrow row says its `data-rest` only with the details. */
  sub?: ReactNode
  rating?: RatingProps | undefined
  /** In three fixed columns; the first six are shown. */
  facts?: readonly ResultFact[]
  /** Of a row, below its buttons: what one does with it before adding it. */
  aside?: ReactNode
  /** One moss line: "Free cancellation until 24h before check-in". */
  promise?: ResultFact | undefined
  price: Pick<PriceProps, 'amount' | 'unit' | 'was' | 'total'>
  /** Two small buttons, the main one last; of a row first, and on a phone alone but for what `data-stays`. */
  actions: ReactNode
  heading?: 'h2' | 'h3'
  /** Of a row: opens all that is known of it. */
  onDetails?: (() => void) | undefined
  /** A row with a small picture, for long lists. */
  dense?: boolean
  children?: ReactNode
  className?: string | undefined
}

/** The first six, as STAY-03 says. */
const factsShown = 6

function DenseCard(props: ResultCardProps) {
  const { pictureSrc, name, sub, rating, facts = [], promise, price, actions } = props
  const labels = facts.slice(0, factsShown).map(({ label }) => label)
  return (
    <ResultRow
      pictureSrc={pictureSrc}
      name={name}
      heading={props.heading}
      sub={sub}
      facts={
        <>
          {rating ? <Rating {...rating} /> : null}
          {labels.length > 0 ? (
            <FactLine name={name} facts={labels} onMore={props.onDetails} />
          ) : null}
        </>
      }
      onDetails={props.onDetails}
      below={promise?.label}
      price={<Price {...price} size="total" total={undefined} />}
      sum={price.total}
      actions={
        <>
          {actions}
          {props.aside}
        </>
      }
    >
      {props.children}
    </ResultRow>
  )
}

export function ResultCard(props: ResultCardProps) {
  const { pictureSrc, name, href, sub, rating, facts, promise, price, actions } = props
  const { heading: Heading = 'h2', dense = false, children, className } = props
  if (dense) return <DenseCard {...props} />
  return (
    <article className={classNames(styles.frame, className)}>
      <div className={styles.card}>
        <Picture src={pictureSrc} lazy className={styles.picture} />
        <div className={styles.body}>
          <div className={styles.head}>
            <Heading className={styles.name}>
              {href ? (
                <Link href={href} className={styles.link}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </Heading>
          </div>
          {sub ? <p className={styles.sub}>{sub}</p> : null}
          {rating ? <Rating {...rating} /> : null}
          {facts && facts.length > 0 ? (
            <ul className={styles.facts}>
              {facts.slice(0, factsShown).map((fact) => (
                <li key={fact.label} className={styles.fact}>
                  <Icon of={fact.icon} tone="aid" />
                  {fact.label}
                </li>
              ))}
            </ul>
          ) : null}
          {promise ? (
            <p className={styles.promise}>
              <Icon of={promise.icon} />
              {promise.label}
            </p>
          ) : null}
          {children}
        </div>
        <div className={styles.deal}>
          <Price {...price} />
          <div className={styles.actions}>{actions}</div>
        </div>
      </div>
    </article>
  )
}
