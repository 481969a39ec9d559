import { classNames } from '#design/class-names.ts'
import { Dialog } from '#design/dialog/dialog.tsx'
import { dayTone } from '#design/drawn-map/day-mark.tsx'
import { PlaceMap } from '#features/maps/web/index.ts'
import type { TripView } from '#features/trips/web/index.ts'
import { ChosenStop, DayLine, StopsDrawing, type StopsProps } from './day-stops.tsx'
import { dayMapText as text } from './itinerary-messages.ts'
import { MapDays, type ShownDay } from './map-days.tsx'
import styles from './opened-map.module.css'

interface OpenedMapProps extends StopsProps {
  readonly trip: TripView
  /** The day's place in the trip and its date; undefined for all days. */
  readonly index: number | undefined
  readonly date: string | undefined
  readonly open: boolean
  readonly onShow: (day: ShownDay) => void
  readonly onClose: () => void
}

/** Of the window, px: what stands above the map and below it. */
const around = 260

/** Which line is which way. */
const Key = () => (
  <ul className={styles.key} aria-label={text.key}>
    {(['ride', 'onFoot'] as const).map((how) => (
      <li key={how} data-how={how}>
        {text[how]}
      </li>
    ))}
  </ul>
)

/** The days of a trip on a map as large as the window allows; closed, the drawing is there again. */
export function OpenedMap(props: OpenedMapProps) {
  const { trip, index, date, stops, chosen, onChoose, open, onShow, onClose } = props
  const number = index === undefined ? undefined : index + 1
  const drawing =
    number === undefined || stops.length < 2 ? undefined : (
      <StopsDrawing {...{ stops, number, chosen, onChoose }} most={innerHeight - around} />
    )
  return (
    <Dialog open={open} onClose={onClose} title={trip.title} size="map" closing={text.close}>
      <div className={styles.head}>
        <MapDays days={trip.days} shown={index ?? 'all'} onShow={onShow} />
        <DayLine trip={trip} date={date} />
        {number === undefined ? null : <Key />}
      </div>
      <div className={classNames(styles.map, number !== undefined && dayTone(number))}>
        <PlaceMap
          label={number === undefined ? text.mapAll : text.map(number)}
          places={stops}
          chosen={chosen}
          onChoose={onChoose}
          still={drawing}
          isNear
          opened
        />
      </div>
      <ChosenStop stop={stops.find(({ id }) => id === chosen)} />
    </Dialog>
  )
}
