/** What the screens of maps say. */

export const checkListText = {
  frontendKey: 'Frontend key',
  keyGoogleMapsWithout:
    'The key of Google Maps; without one, the files or the address that the map is drawn from.',
  backendGeocoding: 'Backend geocoding',
  serverFindsLocation: 'The server finds the location.',
  places: 'Places',
  serverKnowsWhatAround: 'The server knows what is around it.',
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
  schematicWaterAndParks: 'Schematic: water and parks are drawn by hand and are no survey.',
  thisBrowserCouldNot:
    'This browser could not draw the interactive map. The drawn map and the list show the same places.',
  mapStyleDidNot:
    'The map style did not load. Check its address and your internet connection; the drawn map and the list show the same places.',
  groundArrowKeysMove: 'Ground: arrow keys move it, plus and minus change the scale',
}

export const liveMapText = {
  interactiveMapDidNot: 'The interactive map did not load. Check your internet connection.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showAllPlaces: 'Show all places',
}

export const mapBesideText = {
  sample: 'Sample',
  hideMap: 'Hide map',
  showMap: 'Show map',
}

export const mapLegendText = {
  legend: 'Legend',
}

export const mapTestPageText = {
  mapDidNotLoad: 'The map did not load',
  pleaseEnterLocation: 'Please enter a location.',
  tests: 'Tests',
  location: 'Location',
  runTests: 'Run Tests',
  testing: 'Testing',
  map: 'Map',
  troubleshootingGuide: 'Troubleshooting guide',
  withoutKeyMapDrawn:
    'Without a key the map is drawn from files of this site: the server must answer /basemap.json. With a key of Google Maps, a style or a PMTiles file, look whether the setting is spelled right and its address can be reached from here.',
  frontendKeyHasFailed: 'Frontend key has failed',
  locationMayBeUnknown:
    'The location may be unknown: try the name of a city or the code of an airport. If Paris fails too, the server does not answer; its log says why.',
  backendGeocodingHasFailed: 'Backend geocoding has failed',
  itNeedsResultGeocoding:
    'It needs the result of the geocoding. If that one works, the places service has no answer: try again in a minute.',
  placesHasFailed: 'Places has failed',
  mapNeedsWebglSwitch:
    'The map needs WebGL: switch on hardware acceleration or try another browser. With a key of Google Maps, check that the key allows this site, and that no extension blocks the script.',
  mapsScriptLoadedHas: 'Maps script loaded has failed',
  mapsTest: 'Maps test',
  checksWhetherMapsThis:
    'Checks whether the maps of this site work here: key, geocoding, places and the map itself.',
  fourChecksWhatMaps: 'Four checks of what maps need, run from this browser.',
}

export const mapsPageText = {
  map: 'Map',
  maps: 'Maps',
  findPlaceAndWhat:
    'Find a place and what is around it: restaurants, sights, hotels and airports, with about what they cost.',
  findPlaceSeeWhat: 'Find a place, see what is around it, and take the list with you.',
}

export const nearbyChoicesText = {
  restaurants: 'Restaurants',
  attractions: 'Attractions',
  hotels: 'Hotels',
  transport: 'Transport',
}

export const placeListText = {
  searchForLocationOr: 'Search for a location, or look for what is nearby.',
  noPlacesOnMap: 'No places on the map',
  placesOnMap: 'Places on the map',
}

export const placeMapText = {
  interactiveMapDidNot: 'The interactive map did not load. Check your internet connection.',
  mapLoadingError: 'Map Loading Error',
  reloadPage: 'Reload Page',
  mapLoaded: 'Map loaded',
  dragItOrMove: 'Drag it, or move it with the arrow keys.',
  drawn: (label: string) => `${label}, drawn`,
  loadingMap: 'Loading the map',
  openMap: 'Open map',
}

export const placeMarksText = {
  next: 'Next',
  zoomIn: 'Zoom in',
  placesHere: (length: number, names: string, part: string) =>
    `${length} places here: ${names}. ${part}`,
}

export const placeSearchText = {
  newYork: 'New York',
  location: 'Location',
  eiffelTowerYvr: 'Eiffel Tower, YVR',
  search: 'Search',
  searching: 'Searching',
  goTo: 'Go to',
  nearbyPlaces: 'Nearby places',
  within5KmAirports: (around: string) => `Within 5 km of ${around}; airports within 60 km.`,
  findNearby: 'Find nearby',
  looking: 'Looking',
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
  totalLocations: 'Total locations',
  estimatedCost: 'Estimated cost',
  costsEstimatesNightMeal:
    'Costs are estimates: a night, a meal, an admission, a ride. Add puts the listed places into the cart.',
  hotelsAndRestaurantsHere: ' Hotels and restaurants here are made up, so you can try planning.',
  sample: 'Sample',
  add: 'Add',
  clearAll: 'Clear All',
}

export const listedPlacesText = {
  addedToCart: 'Added to Cart',
  notAddedToCart: 'Not added to the cart',
  thisBrowserKeepsNothing: 'This browser keeps nothing for us: allow storage and try again.',
  ottawa: 'Ottawa',
  locationFound: 'Location Found',
  nothingThisKindKnown: (name: string) => `Nothing of this kind is known around ${name}.`,
  noPlacesFound: 'No Places Found',
  around: (count: string, name: string) => `${count} around ${name}`,
  nearbyPlacesFound: 'Nearby Places Found',
}
