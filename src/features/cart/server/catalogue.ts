import type { CartItem } from '../domain/cart-item.ts'

/** What a catalogue of ours says of something in a cart: its words, none of the sender's. */
export interface CatalogueWords {
  readonly name: string
  /** Where it is, from the small to the large: "Ueno, Tokyo". */
  readonly location: string
  readonly description?: string | undefined
  readonly sample: boolean
}

/** Port, filled where all catalogues are known: looks up what a cart says it holds. */
export interface Catalogue {
  /** By where the item says that it came from; nothing for what no catalogue has. */
  find(item: CartItem, signal: AbortSignal): Promise<CatalogueWords | undefined>
  /** A town, island or country as the gazetteer writes it; nothing unless the text is its name. */
  placeName(text: string, signal: AbortSignal): Promise<string | undefined>
}
