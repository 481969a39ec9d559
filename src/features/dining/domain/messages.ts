/** What screens and documents of dining say. */

export const restaurantSearchText = {
  rating: 'Rating',
  mostReviews: 'Most reviews',
  priceLowToHigh: 'Price, low to high',
  priceHighToLow: 'Price, high to low',
  distanceFromCentre: 'Distance from the centre',
}
