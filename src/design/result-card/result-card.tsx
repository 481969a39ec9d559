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
  /** Where it is; in a narrow row its `data-city` is left out, because the list says it. */
  sub?: ReactNode
  rating?: RatingProps | undefined
  /** In three fixed columns; the first six are shown. */
  facts?: readonly ResultFact[]
  /** Beside the rating: what one does with it before adding it. */
  aside?: ReactNode
  /** One moss line: "Free cancellation until 24h before check-in". */
  promise?: ResultFact | undefined
  price: Pick<PriceProps, 'amount' | 'unit' | 'was' | 'total'>
  /** Two small buttons, the main one last. */
  actions: ReactNode
  heading?: 'h2' | 'h3'
  /** A row with a small picture, for long lists. */
  dense?: boolean
  children?: ReactNode
  className?: string | undefined
}

export function ResultCard(props: ResultCardProps) {
  const { pictureSrc, name, href, sub, rating, facts, promise, price, actions } = props
  const { heading: Heading = 'h2', dense = false, aside, children, className } = props
  const promised = promise ? (
    <p className={styles.promise}>
      <Icon of={promise.icon} />
      {promise.label}
    </p>
  ) : null
  return (
    <article className={classNames(styles.frame, dense && styles.dense, className)}>
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
          {aside ? <span className={styles.aside}>{aside}</span> : null}
          {facts && facts.length > 0 ? (
            <ul className={styles.facts}>
              {facts.slice(0, 6).map((fact) => (
                <li key={fact.label} className={styles.fact}>
                  {dense ? null : <Icon of={fact.icon} tone="aid" />}
                  {fact.label}
                </li>
              ))}
            </ul>
          ) : null}
          {dense ? null : promised}
          {dense ? null : children}
        </div>
        <div className={styles.deal}>
          {dense ? (
            <div className={styles.offer}>
              <Price {...price} size="total" total={undefined} />
              {price.total ? <p className={styles.sum}>{price.total}</p> : null}
              <div className={styles.said}>{children}</div>
              {promised}
            </div>
          ) : (
            <Price {...price} />
          )}
          <div className={styles.actions}>{actions}</div>
        </div>
      </div>
    </article>
  )
}
