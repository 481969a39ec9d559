import { memo, type ReactNode, useCallback, useState } from 'react'
import { BottomSheet } from '#design/bottom-sheet/bottom-sheet.tsx'
import type { SheetStop } from '#design/bottom-sheet/sheet-stops.ts'
import { Button } from '#design/button/button.tsx'
import { formatMoney } from '#platform/shared/money.ts'
import { BudgetPanel } from './budget-panel.tsx'
import { DayMap } from './day-map.tsx'
import { ForThisTrip } from './for-this-trip.tsx'
import { ItineraryList } from './itinerary-list.tsx'
import { TripPdf } from '#features/billing/web/index.ts'
import { type TripView, unsentVersion } from '#features/trips/web/index.ts'
import { useMedia } from '#platform/web/use-media.ts'
import { wishedSums, wishedTotal } from './sums-text.ts'
import styles from './your-itinerary.module.css'
import { listText as text } from './itinerary-messages.ts'

interface YourItineraryProps {
  readonly trip: TripView
  /** Day being planned. */
  readonly day: string | null
  /** Replaces the map beside the finder. */
  readonly instead?: ReactNode
}

/** Tells the styles how tall an element is, for as long as it is there. */
const useMeasured = () =>
  useCallback((side: HTMLElement | null) => {
    if (!side) return undefined
    const sizes = new ResizeObserver(() =>
      side.style.setProperty('--side-height', `${side.offsetHeight}px`),
    )
    sizes.observe(side)
    return () => sizes.disconnect()
  }, [])

function SidePanel({ trip, day, instead }: YourItineraryProps) {
  const measured = useMeasured()
  return (
    <div ref={measured} className={styles.side}>
      {instead ?? <DayMap trip={trip} day={day} />}
      <aside className={styles.panel} aria-label={text.label}>
        <div className={styles.head}>
          <h2 className={styles.title}>{text.label}</h2>
          <p className="mute small">{text.items(trip.itemCount)}</p>
        </div>
        <ItineraryList trip={trip} />
        <BudgetPanel trip={trip} />
        <Pdf trip={trip} />
      </aside>
    </div>
  )
}

/** Hidden for trips that aren't on the server yet. */
const Pdf = ({ trip: { id, title, version } }: { readonly trip: TripView }) =>
  version === unsentVersion ? null : (
    <>
      <TripPdf tripId={id} title={title} />
      <ForThisTrip tripId={id} />
    </>
  )

/** Phone layout: a sheet with the total visible; the rest opens on tap. */
function Sheet({ trip, day }: YourItineraryProps) {
  const [stop, setStop] = useState<SheetStop>('peek')
  return (
    <BottomSheet
      label={text.label}
      stop={stop}
      onStopChange={setStop}
      peek={
        <>
          <div className={styles.peekHead}>
            <div>
              <h2 className={styles.peekTitle}>{text.label}</h2>
              <p className={styles.peekTotal}>
                <b>{formatMoney(wishedTotal(trip))}</b>{' '}
                <span className="mute small">{wishedSums(trip)}</span>
              </p>
            </div>
            {stop === 'peek' ? (
              <Button size="small" onClick={() => setStop('full')}>
                {text.open}
              </Button>
            ) : null}
          </div>
        </>
      }
    >
      <ItineraryList trip={trip} />
      <BudgetPanel trip={trip} />
      <Pdf trip={trip} />
      <div className={styles.inSheet}>
        <DayMap trip={trip} day={day} />
      </div>
    </BottomSheet>
  )
}

/** Side panel of the trip: map, items by day, cost and budget. */
export const YourItinerary = memo(function YourItinerary(props: YourItineraryProps) {
  const wide = useMedia('(min-width: 67.5em)')
  return wide ? <SidePanel {...props} /> : <Sheet {...props} />
})
