import { type PlaceKind, placeKind } from '#design/art/kind-shapes.ts'
import type { ItemType } from '../domain/trip-item.ts'

const usual: Readonly<Record<ItemType, PlaceKind>> = {
  hotel: 'bed',
  property: 'house',
  flight: 'flight',
  restaurant: 'table',
  attraction: 'landmark',
  activity: 'ticket',
  transport: 'transport',
  insurance: 'insurance',
  other: 'other',
}

interface Signed {
  readonly type: ItemType
  readonly kind?: string | undefined
}

/** The sign of an item: of the kind of place it is where the server knows it, else of its type. */
export const itemKind = ({ type, kind }: Signed): PlaceKind => placeKind(kind) ?? usual[type]
