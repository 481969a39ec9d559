import { useState } from 'react'
import { ApiError } from '#platform/web/api-client.ts'
import { noteScroll } from '#platform/web/scroll-back.ts'

interface Checkout {
  /** The item that is being bought right now. */
  readonly busy: string | undefined
  /** Why the last checkout did not open, and for which item. */
  readonly error: { readonly item: string; readonly error: unknown } | undefined
  open(item: string, ask: () => Promise<{ readonly url: string }>): void
}

/** The current page with its query, and what else it should know, as the page to return to. Left out if it does not fit. */
export function here(also: Readonly<Record<string, string>> = {}): { readonly returnTo?: string } {
  const { pathname, search } = window.location
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(also)) query.set(name, value)
  const path = pathname + (query.size > 0 ? `?${query}` : '')
  return path.length <= 500 ? { returnTo: path } : { returnTo: pathname }
}

/** The sign-in page, with the current page to return to. */
export const signInAddress = (): string =>
  `/api/login?returnTo=${encodeURIComponent(window.location.pathname + window.location.search)}`

/** Opens a checkout and goes there; visitors go to the sign-in first. */
export function useCheckout(): Checkout {
  const [busy, setBusy] = useState<string>()
  const [error, setError] = useState<Checkout['error']>()
  const open = async (item: string, ask: () => Promise<{ readonly url: string }>) => {
    setBusy(item)
    setError(undefined)
    try {
      const { url } = await ask()
      noteScroll()
      window.location.assign(url)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unauthenticated')
        window.location.assign(signInAddress())
      else setError({ item, error })
    }
    setBusy(undefined)
  }
  return { busy, error, open: (item, ask) => void open(item, ask) }
}
