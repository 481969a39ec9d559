import { FlaskConical, Lock } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { Disclosure } from '#design/disclosure/disclosure.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { SelectField } from '#design/select-field/select-field.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { Tear } from '#design/ticket/ticket.tsx'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { OpenedDaysLine } from './opened-days-line.tsx'
import { PaymentTerms } from './payment-terms.tsx'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { facts } from '#platform/web/facts.ts'
import type { SandboxCheckout } from '../contract/sandbox-checkout.contract.ts'
import styles from './checkout.module.css'
import { useCheckoutState, usePay } from './checkout.queries.ts'
import { errorText } from './error-text.ts'
import { checkoutPageText } from './messages.ts'

const testCard = '4242 4242 4242 4242'
const declinedCard = '4000 0000 0000 0002'

const deliveries = [
  { value: 'once', label: checkoutPageText.onceInOrder },
  { value: 'repeated', label: checkoutPageText.threeTimesEachLatest },
  { value: 'late', label: checkoutPageText.tenSecondsLate },
  { value: 'never', label: checkoutPageText.never },
] as const
type Delivery = (typeof deliveries)[number]['value']

const sums = (amount: number): string => `${formatMoney(cad(amount))} CAD`

/** Says on every page of the sandbox what it is. */
export function SandboxNotice() {
  return (
    <Notice tone="warn" icon={FlaskConical} title={checkoutPageText.sandboxNoMoneyMoves}>
      {checkoutPageText.thisPageStandsIn}
    </Notice>
  )
}

function monthlyText({ monthly }: SandboxCheckout): string | undefined {
  if (!monthly) return undefined
  const { trialDays, firstCad, monthlyCad } = monthly
  const then =
    firstCad === monthlyCad
      ? `${sums(monthlyCad)} a month`
      : checkoutPageText.forFirstMonthAnd(sums(firstCad), sums(monthlyCad))
  return trialDays > 0
    ? checkoutPageText.daysFreeThen(trialDays, then)
    : checkoutPageText.thenMonth(sums(monthlyCad))
}

function Bought({ checkout }: { readonly checkout: SandboxCheckout }) {
  const monthly = monthlyText(checkout)
  return (
    <div className={styles.bought}>
      <p className="mute">{checkoutPageText.asksFor}</p>
      <p className={styles.amount}>{sums(checkout.dueCad)}</p>
      <p>
        <b>{checkout.title}</b>
      </p>
      <OpenedDaysLine backUrl={checkout.cancelUrl} />
      <p className="mute">{checkoutPageText.taxesIncluded(monthly ?? checkoutPageText.paidOnce)}</p>
    </div>
  )
}

interface PayFormProps {
  readonly id: string
  readonly checkout: SandboxCheckout
}

function PayForm({ id, checkout }: PayFormProps) {
  const [cardNumber, setCardNumber] = useState(testCard)
  const [email, setEmail] = useState('')
  const [delivery, setDelivery] = useState<Delivery>('once')
  const pay = usePay(id)
  const failed = useRef<HTMLDivElement>(null)
  // On a phone the reason stands out of sight of the button.
  useEffect(() => {
    if (pay.error) failed.current?.focus()
  }, [pay.error])
  const send = async (number: string): Promise<void> => {
    const body = { cardNumber: number, delivery, ...(email ? { email } : {}) }
    try {
      const { successUrl } = await pay.mutateAsync(body)
      window.location.assign(successUrl)
    } catch {
      // `pay.error` says why, under the form.
      return
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void send(cardNumber)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      {checkout.asksEmail ? (
        <TextField
          label={checkoutPageText.email}
          type="email"
          required
          autoComplete="email"
          value={email}
          hint={checkoutPageText.forYourReceiptAnd}
          onChange={(event) => setEmail(event.target.value)}
        />
      ) : null}
      <TextField
        label={checkoutPageText.testCardNumber}
        inputMode="numeric"
        autoComplete="off"
        value={cardNumber}
        onChange={(event) => setCardNumber(event.target.value)}
      />
      {pay.error ? (
        <div ref={failed} tabIndex={-1}>
          <Notice tone="error" live>
            {errorText(pay.error)}
          </Notice>
        </div>
      ) : null}
      <Button
        type="submit"
        block
        icon={Lock}
        busy={pay.isPending}
        busyLabel={checkoutPageText.paying}
      >
        {checkoutPageText.pay(sums(checkout.dueCad))}
      </Button>
      <ButtonLink block look="line" href={checkout.cancelUrl}>
        {checkoutPageText.cancel}
      </ButtonLink>
      <Disclosure summary={checkoutPageText.sandboxTestCases}>
        <div className={styles.form}>
          <SelectField
            label={checkoutPageText.howSandboxReportsIt}
            options={deliveries}
            value={delivery}
            hint={checkoutPageText.paymentServiceMayReport}
            onChange={(event) =>
              setDelivery(
                deliveries.find(({ value }) => value === event.target.value)?.value ?? 'once',
              )
            }
          />
          <Button
            block
            look="line"
            disabled={pay.isPending || (checkout.asksEmail && email === '')}
            onClick={() => void send(declinedCard)}
          >
            {checkoutPageText.decline}
          </Button>
        </div>
      </Disclosure>
    </form>
  )
}

function Body({ id, checkout }: PayFormProps) {
  if (checkout.state === 'open')
    return (
      <>
        <Bought checkout={checkout} />
        <Tear />
        <PayForm id={id} checkout={checkout} />
      </>
    )
  const done = checkout.state === 'complete'
  return (
    <>
      <Bought checkout={checkout} />
      <Tear />
      <Notice tone={done ? 'success' : 'warn'} live>
        {done ? checkoutPageText.thisCheckoutPaidIt : checkoutPageText.thisCheckoutClosedNothing}
      </Notice>
      <ButtonLink href={done ? checkout.successUrl : checkout.cancelUrl}>
        {done ? checkoutPageText.seeYourPurchase : checkoutPageText.backTo(facts.name)}
      </ButtonLink>
    </>
  )
}

function Checkout() {
  const [params] = useSearchParams()
  const id = params.get('session') ?? ''
  const checkout = useCheckoutState(id)
  if (id !== '' && checkout.isPending)
    return <SkeletonList label={checkoutPageText.openingCheckout} look="text" rows={4} />
  if (!checkout.data)
    return (
      <EmptyState
        icon={Lock}
        heading="h2"
        title={checkoutPageText.thisCheckoutCannotBe}
        action={
          id === '' || checkout.error?.message.includes('no such') ? (
            <ButtonLink href="/pricing" look="line">
              {checkoutPageText.seePrices}
            </ButtonLink>
          ) : (
            <Button look="line" onClick={() => void checkout.refetch()}>
              {checkoutPageText.tryAgain}
            </Button>
          )
        }
      >
        {checkout.error ? checkout.error.message : checkoutPageText.addressNamesNoCheckout}
      </EmptyState>
    )
  return (
    <Card className={styles.card}>
      <Body id={id} checkout={checkout.data} />
      <PaymentTerms />
    </Card>
  )
}

/** The sandbox's hosted checkout. A live payment service has a page of its own in its place. */
export function CheckoutPage() {
  return (
    <DataFrame>
      <div className={`wrap page ${styles.page}`}>
        <h1 className={styles.title} tabIndex={-1}>
          {checkoutPageText.sandboxCheckout}
        </h1>
        <SandboxNotice />
        <Checkout />
        <p className="mute small">{facts.protectionLine}</p>
      </div>
    </DataFrame>
  )
}
