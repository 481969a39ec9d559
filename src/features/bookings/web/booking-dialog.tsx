import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Dialog } from '#design/dialog/dialog.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { countText } from '#platform/shared/count-text.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { facts } from '#platform/web/facts.ts'
import styles from './booking-dialog.module.css'
import { BookingDoubt, NotBooked } from './booking-doubt.tsx'
import { BookingError, isFinal } from './booking-error.tsx'
import {
  type BookingForm,
  emptyForm,
  guestError,
  paymentError,
  refusedStep,
  type StepError,
} from './booking-form.ts'
import { type BookingOutcome, doubtOf, outcomeTitles } from './booking-outcome.ts'
import { GuestStep, PaymentStep } from './booking-steps.tsx'
import type { NewOffer } from './new-offer.ts'
import { BookingSummary, type StayToBook } from './booking-summary.tsx'
import { BookingVoucher, VoucherStub } from './booking-voucher.tsx'
import type { BookingView } from './bookings.client.ts'
import { HeldPayment } from './held-payment.tsx'
import { bookingDialogText as text } from './messages.ts'
import { cardOf, type PaymentInfo, usePayment } from './use-payment.ts'

interface BookingDialogProps {
  readonly stay: StayToBook
  /** The trip and item that it is booked for. */
  readonly trip?: { readonly tripId: string; readonly itemId: string } | undefined
  /** Guest details to fill in beforehand. */
  readonly guest?: Partial<BookingForm>
  /** Fields above those of the guest. */
  readonly before?: ReactNode
  /** What is agreed to by paying. */
  readonly terms: ReactNode
  /** Shows the form, or to an account whose tier does not include booking which tier would. */
  readonly gate: (form: ReactNode) => ReactNode
  readonly onClose: () => void
  /** Closed once it is booked or we wait for the hotel: back to the trip. */
  readonly onBack: () => void
  readonly onBooked: (booking: BookingView) => void
  /** Puts the trip with what was booked into the traveller's calendar. */
  readonly onCalendar?: () => void
  /** The offer is no longer valid: search again. */
  readonly onStale: () => void
}

const stepNames = [text.guestInformation, 'Payment'] as const

function Steps({ step }: { step: 1 | 2 }) {
  const current = useRef<HTMLLIElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    // The button that led here is at the foot of the form, and the step begins at its head.
    if (shown.current !== step) current.current?.focus()
    shown.current = step
  }, [step])
  return (
    <ol className={styles.steps}>
      {stepNames.map((name, at) => (
        <li
          key={name}
          ref={at + 1 === step ? current : undefined}
          tabIndex={-1}
          aria-current={at + 1 === step ? 'step' : undefined}
        >
          <span className={styles.number}>{at + 1}</span> {name}
        </li>
      ))}
    </ol>
  )
}

interface ProtectionProps extends Pick<StayToBook, 'freeCancellation'> {
  readonly step: 1 | 2
}

/** Until when it can be given back, and beside the payment under which law. */
function Protection({ freeCancellation, step }: ProtectionProps) {
  const { registered, protectionLine, bookings } = facts
  const law = registered
    ? [`${text.bookingsProtectedUnderProvincial}.`, protectionLine]
    : [`${text.demonstrationNotRegisteredAgency}.`, text.bookingsWithRegisteredAgency]
  const isFree = freeCancellation && bookings !== 'component'
  const said = [...(step === 2 ? law : []), isFree ? text.freeCancellationUntil24h : '']
  const words = said.filter(Boolean).join(' ')
  return words ? <p className="small mute">{words}</p> : null
}

interface ActionsProps {
  readonly step: 1 | 2
  readonly total: number
  readonly nights: number
  readonly busy: boolean
  /** False where the supplier's form has the button, or nothing can be done any more. */
  readonly submits: boolean
  readonly onBack: () => void
}

/** The way on; on a phone it stays in sight, with what the stay costs. */
function Actions({ step, total, nights, busy, submits, onBack }: ActionsProps) {
  return (
    <div className={styles.actions}>
      {step === 1 ? (
        <p className={styles.cost}>
          {text.costOf(countText(nights, 'night'))} <b>{formatMoney(cad(total))}</b>
        </p>
      ) : null}
      <Button look="line" disabled={busy} onClick={onBack}>
        {step === 1 ? text.cancel : text.back}
      </Button>
      {submits ? (
        <Button type="submit" busy={busy} busyLabel={text.processing}>
          {step === 1 ? text.continueToPayment : text.bookNow(formatMoney(cad(total)))}
        </Button>
      ) : null}
    </div>
  )
}

interface BookingFormProps extends Omit<BookingDialogProps, 'onBack' | 'onBooked' | 'onCalendar'> {
  readonly onOutcome: (outcome: BookingOutcome) => void
}

