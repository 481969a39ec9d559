/** The currencies of a search; the first is ours, the default. */
export const rentalCurrencies = ['CAD', 'USD', 'EUR', 'GBP', 'AUD', 'JPY'] as const
export type RentalCurrency = (typeof rentalCurrencies)[number]

export interface GuestBounds {
  readonly adults: { readonly min: number; readonly max: number }
  readonly children: { readonly min: number; readonly max: number }
  readonly infants: { readonly min: number; readonly max: number }
}

/** How many may travel, by the page's form. */
export const pageGuests: GuestBounds = {
  adults: { min: 1, max: 16 },
  children: { min: 0, max: 5 },
  infants: { min: 0, max: 5 },
}

/** The dialog asks for fewer adults and more children, and not for infants. */
export const dialogGuests: GuestBounds = {
  adults: { min: 1, max: 10 },
  children: { min: 0, max: 10 },
  infants: { min: 0, max: 5 },
}

/** A rental is let for so many nights at most. */
export const mostNights = 90

export const defaultAdults = 2
