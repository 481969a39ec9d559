/** What screens and documents of rentals say. */

export const narrowPropertiesText = {
  recommended: 'Recommended',
  priceLowToHigh: 'Price, low to high',
  priceHighToLow: 'Price, high to low',
  ratingHighToLow: 'Rating, high to low',
  mostReviews: 'Most reviews',
}
