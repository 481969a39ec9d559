import { useDeferredValue } from 'react'

/**
 * False in the first drawing of a long list and true from then on: what is out of sight then follows in
 * slices that leave room for whatever is pressed. Later changes are drawn at once.
 */
export const useRest = (): boolean => useDeferredValue(true, false)
