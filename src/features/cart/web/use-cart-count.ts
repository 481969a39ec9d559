import { useEffect, useState } from 'react'
import { readStored } from '#platform/web/storage.ts'
import { cartKey, onCartUpdate } from './cart-key.ts'

/**
 * The number of items in the cart, kept in sync across windows; undefined if unknown. The code that reads a
 * cart is loaded only if there is one, because most visitors have none.
 */
export function useCartCount(): number | undefined {
  const [count, setCount] = useState<number | undefined>(0)
  useEffect(() => {
    const recount = async (): Promise<void> => {
      if (!readStored(cartKey)) return setCount(0)
      try {
        const { readCart } = await import('./cart-storage.ts')
        // Read now, because it may have changed while the code was loading.
        setCount(readCart().length)
      } catch {
        setCount(undefined)
      }
    }
    void recount()
    return onCartUpdate(() => void recount())
  }, [])
  return count
}