/** The form in its two steps. The input stays until the stay is booked or the dialog is closed. */
function BookingFormSteps(props: BookingFormProps) {
  const { trip, guest, onClose, onOutcome, onStale } = props
  const [agreed, setAgreed] = useState<NewOffer>()
  const stay = { ...props.stay, ...agreed }
  const [form, setForm] = useState<BookingForm>({ ...emptyForm, ...guest })
  const [step, setStep] = useState<1 | 2>(1)
  const [error, setError] = useState<StepError>()
  const payment = usePayment()
  const { hold, failed, reset, isBusy } = payment
  const area = useRef<HTMLFormElement>(null)
  const said = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error) area.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [error])
  useEffect(() => {
    // The button is at the foot of the form, and the message at its head.
    if (failed) said.current?.focus()
  }, [failed])

  const change = (part: Partial<BookingForm>): void => {
    setForm((before) => ({ ...before, ...part }))
    setError(undefined)
  }
  const { firstName, lastName, email, phone } = form
  const what = {
    offerId: stay.offerId,
    ...(trip ? { trip } : {}),
    guestInfo: { firstName, lastName, email, phone },
  }
  /** Shows input errors in the step of their field; other errors stand above the form. */
  const refuse = (error: unknown): void => {
    const doubt = doubtOf(error)
    if (doubt) return onOutcome(doubt)
    const refused = refusedStep(error)
    if (!refused) return
    reset()
    setStep(refused.step)
    setError(refused.error)
  }
  const attempt = (work: Promise<void>): void => void work.catch(refuse)
  const pay = async (info: PaymentInfo): Promise<void> => {
    try {
      onOutcome({ kind: 'confirmed', booking: await payment.pay({ ...what, paymentInfo: info }) })
    } catch (error) {
      // What was held is used up: it is begun again.
      if (info.method === 'token') setStep(1)
      throw error
    }
  }
  const startPayment = async (): Promise<void> => {
    await payment.start({ ...what, seenTotalCad: stay.total })
    setStep(2)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (isBusy) return
    const found = step === 1 ? guestError(form) : paymentError(form, new Date())
    setError(found)
    reset()
    if (found) return
    if (step === 2) attempt(pay(cardOf(form)))
    else if (facts.bookings === 'component') attempt(startPayment())
    else setStep(2)
  }
  const back = (): void => {
    if (step === 1) return onClose()
    setError(undefined)
    reset()
    setStep(1)
  }
  return (
    <form ref={area} noValidate className={styles.form} onSubmit={submit}>
      {failed ? (
        <div ref={said} tabIndex={-1} className={styles.said}>
          <BookingError
            error={failed}
            total={stay.total}
            onStale={onStale}
            onAgree={(offer) => {
              setAgreed(offer)
              reset()
            }}
          />
        </div>
      ) : null}
      <div className={styles.columns}>
        <div className={styles.fields}>
          <Steps step={step} />
          {error ? (
            <Notice tone="error" live title={error.title}>
              {error.text}
            </Notice>
          ) : null}
          {step === 1 ? props.before : null}
          {step === 1 ? (
            <GuestStep form={form} onChange={change} error={error} />
          ) : hold ? (
            <HeldPayment
              hold={hold}
              busy={payment.isBooking}
              onPaid={() => attempt(pay({ method: 'token', token: hold.id }))}
              onOver={back}
            />
          ) : (
            <PaymentStep form={form} onChange={change} error={error} />
          )}
          <Protection freeCancellation={stay.freeCancellation} step={step} />
          {props.terms}
        </div>
        <BookingSummary stay={stay} />
      </div>
      <Actions
        step={step}
        total={stay.total}
        nights={stay.nights}
        busy={isBusy}
        submits={!isFinal(failed) && !(step === 2 && hold)}
        onBack={back}
      />
    </form>
  )
}

/** Buttons below an outcome: to the bookings, and on. */
function Ways({
  onClose,
  children,
}: {
  readonly onClose: () => void
  readonly children?: ReactNode
}) {
  return (
    <>
      <ButtonLink href="/profile#bookings" look="line">
        {text.seeMyBookings}
      </ButtonLink>
      {children ?? <Button onClick={onClose}>{text.backToYourTrip}</Button>}
    </>
  )
}

/** Books a stay in two steps and shows the outcome. */
export function BookingDialog(props: BookingDialogProps) {
  const { stay, onBooked, onStale } = props
  const [outcome, setOutcome] = useState<BookingOutcome>()
  const finish = (reached: BookingOutcome): void => {
    setOutcome(reached)
    if (reached.kind !== 'confirmed') return
    // The voucher says it; a toast would say it again.
    onBooked(reached.booking)
  }
  const onClose = outcome && outcome.kind !== 'not-booked' ? props.onBack : props.onClose
  return (
    <Dialog
      open
      onClose={onClose}
      title={outcome ? outcomeTitles[outcome.kind] : text.bookThisStay}
      size="wide"
      stub={outcome?.kind === 'confirmed' ? <VoucherStub booking={outcome.booking} /> : undefined}
      actions={
        outcome ? (
          <Ways onClose={onClose}>
            {outcome.kind === 'not-booked' ? (
              <Button onClick={onStale}>{text.searchAgain}</Button>
            ) : null}
          </Ways>
        ) : undefined
      }
    >
      {outcome?.kind === 'confirmed' ? (
        <BookingVoucher booking={outcome.booking} onCalendar={props.onCalendar} />
      ) : null}
      {outcome?.kind === 'in-doubt' ? (
        <BookingDoubt stay={stay} bookingId={outcome.bookingId} onSettled={finish} />
      ) : null}
      {outcome?.kind === 'not-booked' ? <NotBooked stay={stay} reason={outcome.reason} /> : null}
      {outcome ? null : props.gate(<BookingFormSteps {...props} onOutcome={finish} />)}
    </Dialog>
  )
}
