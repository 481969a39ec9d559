import { type ReactNode, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { useBackStep } from '#design/dialog/use-back-step.ts'
import { Price } from '#design/price/price.tsx'
import { FactList } from '#design/stat-list/stat-list.tsx'
import { cad, formatBrief, formatMoney } from '#platform/shared/money.ts'
import { lengthText } from '#platform/shared/length-text.ts'
import { isCurrency, rateText } from '#platform/shared/reference-rates.ts'
import { useRates } from '#platform/web/use-rates.ts'
import { formatMoment } from '#platform/shared/moment-text.ts'
import { useHint } from '#platform/web/hint.ts'
import { formatDate } from '#platform/shared/local-date.ts'
import type { FlightOffer } from '../contract/flight-offer.schema.ts'
import { eachWord, fareEach } from '../domain/fare-each.ts'
import { durationText, partyText, toBeConfirmed, travelDate } from '../domain/flight-texts.ts'
import { type FlightForm, headsIn } from '../domain/search-form.ts'
import { FlightDetails } from './flight-details.tsx'
import styles from './flight-dialog.module.css'
import { HoldFare } from './hold-fare.tsx'
import { useRequote } from './flights.queries.ts'
import { openBooking } from './open-booking.ts'
import { isGone, PriceNews, type Requote } from './price-news.tsx'
import { flightDialogText, holdText } from './messages.ts'

/** Which dialog is open, for which offer; `from` is where it was come from. */
export type OpenDialog =
  | { readonly kind: 'details'; readonly offer: FlightOffer }
  | { readonly kind: 'book'; readonly offer: FlightOffer; readonly from: 'list' | 'details' }

export interface FlightDialogProps {
  readonly open: OpenDialog
  readonly form: FlightForm
  readonly onOpen: (open: OpenDialog | undefined) => void
  /** Which trip gets it too. */
  readonly trip?: ReactNode
  /** What it does to the days and to the money of a trip. */
  readonly note?: ReactNode
  /** Adds the offer to the cart or to a trip. */
  readonly add: ReactNode
}

/** How a price that is not in CAD became Canadian dollars. */
function rateLine({ price: { currency } }: FlightOffer, asOf: string): string {
  return isCurrency(currency) && currency !== 'CAD'
    ? flightDialogText.atReferenceRate(formatDate(asOf), rateText(currency))
    : ''
}

interface BookingProps {
  readonly offer: FlightOffer
  readonly form: FlightForm
  readonly now: Requote
}

function Booking({ offer: found, form, now }: BookingProps) {
  const offer = now.data ?? found
  const { legs, price } = offer
  const { asOf } = useRates()
  const people = headsIn(form)
  const carriers = [...new Set(legs.flatMap((leg) => leg.carriers.map(({ name }) => name)))]
  return (
    <div className={styles.book}>
      <FactList
        items={[
          ...legs.map((leg, at) => ({
            label: at === 0 ? flightDialogText.route : flightDialogText.returnText,
            value: flightDialogText.routeLine(
              leg.origin.city,
              leg.origin.displayCode,
              leg.destination.city,
              leg.destination.displayCode,
              travelDate(leg.departure),
            ),
          })),
          { label: flightDialogText.carrier, value: carriers.join(', ') || toBeConfirmed },
          {
            label: flightDialogText.travellers,
            value: partyText(form.adults, form.children + form.infants),
          },
        ]}
      />
      <Price
        amount={price.formatted}
        unit={flightDialogText.perPerson}
        total={
          people > 1 ? flightDialogText.forAll(formatMoney(cad(price.totalCad)), people) : undefined
        }
      />
      <PriceNews offer={found} now={now} />
      <p className="mute small">
        {flightDialogText.priceForOneAdult(rateLine(offer, asOf))}
        {offer.sample ? flightDialogText.thisOfferSampleIt : ''}
      </p>
    </div>
  )
}

/** "$619 each, $1,238 for 2 adults, return"; of one person "$619, return". */
function PriceLine({ offer, form }: Pick<BookingProps, 'offer' | 'form'>) {
  const { price, legs } = offer
  const each = formatBrief(cad(fareEach(price)))
  const kids = form.children + form.infants
  const way = legs.length > 1 ? flightDialogText.isReturn : flightDialogText.oneWay
  if (headsIn(form) === 1) return <p className={styles.price}>{[each, way].join(', ')}</p>
  const forParty = flightDialogText.forParty(
    formatBrief(cad(price.totalCad)),
    partyText(form.adults, kids),
  )
  const eachOf = eachWord({ children: Array.from({ length: kids }) })
  return (
    <p className={styles.price}>
      <b>{flightDialogText.each(each, eachOf)}</b>, {forParty}, {way}
    </p>
  )
}

/** Keeping an offer unpaid: for those signed in. */
function Keeping({ offer, onHold }: Pick<BookingProps, 'offer'> & { onHold: () => void }) {
  const isSignedIn = useHint()
  const { payLaterUntil: until } = offer
  if (!until || !isSignedIn) return null
  return (
    <div className={styles.keeping}>
      <p className="small">{holdText.untilWhen(formatMoment(until))}</p>
      <Button look="line" onClick={onHold}>
        {holdText.holdFare}
      </Button>
    </div>
  )
}

/** The details of an offer, or the step before its booking. */
export function FlightDialog(props: FlightDialogProps) {
  const { open, form, onOpen, add, trip } = props
  const { kind, offer } = open
  const close = (): void => onOpen(undefined)
  useBackStep(close)
  const now = useRequote(offer, form, kind === 'book')
  const isOver = isGone(now.error)
  const [holds, setHolds] = useState(false)
  if (holds && kind === 'book')
    return <HoldFare offer={now.data ?? offer} {...{ form }} onClose={close} />
  const main =
    kind === 'details' ? (
      <Button onClick={() => onOpen({ kind: 'book', offer, from: 'details' })}>
        {flightDialogText.bookThisFlight}
      </Button>
    ) : (
      <Button
        disabled={isOver}
        onClick={() => {
          openBooking(now.data ?? offer, form, open.from === 'details')
          close()
        }}
      >
        {flightDialogText.bookNow}
      </Button>
    )
  return (
    <Dialog
      key={kind}
      open
      onClose={close}
      lightDismiss
      size={kind === 'details' ? 'side' : 'medium'}
      title={kind === 'details' ? flightDialogText.flightDetails : flightDialogText.bookFlight}
      aboveActions={
        kind === 'details' ? (
          <>
            <PriceLine offer={offer} form={form} />
            {props.note}
          </>
        ) : undefined
      }
      actions={
        <>
          {add}
          {main}
        </>
      }
    >
      {kind === 'details' ? (
        <FlightDetails offer={offer} lengthOf={props.note ? lengthText : durationText} />
      ) : (
        <>
          <Booking offer={offer} form={form} now={now} />
          {isOver ? null : <Keeping offer={now.data ?? offer} onHold={() => setHolds(true)} />}
        </>
      )}
      {trip}
    </Dialog>
  )
}
