import type { ReactNode } from 'react'
import { CompareTwo } from '#design/compare-two/compare-two.tsx'
import { placeCompareText as text } from './messages.ts'

interface PlaceCompareProps<T> {
  readonly one: 'restaurant' | 'attraction'
  /** One waits for another; two are laid side by side. */
  readonly chosen: readonly T[]
  /** The facts that part them, in the order in which they decide. */
  readonly rows: readonly (readonly [string, (place: T) => string])[]
  readonly renderAdd: (place: T, onClose: () => void) => ReactNode
  readonly onClose: () => void
}

/** Two restaurants or two sights side by side. */
export const PlaceCompare = <T extends { readonly name: string }>(props: PlaceCompareProps<T>) => (
  <CompareTwo
    chosen={props.chosen}
    nameOf={({ name }) => name}
    rows={props.rows}
    words={{ ...text, title: text.titleOf(props.one) }}
    onClose={props.onClose}
    renderAction={(place) => props.renderAdd(place, props.onClose)}
  />
)
