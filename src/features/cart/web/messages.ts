/** What the screens of cart say. */

export const cartButtonText = {
  itineraryCart: 'Itinerary cart',
  itineraryCartCount: (count: number, part: string) => `Itinerary cart, ${count} ${part}`,
  notOpened: 'Your cart couldn’t be opened',
  itemsSafe: 'Your items are safe. Reload the page and try again.',
}

export const cartDialogText = {
  cartCleared: 'Cart Cleared',
  allItemsHaveBeen: 'All items have been removed from your itinerary.',
  undo: 'Undo',
  pdfGeneratedSuccessfully: 'PDF Generated Successfully!',
  yourTravelItineraryHas: 'Your travel itinerary has been downloaded as a PDF',
  itineraryCart: 'Itinerary cart',
  clearCart: 'Clear cart',
  exportPdf: 'Export PDF',
  name: 'Name',
  email: 'Email',
  weEmailYouCopy:
    'We email you a copy. Unless it’s your account’s confirmed address, notes and names you typed are left out.',
}

export const cartLinesText = {
  itemRemoved: 'Item Removed',
  itemHasBeenRemoved: 'Item has been removed from your itinerary.',
  undo: 'Undo',
  cartEmptyAddHotels:
    'Your cart is empty. Add hotels, restaurants and sights from the planner and take them with you as a PDF.',
  hotelsRestaurantsAndFares:
    ' Hotels, restaurants and fares here are made up, so you can try planning.',
  sample: 'Sample',
}

export const cartStorageText = {
  storedCartCouldNot: 'The stored cart could not be read and was set aside',
}

export const cartTotalsText = {
  totalCad: 'Total, CAD',
  totalCadFor: (party: string) => `Total, CAD, for ${party}`,
  foreignPricesAtReference: (date: string, map: string) =>
    `Foreign prices converted at the reference rates of ${date}: ${map}.`,
}

export const exportFormText = {
  emptyCart: 'Empty Cart',
  addSomeItemsTo: 'Add some items to your itinerary before exporting.',
  exportError: 'Export Error',
  atMostItemsFit: (mostExported: string) =>
    `One PDF holds up to ${mostExported} items. Remove some and export again.`,
  emailRequired: 'Email Required',
  pleaseEnterYourEmail: 'Please enter your email address for PDF delivery.',
  unableToProcessPdf: 'Unable to process PDF export request. Please try again.',
  failedToGeneratePdf: 'Failed to generate PDF export',
}
