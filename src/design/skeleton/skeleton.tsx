import { classNames } from '../class-names.ts'
import { skeletonText } from '../messages.ts'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** The shape of the element it stands in for. */
  shape?: 'line' | 'title' | 'art' | 'button' | 'block'
  /** Share of the width a line takes. */
  width?: 'full' | 'most' | 'half' | 'third'
  className?: string | undefined
}

/** One quiet block in the place of content that is loading. */
export function Skeleton({ shape = 'line', width = 'full', className }: SkeletonProps) {
  return <span className={classNames(styles.block, styles[shape], styles[width], className)} />
}

export interface SkeletonListProps {
  /** Said once to screen readers: "Loading hotels". */
  label: string
  rows?: number
  /** `result` has the layout of a result card, `ticket` of a flight, `row` of an itinerary row, `find` of a finder's row, `text` of a paragraph. */
  look?: 'result' | 'ticket' | 'row' | 'find' | 'text'
}

function ResultSkeleton() {
  return (
    <div className={styles.result}>
      <Skeleton shape="art" />
      <div className={styles.stack}>
        <Skeleton shape="title" width="most" />
        <Skeleton width="half" />
        <Skeleton width="third" />
        <Skeleton width="most" />
        <Skeleton width="most" />
      </div>
      <div className={styles.stack}>
        <Skeleton shape="title" width="half" />
        <Skeleton width="most" />
        <div className={styles.buttons}>
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </div>
      </div>
    </div>
  )
}

function TicketSkeleton() {
  return (
    <div className={styles.ticket}>
      <div className={styles.stack}>
        <Skeleton width="third" />
        <Skeleton shape="title" width="most" />
        <Skeleton width="half" />
      </div>
      <div className={styles.stack}>
        <Skeleton shape="title" width="half" />
        <Skeleton width="most" />
        <div className={styles.buttons}>
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </div>
      </div>
    </div>
  )
}

function RowSkeleton() {
  return (
    <div className={styles.row}>
      <Skeleton width="half" />
      <Skeleton width="third" />
    </div>
  )
}

function FindSkeleton() {
  return (
    <div className={styles.find}>
      <Skeleton shape="block" className={styles.tile} />
      <div className={styles.stack}>
        <Skeleton shape="title" width="half" />
        <Skeleton width="most" />
        <Skeleton width="third" />
      </div>
      <Skeleton shape="button" />
    </div>
  )
}

function TextSkeleton() {
  return (
    <div className={styles.stack}>
      <Skeleton />
      <Skeleton />
      <Skeleton width="most" />
    </div>
  )
}

const looks = {
  result: ResultSkeleton,
  ticket: TicketSkeleton,
  row: RowSkeleton,
  find: FindSkeleton,
  text: TextSkeleton,
} as const

/** Placeholders while content loads; after 2.5 s a sentence says that it takes longer. */
export function SkeletonList({ label, rows = 3, look = 'result' }: SkeletonListProps) {
  const Shape = looks[look]
  return (
    <div className={styles.list}>
      <output className="visually-hidden">{label}</output>
      <p aria-hidden="true" className={classNames('mute', styles.slow)}>
        {skeletonText.slow}
      </p>
      <div aria-hidden="true" className={styles.list}>
        {Array.from({ length: rows }, (_, row) => (
          <Shape key={row} />
        ))}
      </div>
    </div>
  )
}
