/** What the lists of hotels say of their order. */
export const hotelSortText = {
  best: 'Best for this trip',
  price: 'Price, low to high',
  rating: 'Rating, high to low',
  popularity: 'Popularity',
}
