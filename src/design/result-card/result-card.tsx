import { type ReactNode, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconShape } from '../icon/icon.tsx'
import { Link } from '../link.tsx'
import { RowDetails } from '../list-tools/row-details.tsx'
import { Picture } from '../picture/picture.tsx'
import { Price } from '../price/price.tsx'
import type { PriceProps } from '../price/price.tsx'
import { Rating } from '../rating/rating.tsx'
import type { RatingProps } from '../rating/rating.tsx'
import styles from './result-card.module.css'
import rows from './result-row.module.css'

export interface ResultFact {
  label: string
  icon: IconShape
}

export interface ResultCardProps {
  /** Picture of the place; 300 px wide, 16:9 on top below 760 px. */
  pictureSrc: string
  name: string
  href?: string | undefined
  /** Where it is; a row on a phone says its `data-rest` only with the details. */
  sub?: ReactNode
  rating?: RatingProps | undefined
  /** In three fixed columns; the first six are shown. */
  facts?: readonly ResultFact[]
  /** Beside the rating: what one does with it before adding it. */
  aside?: ReactNode
  /** One moss line: "Free cancellation until 24h before check-in". */
  promise?: ResultFact | undefined
  price: Pick<PriceProps, 'amount' | 'unit' | 'was' | 'total'>
  /** Two small buttons, the main one last; of a row first, and on a phone alone but for what `data-stays`. */
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
  const [isOpen, setIsOpen] = useState(false)
  const at = (part: string): string => classNames(styles[part], dense && rows[part])
  const promised = promise ? (
    <p className={at('promise')}>
      <Icon of={promise.icon} />
      {promise.label}
    </p>
  ) : null
  return (
    <article
      className={classNames(styles.frame, dense && rows.dense, className)}
      data-open={isOpen || undefined}
    >
      <div className={at('card')}>
        <Picture src={pictureSrc} lazy className={at('picture')} />
        <div className={at('body')}>
          <div className={at('head')}>
            <Heading className={at('name')}>
              {href ? (
                <Link href={href} className={styles.link}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </Heading>
          </div>
          {sub ? <p className={at('sub')}>{sub}</p> : null}
          {rating ? <Rating {...rating} /> : null}
          {aside ? <span className={at('aside')}>{aside}</span> : null}
          {facts && facts.length > 0 ? (
            <ul className={at('facts')}>
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
        <div className={at('deal')}>
          {dense ? (
            <div className={at('offer')}>
              <Price {...price} size="total" total={undefined} />
              {price.total ? <p className={at('sum')}>{price.total}</p> : null}
              <div className={at('said')}>{children}</div>
              {promised}
            </div>
          ) : (
            <Price {...price} />
          )}
          <div className={at('actions')}>
            {dense ? <RowDetails name={name} isOpen={isOpen} onTurn={setIsOpen} /> : null}
            {actions}
          </div>
        </div>
      </div>
    </article>
  )
}
