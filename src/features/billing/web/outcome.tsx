import { CircleCheck, CircleX } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Spinner } from '#design/spinner/spinner.tsx'
import { SignInPrompt } from '#features/accounts/web/index.ts'
import { ApiError } from '#platform/web/api-client.ts'
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

export function Verifying() {
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

interface UnseenProps {
  readonly query: {
    readonly error: Error | null
    readonly isFetching: boolean
    refetch(): unknown
  }
  /** The URL contains all that is needed to ask. */
  readonly complete: boolean
  readonly signInTitle: string
  readonly text?: string
  /** The way back. */
  readonly children: ReactNode
}

const unverified = outcomeText.weCouldntVerifyYour

/** Shown instead of a purchase: a sign-in prompt for visitors, or the failed verification. */
export function NotVerified({ query, complete, signInTitle, text, children }: UnseenProps) {
  if (query.error instanceof ApiError && query.error.status === 401)
    return <SignInPrompt title={signInTitle}>{outcomeText.otherAccount}</SignInPrompt>
  return (
    <VerificationFailed
      text={text ?? unverified}
      reason={query.error?.message}
      onRetry={complete ? () => void query.refetch() : undefined}
      retrying={query.isFetching}
    >
      {children}
    </VerificationFailed>
  )
}

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
