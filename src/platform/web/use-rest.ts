import { useDeferredValue } from 'react'

/**
 * False in the first render of a long list and true from then on: the rows out of sight follow in
 * slices that leave room for input. Later changes render at once.
 */
export const useRest = (): boolean => useDeferredValue(true, false)
