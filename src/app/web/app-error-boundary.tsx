import { CircleAlert } from 'lucide-react'
import { Component, type ReactNode } from 'react'
import { Button } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'

interface AppErrorBoundaryProps {
  /** Where the visitor is: another address is another chance. */
  readonly address: string
  readonly children: ReactNode
}

interface State {
  readonly failed: boolean
  readonly address: string
}

/** Addresses with their query strings, and what looks like somebody's mail, stay out of the log. */
const withoutPersons = (message: string): string =>
  message.replace(/\?\S+/g, '?…').replace(/\S+@\S+/g, '…@…')

function logFailure(error: unknown): void {
  const message = withoutPersons(error instanceof Error ? error.message : 'unknown').slice(0, 300)
  const line = { service: 'page', time: new Date().toISOString(), message }
  // oxlint-disable-next-line no-console -- SHELL-17: a page has no other log
  console.error(JSON.stringify(line))
}

/**
 * A page that breaks says so, leaves the rest of the site standing and does not follow the visitor
 * to the next page. Not a `key`: that would build every page anew, also without a failure, and show
 * the placeholder where the page before could stay until the next one is ready.
 */
export class AppErrorBoundary extends Component<AppErrorBoundaryProps, State> {
  override state: State = { failed: false, address: this.props.address }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ address }: AppErrorBoundaryProps, state: State): State | null {
    return address === state.address ? null : { failed: false, address }
  }

  override componentDidCatch(error: unknown): void {
    logFailure(error)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div className="wrap page">
        <EmptyState
          icon={CircleAlert}
          title="This page could not be shown"
          action={
            <Button look="line" onClick={() => window.location.reload()}>
              Reload the page
            </Button>
          }
        >
          Unable to load this page. Please refresh the page or try again later.
        </EmptyState>
      </div>
    )
  }
}
