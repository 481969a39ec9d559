import { CircleCheck, CircleX } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Spinner } from '#design/spinner/spinner.tsx'
import styles from './outcome.module.css'

interface FailedProps {
  readonly text: string
  /** Why, as the server says it. */
  readonly reason?: string | undefined
  readonly onRetry?: (() => void) | undefined
  readonly retrying?: boolean
  /** The way back. */
  readonly children: ReactNode
}

/** The focus goes where the outcome is: it came without a press. */
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
      <h1>Verifying your payment</h1>
      <p className="mute" role="status">
        We are asking the payment service. This takes a moment.
      </p>
    </div>
  )
}

/** A payment that could not be verified, in the page's own words. */
export function VerificationFailed({ text, reason, onRetry, retrying, children }: FailedProps) {
  return (
    <div className={styles.page}>
      <Icon of={CircleX} size="alone" tone="subject" />
      <Heading>Payment Verification Failed</Heading>
      <p className="lead">{text}</p>
      {reason ? <p className="mute">{reason}</p> : null}
      <div className={styles.actions}>
        {onRetry ? (
          <Button busy={retrying} busyLabel="Trying…" onClick={onRetry}>
            Try again
          </Button>
        ) : null}
        {children}
      </div>
    </div>
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
