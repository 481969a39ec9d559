import { useState } from 'react'
import { ApiError } from '#platform/web/api-client.ts'

interface Checkout {
  /** Which thing is being bought just now. */
  readonly busy: string | undefined
  /** Why the last one did not open, in words, and for which thing. */
  readonly fault: { readonly item: string; readonly error: unknown } | undefined
  open(item: string, ask: () => Promise<{ readonly url: string }>): void
}

/** The page with its query, to be led back to from the checkout. What does not fit is left out. */
export function here(): { readonly returnTo?: string } {
  const { pathname, search } = window.location
  const path = pathname + search
  return path.length <= 500 ? { returnTo: path } : { returnTo: pathname }
}

/** Sign-in, and from there back to where one was. */
export const signInAddress = (): string =>
  `/api/login?returnTo=${encodeURIComponent(window.location.pathname + window.location.search)}`

/** Opens a checkout and goes there; who is not signed in goes to the sign-in first. */
export function useCheckout(): Checkout {
  const [busy, setBusy] = useState<string>()
  const [fault, setFault] = useState<Checkout['fault']>()
  const open = async (item: string, ask: () => Promise<{ readonly url: string }>) => {
    setBusy(item)
    setFault(undefined)
    try {
      const { url } = await ask()
      window.location.assign(url)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unauthenticated')
        window.location.assign(signInAddress())
      else setFault({ item, error })
    }
    setBusy(undefined)
  }
  return { busy, fault, open: (item, ask) => void open(item, ask) }
}
