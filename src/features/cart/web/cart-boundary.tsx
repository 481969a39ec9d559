import { Component, type ReactNode } from 'react'
import { logFailure } from './log-failure.ts'

interface CartBoundaryProps {
  /** The dialog is gone by then. */
  readonly onFailure: () => void
  readonly children: ReactNode
}

/** The cart is in the header of every page: if it fails, only its dialog is missing. */
export class CartBoundary extends Component<CartBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    logFailure(error instanceof Error ? error.message : 'unknown')
    this.props.onFailure()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
