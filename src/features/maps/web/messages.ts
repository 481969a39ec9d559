/** What the screens of maps say. */

export const checkListText = {
  frontendKey: 'Frontend key',
  keyGoogleMapsWithout:
    'The Google Maps key or, without one, the files or address the map is drawn from.',
  backendGeocoding: 'Backend geocoding',
  serverFindsLocation: 'The server finds the location.',
  places: 'Places',
  serverKnowsWhatAround: 'The server knows what’s around it.',
  mapsScriptLoaded: 'Maps script loaded',
  thisBrowserDrawsMap: 'This browser draws the map on this page.',
  checks: 'Checks',
  testing: 'Testing',
  notRunYet: 'Not run yet',
}

export const googleEngineText = {
  failedToLoadGoogle: 'Failed to load Google Maps. Check your API key and internet connection.',
}

export const maplibreEngineText = {
  thisBrowserCouldNot:
    'This browser couldn’t draw the interactive map. The drawn map and the list show the same places.',
  mapStyleDidNot:
    'The map style didn’t load. Check its address and your internet connection; the drawn map and the list show the same places.',
  groundArrowKeysMove: 'Background: use the arrow keys to move it, plus and minus to zoom',
}

export const liveMapText = {
  interactiveMapDidNot: 'The interactive map didn’t load. Check your internet connection.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  nearest: 'This is as close as the map goes.',
  nearestDrawing: 'No closer: we have no streets here.',
  showAllPlaces: 'Show all places',
  loadingMap: 'Loading the map',
  drawingNotStreetMap: 'A drawing, not a street map',
  north: 'North is up',
}

const winds = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const

const farKm = (km: number): string => `${km < 10 ? km.toFixed(1) : Math.round(km)} km`

export const edgePillsText = {
  /** "Pena Palace, 24 km"; "Pena Palace +1, 24 km". */
  far: (name: string, more: number, km: number) =>
    `${name}${more > 0 ? ` +${more}` : ''}, ${farKm(km)}`,
  farLabel: (name: string, more: number, km: number, bearing: number) =>
    `${name}${more > 0 ? ` and ${more} more` : ''}, ${farKm(km)} ${winds[Math.round(bearing / 45) % 8]}. Move the map there`,
  back: (places: number) => `Back to ${places} ${places === 1 ? 'place' : 'places'}`,
}

export const mapBesideText = {
  sample: 'Sample',
  hideMap: 'Hide map',
  firstOnMap: (shown: number, all: number) =>
    `The first ${shown} of ${all} are on the map. Show more in the list to see the rest.`,
  showMap: 'Show map',
  held: 'In your trip',
  wasHeld: 'Was in your trip',
  others: 'Other choices',
  far: 'Farther away',
  planned: 'Already planned',
}

export const mapLegendText = {
  legend: 'Legend',
}

export const mapTestPageText = {
  mapDidNotLoad: 'The map didn’t load',
  pleaseEnterLocation: 'Please enter a location.',
  tests: 'Tests',
  location: 'Location',
  runTests: 'Run Tests',
  testing: 'Testing',
  map: 'Map',
  troubleshootingGuide: 'Troubleshooting guide',
  withoutKeyMapDrawn:
    'Without a key, the map is drawn from this site’s own files: the server must answer /basemap.json. With a Google Maps key, a style or a PMTiles file, check that the setting is spelled right and its address can be reached from here.',
  frontendKeyHasFailed: 'Frontend key failed',
  locationMayBeUnknown:
    'The location may not be known: try a city name or an airport code. If Paris fails too, the server isn’t answering; its log says why.',
  backendGeocodingHasFailed: 'Backend geocoding failed',
  itNeedsResultGeocoding:
    'This check needs the geocoding result. If geocoding works, the places service isn’t answering: try again in a minute.',
  placesHasFailed: 'Places failed',
  mapNeedsWebglSwitch:
    'The map needs WebGL: turn on hardware acceleration or try another browser. With a Google Maps key, check that the key allows this site and that no extension blocks the script.',
  mapsScriptLoadedHas: 'Maps script failed to load',
  mapsTest: 'Maps test',
  checksWhetherMapsThis:
    'Check whether this site’s maps work here: key, geocoding, places and the map itself.',
  fourChecksWhatMaps: 'Four checks of what maps need, run from your browser.',
}

