import type { RouteTable } from '#platform/shared/endpoint.ts'

export const tripRoutes = {
  listTrips: ['GET', '/api/itineraries'],
  createTrip: ['POST', '/api/itineraries'],
  getTrip: ['GET', '/api/itineraries/:id'],
  updateTrip: ['PATCH', '/api/itineraries/:id'],
  listAllDeadlines: ['GET', '/api/deadlines'],
  readDeadlineMails: ['GET', '/api/deadlines/mails'],
  setDeadlineMails: ['PUT', '/api/deadlines/mails'],
  listDeadlines: ['GET', '/api/itineraries/:id/deadlines'],
  checkTrip: ['GET', '/api/itineraries/:id/check'],
  findBestDay: ['POST', '/api/itineraries/:id/days/:date/best'],
  applyFix: ['POST', '/api/itineraries/:id/check/apply'],
  readTripChanges: ['GET', '/api/itineraries/:id/changes'],
  copyTrip: ['POST', '/api/itineraries/:id/copies'],
  deleteTrip: ['DELETE', '/api/itineraries/:id', 'nothing'],
  addItem: ['POST', '/api/itineraries/:id/items'],
  updateItem: ['PATCH', '/api/itineraries/:id/items/:itemId'],
  deleteItem: ['DELETE', '/api/itineraries/:id/items/:itemId', 'nothing'],
} as const satisfies RouteTable
