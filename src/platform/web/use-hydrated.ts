import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False until hydration: the prerendered HTML knows no query parameters. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
