import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** True while the browser takes over HTML that the build rendered, and when the build renders it. */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
