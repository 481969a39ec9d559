import { ShoppingBag } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { IconButton } from '#design/icon-button/icon-button.tsx'
import { dismissToast, showToast } from '#design/notices/notices.ts'
import { afterPaint } from '#platform/web/after-paint.ts'
import { CartBoundary } from './cart-boundary.tsx'
import styles from './cart-button.module.css'
import { onCartOpen } from './open-cart.ts'
import { useCartCount } from './use-cart-count.ts'
import { cartButtonText } from './messages.ts'

/** Made anew after a failure: a lazy component remembers that its code did not arrive. */
const loadDialog = () =>
  lazy(async () => ({ default: (await import('./cart-dialog.tsx')).CartDialog }))

const nameOf = (count: number | undefined): string =>
  count === undefined
    ? cartButtonText.itineraryCart
    : cartButtonText.itineraryCartCount(count, count === 1 ? 'item' : 'items')

/** The bag in the bar with its count; the dialog's code comes with the first press. */
export function CartButton() {
  const count = useCartCount()
  const [open, setOpen] = useState(false)
  const [loaded, setLoaded] = useState<{ readonly CartDialog: ReturnType<typeof loadDialog> }>()
  const show = useCallback(async (): Promise<void> => {
    // What was just added is in the cart now: the toast would only cover it.
    dismissToast()
    // The press is answered first: drawing a full cart may take longer than that.
    await afterPaint()
    setLoaded((known) => known ?? { CartDialog: loadDialog() })
    setOpen(true)
  }, [])
  useEffect(() => {
    return onCartOpen(() => void show())
  }, [show])
  const fail = (): void => {
    setOpen(false)
    setLoaded(undefined)
    showToast({
      tone: 'failed',
      title: cartButtonText.notOpened,
      text: cartButtonText.itemsSafe,
    })
  }
  return (
    <span className={styles.anchor}>
      <IconButton icon={ShoppingBag} label={nameOf(count)} onClick={() => void show()} />
      {count ? (
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
