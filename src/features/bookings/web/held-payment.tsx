import { ShieldCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { Spinner } from '#design/spinner/spinner.tsx'
import { formatMoment } from '#platform/shared/moment-text.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import styles from './booking-dialog.module.css'
import type { HoldView } from './bookings.queries.ts'
import { heldPaymentText as text } from './messages.ts'

/** What cancelling costs, a line for each step of the policy. */
function policyLines({
  cancellationPolicy: policy,
  freeCancellationUntil: free,
}: Pick<HoldView, 'cancellationPolicy' | 'freeCancellationUntil'>): readonly string[] {
  const freeLine = free ? [text.freeUntil(formatMoment(new Date(free)))] : []
  if (!policy) return free ? freeLine : [text.policyUnknown]
  const costs = policy.filter(({ feeCad }) => feeCad > 0)
  if (!free && costs[0]) return [text.neverFree(formatMoney(cad(costs[0].feeCad)))]
  return [
    ...freeLine,
    ...costs.map(({ from, feeCad }) =>
      text.costsFrom(formatMoment(new Date(from)), formatMoney(cad(feeCad))),
    ),
  ]
}

/** What the page in the frame says: only one of ours, out of this very frame, counts. */
const saidBy = (event: MessageEvent, frame: HTMLIFrameElement | null): unknown =>
  event.origin === window.location.origin && frame && event.source === frame.contentWindow
    ? Reflect.get(Object(event.data), 'payment')
    : undefined

interface HeldPaymentProps {
  readonly hold: HoldView
  /** The stay is being booked. */
  readonly busy: boolean
  readonly onPaid: () => void
  /** The traveller starts again, because the hold is over. */
  readonly onOver: () => void
}

/** The supplier's payment form, in the place of card fields of ours. */
export function HeldPayment({ hold, busy, onPaid, onOver }: HeldPaymentProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [tries, setTries] = useState(0)
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const hear = (event: MessageEvent): void => {
      const said = saidBy(event, frame.current)
      if (said === 'paid') onPaid()
      if (said === 'refused') setTries((before) => before + 1)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [onPaid])
  useEffect(() => {
    const left = Date.parse(hold.endsAt) - Date.now()
    const timer = setTimeout(() => setIsOver(true), Math.max(0, left))
    return () => clearTimeout(timer)
  }, [hold.endsAt])
  if (busy)
    return (
      <p role="status" className={styles.waiting}>
        <Spinner /> {text.booking}
      </p>
    )
  if (isOver)
    return (
      <Notice tone="warn" live action={<Button onClick={onOver}>{text.startAgain}</Button>}>
        {text.over}
      </Notice>
    )
  return (
    <>
      {tries > 0 ? (
        <Notice tone="error" live>
          {text.refused}
        </Notice>
      ) : null}
      <Notice icon={ShieldCheck} title={text.heldUntil(timeText(hold.endsAt))}>
        {text.partnerTakesPayment}
      </Notice>
      <ul className={styles.policy}>
        {policyLines(hold).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- payment services refuse a page without an origin; its own policy lets in their scripts alone */}
      <iframe
        key={tries}
        ref={frame}
        src={hold.formUrl}
        title={text.paymentForm}
        className={styles.frame}
      />
    </>
  )
}

const timeText = (instant: string): string =>
  new Intl.DateTimeFormat('en-CA', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(instant),
  )
