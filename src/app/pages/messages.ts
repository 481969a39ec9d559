/** What the screens of booking-notice.tsx say. */

export const bookingNoticeText = {
  bookingsProtectedUnderProvincial:
    'Bookings are protected under the provincial travel industry act',
  howProtectionWorks: 'How protection works',
  bookingsWithRegisteredAgency:
    'Bookings with a registered agency are protected under the provincial travel industry act. ',
}

export const sharedMapText = {
  away: (name: string, km: string) => `${name}, ${km} away`,
  day: (number: number) => `Day ${number}`,
  map: 'Map of the trip',
}

export const offeredText = {
  weDoNotOffer: (what: string) => `We don’t offer ${what} on this site`,
  seeOurPartners: 'See our partners',
  addYourOwn: 'Our partners do. What you book there you can add to your trip yourself.',
  hotels: 'hotels',
  rentals: 'vacation rentals',
  restaurants: 'restaurants',
}

export const flightDialogsText = {
  notInYet: (title: string) => `Not in ${title} yet`,
  addToTripToo: 'Add to a trip too',
  cartOnly: 'Cart only',
}

export const flightInCartText = {
  added: 'Added',
  addedRemoveFromCart: 'Added, remove from the cart',
  addToItinerary: 'Add to Itinerary',
  addedToCart: 'Added to Cart',
  andTo: (title: string, trip: string) => `${title}, and to ${trip}.`,
  inYourItinerary: (title: string) => `${title} is in your itinerary.`,
  openCart: 'Open cart',
  notAdded: 'Not added',
  thisBrowserHasNo: 'Your browser is out of space or blocks storage.',
  itemRemoved: 'Item Removed',
  itemHasBeenRemoved: 'Item has been removed from your itinerary.',
  undo: 'Undo',
}

export const mapsText = {
  inTrip: (items: number, total: string) =>
    `${items} ${items === 1 ? 'item' : 'items'} for ${total}`,
}
