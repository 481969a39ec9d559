import { useState } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { ConfirmDialog } from '#design/confirm-dialog/confirm-dialog.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { FactList } from '#design/stat-list/stat-list.tsx'
import { formatMoment } from '#platform/shared/moment-text.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { travelDate } from '../domain/flight-texts.ts'
import styles from './flight-dialog.module.css'
import {
  type HeldFareView,
  useCancelFare,
  useCancellationQuote,
  useHeldFares,
  useReleaseFare,
} from './held-fares.queries.ts'
import { holdText as text } from './messages.ts'
import { holdStateText } from '../domain/messages.ts'

const tones = {
  pending: 'info',
  held: 'ok',
  paid: 'ok',
  releasing: 'info',
  released: 'info',
  failed: 'warn',
} as const

const titleOf = ({ legs: [there] }: HeldFareView): string =>
  there ? text.route(there.fromCity, there.toCity) : text.holdFare

/** Cancels a paid fare, once what comes back has been seen. */
function Cancelling({ fare }: { readonly fare: HeldFareView }) {
  const quoting = useCancellationQuote()
  const cancelling = useCancelFare()
  const { data: quote } = quoting
  const close = (): void => {
    quoting.reset()
    cancelling.reset()
  }
  return (
    <>
      <Button
        look="line"
        busy={quoting.isPending}
        busyLabel={text.asking}
        onClick={() => quoting.mutate(fare.id)}
      >
        {text.cancelFlight}
      </Button>
      {quoting.error ? (
        <Notice tone="error" live>
          {quoting.error.message}
        </Notice>
      ) : null}
      {quote ? (
        <ConfirmDialog
          title={text.cancelTitle}
          action={text.cancelFlight}
          busyLabel={text.cancelling}
          busy={cancelling.isPending}
          error={cancelling.error?.message}
          onClose={close}
          onConfirm={() =>
            cancelling.mutate(
              { id: fare.id, agreedRefundCad: quote.refundCad },
              { onSuccess: close },
            )
          }
        >
          {text.cancelWords(formatMoney(cad(quote.refundCad)), formatMoney(cad(quote.lostCad)))}
        </ConfirmDialog>
      ) : null}
    </>
  )
}

function Fare({ fare }: { readonly fare: HeldFareView }) {
  const releasing = useReleaseFare()
  const [asked, setAsked] = useState(false)
  const { state, legs, passengers, reference, payBy, reason } = fare
  return (
    <li>
      <p className={styles.route}>
        {titleOf(fare)} <Badge tone={tones[state]}>{holdStateText[state]}</Badge>
      </p>
      <FactList
        items={[
          ...legs.map((leg) => ({
            label: text.flight,
            value: `${leg.flights.join(', ')}, ${travelDate(leg.departure)}`,
          })),
          {
            label: text.travellers,
            value: passengers
              .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
              .join(', '),
          },
          { label: text.total, value: formatMoney(cad(fare.totalCad)) },
          ...(reference ? [{ label: text.reference, value: reference }] : []),
          ...(fare.refundCad === null
            ? []
            : [{ label: text.refund, value: formatMoney(cad(fare.refundCad)) }]),
          ...(state === 'held' && payBy ? [{ label: text.payBy, value: formatMoment(payBy) }] : []),
        ]}
      />
      {reason ? <p className="mute small">{reason}</p> : null}
      {fare.releasable ? (
        <Button look="line" onClick={() => setAsked(true)}>
          {text.letGo}
        </Button>
      ) : null}
      {fare.cancellable ? <Cancelling fare={fare} /> : null}
      {asked ? (
        <ConfirmDialog
          title={text.letGoTitle}
          action={text.letGo}
          busyLabel={text.lettingGo}
          busy={releasing.isPending}
          error={releasing.error?.message}
          onClose={() => setAsked(false)}
          onConfirm={() => releasing.mutate(fare.id, { onSuccess: () => setAsked(false) })}
        >
          {text.letGoWords}
        </ConfirmDialog>
      ) : null}
    </li>
  )
}

/** Fares that airlines keep, or kept, for this account; nothing where there are none. */
export function HeldFares() {
  const { data: fares = [] } = useHeldFares()
  if (fares.length === 0) return null
  return (
    <ul className={styles.held} aria-label={text.heldFares}>
      {fares.map((fare) => (
        <Fare key={fare.id} fare={fare} />
      ))}
    </ul>
  )
}
