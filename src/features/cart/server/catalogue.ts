import type { CartItem } from '../domain/cart-item.ts'

/** A catalogue's own text about an entry of a cart, without words of the sender. */
export interface CatalogueWords {
  readonly name: string
  /** Where it is, from the small to the large: "Ueno, Tokyo". */
  readonly location: string
  readonly description?: string | undefined
  readonly sample: boolean
}

/** Port, filled by the app, which knows all catalogues: looks up the entries of a cart. */
export interface Catalogue {
  /** By where the item says that it came from; nothing for what no catalogue has. */
  find(item: CartItem, signal: AbortSignal): Promise<CatalogueWords | undefined>
  /** A town, island or country as the gazetteer writes it; nothing unless the text is its name. */
  placeName(text: string, signal: AbortSignal): Promise<string | undefined>
}
