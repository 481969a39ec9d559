import { FlaskConical, Lock } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'wouter'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { SelectField } from '#design/select-field/select-field.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { Tear } from '#design/ticket/ticket.tsx'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { PaymentTerms } from '#features/accounts/web/index.ts'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { facts } from '#platform/web/facts.ts'
import type { SandboxCheckout } from '../contract/sandbox-checkout.contract.ts'
import styles from './checkout.module.css'
import { useCheckoutState, usePay } from './checkout.queries.ts'
import { faultText } from './fault-text.ts'

const testCard = '4242 4242 4242 4242'
const declinedCard = '4000 0000 0000 0002'

const deliveries = [
  { value: 'once', label: 'Once, in order' },
  { value: 'repeated', label: 'Three times each, the latest first' },
  { value: 'late', label: 'Ten seconds late' },
  { value: 'never', label: 'Never' },
] as const
type Delivery = (typeof deliveries)[number]['value']

const sums = (amount: number): string => `${formatMoney(cad(amount))} CAD`

/** Says on every page of the sandbox what it is. */
export function SandboxNotice() {
  return (
    <Notice tone="warn" icon={FlaskConical} title="Sandbox: no money moves">
      This page stands in for a payment service. It takes published test cards only. Never type a
      real card here.
    </Notice>
  )
}

function monthlyText({ monthly }: SandboxCheckout): string | undefined {
  if (!monthly) return undefined
  const { trialDays, firstCad, monthlyCad } = monthly
  const then =
    firstCad === monthlyCad
      ? `${sums(monthlyCad)} a month`
      : `${sums(firstCad)} for the first month and ${sums(monthlyCad)} a month after it`
  return trialDays > 0
    ? `${trialDays} days free, then ${then}.`
    : `Then ${sums(monthlyCad)} a month.`
}

function Bought({ checkout }: { readonly checkout: SandboxCheckout }) {
  const monthly = monthlyText(checkout)
  return (
    <div className={styles.bought}>
      <p className="mute">{facts.name} asks for</p>
      <p className={styles.amount}>{sums(checkout.dueCad)}</p>
      <p>
        <b>{checkout.title}</b>
      </p>
      <p className="mute">{monthly ?? 'Paid once.'} Taxes are included.</p>
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
          label="Email"
          type="email"
          required
          autoComplete="email"
          value={email}
          hint="For your receipt, and so we can contact you."
          onChange={(event) => setEmail(event.target.value)}
        />
      ) : null}
      <TextField
        label="Test card number"
        inputMode="numeric"
        autoComplete="off"
        value={cardNumber}
        onChange={(event) => setCardNumber(event.target.value)}
      />
      <SelectField
        label="How the sandbox reports it"
        options={deliveries}
        value={delivery}
        hint="A payment service may report late, twice, or out of order."
        onChange={(event) =>
          setDelivery(deliveries.find(({ value }) => value === event.target.value)?.value ?? 'once')
        }
      />
      {pay.error ? (
        <Notice tone="error" live>
          {faultText(pay.error)}
        </Notice>
      ) : null}
      <Button type="submit" block icon={Lock} busy={pay.isPending} busyLabel="Paying…">
        Pay {sums(checkout.dueCad)}
      </Button>
      <div className={styles.others}>
        <Button
          look="line"
          disabled={pay.isPending || (checkout.asksEmail && email === '')}
          onClick={() => void send(declinedCard)}
        >
          Decline
        </Button>
        <ButtonLink look="line" href={checkout.cancelUrl}>
          Cancel
        </ButtonLink>
      </div>
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
        {done
          ? 'This checkout is paid. It cannot be paid twice.'
          : 'This checkout is closed. Nothing was charged.'}
      </Notice>
      <ButtonLink href={done ? checkout.successUrl : checkout.cancelUrl}>
        {done ? 'See your purchase' : `Back to ${facts.name}`}
      </ButtonLink>
    </>
  )
}

function Checkout() {
  const [params] = useSearchParams()
  const id = params.get('session') ?? ''
  const checkout = useCheckoutState(id)
  if (id !== '' && checkout.isPending)
    return <SkeletonList label="Opening the checkout" look="text" rows={4} />
  if (!checkout.data)
    return (
      <EmptyState
        icon={Lock}
        heading="h2"
        title="This checkout cannot be opened"
        action={
          id === '' || checkout.error?.message.includes('no such') ? (
            <ButtonLink href="/pricing" look="line">
              See prices
            </ButtonLink>
          ) : (
            <Button look="line" onClick={() => void checkout.refetch()}>
              Try again
            </Button>
          )
        }
      >
        {checkout.error ? checkout.error.message : 'The address names no checkout.'}
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
          Sandbox checkout
        </h1>
        <SandboxNotice />
        <Checkout />
        <p className="mute small">{facts.protectionLine}</p>
      </div>
    </DataFrame>
  )
}
