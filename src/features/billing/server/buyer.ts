/** A buyer: an account, or a visitor's browser by the hash of its cookie. */
export type Buyer = { readonly userId: string } | { readonly browser: string }
