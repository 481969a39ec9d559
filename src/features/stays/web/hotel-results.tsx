import { memo, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { CompareButton, useTwo } from '#design/compare-two/compare-two.tsx'
import { ShowMore } from '#design/list-tools/show-more.tsx'
import { MapBeside } from '#features/maps/web/index.ts'
import { daysAwayText } from '#features/trips/domain/how-far.ts'
import { foundText } from '#platform/shared/count-text.ts'
import { cad, formatBrief, formatMoney } from '#platform/shared/money.ts'
import { useRest } from '#platform/web/use-rest.ts'
import type { StayOffer } from '../contract/stays.contract.ts'
import { HotelCard, HotelPress, isBookable } from './hotel-card.tsx'
import { HotelCompare } from './hotel-compare.tsx'
import { HotelDetails } from './hotel-details.tsx'
import { type ChosenStay, fitFor, type HotelPanelProps } from './hotel-panel-props.ts'
import styles from './hotel-panel.module.css'
import { hotelCardText, hotelPanelText } from './messages.ts'

/** Cards shown before the user asks for the rest. */
const cardsAtFirst = 5
/** Number shown first, and added per click. */
const firstShown = 20

const spotOf = ({ hotelId, hotel, pricing }: StayOffer) => ({
  id: hotelId,
  name: hotel.name,
  lat: hotel.lat,
  lng: hotel.lng,
  tag: formatBrief(cad(pricing.pricePerNight)),
  detail: hotelPanelText.forStay(
    formatMoney(cad(pricing.totalCad)),
    pricing.estimated ? ', estimate' : '',
  ),
})

interface ResultsProps extends Pick<
  HotelPanelProps,
  | 'destination'
  | 'onAdd'
  | 'standingOf'
  | 'onRemove'
  | 'onBook'
  | 'noteOf'
  | 'onPoint'
  | 'fitOf'
  | 'stops'
  | 'renderAround'
> {
  readonly tools: ReactNode
  readonly below: ReactNode
  readonly head: ((tools: ReactNode) => ReactNode) | undefined
  readonly offers: readonly StayOffer[]
  /** What the trip held when the list was opened. */
  readonly held: readonly StayOffer[]
  /** How many of the offers are near; the others stand apart. */
  readonly near: number
  /** Their number without filters. */
  readonly all: number
  readonly chosen: ChosenStay
  readonly people: string
}

type Presses = Pick<HotelPanelProps, 'onAdd' | 'onRemove' | 'onBook'> & {
  readonly chosen: ChosenStay
  readonly turn: (hotelId: string) => void
  readonly open: (hotelId: string) => void
}

/** Functions for the cards that stay the same ones, because the cards are memoised. */
function useSteadyPresses(presses: Presses) {
  const latest = useRef(presses)
  useLayoutEffect(() => {
    latest.current = presses
  })
  return useMemo(
    () => ({
      add: (offer: StayOffer) => latest.current.onAdd(offer, latest.current.chosen),
      remove: (offer: StayOffer) => latest.current.onRemove?.(offer, latest.current.chosen),
      book: (offer: StayOffer) => latest.current.onBook?.(offer, latest.current.chosen),
      turn: (hotelId: string) => latest.current.turn(hotelId),
      open: (hotelId: string) => latest.current.open(hotelId),
    }),
    [],
  )
}

interface OpenedHotelProps extends Pick<
  ResultsProps,
  'chosen' | 'people' | 'standingOf' | 'onRemove' | 'onBook' | 'renderAround'
> {
  readonly offer: StayOffer | undefined
  readonly note?: string | undefined
  readonly isOver?: boolean | undefined
  readonly press: ReturnType<typeof useSteadyPresses>
  readonly isCompared: boolean
  readonly onClose: () => void
}

/** The details of the hotel that was pressed; what leads on from them closes them. */
function OpenedHotel(props: OpenedHotelProps) {
  const { offer, chosen, people, press, isCompared, onClose, renderAround } = props
  if (!offer) return null
  const standing = props.standingOf?.(offer, chosen)
  const isIn = standing === 'added' || standing === 'booked'
  return (
    <HotelDetails
      offer={offer}
      stay={chosen}
      people={people}
      note={isIn ? hotelCardText.inTrip : props.note}
      isOver={!isIn && props.isOver}
      around={renderAround?.(offer)}
      onClose={onClose}
      onBook={
        props.onBook && isBookable(offer, standing)
          ? () => {
              onClose()
              press.book(offer)
            }
          : undefined
      }
      compare={
        <CompareButton
          name={offer.hotel.name}
          isOn={isCompared}
          words={hotelCardText}
          onTurn={() => {
            press.turn(offer.hotelId)
            onClose()
          }}
        />
      }
      add={
        <HotelPress
          {...{ offer, standing }}
          look="primary"
          onAdd={press.add}
          onRemove={props.onRemove && press.remove}
        />
      }
    />
  )
}

/** Hundreds of cards: memoised so that they rerender only if they change. */
export const HotelResults = memo(function HotelResults(props: ResultsProps) {
  const { offers, held, near, all, destination, chosen, people } = props
  const { onAdd, standingOf, onRemove, onBook, noteOf, onPoint, tools, below, head, stops } = props
  const { fitOf: fits } = props
  const fitOf = fitFor(fits, chosen)
  const { two, turn, clear } = useTwo()
  const [most, setMost] = useState(firstShown)
  const [open, setOpen] = useState<string>()
  const rest = useRest()
  const shown = useMemo(() => offers.slice(0, rest ? most : cardsAtFirst), [offers, rest, most])
  const [close, far] = useMemo(() => [shown.slice(0, near), shown.slice(near)], [shown, near])
  const found = [...held, ...offers]
  const isIn = (offer: StayOffer) => ['added', 'booked'].includes(standingOf?.(offer, chosen) ?? '')
  const isReleased = !held.some(isIn)
  const press = useSteadyPresses({ onAdd, onRemove, onBook, chosen, turn, open: setOpen })
  const notes = useMemo(
    () =>
      new Map(
        [...held, ...shown].map((offer) => {
          const fit = fits?.(offer, chosen)
          return [
            offer.hotelId,
            {
              note: noteOf?.(offer, chosen),
              isOver: fit && !fit.affordable,
              away: fit && daysAwayText(fit),
            },
          ]
        }),
      ),
    [shown, held, noteOf, fits, chosen],
  )
  return (
    <>
      <MapBeside
        label={hotelPanelText.mapHotels}
        also={stops}
        kind="hotel"
        heading={
          <h2 className={styles.count} aria-live="polite">
            {foundText({ found: found.length, all }, 'hotel')}
            {hotelPanelText.inText(destination)}
          </h2>
        }
        sample={found.some((offer) => offer.sample)}
        held={held}
        released={isReleased}
        things={close}
        far={far}
        all={offers.length}
        spotOf={spotOf}
        layout="rows"
        tools={tools}
        below={below}
        head={head}
        onPoint={onPoint && ((offer, isOn) => onPoint(offer, isOn, chosen))}
        more={
          <ShowMore
            {...{ all: offers.length, shown: most, step: firstShown }}
            onMore={setMost}
            className={styles.more}
          />
        }
      >
        {(offer) => (
          <HotelCard
            offer={offer}
            people={people}
            standing={standingOf?.(offer, chosen)}
            {...notes.get(offer.hotelId)}
            onAdd={press.add}
            onRemove={onRemove && press.remove}
            onBook={onBook && press.book}
            isCompared={two.includes(offer.hotelId)}
            onCompare={press.turn}
            onDetails={press.open}
          />
        )}
      </MapBeside>
      <OpenedHotel
        {...props}
        offer={found.find(({ hotelId }) => hotelId === open)}
        {...notes.get(open ?? '')}
        press={press}
        isCompared={two.includes(open ?? '')}
        onClose={() => setOpen(undefined)}
      />
      <HotelCompare
        chosen={two.flatMap((id) => found.find(({ hotelId }) => hotelId === id) ?? [])}
        fitOf={fitOf}
        noteOf={noteOf && ((offer) => noteOf(offer, chosen))}
        standingOf={standingOf && ((offer) => standingOf(offer, chosen))}
        onAdd={(offer) => onAdd(offer, chosen)}
        onRemove={onRemove && ((offer) => onRemove(offer, chosen))}
        onClose={clear}
      />
    </>
  )
})
