import { Component, type ReactNode } from 'react'
import { logFailure } from './log-failure.ts'

interface CartBoundaryProps {
  /** The dialog is gone by then. */
  readonly onFailure: () => void
  readonly children: ReactNode
}

/** The bag stands in the bar of every page: a cart that breaks takes away its dialog, nothing else. */
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
