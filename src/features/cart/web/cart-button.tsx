import { ShoppingBag } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { IconButton } from '#design/icon-button/icon-button.tsx'
import { dismissToast, showToast } from '#design/toast-region/toasts.ts'
import { CartBoundary } from './cart-boundary.tsx'
import styles from './cart-button.module.css'
import { useCart } from './cart-store.ts'
import { onCartOpen } from './open-cart.ts'

/** Made anew after a failure: a lazy component remembers that its code did not arrive. */
const loadDialog = () =>
  lazy(async () => ({ default: (await import('./cart-dialog.tsx')).CartDialog }))

/** The bag in the bar with its count; the dialog's code comes with the first press. */
export function CartButton() {
  const items = useCart()
  const [open, setOpen] = useState(false)
  const [loaded, setLoaded] = useState<{ readonly CartDialog: ReturnType<typeof loadDialog> }>()
  const show = useCallback((): void => {
    // What was just added is in the cart now: the toast would only cover it.
    dismissToast()
    setLoaded((known) => known ?? { CartDialog: loadDialog() })
    setOpen(true)
  }, [])
  useEffect(() => {
    return onCartOpen(show)
  }, [show])
  const fail = (): void => {
    setOpen(false)
    setLoaded(undefined)
    showToast({
      title: 'The cart could not be opened',
      text: 'Your items are kept. Reload the page and try again.',
    })
  }
  const count = items.length
  return (
    <span className={styles.anchor}>
      <IconButton
        icon={ShoppingBag}
        label={`Itinerary cart, ${count} ${count === 1 ? 'item' : 'items'}`}
        onClick={show}
      />
      {count > 0 ? (
        <span className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
      {loaded ? (
        <CartBoundary onFailure={fail}>
          <Suspense fallback={null}>
            <loaded.CartDialog open={open} onClose={() => setOpen(false)} />
          </Suspense>
        </CartBoundary>
      ) : null}
    </span>
  )
}
