import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'wouter'
import { type AddressChange, withChanges } from './search-address.ts'

const never = () => () => undefined
const nothing = new URLSearchParams()

/** False while a rendered page wakes up: its HTML knows nothing of address, day and person. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** The search part of the address, and how to change some of it. */
export function useAddress() {
  const awake = useAwake()
  const [params, setParams] = useSearchParams()
  const address = awake ? params : nothing
  /** A new search is a step to go back from; a filter of it is not. */
  const change = (changes: AddressChange, how: 'step' | 'replace' = 'replace'): void =>
    setParams((before) => withChanges(before, changes), { replace: how === 'replace' })
  return { address, change }
}
