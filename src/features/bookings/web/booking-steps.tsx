import { Notice } from '#design/notice/notice.tsx'
import { SelectField } from '#design/select-field/select-field.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { facts } from '#platform/web/facts.ts'
import { cardLabels, type CardType, cardTypeOf, cardTypes } from '../domain/card.ts'
import styles from './booking-dialog.module.css'
import type { BookingForm, StepError } from './booking-form.ts'
import { bookingStepsText } from './messages.ts'

interface StepProps {
  readonly form: BookingForm
  readonly onChange: (part: Partial<BookingForm>) => void
  readonly error: StepError | undefined
}

/** One text field of the form, with its error. */
function Line(
  props: StepProps & {
    readonly name: keyof BookingForm
    readonly label: string
    readonly autoComplete: string
    readonly type?: 'text' | 'email' | 'tel'
    readonly inputMode?: 'numeric' | 'email' | 'tel'
    readonly placeholder?: string
    readonly maxLength: number
  },
) {
  const { form, onChange, error, name, ...field } = props
  return (
    <TextField
      {...field}
      name={name}
      required
      value={form[name]}
      error={error?.fields[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  )
}

/** Step 1: the guest. */
export function GuestStep(step: StepProps) {
  return (
    <>
      <div className={styles.pair}>
        <Line
          {...step}
          name="firstName"
          label={bookingStepsText.firstName}
          autoComplete="given-name"
          maxLength={80}
        />
        <Line
          {...step}
          name="lastName"
          label={bookingStepsText.lastName}
          autoComplete="family-name"
          maxLength={80}
        />
      </div>
      <Line
        {...step}
        name="email"
        label={bookingStepsText.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
      />
      <Line
        {...step}
        name="phone"
        label={bookingStepsText.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="+1 416 555 0100"
        maxLength={40}
      />
    </>
  )
}

/** Step 2: the payment. */
export function PaymentStep(props: StepProps) {
  const { form, onChange } = props
  const isAmex = form.cardType === 'amex'
  // The number says what card it is.
  const changeNumber = (part: Partial<BookingForm>): void => {
    const cardType = cardTypeOf(part.cardNumber ?? '')
    onChange({ ...part, ...(cardType ? { cardType } : {}) })
  }
  return (
    <>
      {facts.bookings === 'test-cards' ? (
        <Notice tone="warn">{bookingStepsText.thisSandboxNothingCharged}</Notice>
      ) : null}
      <div className={styles.card}>
        <Line
          {...props}
          onChange={changeNumber}
          name="cardNumber"
          label={bookingStepsText.cardNumber}
          inputMode="numeric"
          autoComplete="cc-number"
          placeholder={isAmex ? '3782 822463 10005' : '4242 4242 4242 4242'}
          maxLength={25}
        />
        <SelectField
          label={bookingStepsText.cardType}
          options={cardTypes.map((value) => ({ value, label: cardLabels[value] }))}
          value={form.cardType}
          onChange={(event) => onChange({ cardType: event.target.value as CardType })}
        />
      </div>
      <div className={styles.pair}>
        <Line
          {...props}
          name="expiryDate"
          label={bookingStepsText.expiry}
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder="MM/YY"
          maxLength={7}
        />
        <Line
          {...props}
          name="cvv"
          label="CVV"
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder={isAmex ? '1234' : '123'}
          maxLength={4}
        />
      </div>
    </>
  )
}
