import { CircleCheck, CircleX } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Spinner } from '#design/spinner/spinner.tsx'
import { SignInPrompt } from '#features/accounts/web/index.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { DataFrame } from '#platform/web/data-frame.tsx'
import styles from './outcome.module.css'
import { outcomeText } from './messages.ts'

interface FailedProps {
  readonly text: string
  /** The reason, as the server words it. */
  readonly reason?: string | undefined
  readonly onRetry?: (() => void) | undefined
  readonly retrying?: boolean
  /** The way back. */
  readonly children: ReactNode
}

/** Moves the focus to the outcome, because it appeared without a click. */
function Heading({ children }: { readonly children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}

function Verifying() {
  return (
    <div className={styles.page}>
      <Spinner size="alone" />
      <h1>{outcomeText.verifyingYourPayment}</h1>
      <p className="mute" role="status">
        {outcomeText.checking}
      </p>
    </div>
  )
}

/** A payment that could not be verified, in the page's own words. */
function VerificationFailed({ text, reason, onRetry, retrying, children }: FailedProps) {
  return (
    <div className={styles.page}>
      <Icon of={CircleX} size="alone" tone="subject" />
      <Heading>{outcomeText.paymentVerificationFailed}</Heading>
      <p className="lead">{text}</p>
      {reason ? <p className="mute">{reason}</p> : null}
      <div className={styles.actions}>
        {onRetry ? (
          <Button busy={retrying} busyLabel={outcomeText.trying} onClick={onRetry}>
            {outcomeText.tryAgain}
          </Button>
        ) : null}
        {children}
      </div>
    </div>
  )
}

interface OutcomeProps<T> {
  /** Parameters of the URL that name the purchase. */
  readonly needs: readonly string[]
  /** Asks for the purchase by the values of `needs`. */
  readonly verified: (...values: string[]) => {
    readonly queryKey: readonly string[]
    readonly queryFn: (asked: { readonly signal: AbortSignal }) => Promise<T>
  }
  readonly signInTitle: string
  readonly text?: string
  readonly back: { readonly href: string; readonly label: string }
  /** Shows the verified purchase. */
  readonly children: (verified: T) => ReactNode
}

function Outcome<T>({ needs, verified, signInTitle, text, back, children }: OutcomeProps<T>) {
  const [params] = useSearchParams()
  const values = needs.map((name) => params.get(name) ?? '')
  const complete = values.every((value) => value !== '')
  const query = useQuery({ ...verified(...values), enabled: complete })
  if (complete && query.isPending) return <Verifying />
  if (query.data !== undefined) return children(query.data)
  if (query.error instanceof ApiError && query.error.status === 401)
    return <SignInPrompt title={signInTitle}>{outcomeText.otherAccount}</SignInPrompt>
  return (
    <VerificationFailed
      text={text ?? outcomeText.weCouldntVerifyYour}
      reason={query.error?.message}
      onRetry={complete ? () => void query.refetch() : undefined}
      retrying={query.isFetching}
    >
      <ButtonLink href={back.href} look="line">
        {back.label}
      </ButtonLink>
    </VerificationFailed>
  )
}

/** Page after a checkout: verifying, then the purchase, a sign-in prompt for visitors, or the failure. */
export const OutcomePage = <T,>(props: OutcomeProps<T>) => (
  <DataFrame>
    <div className="wrap page">
      <Outcome {...props} />
    </div>
  </DataFrame>
)

interface PaidProps {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

export function Paid({ title, lead, children }: PaidProps) {
  return (
    <div className={styles.page}>
      <Icon of={CircleCheck} size="alone" tone="subject" />
      <Heading>{title}</Heading>
      <p className="lead">{lead}</p>
      {children}
    </div>
  )
}

export function Steps({
  title,
  steps,
}: {
  readonly title: string
  readonly steps: readonly string[]
}) {
  return (
    <section className={styles.part}>
      <h2 className={styles.small}>{title}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}

export const Actions = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
)
