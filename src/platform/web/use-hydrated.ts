import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while a rendered page wakes up: it knows nothing of the address's parameters. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
