import { PlaneLanding, PlaneTakeoff } from 'lucide-react'
import type { CSSProperties } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import { classNames } from '#design/class-names.ts'
import styles from './flight-bar.module.css'
import { costWords, type PricedStub } from './flight-stub.tsx'
import { flightBarText as text, stubText } from './messages.ts'

/** "Sun 9 May, 22:45 lands Mon 10:50" */
const Way = ({ from, to }: Pick<PricedStub, 'from' | 'to'>) => (
  <span>
    <b>
      {from.date}, {from.time}
    </b>{' '}
    {text.lands(from.date === to.date ? to.time : `${to.date.split(' ')[0] ?? ''} ${to.time}`)}
  </span>
)

/** The trip's flights over its days, while flights are looked for; open where it has none. */
export function FlightBars({
  stubs,
  days,
}: {
  readonly stubs: ReadonlyMap<string, readonly PricedStub[]>
  readonly days: number
}) {
  const all = [...stubs.values()].flat()
  const flights = [...Map.groupBy(all, ({ itemId }) => itemId)]
  const spanning = (lane: number): CSSProperties =>
    ({ '--to': 2 * days + 1, '--lane': lane + 2 }) as CSSProperties
  if (flights.length === 0)
    return (
      <p className={classNames(styles.bar, styles.none)} style={spanning(0)}>
        <span>{stubText.how}</span>
        <button type="button" data-own="" className={styles.own}>
          {stubText.own}
        </button>
      </p>
    )
  return flights.map(([id, ways], lane) => {
    const out = ways.find(({ direction }) => direction === 'out')
    const back = ways.find(({ direction }) => direction === 'back')
    return (
      <button
        key={id}
        type="button"
        data-open={id}
        className={styles.bar}
        style={spanning(lane)}
        aria-label={[out, back]
          .flatMap((way) =>
            way
              ? stubText.label(
                  way.direction === 'out' ? stubText.out : stubText.back,
                  `${way.from.place} ${way.from.time} ${way.from.date}`,
                  `${way.to.place} ${way.to.time} ${way.to.date}`,
                  costWords(way),
                )
              : [],
          )
          .join('. ')}
      >
        <Icon of={PlaneTakeoff} />
        {out ? <Way {...out} /> : null}
        <span className={styles.line} aria-hidden="true" />
        {back ? <Way {...back} /> : null}
        <Icon of={PlaneLanding} />
      </button>
    )
  })
}

/** Bars of flights: one for each, and one where there is none. */
export const flightLanes = (stubs: ReadonlyMap<string, readonly PricedStub[]>): number =>
  Math.max(1, new Set([...stubs.values()].flat().map(({ itemId }) => itemId)).size)
