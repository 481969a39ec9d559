import { Plane } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { Button } from '#design/button/button.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import type { BoardEdits } from '#features/board/web/index.ts'
import type { FlownTrip } from '#features/flights/web/index.ts'
import type { TripView } from '#features/trips/web/index.ts'
import { useAddress } from '#platform/web/use-address.ts'
import { ActivitiesStep } from './activities-step.tsx'
import { type ChosenPlace, searchKeyOf } from './chosen-place.ts'
import { SavedDates } from './saved-dates.tsx'
import { DestinationStep } from './destination-step.tsx'
import { Finder, useFinderHead } from './finder.tsx'
import { findFlightsText } from './flights-link.ts'
import { HotelsStep } from './hotels-step.tsx'
import { canvasText as text } from './messages.ts'
import type { FinderId } from './planner-steps.ts'
import { rentalsText } from './step-messages.ts'
import type { WishOn } from './visit-on.ts'

/** Loaded with its first opening: most days are planned without it. */
const FlightsStep = lazy(async () => ({
  default: (await import('./flights-step.tsx')).FlightsStep,
}))

interface TripFinderProps {
  readonly trip: TripView
  /** Place to search in. */
  readonly place: ChosenPlace
  readonly onPlace: (key: string) => void
  /** What the finder searches for. */
  readonly step: FinderId
  readonly onStep: (step: FinderId | null) => void
  /** Closes the finder at an item of the days. */
  readonly onBackTo: (item: string) => void
  /** Day that results are added to. */
  readonly day: string | null
  readonly onDay: (day: string | null) => void
  readonly edits: BoardEdits
  /** Called when a result is dragged; it can be dropped on a day. */
  readonly onCarry: (wishOn: WishOn) => void
  readonly flown: FlownTrip | undefined
  /** Fares of other days; shown here where the finder has no side column. */
  readonly fares: ReactNode
}

/** The finder of a trip; it covers the stops of the days. */
export function TripFinder(props: TripFinderProps) {
  const { trip, place, onPlace, step, onStep, onBackTo, day, onDay, edits, onCarry, flown } = props
  const where = { trip, place, onPlace }
  const close = (): void => onStep(null)
  const isRental = useAddress().address.get('show') === 'rentals' && step === 'hotels'
  const title = isRental ? rentalsText.rentals : text.finder[step]
  const [headLine, head] = useFinderHead(title, close)
  const flightsButton = (
    <Button
      look="quiet"
      size="small"
      icon={Plane}
      aria-label={findFlightsText(trip, place)}
      onClick={() => onStep('flights')}
    >
      {text.findFlights}
    </Button>
  )
  const waiting = <SkeletonList label={text.openingFlights} look="text" rows={8} />
  const contents: Readonly<Record<FinderId, ReactNode>> = {
    destination: <DestinationStep trip={trip} onContinue={() => onStep('dates')} />,
    dates: <SavedDates trip={trip} onReady={() => onStep('hotels')} onClose={close} />,
    hotels: (
      <HotelsStep
        // Other dates and places have other nights.
        key={[searchKeyOf(place), trip.startDate, trip.endDate, trip.veiled?.endDate].join('|')}
        {...where}
        day={day}
        head={head}
        foot={flightsButton}
        onBackTo={onBackTo}
        onContinue={() => onStep('activities')}
      />
    ),
    activities: <ActivitiesStep {...where} head={head} day={day} onDay={onDay} onCarry={onCarry} />,
    flights: (
      <Suspense fallback={waiting}>
        <FlightsStep trip={trip} flown={flown} edits={edits} head={head} />
        {props.fares}
      </Suspense>
    ),
  }
  return (
    <Finder title={title} head={headLine} onClose={close}>
      {contents[step]}
    </Finder>
  )
}
