import { CircleAlert, WifiOff } from 'lucide-react'
import { Component, type ReactNode } from 'react'
import { Button } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { announceFailure } from '#platform/web/failures.ts'
import { appErrorBoundaryText } from './messages.ts'

interface AppErrorBoundaryProps {
  /** Current URL; navigating resets the error. */
  readonly address: string
  readonly children: ReactNode
}

interface State {
  readonly failed: boolean
  /** True if offline at the failure. */
  readonly offline?: boolean
  readonly address: string
}

/**
 * A page that breaks says so, leaves the rest of the site standing and does not follow the visitor
 * to the next page. Not a `key`: that would build every page again, also without a failure, and show
 * the placeholder where the page before could stay until the next one is ready.
 */
export class AppErrorBoundary extends Component<AppErrorBoundaryProps, State> {
  override state: State = { failed: false, address: this.props.address }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true, offline: !navigator.onLine }
  }

  static getDerivedStateFromProps({ address }: AppErrorBoundaryProps, state: State): State | null {
    return address === state.address ? null : { failed: false, address }
  }

  override componentDidCatch(error: unknown): void {
    const [message, stack] =
      error instanceof Error ? [error.message, error.stack] : ['unknown', undefined]
    announceFailure({ kind: 'script', service: 'page', message, stack })
  }

  /** Reload only online: offline it would lose the site; browsers cache a failed import. */
  private readonly again = (): void => {
    if (navigator.onLine) window.location.reload()
    else this.setState({ failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    if (this.state.offline)
      return (
        <div className="wrap page">
          <EmptyState
            icon={WifiOff}
            heading="h1"
            title={appErrorBoundaryText.youOffline}
            action={
              <Button look="line" onClick={this.again}>
                {appErrorBoundaryText.tryAgain}
              </Button>
            }
          >
            {appErrorBoundaryText.thisPageHasNot}
          </EmptyState>
        </div>
      )
    return (
      <div className="wrap page">
        <EmptyState
          icon={CircleAlert}
          heading="h1"
          title={appErrorBoundaryText.thisPageCouldNot}
          action={
            <Button look="line" onClick={() => window.location.reload()}>
              {appErrorBoundaryText.reloadPage}
            </Button>
          }
        >
          {appErrorBoundaryText.unableToLoadThis}
        </EmptyState>
      </div>
    )
  }
}
