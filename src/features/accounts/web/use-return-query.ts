import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** The address's query, to carry `returnTo` from one form to the other; empty in rendered pages. */
export const useReturnQuery = (): string =>
  useSyncExternalStore(
    never,
    () => window.location.search,
    () => '',
  )
