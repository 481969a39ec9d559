/** What screens and documents of dining say. */

export const restaurantSearchText = {
  rating: 'Rating',
  mostReviews: 'Most reviews',
  priceLowToHigh: 'Price, low to high',
  priceHighToLow: 'Price, high to low',
  distanceFromCentre: 'Distance from the centre',
}

export const placeSortText = {
  recommended: 'Recommended',
  rating: 'Rating, high to low',
  price: 'Price, low to high',
  priceDown: 'Price, high to low',
  name: 'Name',
  away: (distance: string) => `${distance} from your stops`,
}
