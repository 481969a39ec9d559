import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'wouter'

/** Values for the address; empty, false and absent ones are left out. */
export type AddressChange = Readonly<Record<string, string | number | boolean | undefined>>

/** An address with some of its values changed, the others as they were. */
export function withChanges(address: URLSearchParams, change: AddressChange): URLSearchParams {
  const next = new URLSearchParams(address)
  for (const [name, value] of Object.entries(change))
    if (value === '' || value === undefined || value === false) next.delete(name)
    else next.set(name, String(value))
  return next
}

/**
 * An address with what it leaves unsaid taken from elsewhere. The values of one group belong together: who
 * says one of them means the whole.
 */
export function withUnsaid(
  address: URLSearchParams,
  groups: readonly AddressChange[],
): URLSearchParams {
  const unsaid = groups.filter((group) => !Object.keys(group).some((name) => address.get(name)))
  return withChanges(address, Object.assign({}, ...unsaid))
}

const never = () => () => undefined
const nothing = new URLSearchParams()

/** False until hydration: the prerendered HTML knows no query string, date or user. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** The search part of the address, and how to change some of it. */
export function useAddress() {
  const awake = useHydrated()
  const [params, setParams] = useSearchParams()
  const address = awake ? params : nothing
  /** A new search is a step to go back from; a filter of it is not. */
  const change = (changes: AddressChange, how: 'step' | 'replace' = 'replace'): void =>
    setParams((before) => withChanges(before, changes), { replace: how === 'replace' })
  return { address, change }
}

/** Debounce for writing to the URL, ms. */
const restMs = 150
const longest = 200

type Values<K extends string> = Readonly<Record<K, string>>

/**
 * Form texts that are mirrored in the query string: changed here at once, written to the URL after a
 * debounce. Values from the URL are unchecked; the reader must validate them.
 */
export function useAddressValues<const K extends string>(names: readonly K[]) {
  const { address, change } = useAddress()
  const [values, setValues] = useState(
    () =>
      Object.fromEntries(
        names.map((name) => [name, (address.get(name) ?? '').slice(0, longest)]),
      ) as Values<K>,
  )
  const write = useEffectEvent((next: Values<K>) => {
    if (names.some((name) => next[name] !== (address.get(name) ?? ''))) change(next)
  })
  useEffect(() => {
    const timer = setTimeout(() => write(values), restMs)
    return () => clearTimeout(timer)
  }, [values])
  const set = (some: Partial<Values<K>>): void => setValues((before) => ({ ...before, ...some }))
  return [values, set] as const
}
