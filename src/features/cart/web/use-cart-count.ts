import { useEffect, useState } from 'react'
import { readStored } from '#platform/web/storage.ts'
import { cartKey, onCartUpdate } from './cart-key.ts'

/**
 * How many items the cart holds, following this window and the others; undefined where nobody can say.
 * The code that reads a cart is loaded only where there is one: most visitors have none.
 */
export function useCartCount(): number | undefined {
  const [count, setCount] = useState<number | undefined>(0)
  useEffect(() => {
    const recount = async (): Promise<void> => {
      if (!readStored(cartKey)) return setCount(0)
      try {
        const { readCart } = await import('./cart-storage.ts')
        // As it is now: it may have changed while the code was on its way.
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