export const mapsPageText = {
  onePerson: 'one person',
  map: 'Map',
  maps: 'Maps',
  findPlaceAndWhat:
    'Find a place and what’s around it: restaurants, sights, hotels and airports, with estimated costs.',
  findPlaceSeeWhat: 'Find a place and what’s near it.',
}

export const nearbyChoicesText = {
  restaurants: 'Restaurants',
  attractions: 'Attractions',
  hotels: 'Hotels',
  transport: 'Transport',
}

export const placeListText = {
  searchForLocationOr: 'Search for a location, or look for what’s nearby.',
  noPlacesOnMap: 'No places on the map',
  placesOnMap: 'Places on the map',
}

export const placeMapText = {
  interactiveMapDidNot: 'The interactive map didn’t load. Check your internet connection.',
  mapLoadingError: 'Map Loading Error',
  reloadPage: 'Reload Page',
  mapLoaded: 'Map loaded. Drag it, or move it with the arrow keys.',
  drawn: (label: string) => `${label}, drawn`,
  loadingMap: 'Loading the map',
  openMap: 'Open map',
}

export const placeMarksText = {
  choose: 'Choose one',
  here: (count: number) => `${count} places here`,
  zoomIn: 'Zoom in',
  placesHere: (length: number, names: string, part: string) =>
    `${length} places here: ${names}. ${part}`,
}

export const placeSearchText = {
  newYork: 'New York',
  location: 'Location',
  eiffelTowerYvr: 'Eiffel Tower, YVR',
  search: 'Search',
  searching: 'Searching…',
  goTo: 'Go to',
  nearbyPlaces: 'Nearby places',
  within5KmAirports: (around: string) => `Within 5 km of ${around}; airports within 60 km.`,
  findNearby: 'Find nearby',
  looking: 'Looking…',
  places: 'Places',
}

export const searchFailuresText = {
  searchError: 'Search Error',
  unableToSearchFor: 'Unable to search for location. Check your internet connection.',
  locationNotFound: 'Location Not Found',
  pleaseTryDifferentLocation: 'Please try a different location',
  networkError: 'Network Error',
  unableToSearchForNearby: 'Unable to search for nearby places',
  unableToFindNearby: 'Unable to find nearby places',
}

export const tripSummaryText = {
  tripSummary: 'Trip summary',
  /** Beside a trip of one's own these places are not what is in it. */
  placesHere: 'Places here',
  inTrip: (sum: string) => `has ${sum} so far. Below is what this map lists.`,
  totalLocations: 'Total locations',
  estimatedCost: 'Estimated cost',
  costsEstimatesNightMeal: (who: string) =>
    `For ${who}, one night for a hotel. “About” means an estimate. Add puts the list in your cart.`,
  hotelsAndRestaurantsHere: ' Hotels and restaurants here are made up, so you can try planning.',
  sample: 'Sample',
  add: 'Add',
  clearAll: 'Clear All',
}

export const ownStopsText = {
  heading: 'Your stops',
  stops: 'Your stops on the map',
  has: (sum: string) => `has ${sum} so far.`,
  sights: (around: string) => `Places in ${around}`,
}

export const listedPlacesText = {
  addedToCart: 'Added to Cart',
  notAddedToCart: 'Not added to your cart',
  thisBrowserKeepsNothing: 'Your browser blocks storage. Allow it and try again.',
  locationFound: 'Location Found',
  nothingThisKindKnown: (name: string) => `We don’t know of anything like that around ${name}.`,
  noPlacesFound: 'No Places Found',
  around: (count: string, name: string) => `${count} around ${name}`,
  nearbyPlacesFound: 'Nearby Places Found',
}
